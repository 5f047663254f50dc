import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connect, openDatabase } from '../connect.js';
import type { Database, Row } from '../connection/database.js';
import type { Migrated } from '../migrate.js';
import { rowsOf } from '../sql/raw-rows.js';
import { createEmptyDatabase, describeOnEmptyDatabases } from '../testing/databases.js';
import { placeRelease } from '../testing/release-1.1.js';
import { BLOCKED } from '../writes/blocked-accounts.js';

/** Accounts that the database of 1.1 stores under several spellings. */
const LARK = '5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70';
const WREN = 'a04d7c15-3e98-4b61-8f27-90cbd1e6a352';
const SWIFT = 'e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16';
const MOLE = '0f6e2b9a-c4d7-4385-a1e9-6b3f70c85d24';
/** Others, and how a copy of the database spells them. */
const RESPELLED: readonly (readonly [id: string, spelling: string])[] = [
  ['ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'EBBB6444-6264-47A9-BF6B-35B1C8FB88B0'],
  ['a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'a4b80d0c72b047cd96d33fff3c4f1f5f'],
  ['02ca118c-2342-4a92-861e-d4811f757650', 'AsoRjCNCSpKGHtSBH3V2UA'],
];

const at = (minute: number): string => new Date(Date.UTC(2026, 9, 6, 7, minute)).toISOString();

async function listTables({ kind, read }: Database): Promise<string[]> {
  const sql =
    kind === 'sqlite'
      ? `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`
      : `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  return rowsOf<{ name: string }>(await read.raw(sql)).map(({ name }) => name);
}

/** Writes other spellings wherever an account id is all of a text. */
async function respellAll(database: Database): Promise<void> {
  for (const table of await listTables(database))
    for (const [column, { type }] of Object.entries(await database.read(table).columnInfo()))
      if (type === 'text')
        for (const [id, spelling] of RESPELLED)
          await database.write((trx) =>
            trx(table)
              .where({ [column]: id })
              .update({ [column]: spelling }),
          );
}

describeOnEmptyDatabases('accounts in several spellings', (settings, kind) => {
  let database: Database;
  let migrated: Migrated;
  before(async () => {
    await placeRelease(settings());
    database = await connect(settings(), (one) => {
      migrated = one;
    });
  });
  after(() => database.close());

  const read = async (table: string, order: string, ...columns: string[]): Promise<unknown[][]> => {
    const rows = await database.read<Row>(table).orderByRaw(order).select<Row[]>(columns);
    const isTheirs = (value: unknown): boolean =>
      [LARK, WREN, SWIFT, MOLE].includes(value as string) || String(value).startsWith('Spellings');
    return rows.map((row) => columns.map((name) => row[name])).filter((values) => values.some(isTheirs));
  };

  test('are counted', () => {
    assert.deepEqual(migrated.notes, [
      'other spellings of account ids: 6; maps whose records were derived again: 2',
      'rows that were put together with others: 4 of display_names, 4 of display_name_history, 4 of accounts_seen, 1 of club_members, 1 of world_record_reports, 3 of world_records',
    ]);
  });

  test('have the newest name, and one history', async () => {
    assert.deepEqual(await read('display_names', 'account_id', 'account_id', 'display_name', 'observed_at'), [
      [MOLE, 'Moldwarp', at(6)],
      [LARK, 'Lark', at(14)],
      [WREN, 'Wren', at(12)],
      [SWIFT, 'Swift', at(8)],
    ]);
    const columns = ['account_id', 'display_name', 'first_observed_at', 'last_observed_at'];
    assert.deepEqual(await read('display_name_history', 'account_id, display_name', ...columns), [
      [MOLE, 'Moldwarp', at(6), at(6)],
      [LARK, 'Lark', at(1), at(14)],
      [LARK, 'LarkRising', at(3), at(3)],
      [LARK, 'Skylark', at(0), at(0)],
      [WREN, 'Wren', at(1), at(12)],
      [SWIFT, 'Swift', at(8), at(8)],
    ]);
  });

  test('are seen, and members of a club, once', async () => {
    assert.deepEqual(await read('accounts_seen', 'account_id', 'account_id', 'named', 'reasons'), [
      [LARK, 1, 14],
      [WREN, 1, 8],
      [SWIFT, 1, 10],
    ]);
    assert.deepEqual(await read('club_members', 'account_id', 'account_id', 'role'), [
      [LARK, 'Member'],
      [SWIFT, 'Member'],
    ]);
    assert.deepEqual(await database.read('clubs').where({ club_id: 4711 }).pluck('member_count'), [2]);
  });

  test('have one record of a time, with the event of the first', async () => {
    const columns = ['map_uid', 'wr_ms', 'account_id', 'recorded_at', 'revoked', 'event_id'];
    const [one, two] = ['SpellingsMap000000000000001', 'SpellingsMap000000000000002'];
    assert.deepEqual(await read('world_records', 'map_uid, wr_ms, player', ...columns), [
      [one, 51_000, SWIFT, at(7), 0, 39],
      [one, 52_000, LARK, at(4), 0, 32],
      [two, 59_000, WREN, at(12), 1, 53],
      [two, 59_500, LARK, at(14), 0, 57],
      [two, 60_000, null, at(8), 1, 41],
      [two, 61_000, WREN, at(5), 1, 34],
    ]);
    const current = ['map_uid', 'wr_event_id', 'wr_ms', 'wr_account_id', 'author', 'submitter'];
    assert.deepEqual(await read('maps', 'map_uid', ...current), [
      [one, 39, 51_000, SWIFT, LARK, WREN],
      [two, 57, 59_500, LARK, null, null],
    ]);
  });

  test('stay blocked', async () => {
    const blocked = await database.snapshot((read) => database.remember(BLOCKED, read));
    assert.deepEqual([MOLE, LARK].map(blocked.has), [true, false]);
  });

  test('are as if they had been sent in one, in every table', async (t) => {
    const copy = await createEmptyDatabase(kind);
    t.after(copy.drop);
    await placeRelease(copy.settings);
    const released = await openDatabase(copy.settings);
    t.after(() => released.close());
    await respellAll(released);
    await (await connect(copy.settings)).close();
    for (const table of await listTables(released)) {
      const rows = async (one: Database): Promise<string[]> =>
        (await one.read<Row>(table).select<Row[]>()).map((row) => JSON.stringify(row)).toSorted();
      assert.deepEqual(await rows(released), await rows(database), table);
    }
  });
});
