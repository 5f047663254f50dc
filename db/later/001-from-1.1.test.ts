import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect, openDatabase } from '../connect.js';
import type { Database } from '../connection/database.js';
import { eventSearchText, type EventRow } from '../rules/event-row.js';
import { TOPICS } from '../memo.js';
import { rowsOf } from '../sql/raw-rows.js';
import { createEmptyDatabase, describeOnEmptyDatabases } from '../testing/databases.js';
import { readSchema } from '../testing/read-schema.js';
import { expectRecount } from '../testing/recount.js';
import { placeRelease } from '../testing/release-1.1.js';
import { runTask } from '../testing/run-process.js';
import { mapSearchText } from '../writes/maps.js';

const MAP = '0J9p5MWjMRWjessjzam7jz0ioFa';

/** What 2.0 has fewer: tables, and rows of accounts in several spellings. */
const DROPPED = [
  'account_age_hours',
  'catalog_counts',
  'check_hours',
  'map_rollup_state',
  'queue_counts',
  'verification_maps',
  'verification_totals',
  'wr_buckets',
  'wr_leaders',
  'wr_players',
  'knex_migrations_lock',
  'schema_requirements',
];
const FEWER: Readonly<Record<string, number>> = {
  // A record has a row for each track now.
  verification_records: -9,
  knex_migrations: 7,
  display_names: 4,
  display_name_history: 4,
  accounts_seen: 4,
  club_members: 1,
  // One was put together with another, and the board that was wiped is a report.
  world_record_reports: 0,
  world_records: 3,
};

async function countRows({ kind, read }: Database): Promise<Record<string, number>> {
  const sql =
    kind === 'sqlite'
      ? `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`
      : `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  const counts: Record<string, number> = {};
  for (const { name } of rowsOf<{ name: string }>(await read.raw(sql))) {
    const [row] = await read(name).count<{ rows: number }[]>({ rows: '*' });
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}

describeOnEmptyDatabases('a database of version 1.1', (settings, kind) => {
  test('is upgraded once by processes that start at the same time, and keeps its rows', async (t) => {
    await placeRelease(settings());
    const database = await openDatabase(settings());
    t.after(() => database.close());
    const before = await countRows(database);
    assert.deepEqual(
      Object.keys(before).filter((table) => before[table] === 0),
      [],
    );
    const name = 'Fall  2024 - 08';
    await database.write(async (trx) => {
      await trx('maps')
        .where({ map_uid: MAP })
        .update({ name, search_text: `fall  2024 - 08\u001f${MAP}` });
      await trx('events').where({ event_id: 9 }).update({ message: 'A $fffB', search_text: 'a $fffb' });
      await trx('wr_baseline_queue').update({ note: ' Soon', search_text: 'it\u001f soon' });
    });
    const processes = Promise.all([1, 2].map(() => runTask('connect', settings())));
    await (await connect(settings())).close();
    for (const ended of await processes) assert.deepEqual([ended.code, ended.stderr], [0, '']);
    for (const table of DROPPED) delete before[table];
    for (const [table, rows] of Object.entries(FEWER)) before[table] = (before[table] ?? 0) - rows;
    assert.deepEqual(await countRows(database), { ...before, changes: TOPICS.length });
    await expectRecount(database);
  });

  test('has texts to search in the present form', async (t) => {
    const database = await connect(settings());
    t.after(() => database.close());
    const maps = await database.read<{ map_uid: string; name: string | null; search_text: string }>('maps');
    for (const { map_uid: uid, name, search_text: text } of maps)
      assert.equal(text, mapSearchText(uid, name));
    for (const row of await database.read<EventRow>('events'))
      assert.equal(row.search_text, eventSearchText(row));
    const items = await database.read('wr_baseline_queue').pluck<string[]>('search_text');
    for (const text of items) assert.match(text, /\u001fsoon$/u);
  });

  test('marks records and events that follow a removal', async (t) => {
    const database = await connect(settings());
    t.after(() => database.close());
    for (const table of ['world_records', 'events'])
      assert.deepEqual(await database.read(table).where({ after_removal: 1 }).pluck('event_id'), [57]);
  });

  test('has the schema of a new one then', async (t) => {
    const empty = await createEmptyDatabase(kind);
    t.after(empty.drop);
    const [upgraded, created] = [await connect(settings()), await connect(empty.settings)];
    t.after(() => Promise.all([upgraded.close(), created.close()]));
    assert.deepEqual(await readSchema(upgraded), await readSchema(created));
  });
});
