import type { Knex } from 'knex';
import { noteChanges } from '../memo.js';
import type { NewEvent } from '../rules/event-row.js';
import { earlierOf, laterOf } from '../rules/times.js';
import { deriveRecords, type ReportRow } from '../rules/world-records.js';
import { keyRows } from '../sql/json-rows.js';
import { removeEvents, takeEventIds } from './events.js';
import type { MapRow } from './maps.js';
import { readMapReports, removeReports, type StoredRecord } from './world-record-rows.js';
import {
  emptyReports,
  planRecords,
  recordKey,
  rowKey,
  settleWithoutNewEvent,
  storeEvents,
  type ReportsOfMap,
  type StoragePlan,
} from './world-records.js';

/** Other reports of maps, with what follows from them. */
interface ReportChanges {
  plan: StoragePlan;
  /** The rows that go, or become others. */
  removed: ReportRow[];
  /** The records of which no report is left. */
  gone: StoredRecord[];
}

/** What takes the place of the reports of a map: another row, or null for one that goes; a row that is not in it stays. */
type ReportChange = (rows: readonly ReportRow[]) => ReadonlyMap<ReportRow, ReportRow | null>;

/** Another time of a map's last wipe, unless it is no longer the one that was read. */
export interface WipeChange {
  before: string;
  after: string | null;
}

/**
 * Returns what has to be written so that the reports of maps are others: records follow, as if the new rows had been sent in the
 * first place. Rows with one key are put together. `wipes` are those of some maps. Where a record becomes several, `buildEvent` returns the
 * event of the others, from a report.
 */
export async function planReportChanges(
  trx: Knex.Transaction,
  maps: ReadonlyMap<string, MapRow>,
  change: ReportChange,
  buildEvent: (report: ReportRow, map: MapRow) => NewEvent,
  wipes: ReadonlyMap<string, WipeChange> = new Map(),
): Promise<ReportChanges> {
  const stored = await readMapReports(trx, [...maps.keys()]);
  const reports = new Map<string, ReportsOfMap>();
  const changes: ReportChanges = {
    plan: { repeats: [], fresh: [], reports, maps },
    removed: [],
    gone: [],
  };
  for (const [mapUid, map] of maps) {
    const before = stored.reports.filter((row) => row.map_uid === mapUid);
    const one = emptyReports(map);
    reports.set(mapUid, one);
    one.isRederived = true;
    one.storedRecords = stored.records.filter((record) => record.mapUid === mapUid);
    const wipe = wipes.get(mapUid);
    one.wipedAt = wipe && wipe.before === map.wr_wiped_at ? wipe.after : map.wr_wiped_at;
    const became = changeRows(one, before, change(before), changes.removed);
    one.derived = deriveRecords([...one.rows.values()], one.wipedAt);
    const formerly = deriveRecords(before, map.wr_wiped_at);
    changes.gone.push(
      ...planRecords(one, ({ wrMs, player }) => {
        const kept = before.find(
          (row) => row.wr_ms === wrMs && formerly.playerOf(row) === player && became.has(row),
        );
        const row = kept && became.get(kept);
        return row ? recordKey({ wrMs, player: one.derived.playerOf(row) }) : null;
      }),
    );
    for (const record of one.planned.values()) {
      if (record.eventId !== 0 || record.before.length > 0) continue;
      const row = [...one.rows.values()].find(
        (report) => report.wr_ms === record.wrMs && one.derived.playerOf(report) === record.player,
      );
      if (!row) continue;
      record.eventId = await takeEventIds(trx, 1);
      const event = buildEvent(row, map);
      record.receivedAt = event.receivedAt;
      changes.plan.fresh.push({ event, eventId: record.eventId, target: record });
      changes.plan.repeats.push(null);
    }
    settleWithoutNewEvent(one);
  }
  return changes;
}

/** Returns what became of the rows that are left. */
function changeRows(
  map: ReportsOfMap,
  before: readonly ReportRow[],
  changes: ReadonlyMap<ReportRow, ReportRow | null>,
  removed: ReportRow[],
): Map<ReportRow, ReportRow> {
  const became = new Map<ReportRow, ReportRow>();
  for (const row of before) {
    const after = changes.has(row) ? (changes.get(row) ?? null) : row;
    if (after !== row) removed.push(row);
    if (after === null) continue;
    const known = map.rows.get(rowKey(after));
    const kept = known ? mergeReportRows(known, after) : { ...after };
    map.rows.set(rowKey(kept), kept);
    if (after !== row || known) map.changed.add(kept);
    became.set(row, kept);
  }
  return became;
}

function mergeReportRows(row: ReportRow, other: ReportRow): ReportRow {
  return Object.assign(row, {
    first_at: earlierOf(row.first_at, other.first_at),
    last_at: laterOf(row.last_at, other.last_at),
    revoking_at: laterOf(row.revoking_at, other.revoking_at),
    untimed_at: earlierOf(row.untimed_at, other.untimed_at),
    changed: Math.max(row.changed, other.changed),
    authenticated: Math.max(row.authenticated, other.authenticated),
  });
}

/** Stores other reports of maps, and what follows from them. */
export async function storeReportChanges(
  trx: Knex.Transaction,
  { plan, removed, gone }: ReportChanges,
): Promise<void> {
  await removeReports(trx, removed);
  const ids = gone.map(({ eventId }) => eventId);
  if (ids.length > 0) {
    await noteChanges(trx, 'records');
    await removeEvents(trx, ids);
    for (const table of ['event_repeat_keys', 'world_records'])
      await trx.raw(`DELETE FROM ${table} WHERE event_id IN (SELECT k.event_id FROM ?)`, [
        keyRows(trx, 'event_id', 'bigint', ids),
      ]);
  }
  await storeEvents(trx, plan);
}
