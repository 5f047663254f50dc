import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Knex } from 'knex';
import pg from 'pg';
import { describeOnDatabases } from '../testing/databases.js';
import { withClient } from './postgres.js';
import { openDatabase } from '../connect.js';
import type { Database } from './database.js';
import { toOutage } from './outage.js';

/** Far above what the other statements here take on a busy machine. */
const LIMIT_MS = 150;
const WRITE_LIMIT_MS = 5 * LIMIT_MS;
/** Far above all limits, so that a statement that is not ended fails the test by its result. */
const ENDLESS_SECONDS = 20;

const ENDLESS = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1e10) SELECT count(*) FROM n`;

describeOnDatabases('a database with limits', (unlimited, kind, settings) => {
  const endless = kind === 'sqlite' ? ENDLESS : `SELECT pg_sleep(${ENDLESS_SECONDS})`;
  let limited: Database | undefined;
  const database = (): Database => limited ?? unlimited();
  before(async () => {
    limited = await openDatabase({ ...settings(), timeoutMs: LIMIT_MS });
  });
  after(() => limited?.close());

  const isTimeout = (error: unknown): boolean => toOutage(error)?.reason === 'timeout';
  const insert = (trx: Knex, id: number): Promise<unknown> =>
    trx('event_sequence').insert({ id, last_event_id: 0 });
  const stored = (id: number): Promise<unknown[]> => unlimited().read('event_sequence').where({ id });

  test('a read that takes longer ends as a timeout, and the next one is served', async () => {
    await assert.rejects(database().read.raw(endless), isTimeout);
    await assert.rejects(
      database().snapshot((trx) => trx.raw(endless)),
      isTimeout,
    );
    assert.equal((await database().read('event_sequence')).length, 1);
  });

  test('so does a prepared one, and those that wait behind it are served', async () => {
    const slow = database().prepare(endless);
    const quick = database().prepare('SELECT CAST($1 AS text) AS one');
    const ended = slow([]);
    const others = Promise.all(['a', 'b'].map((one) => quick([one])));
    await assert.rejects(ended, isTimeout);
    assert.deepEqual(await others, [[{ one: 'a' }], [{ one: 'b' }]]);
  });

  test('a write has five times as long; it leaves nothing behind, and the next one is served', async () => {
    const failing = database().write(async (trx) => {
      await insert(trx, 7);
      await trx.raw(endless);
    });
    await assert.rejects(failing, isTimeout);
    assert.deepEqual(await stored(7), []);
    await database().write((trx) => insert(trx, 8));
    assert.equal((await stored(8)).length, 1);
  });

  test('a statement after one that ended the transaction is not stored on its own', async () => {
    const failing = database().write(async (trx) => {
      await assert.rejects(trx.raw(endless), isTimeout);
      await insert(trx, 9);
    });
    await assert.rejects(failing);
    await database().write((trx) => insert(trx, 10));
    assert.deepEqual(await stored(9), []);
  });

  test('unlimited work may take longer', async () => {
    const seconds = (2 * WRITE_LIMIT_MS) / 1000;
    const slow = kind === 'sqlite' ? ENDLESS.replace('1e10', '1.5e7') : `SELECT pg_sleep(${seconds})`;
    await database().write((trx) => trx.raw(slow), { isUnlimited: true });
  });

  if (kind === 'postgres')
    test('connections of work without limits lift those that the database or its role has', async (t) => {
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
      const url = settings().databaseUrl ?? '';
      const own = new URL(url).pathname.slice(1);
      for (const name of names) await unlimited().read.raw(`ALTER DATABASE ${own} SET ${name} = '2s'`);
      const show = names.map((name) => `current_setting('${name}') AS ${name}`).join(', ');
      const none = Object.fromEntries(names.map((name) => [name, '0']));
      const opened = await openDatabase(settings());
      t.after(() => opened.close());
      const { rows } = await opened.read.raw<{ rows: object[] }>(`SELECT ${show}`);
      assert.deepEqual(rows, [none]);
      assert.deepEqual(await withClient(url, (query) => query(`SELECT ${show}`)), [none]);
      const plain = new pg.Client({ connectionString: url });
      await plain.connect();
      t.after(() => plain.end());
      const { rows: usual } = await plain.query<object>(`SELECT ${show}`);
      assert.deepEqual(usual, [Object.fromEntries(names.map((name) => [name, '2s']))]);
    });
});
