import type { Knex } from 'knex';
import { parseUuid } from '../rules/account-ids.js';
import { earlierOf, laterOf } from '../rules/times.js';
import { deriveRecords, toPlayerKey, type DerivedRecord, type ReportRow } from '../rules/world-records.js';
import type { Dialect } from '../schema.js';
import { rowsOf } from '../sql/raw-rows.js';

/** A temporary table of spellings, with the stored id of each: spelling, stored_id. */
const SPELLINGS = 'account_spellings';
const OTHER_SPELLINGS = `(SELECT spelling FROM ${SPELLINGS} WHERE spelling <> stored_id)`;
const MAPS_AT_ONCE = 500;
const ROWS_AT_ONCE = 200;

/** Columns of account ids that are part of no key. */
const PLAIN_COLUMNS = [
  ['maps', 'author'],
  ['maps', 'submitter'],
  ['project_maps', 'wr_account_id'],
  ['events', 'account_id'],
  ['verification_records', 'run_account_id'],
  ['verification_submissions', 'run_account_id'],
  ['verification_paths', 'account_id'],
] as const;

/** Columns of names, in whose place trackers send ids. */
const NAME_COLUMNS = [
  ['project_maps', 'wr_holder'],
  ['world_record_reports', 'holder'],
] as const;

/** A table with an account in its key. */
interface KeyedTable {
  table: string;
  key: string;
  /** Of the rows of one key, the first in this order stays. */
  order: string;
  /** Columns that all rows of the key contribute to. */
  merged?: Readonly<Record<string, string>>;
}

const KEYED_TABLES: readonly KeyedTable[] = [
  {
    table: 'display_names',
    key: 'stored_id',
    order: 'observed_at DESC, display_name DESC, source DESC, project_key DESC',
  },
  {
    table: 'display_name_history',
    key: 'stored_id, display_name',
    order: 'last_observed_at DESC, source DESC, project_key DESC',
    merged: { first_observed_at: 'min(first_observed_at) OVER own' },
  },
  {
    table: 'accounts_seen',
    key: 'stored_id',
    order: 'account_id',
    merged: {
      named: 'max(named) OVER own',
      reasons: [1, 2, 4, 8].map((reason) => `max(reasons & ${reason}) OVER own`).join(' + '),
      first_seen_at: 'min(first_seen_at) OVER own',
      last_seen_at: 'max(last_seen_at) OVER own',
    },
  },
  {
    table: 'club_members',
    key: 'club_id, stored_id',
    order: 'first_seen_at DESC, account_id',
    merged: { first_seen_at: 'min(first_seen_at) OVER own' },
  },
];

/**
 * Puts the spellings of one account together: a UUID in any case, its 32 hex digits and the game's login become the lower-case UUID. The
 * records of a map that has reports in another spelling are derived again. Texts stay as they were sent, and all events stay. Returns the
 * counts, as sentences.
 */
export async function unifyAccounts(trx: Knex.Transaction, { text }: Dialect): Promise<string[]> {
  await trx.raw(
    `CREATE TEMPORARY TABLE ${SPELLINGS} (spelling ${text} PRIMARY KEY, stored_id ${text} NOT NULL)`,
  );
  const spellings = await collectSpellings(trx);
  const notes = spellings > 0 ? await respell(trx, spellings) : [];
  await trx.raw(`DROP TABLE ${SPELLINGS}`);
  return notes;
}

/** Fills the temporary table, with the stored ids themselves as well; returns the number of other spellings. */
async function collectSpellings(trx: Knex.Transaction): Promise<number> {
  const columns = [
    ...KEYED_TABLES.map(({ table }) => [table, 'account_id']),
    ['world_record_reports', 'account_id'],
    ...PLAIN_COLUMNS,
    ...NAME_COLUMNS,
  ];
  // Texts as long as a login, 32 hex digits, and a UUID.
  const selects = columns.map(
    ([table, column]) => `SELECT ${column} AS spelling FROM ${table}
      WHERE length(${column}) IN (22, 32) OR (length(${column}) = 36 AND ${column} <> lower(${column}))`,
  );
  const ids = new Map<string, string>();
  let count = 0;
  for (const { spelling } of rowsOf<{ spelling: string }>(await trx.raw(selects.join(' UNION ')))) {
    const id = parseUuid(spelling);
    if (id === null) continue;
    count += 1;
    ids.set(spelling, id).set(id, id);
  }
  await insertRows(
    trx,
    SPELLINGS,
    [...ids].map(([spelling, id]) => ({ spelling, stored_id: id })),
  );
  return count;
}

