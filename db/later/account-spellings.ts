import type { Knex } from 'knex';
import { insertRows } from '../bulk.js';
import { parseUuid } from '../rules/account-ids.js';
import { toParts } from '../rules/parts.js';
import type { ReportRow } from '../rules/world-records.js';
import type { Dialect } from '../schema.js';
import { countRows } from '../sql/read-page.js';
import { rowsOf } from '../sql/raw-rows.js';
import { readMaps } from '../writes/maps.js';
import { changeReports } from '../writes/records.js';

/** A temporary table of spellings, with the stored id of each: spelling, stored_id. */
const SPELLINGS = 'account_spellings';
const OTHER_SPELLINGS = `(SELECT spelling FROM ${SPELLINGS} WHERE spelling <> stored_id)`;
const MAPS_AT_ONCE = 500;

/** Columns of account ids that are part of no key. */
const PLAIN_COLUMNS = [
  ['maps', 'author'],
  ['maps', 'submitter'],
  ['events', 'account_id'],
  ['verification_records', 'run_account_id'],
  ['verification_submissions', 'run_account_id'],
  ['verification_paths', 'account_id'],
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
    // Trackers send ids in the place of names.
    ['world_record_reports', 'holder'],
    ...PLAIN_COLUMNS,
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
  const before = await countRows(trx(table));
  await trx.raw(`CREATE TEMPORARY TABLE merged AS SELECT * FROM (
    SELECT stored_id, ${values}, row_number() OVER (own ORDER BY ${order}) AS place
      FROM ${table} JOIN ${SPELLINGS} ON spelling = account_id WINDOW own AS (PARTITION BY ${key})) AS m WHERE place = 1`);
  await trx.raw(`DELETE FROM ${table} WHERE account_id IN (SELECT spelling FROM ${SPELLINGS})`);
  await trx.raw(`INSERT INTO ${table} (account_id, ${names}) SELECT stored_id, ${names} FROM merged`);
  await trx.raw('DROP TABLE merged');
  return before - (await countRows(trx(table)));
}

/** Returns the number of maps with reports in other spellings, and how many rows fewer they have. */
async function unifyRecords(trx: Knex.Transaction): Promise<Record<'maps' | 'reports' | 'records', number>> {
  const found = rowsOf<{ map_uid: string }>(
    await trx.raw(`SELECT DISTINCT map_uid FROM world_record_reports
      WHERE account_id IN ${OTHER_SPELLINGS} OR holder IN ${OTHER_SPELLINGS}`),
  );
  const reports = await countRows(trx('world_record_reports'));
  const records = await countRows(trx('world_records'));
  for (const part of toParts(found, MAPS_AT_ONCE)) {
    const uids = part.map((row) => row.map_uid);
    await changeReports(trx, await readMaps(trx, uids), toStored);
  }
  return {
    maps: found.length,
    reports: reports - (await countRows(trx('world_record_reports'))),
    records: records - (await countRows(trx('world_records'))),
  };
}

/** An id in place of a name is the account's, as in what is sent now. */
function toStored(row: ReportRow): ReportRow {
  const account_id = parseUuid(row.account_id) ?? row.account_id;
  const named = parseUuid(row.holder);
  if (named !== null) return { ...row, account_id: account_id || named, holder: '', holder_key: '' };
  return account_id === row.account_id ? row : { ...row, account_id };
}
