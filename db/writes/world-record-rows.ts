import type { Knex } from 'knex';
import { noteChanges } from '../memo.js';
import { readRows } from '../sql/read-rows.js';
import { jsonRows, keyRows } from '../sql/json-rows.js';
import { insertRows } from '../sql/insert-rows.js';
import type { MapRow } from './maps.js';
import type { DerivedRecord, ReportRow } from '../rules/world-records.js';

/** A stored world record, without what only its reports say. */
export interface StoredRecord extends Omit<DerivedRecord, 'lastAt'> {
  eventId: number;
  mapUid: string;
  receivedAt: string;
}

interface RecordRow {
  event_id: number;
  map_uid: string;
  player: string;
  account_id: string | null;
  holder: string | null;
  wr_ms: number;
  recorded_at: string;
  received_at: string;
  is_baseline: number;
  revoked: number;
  after_removal: number;
  authenticated: number;
}

/** What is stored of maps, or of some of their times. */
interface StoredReports {
  reports: ReportRow[];
  records: StoredRecord[];
}

/** Returns what is stored of some times of maps. */
export function readTimeReports(
  trx: Knex.Transaction,
  times: readonly { mapUid: string; wrMs: number }[],
): Promise<StoredReports> {
  const distinct = new Map(
    times.map(({ mapUid, wrMs }) => [`${mapUid} ${wrMs}`, { map_uid: mapUid, wr_ms: wrMs }]),
  );
  const source = jsonRows(trx, 'k', { map_uid: 'text', wr_ms: 'integer' }, [...distinct.values()]);
  return read(trx, source, 't.map_uid = k.map_uid AND t.wr_ms = k.wr_ms');
}

/** Returns all that is stored of some maps. */
export function readMapReports(trx: Knex.Transaction, mapUids: readonly string[]): Promise<StoredReports> {
  return read(trx, keyRows(trx, 'map_uid', 'text', mapUids), 't.map_uid = k.map_uid');
}

async function read(trx: Knex.Transaction, source: Knex.Raw, condition: string): Promise<StoredReports> {
  const readTable = <Row>(table: string, columns: object): Promise<Row[]> => {
    const from = `/* plan: ${table} of maps */ FROM ? CROSS JOIN ${table} t WHERE ${condition}`;
    const selected = Object.keys(columns).map((column) => `t.${column}`);
    return readRows(trx, selected, from, [source]);
  };
  const reports = await readTable<ReportRow>('world_record_reports', REPORT_COLUMNS);
  // A record has reports.
  if (reports.length === 0) return { reports, records: [] };
  const records = await readTable<RecordRow>('world_records', RECORD_COLUMNS);
  return { reports, records: records.map(fromRow) };
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
    isBaseline: row.is_baseline === 1,
    isRevoked: row.revoked === 1,
    isAfterRemoval: row.after_removal === 1,
    isAuthenticated: row.authenticated === 1,
  };
}

const REPORT_COLUMNS = {
  map_uid: 'text',
  wr_ms: 'integer',
  account_id: 'text',
  holder: 'text',
  project_key: 'text',
  holder_key: 'text',
  first_at: 'text',
  last_at: 'text',
  revoking_at: 'text',
  untimed_at: 'text',
  changed: 'integer',
  authenticated: 'integer',
} as const;

const REPORT_KEY = 'map_uid, wr_ms, account_id, holder, project_key';
const MERGE_REPORT = Object.keys(REPORT_COLUMNS)
  .slice(6)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** Stores new and changed rows of reports. */
export async function saveReports(trx: Knex.Transaction, rows: readonly ReportRow[]): Promise<void> {
  const suffix = `ON CONFLICT (${REPORT_KEY}) DO UPDATE SET ${MERGE_REPORT}`;
  await insertRows(trx, { table: 'world_record_reports', columns: REPORT_COLUMNS, rows, suffix });
}

