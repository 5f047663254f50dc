import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Knex } from 'knex';
import { connect, openDatabase } from '../../db/connect.js';
import { describeOnEmptyDatabases } from '../../db/testing/databases.js';
import { createFolder } from '../../db/testing/folder.js';
import { placeRelease } from '../../db/testing/release-1.1.js';
import { runScript, type Ended } from '../../db/testing/run-process.js';
import { canonicalJson } from '../../db/rules/canonical-json.js';

function runIn(folder: string, script: string): Promise<Ended> {
  const ports = ['AGGREGATOR_PORT', 'VERIFICATION_PORT', 'CATALOG_PORT', 'ADMIN_PORT'];
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: '',
    ...Object.fromEntries(ports.map((name) => [name, '0'])),
  };
  return runScript(new URL(script, import.meta.url), [], { environment });
}

test('npm run migrate says what it has applied to a database of version 1.1', async (t) => {
  const folder = await createFolder(t);
  await placeRelease({ databaseUrl: undefined, sqliteFile: join(folder, 'records.sqlite') });
  const command = await runIn(folder, './recount.js');
  assert.equal(command.code, 1);
  assert.match(
    command.stderr,
    /is of an older version \(it lacks 001-from-1\.1\): start the services of this version, or run npm run migrate, first\.\n$/,
  );
  const migrated = await runIn(folder, './migrate.js');
  assert.deepEqual([migrated.code, migrated.stderr], [0, '']);
  assert.match(migrated.stdout, /^applied 001-from-1\.1\nother spellings of account ids: 6; /);
  const again = await runIn(folder, './migrate.js');
  assert.deepEqual([again.code, again.stdout], [0, 'The schema is up to date.\n']);
});

test('npm run migrate and a start refuse a database of an older version with the same sentence', async (t) => {
  const folder = await createFolder(t);
  const sqliteFile = join(folder, 'records.sqlite');
  await placeRelease({ databaseUrl: undefined, sqliteFile });
  const database = await openDatabase({ databaseUrl: undefined, sqliteFile });
  await database.write((trx) => trx('knex_migrations').where('name', '>', '007').delete());
  await database.close();
  for (const script of ['./migrate.js', '../../src/main.js']) {
    const { code, stderr } = await runIn(folder, script);
    assert.equal(code, 1, script);
    assert.match(
      stderr,
      /is of a version before 1\.1\.0, .*: start it once with 1\.1, then with this version\.$/m,
    );
  }
});

async function readSorted(read: Knex, table: string): Promise<string[]> {
  return (await read(table).select<object[]>('*')).map((row) => canonicalJson(row)).toSorted();
}

/** These have an id of the database, random ones, and times of this migration. */
const OWN_TABLES = ['knex_migrations', 'settings'];

describeOnEmptyDatabases(
  'a database of version 1.1',
  (settings) => {
    test('has the same rows on both databases once it is upgraded', async (t) => {
      const sqliteFile = join(await createFolder(t), 'records.sqlite');
      const [sqlite, postgres] = await Promise.all(
        [{ databaseUrl: undefined, sqliteFile }, settings()].map(async (place) => {
          await placeRelease(place);
          const database = await connect(place);
          t.after(() => database.close());
          return database.read;
        }),
      );
      assert.ok(sqlite && postgres);
      const tables = await postgres('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
      let total = 0;
      for (const table of tables.filter((name) => !OWN_TABLES.includes(name))) {
        const rows = await readSorted(sqlite, table);
        assert.deepEqual(await readSorted(postgres, table), rows, table);
        total += rows.length;
      }
      assert.ok(total > 100, `${total} rows`);
    });
  },
  ['postgres'],
);
