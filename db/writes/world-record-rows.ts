import type { Knex } from 'knex';
import { rowsOf } from '../sql/raw-rows.js';
import { jsonRows } from '../sql/json-rows.js';
import { addCatalogCounts } from '../rollups/catalog-counts.js';
import { correctEvents } from './events.js';
import { addRecordHolders } from '../rollups/leaders.js';
import type { ReservedIds } from '../sql/event-ids.js';
import type { DeferredWrites } from '../sql/deferred-writes.js';
import { addRows } from '../sql/insert-rows.js';
import type { PendingRecord } from '../rollups/map-rollups.js';
import type { LockedMaps } from './maps.js';
import {
  asCurrent,
  eventKindOf,
  type CurrentRecord,
  type StoredRecord,
  type MapRecords,
  type RecordReport,
} from '../rules/world-records.js';

/** What is stored of some maps before events that report records on them. */
export interface StoredMaps {
  known: Map<string, MapRecords>;
  /** Each map's current record before the events. */
  before: Map<string, CurrentRecord | null>;
  maps: LockedMaps;
}

interface RecordRow {
  event_id: number;
  map_uid: string;
  player: string | null;
  account_id: string | null;
  holder: string | null;
  wr_ms: number;
  recorded_at: string;
  received_at: string;
  is_seen: number;
  /** JSON; null for none. */
  other_timestamps: string | null;
  is_baseline: number;
}

/** Returns the records that reports may repeat, by map: those with a report's time, and each map's current one. */
export async function readKnown(
  trx: Knex.Transaction,
  reported: readonly RecordReport[],
  maps: LockedMaps,
): Promise<Map<string, MapRecords>> {
  const known = new Map(
    reported.map(({ mapUid }): [string, MapRecords] => [mapUid, { records: [], current: null }]),
  );
  if (known.size === 0) return known;
  const times = [...new Map(reported.map((one) => [`${one.mapUid} ${one.wrMs}`, one])).values()];
  const same = jsonRows(
    trx,
    'k',
    { map_uid: 'text', wr_ms: 'integer' },
    times.map(({ mapUid, wrMs }) => ({ map_uid: mapUid, wr_ms: wrMs })),
  );
  const current = [...known.keys()].flatMap((uid) => {
    const eventId = maps.get(uid)?.wr_event_id ?? null;
    return eventId === null ? [] : [{ event_id: eventId }];
  });
  const sql = `/* plan: world records of maps */ SELECT w.* FROM ? CROSS JOIN world_records w WHERE w.map_uid = k.map_uid AND w.wr_ms = k.wr_ms
    UNION SELECT w.* FROM ? CROSS JOIN world_records w WHERE w.event_id = c.event_id ORDER BY event_id`;
  const rows: unknown = await trx.raw(sql, [same, jsonRows(trx, 'c', { event_id: 'bigint' }, current)]);
  for (const row of rowsOf<RecordRow>(rows)) {
    const record = fromRow(row);
    const map = known.get(row.map_uid);
    map?.records.push(record);
    if (map && maps.get(row.map_uid)?.wr_event_id === row.event_id) map.current = record;
  }
  return known;
}

function fromRow(row: RecordRow): StoredRecord {
  return {
    eventId: row.event_id,
    mapUid: row.map_uid,
    player: row.player,
    accountId: row.account_id,
    holder: row.holder,
    wrMs: row.wr_ms,
    recordedAt: row.recorded_at,
    receivedAt: row.received_at,
    isSeen: row.is_seen === 1,
    otherTimestamps: row.other_timestamps === null ? [] : (JSON.parse(row.other_timestamps) as string[]),
    isBaseline: row.is_baseline === 1,
    isCorrected: false,
    hasNewTimestamp: false,
  };
}

const RECORD_COLUMNS = {
  event_id: 'bigint',
  map_uid: 'text',
  player: 'text',
  account_id: 'text',
  holder: 'text',
  wr_ms: 'integer',
  recorded_at: 'text',
  received_at: 'text',
  is_seen: 'integer',
  other_timestamps: 'text',
  is_baseline: 'integer',
} as const;