async function respell(trx: Knex.Transaction, spellings: number): Promise<string[]> {
  const fewer: [table: string, rows: number][] = [];
  for (const one of KEYED_TABLES) fewer.push([one.table, await mergeRows(trx, one)]);
  for (const [table, column] of PLAIN_COLUMNS)
    await trx.raw(`UPDATE ${table} SET ${column} = s.stored_id FROM ${SPELLINGS} s
      WHERE ${table}.${column} = s.spelling AND s.spelling <> s.stored_id`);
  await trx.raw(`UPDATE project_maps SET wr_account_id = COALESCE(wr_account_id, s.stored_id), wr_holder = NULL
    FROM ${SPELLINGS} s WHERE wr_holder = s.spelling`);
  const { maps, reports, records } = await unifyRecords(trx);
  fewer.push(['world_record_reports', reports], ['world_records', records]);
  return [
    `other spellings of account ids: ${spellings}; maps whose records were derived again: ${maps}`,
    `rows that were put together with others: ${fewer.map(([table, rows]) => `${rows} of ${table}`).join(', ')}`,
  ];
}

/** Gives a table one row for each key; returns how many rows fewer it has. */
async function mergeRows(
  trx: Knex.Transaction,
  { table, key, order, merged = {} }: KeyedTable,
): Promise<number> {
  const columns = Object.keys(await trx(table).columnInfo()).filter((name) => name !== 'account_id');
  const values = columns.map((name) => `${merged[name] ?? name} AS ${name}`).join(', ');
  const names = columns.join(', ');
  const before = await countRows(trx, table);
  await trx.raw(`CREATE TEMPORARY TABLE merged AS SELECT * FROM (
    SELECT stored_id, ${values}, row_number() OVER (own ORDER BY ${order}) AS place
      FROM ${table} JOIN ${SPELLINGS} ON spelling = account_id WINDOW own AS (PARTITION BY ${key})) AS m WHERE place = 1`);
  await trx.raw(`DELETE FROM ${table} WHERE account_id IN (SELECT spelling FROM ${SPELLINGS})`);
  await trx.raw(`INSERT INTO ${table} (account_id, ${names}) SELECT stored_id, ${names} FROM merged`);
  await trx.raw('DROP TABLE merged');
  return before - (await countRows(trx, table));
}

async function countRows(trx: Knex.Transaction, table: string): Promise<number> {
  const [row] = await trx(table).count<{ rows: number }[]>({ rows: '*' });
  return row?.rows ?? 0;
}

async function insertRows(trx: Knex.Transaction, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await trx(table).insert(rows.slice(start, start + ROWS_AT_ONCE));
}

interface MapRow {
  map_uid: string;
  wr_wiped_at: string | null;
}

/** A row of `world_records`. */
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
  authenticated: number;
  after_removal: number;
}

/** Returns the number of maps with reports in other spellings, and how many rows fewer they have. */
async function unifyRecords(trx: Knex.Transaction): Promise<Record<'maps' | 'reports' | 'records', number>> {
  const found = rowsOf<{ map_uid: string }>(
    await trx.raw(`SELECT DISTINCT map_uid FROM world_record_reports
      WHERE account_id IN ${OTHER_SPELLINGS} OR holder IN ${OTHER_SPELLINGS}`),
  );
  const counts = { maps: found.length, reports: 0, records: 0 };
  for (let start = 0; start < found.length; start += MAPS_AT_ONCE) {
    const uids = found.slice(start, start + MAPS_AT_ONCE).map((row) => row.map_uid);
    const of = (table: string): Knex.QueryBuilder => trx(table).whereIn('map_uid', uids);
    const maps = (await of('maps').select('map_uid', 'wr_wiped_at')) as MapRow[];
    const sent = byMap((await of('world_record_reports')) as ReportRow[]);
    const stored = byMap((await of('world_records')) as RecordRow[]);
    const reports: ReportRow[] = [];
    const records: RecordRow[] = [];
    for (const map of maps) {
      const ofMap = unifyReports(sent.get(map.map_uid) ?? []);
      const derived = deriveRows(map, ofMap, stored.get(map.map_uid) ?? []);
      reports.push(...ofMap.keys());
      records.push(...derived.records);
      await trx('maps').where({ map_uid: map.map_uid }).update(toCurrent(derived.current));
    }
    counts.reports += (await of('world_record_reports').delete()) - reports.length;
    counts.records += (await of('world_records').delete()) - records.length;
    await insertRows(trx, 'world_record_reports', reports);
    await insertRows(trx, 'world_records', records);
  }
  return counts;
}

