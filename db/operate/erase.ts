import type { Knex } from 'knex';
import type { Database, Row } from '../connection/database.js';
import type { EventRow } from '../rules/event-row.js';
import type { ReportRow } from '../rules/world-records.js';
import { replaceEvents } from '../writes/events.js';
import { readMaps } from '../writes/maps.js';
import { changeReports, replaceTakenBack } from '../writes/records.js';
import { inBatches, noteAllChanges } from './batches.js';
import {
  erasingKey,
  findKeys,
  findRows,
  isPerson,
  PERSONAL_TABLES,
  readPerson,
  whereKeys,
  withoutPerson,
  type Person,
  type PersonalTable,
} from './person.js';

/** The staged and kept files. */
export interface ErasedFiles {
  /** Returns the account that a run's file names; null if none can be read. */
  readAccount: (sha256: string) => Promise<string | null>;
  /** Removes the files that nothing refers to any more. */
  sweep: () => Promise<unknown>;
}

/** How many rows of each table name a player; `files` are staged or kept replays. */
export type RowCounts = Record<string, number>;

const MAPS_AT_ONCE = 25;
const ROWS_AT_ONCE = 200;

/** Counts what names an account, and changes nothing. */
export async function countAccount(
  database: Database,
  files: ErasedFiles,
  accountId: string,
): Promise<RowCounts> {
  const person = await readPerson(database, accountId);
  const counts: RowCounts = {};
  for (const table of PERSONAL_TABLES) {
    const { length } = await findKeys(database, table, person);
    if (length > 0) counts[table.name] = length;
  }
  const replays = await findReplays(database, files, person);
  return replays.length === 0 ? counts : { ...counts, files: replays.length };
}

/**
 * Removes an account from all that is stored, in batches beside the running services: its names and memberships go, its records and events
 * stay as nobody's, texts have `erased` instead of its id. After an interruption it can be called again, and continues: the names that it
 * looks for are kept until the end.
 */
export async function eraseAccount(source: Database, files: ErasedFiles, accountId: string): Promise<void> {
  const database = noteAllChanges(source);
  const person = await readPerson(database, accountId);
  const names = { key: erasingKey(accountId), value: JSON.stringify(person.names) };
  await database.write((trx) => trx('settings').insert(names).onConflict('key').merge());
  await eraseRecords(database, person);
  await eraseEvents(database, person);
  await eraseReplays(database, files, person);
  await renameVerdicts(database, person);
  for (const table of PERSONAL_TABLES)
    if (table.erasedBy !== 'own step')
      await inKeyBatches(database, table, person, (trx, keys) =>
        table.erasedBy === 'deletion' ? deleteRows(trx, table, keys) : clearRows(trx, table, keys, person),
      );
  await database.write((trx) => trx('settings').where({ key: names.key }).delete());
  await database.purge();
}

/** Calls `erase` with the keys of the rows that name a person, in batches, each in a transaction. */
async function inKeyBatches(
  database: Database,
  table: PersonalTable,
  person: Person,
  erase: (trx: Knex.Transaction, keys: Row[]) => Promise<unknown>,
): Promise<void> {
  await inBatches(await findKeys(database, table, person), ROWS_AT_ONCE, (part) =>
    database.write((trx) => erase(trx, part)),
  );
}

function tableOf(name: string): PersonalTable {
  const table = PERSONAL_TABLES.find((one) => one.name === name);
  if (!table) throw new Error(`${name} is no table that names players.`);
  return table;
}

/** The reports of world records, and what follows from them. */
async function eraseRecords(database: Database, person: Person): Promise<void> {
  const reports = await findKeys(database, tableOf('world_record_reports'), person);
  const uids = [...new Set(reports.map((row) => String(row['map_uid'])))].sort();
  await inBatches(uids, MAPS_AT_ONCE, (part) =>
    database.write(async (trx) => {
      const maps = await readMaps(trx, part);
      const records = await changeReports(trx, maps, (row, ofMap) => asNobodys(row, ofMap, person));
      // Events of records that others report too are theirs.
      const others = records.filter(({ record }) => record.player !== '');
      await replaceTakenBack(trx, others, maps, (event) => isPerson(person, event));
    }),
  );
}

