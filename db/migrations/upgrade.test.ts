import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { connect } from '../connect.js';
import type { Database, Row } from '../connection/database.js';
import { openDatabase, type ConnectionSettings } from '../connection/open-database.js';
import { rowsOf } from '../sql/raw-rows.js';
import { createEmptyDatabase, describeOnEmptyDatabases } from '../testing/databases.js';
import { findContradictions } from '../testing/find-contradictions.js';
import { readSchema } from '../testing/read-schema.js';
import { readRollups, recount } from '../testing/recount.js';
import { placeRelease } from '../testing/release-0.4.0.js';
import { runTask } from '../testing/run-process.js';
import * as baseline from './001-baseline.js';
import { migrations } from './index.js';
import { migrate } from './migrate.js';

/** Tables of facts, as db/README.md has them, but for those of the server itself. */
const FACTS = [
  'accounts_seen',
  'artifact_store',
  'club_campaigns',
  'club_map_sources',
  'club_maps',
  'club_members',
  'club_uploads',
  'clubs',
  'display_name_history',
  'display_names',
  'event_repeat_keys',
  'event_sequence',
  'events',
  'hook_runs',
  'maps',
  'project_instances',
  'project_maps',
  'projects',
  'runs',
  'settings',
  'traffic_samples',
  'verification_artifact_blobs',
  'verification_artifacts',
  'verification_jobs',
  'verification_quotas',
  'verification_records',
  'verification_submissions',
  'world_records',
  'wr_baseline_queue',
];
const BASELINE = { '001-baseline': baseline };

async function listTables({ kind, read }: Database): Promise<string[]> {
  const sql =
    kind === 'sqlite'
      ? `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`
      : `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  return rowsOf<{ name: string }>(await read.raw(sql)).map(({ name }) => name);
}

/** Returns the rows of all facts by table, in an order of their own. */
async function readFacts({ read }: Database): Promise<Record<string, string[]>> {
  const tables = FACTS.map(async (table): Promise<[string, string[]]> => {
    const rows = await read<Row>(table);
    return [table, rows.map((row) => JSON.stringify(row)).toSorted()];
  });
  return Object.fromEntries(await Promise.all(tables));
}

function listApplied({ read }: Database): Promise<string[]> {
  return read('knex_migrations').orderBy('id').pluck<string[]>('name');
}

describeOnEmptyDatabases('a database of version 0.4.0', (settings, kind) => {
  async function placeReleased(t: TestContext): Promise<ConnectionSettings> {
    const empty = await createEmptyDatabase(kind);
    t.after(empty.drop);
    await placeRelease(empty.settings);
    return empty.settings;
  }

  async function openReleased(t: TestContext): Promise<Database> {
    const database = await openDatabase(await placeReleased(t));
    t.after(() => database.close());
    return database;
  }

  test('has rows of every kind', async (t) => {
    const database = await openReleased(t);
    const counts = (await listTables(database)).map(async (table): Promise<[string, number]> => {
      const [row] = await database.read(table).count<{ rows: number }[]>({ rows: '*' });
      return [table, row?.rows ?? 0];
    });
    const empty = (await Promise.all(counts)).filter(([, rows]) => rows === 0).map(([table]) => table);
    // Writers of names on SQLite, of which there is one, log nothing.
    assert.deepEqual(empty, kind === 'sqlite' ? ['row_block_changes'] : []);
  });

  test('is at the baseline, and gets the schema of a new one', async (t) => {
    const released = await openReleased(t);
    const created = await openDatabase(settings());
    t.after(() => created.close());
    await migrate(created, BASELINE);
    assert.deepEqual(await migrate(released, BASELINE), { applied: [], newer: [] });
    assert.deepEqual(await readSchema(released), await readSchema(created));
    const later = { applied: Object.keys(migrations).slice(1), newer: [] };
    assert.deepEqual([await migrate(released), await migrate(created)], [later, later]);
    assert.deepEqual(await readSchema(released), await readSchema(created));
    for (const database of [released, created]) {
      assert.deepEqual(await listApplied(database), Object.keys(migrations));
      assert.deepEqual(await database.read('schema_requirements').pluck('migration'), ['001-baseline']);
    }
  });

  test('keeps its facts, and its rollups agree with them', async (t) => {
    const own = await placeReleased(t);
    const database = await openDatabase(own);
    try {
      const before = await readFacts(database);
      await migrate(database);
      assert.deepEqual(await readFacts(database), before);
      assert.deepEqual(await recount(database), await readRollups(database));
    } finally {
      await database.close();
    }
    assert.deepEqual(await findContradictions(own), []);
  });

  test('is upgraded once by processes that start at the same time', async (t) => {
    const own = await placeReleased(t);
    const processes = Promise.all([1, 2].map(() => runTask('connect', own)));
    const database = await connect(own);
    t.after(() => database.close());
    for (const ended of await processes) assert.deepEqual([ended.code, ended.stderr], [0, '']);
    assert.deepEqual(await listApplied(database), Object.keys(migrations));
  });

  test('stays as it is when a later migration fails', async (t) => {
    const database = await openReleased(t);
    const before = await listApplied(database);
    const failing = {
      ...BASELINE,
      '002-failing': { up: () => Promise.reject(new Error('the disk is full')) },
    };
    await assert.rejects(migrate(database, failing), /the disk is full/);
    assert.deepEqual(await listApplied(database), before);
    assert.deepEqual(await database.read('schema_requirements').pluck('migration'), [
      '013-schema-requirements',
    ]);
  });

  const refused: [string, (database: Database) => Promise<unknown>, string][] = [
    [
      'a database of an older version is refused with the way to this one',
      ({ write }) => write((trx) => trx('knex_migrations').where('name', '>', '008').delete()),
      "The database's schema is of a version before 0.4.0 (its newest migration is 007-event-search): start it once with version 0.4.0, then with this one.",
    ],
    [
      'a database of an unpublished state is refused with the way back',
      ({ write }) => write((trx) => trx('knex_migrations').insert({ name: '029-unpublished', batch: 2 })),
      "The database's schema is of an unpublished state after version 0.4.0 (029-unpublished): restore a backup that version 0.4.0 made, and start this version on that.",
    ],
    [
      'a database of a newer version that asks for it is refused',
      async (database) => {
        await migrate(database, { ...migrations, '999-newer': { up: () => Promise.resolve() } });
        await database.write((trx) => trx('schema_requirements').update({ migration: '999-newer' }));
      },
      "The database's schema is of a newer version (999-newer), on which this one cannot run. Start the newer version, or restore a backup that was made before it.",
    ],
  ];
  for (const [name, change, message] of refused) {
    test(name, async (t) => {
      const database = await openReleased(t);
      await change(database);
      const before = [await listApplied(database), await readSchema(database)];
      await assert.rejects(migrate(database), { message });
      assert.deepEqual([await listApplied(database), await readSchema(database)], before);
    });
  }
});