function byMap<Row extends { map_uid: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.map_uid);
    if (known) known.push(row);
    else found.set(row.map_uid, [row]);
  }
  return found;
}

/** Returns the reports of a map, with the rows that each was put together of. */
function unifyReports(sent: readonly ReportRow[]): Map<ReportRow, ReportRow[]> {
  const unified = new Map<string, { row: ReportRow; of: ReportRow[] }>();
  for (const one of sent) {
    const row = toStored(one);
    const key = [row.wr_ms, row.account_id, row.holder, row.project_key].join('\0');
    const known = unified.get(key);
    unified.set(key, { row: known ? merge(known.row, row) : row, of: [...(known?.of ?? []), one] });
  }
  return new Map([...unified.values()].map(({ row, of }) => [row, of]));
}

/** An id in place of a name is the account's, as in what is sent now. */
function toStored(row: ReportRow): ReportRow {
  const account = parseUuid(row.account_id) ?? row.account_id;
  const named = parseUuid(row.holder);
  return named === null
    ? { ...row, account_id: account }
    : { ...row, account_id: account || named, holder: '', holder_key: '' };
}

function merge(a: ReportRow, b: ReportRow): ReportRow {
  return {
    ...a,
    first_at: earlierOf(a.first_at, b.first_at),
    last_at: laterOf(a.last_at, b.last_at),
    revoking_at: laterOf(a.revoking_at, b.revoking_at),
    untimed_at: earlierOf(a.untimed_at, b.untimed_at),
    changed: Math.max(a.changed, b.changed),
    authenticated: Math.max(a.authenticated, b.authenticated),
  };
}

/**
 * Returns the records of a map and its current one. Each keeps the event of the first of its former records, or of the first change if it is
 * one.
 */
function deriveRows(
  { map_uid, wr_wiped_at }: MapRow,
  reports: ReadonlyMap<ReportRow, ReportRow[]>,
  stored: readonly RecordRow[],
): { records: RecordRow[]; current: RecordRow | undefined } {
  const derived = deriveRecords([...reports.keys()], wr_wiped_at);
  const keys = new Map<string, string>();
  for (const [row, sent] of reports)
    for (const one of sent)
      keys.set(
        keyOf(one.wr_ms, toPlayerKey(one.account_id, one.holder_key)),
        keyOf(row.wr_ms, derived.playerOf(row)),
      );
  const former = stored.toSorted((a, b) => a.is_baseline - b.is_baseline || a.event_id - b.event_id);
  const rows = new Map<DerivedRecord, RecordRow>();
  for (const record of derived.records) {
    const key = keyOf(record.wrMs, record.player);
    const first = former.find((one) => keys.get(keyOf(one.wr_ms, one.player)) === key);
    if (!first) continue;
    rows.set(record, {
      ...first,
      map_uid,
      player: record.player,
      account_id: record.accountId,
      holder: record.holder,
      recorded_at: record.recordedAt,
      is_baseline: Number(record.isBaseline),
      revoked: Number(record.isRevoked),
      authenticated: Number(record.isAuthenticated),
      after_removal: Number(record.isAfterRemoval),
    });
  }
  return { records: [...rows.values()], current: derived.current ? rows.get(derived.current) : undefined };
}

function keyOf(wrMs: number, player: string): string {
  return `${wrMs} ${player}`;
}

function toCurrent(row: RecordRow | undefined): object {
  return {
    wr_event_id: row?.event_id ?? null,
    wr_ms: row?.wr_ms ?? null,
    wr_player: row?.player || null,
    wr_account_id: row?.account_id ?? null,
    wr_holder: row?.holder ?? null,
    wr_recorded_at: row?.recorded_at ?? null,
  };
}