/** Removes rows of reports. */
export async function removeReports(trx: Knex.Transaction, rows: readonly ReportRow[]): Promise<void> {
  if (rows.length === 0) return;
  const key = REPORT_KEY.split(', ');
  const columns = Object.fromEntries(key.map((name) => [name, REPORT_COLUMNS[name as keyof ReportRow]]));
  await trx.raw(
    `DELETE FROM world_record_reports WHERE (${REPORT_KEY}) IN (SELECT ${key.map((name) => `k.${name}`).join(', ')} FROM ?)`,
    [jsonRows(trx, 'k', columns, rows)],
  );
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
  is_baseline: 'integer',
  revoked: 'integer',
  after_removal: 'integer',
  authenticated: 'integer',
} as const;

const MERGE_RECORD = [
  'player',
  'account_id',
  'holder',
  'recorded_at',
  'is_baseline',
  'revoked',
  'after_removal',
  'authenticated',
]
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** Removes the records of some events, and stores new and changed records. */
export async function saveRecords(
  trx: Knex.Transaction,
  removed: readonly number[],
  records: readonly StoredRecord[],
): Promise<void> {
  if (removed.length + records.length > 0) await noteChanges(trx, 'records');
  if (removed.length > 0)
    await trx.raw('DELETE FROM world_records WHERE event_id IN (SELECT k.event_id FROM ?)', [
      keyRows(trx, 'event_id', 'bigint', removed),
    ]);
  const rows = records.map((record) => ({
    event_id: record.eventId,
    map_uid: record.mapUid,
    player: record.player,
    account_id: record.accountId,
    holder: record.holder,
    wr_ms: record.wrMs,
    recorded_at: record.recordedAt,
    received_at: record.receivedAt,
    is_baseline: Number(record.isBaseline),
    revoked: Number(record.isRevoked),
    after_removal: Number(record.isAfterRemoval),
    authenticated: Number(record.isAuthenticated),
  }));
  const suffix = `ON CONFLICT (event_id) DO UPDATE SET ${MERGE_RECORD}`;
  await insertRows(trx, { table: 'world_records', columns: RECORD_COLUMNS, rows, suffix });
}

/** What a map's reports say of the map itself. */
export interface MapRecord {
  mapUid: string;
  current: StoredRecord | null;
  wipedAt: string | null;
}

const CURRENT_COLUMNS = {
  map_uid: 'text',
  wr_event_id: 'bigint',
  wr_ms: 'integer',
  wr_player: 'text',
  wr_account_id: 'text',
  wr_holder: 'text',
  wr_recorded_at: 'text',
  wr_wiped_at: 'text',
} as const;

type CurrentRow = Pick<MapRow, keyof typeof CURRENT_COLUMNS>;
const COMPARED = Object.keys(CURRENT_COLUMNS) as (keyof CurrentRow)[];

/** Stores the current records of maps, in the rows of `maps` and in the table. */
export async function saveCurrent(
  trx: Knex.Transaction,
  maps: ReadonlyMap<string, MapRow>,
  found: readonly MapRecord[],
): Promise<void> {
  const changes = found.flatMap(({ mapUid, current, wipedAt }) => {
    const row: CurrentRow = {
      map_uid: mapUid,
      wr_event_id: current?.eventId ?? null,
      wr_ms: current?.wrMs ?? null,
      wr_player: current?.player || null,
      wr_account_id: current?.accountId ?? null,
      wr_holder: current?.holder ?? null,
      wr_recorded_at: current?.recordedAt ?? null,
      wr_wiped_at: wipedAt,
    };
    const map = maps.get(mapUid);
    return map && COMPARED.some((column) => map[column] !== row[column]) ? [{ map, row }] : [];
  });
  if (changes.length === 0) return;
  await noteChanges(trx, 'maps');
  const [, ...others] = COMPARED;
  const set = others.map((column) => `${column} = c.${column}`);
  const rows = changes.map(({ row }) => row);
  await trx.raw(`UPDATE maps SET ${set.join(', ')} FROM ? WHERE maps.map_uid = c.map_uid`, [
    jsonRows(trx, 'c', CURRENT_COLUMNS, rows),
  ]);
  for (const { map, row } of changes) Object.assign(map, row);
}