const MERGE = ['player', 'account_id', 'holder', 'recorded_at', 'is_seen', 'other_timestamps', 'is_baseline']
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** Stores new world records, whose events have the new `ids`, and corrects stored ones and their events. */
export async function saveRecords(
  writes: DeferredWrites,
  known: Map<string, MapRecords>,
  added: ReadonlySet<StoredRecord>,
  ids: ReservedIds,
): Promise<void> {
  const all = [...known.values()].flatMap(({ records }) => records);
  const stored = all.filter((record) => !added.has(record));
  const corrected = stored.filter(({ isCorrected }) => isCorrected);
  const changed = stored.filter(({ isCorrected, hasNewTimestamp }) => isCorrected || hasNewTimestamp);
  const { becameChanges } = await correctEvents(
    writes,
    corrected.map((record) => {
      const { eventId, recordedAt, accountId, holder } = record;
      return { eventId, occurredAt: recordedAt, accountId, holder, ...eventKindOf(record) };
    }),
  );
  const rows = [...added, ...changed].map((record) => ({
    event_id: record.eventId,
    map_uid: record.mapUid,
    player: record.player,
    account_id: record.accountId,
    holder: record.holder,
    wr_ms: record.wrMs,
    recorded_at: record.recordedAt,
    received_at: record.receivedAt,
    is_seen: Number(record.isSeen),
    other_timestamps: record.otherTimestamps.length === 0 ? null : JSON.stringify(record.otherTimestamps),
    is_baseline: Number(record.isBaseline),
  }));
  const suffix = `ON CONFLICT (event_id) DO UPDATE SET ${MERGE}`;
  addRows(
    writes,
    { table: 'world_records', columns: RECORD_COLUMNS, rows, suffix },
    { event_id: ids.inColumn('r.event_id') },
  );
  const changes = [...added].filter(({ isBaseline }) => !isBaseline).length;
  addCatalogCounts(writes, [['records', changes + becameChanges]]);
  addRecordHolders(
    writes,
    [...added, ...corrected].map(({ player }) => player),
  );
}

const CURRENT_COLUMNS = {
  map_uid: 'text',
  wr_event_id: 'bigint',
  wr_ms: 'integer',
  wr_player: 'text',
  wr_account_id: 'text',
  wr_holder: 'text',
  wr_recorded_at: 'text',
} as const;

/**
 * Stores the maps' current records, whose events may have new `ids`, in their rows and in `maps`; returns the changed ones.
 */
export function saveCurrent(
  writes: DeferredWrites,
  { known, before, maps }: StoredMaps,
  ids: ReservedIds,
): PendingRecord[] {
  const changes = [...known].flatMap(([mapUid, { current }]) => {
    const after = current && asCurrent(current);
    const isSame = JSON.stringify(before.get(mapUid) ?? null) === JSON.stringify(after);
    return isSame ? [] : [{ mapUid, after }];
  });
  if (changes.length === 0) return [];
  const rows = changes.map(({ mapUid, after }) => ({
    map_uid: mapUid,
    wr_event_id: after?.eventId ?? null,
    wr_ms: after?.wrMs ?? null,
    wr_player: after?.player ?? null,
    wr_account_id: after?.accountId ?? null,
    wr_holder: after?.holder ?? null,
    wr_recorded_at: after?.recordedAt ?? null,
  }));
  const [, , ...others] = Object.keys(CURRENT_COLUMNS);
  const set = [
    `wr_event_id = ${ids.inColumn('c.wr_event_id')}`,
    ...others.map((column) => `${column} = c.${column}`),
  ];
  writes.add(`UPDATE maps SET ${set.join(', ')} FROM ? WHERE maps.map_uid = c.map_uid`, [
    jsonRows(writes.trx, 'c', CURRENT_COLUMNS, rows),
  ]);
  for (const { map_uid: uid, ...wr } of rows) Object.assign(maps.get(uid) ?? {}, wr);
  return rows.map((row) => ({ ...row, has_record: Number(row.wr_event_id !== null) }));
}
