import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connect, connectExisting, openDatabase, UNFINISHED_RESTORE } from './connect.js';
import type { Database } from './connection/database.js';
import { expectSchema, migrate, migrations, type Migration } from './migrate.js';
import { describeOnEmptyDatabases } from './testing/databases.js';
import { createPostgresDatabase } from './testing/postgres-databases.js';
import { runTask } from './testing/run-process.js';

async function tablesOf(database: Database): Promise<string[]> {
  const query =
    database.kind === 'sqlite'
      ? database
          .read('sqlite_master')
          .where({ type: 'table' })
          .whereNot('name', 'like', 'sqlite_%')
          .pluck('name')
      : database.read('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  return ((await query) as string[]).sort();
}

const empty: Migration = { up: () => Promise.resolve() };
const failing: Migration = {
  up: async (knex) => {
    await knex.schema.createTable('half_a_schema', (table) => table.integer('id'));
    throw new Error('the disk is full');
  },
};

describeOnEmptyDatabases('migrations', (settings, kind) => {
  test('processes and connections that start concurrently migrate once', async (t) => {
    const processes = Promise.all([1, 2, 3].map(() => runTask('connect', settings())));
    const databases = await Promise.all([1, 2, 3].map(() => connect(settings())));
    t.after(() => Promise.all(databases.map((database) => database.close())));
    for (const ended of await processes) assert.deepEqual([ended.code, ended.stderr], [0, '']);
    for (const database of databases) {
      assert.deepEqual(await database.read('knex_migrations').pluck('name'), Object.keys(migrations));
      assert.deepEqual(await database.read('event_sequence').pluck('last_event_id'), [0]);
    }
  });

  test('a migration that fails half way leaves nothing behind, and those before it stay', async (t) => {
    const database = await connect(settings());
    t.after(() => database.close());
    const tables = await tablesOf(database);
    const wanted = { ...migrations, '998-done': empty, '999-failing': failing };
    await assert.rejects(migrate(database, wanted), /the disk is full/);
    assert.deepEqual(await tablesOf(database), tables);
    const done = { name: '998-done' };
    assert.equal(await database.write((trx) => trx('knex_migrations').where(done).delete()), 1);
  });

  test('a process that is killed half way through a migration leaves nothing behind', async (t) => {
    const database = await connect(settings());
    t.after(() => database.close());
    const tables = await tablesOf(database);
    const died = await runTask('die-in-migration', settings());
    assert.equal(died.signal, 'SIGKILL', died.stderr);
    assert.deepEqual(await tablesOf(database), tables);
    assert.deepEqual(await database.read('knex_migrations').pluck('name'), Object.keys(migrations));
  });

  const onPostgres = kind === 'postgres' ? test : () => undefined;
  const serverUrl = (): string => settings().databaseUrl ?? '';

  onPostgres('a database of another encoding is refused in a sentence', async (t) => {
    const { url, drop } = await createPostgresDatabase(
      serverUrl(),
      `template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'`,
    );
    t.after(drop);
    await assert.rejects(
      connect({ databaseUrl: url, sqliteFile: '' }),
      /has the encoding LATIN1, and has to have UTF8: CREATE DATABASE/,
    );
  });

  onPostgres('a restore into a database that did not come to its end is refused in a sentence', async (t) => {
    const { url, drop } = await createPostgresDatabase(serverUrl());
    t.after(drop);
    const database = await openDatabase({ databaseUrl: url, sqliteFile: '' });
    await database.write((trx) => trx.raw(`CREATE TABLE ${UNFINISHED_RESTORE} (since timestamptz)`));
    await database.close();
    await assert.rejects(
      connect({ databaseUrl: url, sqliteFile: '' }),
      /^Error: A backup is being restored into the database of DATABASE_URL, or that was interrupted\./,
    );
  });
});

describeOnEmptyDatabases('versions of the schema', (settings, kind) => {
  const newer = { ...migrations, '999-newer': empty };
  let database: Database;
  before(async () => {
    database = await openDatabase(settings());
  });
  after(() => database.close());

  test('a command beside the services makes no schema', async () => {
    const place = kind === 'postgres' ? 'database of DATABASE_URL' : 'SQLite file in DATA_DIR';
    await assert.rejects(connectExisting(settings()), {
      message: `The ${place} has no schema of the services: set DATABASE_URL or DATA_DIR as for the services, or start them once.`,
    });
    assert.deepEqual(await tablesOf(database), []);
  });

  test('a migration says what it has applied', async () => {
    assert.deepEqual(await migrate(database), { applied: Object.keys(migrations), notes: [], newer: [] });
    assert.deepEqual(await migrate(database), { applied: [], notes: [], newer: [] });
    assert.deepEqual(await migrate(database, newer), { applied: ['999-newer'], notes: [], newer: [] });
  });

  test('an older version runs on a schema that a newer one has only expanded', async () => {
    assert.deepEqual(await migrate(database), { applied: [], notes: [], newer: ['999-newer'] });
  });

  test('a command beside the services migrates nothing, and runs on what they run on', async () => {
    await (await connectExisting(settings())).close();
    await assert.rejects(
      expectSchema(database, { ...newer, '999-newest': empty }),
      /is of an older version \(it lacks 999-newest\): start the services of this version, or run npm run migrate, first\.$/,
    );
    await assert.rejects(expectSchema(database, { ...migrations, '998-ours': empty }), /another line/);
    assert.deepEqual(await database.read('knex_migrations').pluck('name'), Object.keys(newer));
  });

  test('a schema with other migrations than this version is refused', async () => {
    await assert.rejects(
      migrate(database, { ...migrations, '998-ours': empty }),
      /^Error: The database's schema is of another line of versions: it has 999-newer and lacks 998-ours\./,
    );
  });

  test('an older version refuses a schema that a newer one has contracted', async () => {
    await database.write((trx) =>
      trx('knex_migrations').where({ name: '999-newer' }).update({ requires: '999-newer' }),
    );
    assert.deepEqual(await migrate(database, newer), { applied: [], notes: [], newer: [] });
    const message =
      "The database's schema is of a newer version (999-newer), on which this one cannot run. Start the newer version, or restore a backup that was made before it.";
    await assert.rejects(migrate(database), { message });
  });

  test('a version before 1.1, or one that was never published, is refused with the way to this one', async () => {
    for (const name of ['028-nearer-writes', '006-epoch', '009-unpublished']) {
      await database.write(async (trx) => {
        await trx('knex_migrations').delete();
        await trx('knex_migrations').insert({ name });
      });
      const message = `The database's schema is of a version before 1.1.0, or of none that was published (its newest migration is ${name}): start it once with 1.1, then with this version.`;
      await assert.rejects(migrate(database), { message });
      await assert.rejects(expectSchema(database), { message });
    }
  });
});

test('an unreachable database is an error with its reason', async () => {
  const databaseUrl = 'postgres://nobody:nothing@127.0.0.1:1/none';
  await assert.rejects(connect({ databaseUrl, sqliteFile: '' }), /ECONNREFUSED/);
  await assert.rejects(
    connect({ databaseUrl: undefined, sqliteFile: '/nowhere/at/all.sqlite' }),
    /SQLITE_CANTOPEN/,
  );
});
