import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { openDatabase, type ConnectionSettings } from '../connection/open-database.js';
import type { Database, Row } from '../connection/database.js';
import { rowsOf } from '../sql/raw-rows.js';
import { describeOnEmptyDatabases } from '../testing/databases.js';
import { findContradictions } from '../testing/find-contradictions.js';
import { createFolder } from '../testing/folder.js';
import { readRollups, recount } from '../testing/recount.js';
import { migrations } from './index.js';
import { migrate } from './migrate.js';

/** The file of a server of release 0.2.0 that was sent data of each kind over HTTP. */
const FIXTURE = new URL('../../../db/migrations/fixtures/release-0.2.0.sqlite.gz', import.meta.url);
const RELEASED = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '008'));
const COUNTED = [
  'events',
  'maps',
  'world_records',
  'project_maps',
  'wr_baseline_queue',
  'clubs',
  'verification_records',
];

describeOnEmptyDatabases('The data of a server of release 0.2.0', (settings, kind) => {
  test('follows the rules of this version after the migrations, and none of it is lost', async (context) => {
    const file = join(await createFolder(context), 'released.sqlite');
    await writeFile(file, gunzipSync(await readFile(fileURLToPath(FIXTURE))));
    const released = { databaseUrl: undefined, sqliteFile: file };
    const own = kind === 'sqlite' ? released : settings();
    if (kind === 'postgres') await copyRows(released, own);
    const database = await openDatabase(own);
    try {
      const before = await countRowsByTable(database);
      assert.ok(
        Object.values(before).every((rows) => rows > 0),
        JSON.stringify(before),
      );
      await migrate(database);
      assert.deepEqual(await countRowsByTable(database), before);
      assert.deepEqual(await recount(database), await readRollups(database));
      const leftOver = database.read('events').where({ event_type: 'wr_change', changed: 0 });
      assert.deepEqual(await leftOver.orWhere({ event_type: 'update_request', system: 0 }), []);
      assert.deepEqual(await database.read('display_names').where('name_length', '>', 64), []);
    } finally {
      await database.close();
    }
    assert.deepEqual(await findContradictions(own), []);
  });
});

async function countRowsByTable({ read }: Database): Promise<Record<string, number>> {
  const counts = COUNTED.map(async (table): Promise<[string, number]> => {
    const [row] = await read(table).count<{ rows: number }[]>({ rows: '*' });
    return [table, row?.rows ?? 0];
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** Copies the rows of a SQLite file into an empty PostgreSQL database with the schema of release 0.2.0. */
async function copyRows(from: ConnectionSettings, to: ConnectionSettings): Promise<void> {
  const source = await openDatabase(from);
  const target = await openDatabase(to);
  try {
    await migrate(target, RELEASED);
    const tables = rowsOf<{ name: string }>(
      await target.read.raw(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`),
    ).map(({ name }) => name);
    await target.write(async (trx) => {
      await trx.raw('SET CONSTRAINTS ALL DEFERRED');
      for (const table of tables.filter((name) => !name.startsWith('knex_'))) {
        await trx(table).delete();
        const rows = await source.read<Row>(table);
        await trx.batchInsert(table, rows, 200);
      }
    });
  } finally {
    await source.close();
    await target.close();
  }
}