/** A time that another player has reported, too, is that player's from now on: nobody's reports would be taken for theirs. */
function asNobodys(row: ReportRow, ofMap: readonly ReportRow[], person: Person): ReportRow | null {
  if (!isPerson(person, row)) return row;
  const isOfOther = ({ wr_ms: wrMs, account_id, holder }: ReportRow): boolean =>
    wrMs === row.wr_ms && account_id + holder !== '' && !isPerson(person, { account_id, holder });
  return ofMap.some(isOfOther) ? null : { ...row, account_id: '', holder: '', holder_key: '' };
}

/** Events stay as nobody's, without message and payload; texts of others lose the id. Their counts stay as they are. */
async function eraseEvents(database: Database, person: Person): Promise<void> {
  const table = tableOf('events');
  const nobodys = { account_id: null, holder: null, message: null, payload: null };
  await inKeyBatches(database, table, person, async (trx, keys) => {
    const rows = (await whereKeys(trx, table, keys)) as EventRow[];
    await replaceEvents(
      trx,
      rows.map((row) => withoutPerson(table, { ...row, ...(isPerson(person, row) && nobodys) }, person)),
    );
  });
}

/** Files of the account's runs, and the submissions of them that are decided. */
async function eraseReplays(database: Database, files: ErasedFiles, person: Person): Promise<void> {
  const replays = await findReplays(database, files, person);
  await inKeyBatches(database, tableOf('verification_submissions'), person, (trx, keys) =>
    whereKeys(trx, tableOf('verification_submissions'), keys).where({ open_jobs: 0 }).delete(),
  );
  await inBatches(replays, ROWS_AT_ONCE, (part) =>
    database.write((trx) => trx('verification_artifacts').whereIn('sha256', part).delete()),
  );
  await files.sweep();
}

/** Returns the contents of the account's replays: those that its submissions sent, and the staged ones that name it. */
async function findReplays(database: Database, files: ErasedFiles, person: Person): Promise<string[]> {
  const found = new Set<string>();
  for await (const rows of findRows(database, tableOf('verification_submissions'), person))
    for (const row of rows) found.add(String(row['replay_sha256']));
  const staged = (await database
    .read('verification_artifacts')
    .where({ kind: 'replay' })
    .distinct('sha256')
    .pluck('sha256')) as string[];
  for (const sha256 of staged)
    if (!found.has(sha256) && (await files.readAccount(sha256)) === person.accountId) found.add(sha256);
  return [...found];
}

const TABLES_OF_RECORDS = [
  'verification_records',
  'verification_submissions',
  'verification_jobs',
  'verification_paths',
  'verification_map_pins',
];

/** A record id with the account becomes another: of the record, and of all that refers to it. */
async function renameVerdicts(database: Database, person: Person): Promise<void> {
  const table = tableOf('verification_records');
  await inKeyBatches(database, table, person, async (trx, keys) => {
    for (const before of (await whereKeys(trx, table, keys)) as Row[]) {
      const [{ record_id: id }, after] = [before, withoutPerson(table, before, person)];
      if (after['record_id'] === id) continue;
      for (const name of TABLES_OF_RECORDS)
        await trx(name).where({ record_id: id }).update({ record_id: after['record_id'] });
    }
  });
}

async function deleteRows(trx: Knex.Transaction, table: PersonalTable, keys: readonly Row[]): Promise<void> {
  await whereKeys(trx, table, keys).delete();
  if (table.name !== 'club_members') return;
  const clubs = trx('clubs').whereIn(
    'club_id',
    keys.map((row) => Number(row['club_id'])),
  );
  await clubs.update({
    member_count: trx.raw('(SELECT count(*) FROM club_members t WHERE t.club_id = clubs.club_id)'),
  });
}

async function clearRows(
  trx: Knex.Transaction,
  table: PersonalTable,
  keys: readonly Row[],
  person: Person,
): Promise<void> {
  for (const row of (await whereKeys(trx, table, keys)) as Row[])
    await whereKeys(trx, table, [row]).update(withoutPerson(table, row, person));
}
