import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { openDatabase } from '../connect.js';
import { describeOnDatabases } from '../testing/databases.js';
import { toOutage } from './outage.js';

describeOnDatabases(
  'a PostgreSQL database',
  (database, _kind, settings) => {
    test('a connection that no longer responds is given up, and its transaction; the next one is served', async (t) => {
      const server = new URL(settings().databaseUrl ?? '');
      const port = Number(server.port);
      let isFrozen = false;
      const proxy = createServer((client) => {
        const onward = createConnection(port, server.hostname);
        onward.on('error', () => undefined).on('data', (data) => isFrozen || client.write(data));
        client.on('error', () => undefined).on('data', (data) => isFrozen || onward.write(data));
        client.on('close', () => onward.destroy());
      }).listen(0, '127.0.0.1');
      await once(proxy, 'listening');
      t.after(() => proxy.close());
      server.port = String((proxy.address() as AddressInfo).port);
      const frozen = await openDatabase({ databaseUrl: server.href, sqliteFile: '', timeoutMs: 100 });
      t.after(() => frozen.close());
      const read = (): Promise<unknown> => frozen.snapshot((trx) => trx('event_sequence').first());
      await read();
      isFrozen = true;
      const startedAt = performance.now();
      await assert.rejects(read(), (error) => toOutage(error)?.reason === 'unreachable');
      assert.ok(performance.now() - startedAt < 2000);
      isFrozen = false;
      await read();
    });

    test('a commit that is not acknowledged has an unknown outcome', async () => {
      const ending = database().write(async (trx) => {
        const { rows } = await trx.raw<{ rows: { pid: number }[] }>('SELECT pg_backend_pid() AS pid');
        // Deferred: the server ends the connection while it commits.
        await trx.raw(`CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS $$
          BEGIN PERFORM pg_terminate_backend(${rows[0]?.pid}); PERFORM pg_sleep(10); RETURN NULL; END $$`);
        await trx.raw(`CREATE CONSTRAINT TRIGGER ends AFTER INSERT ON artifact_store DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION end_connection()`);
        await trx('artifact_store').insert({ id: 1, store_id: 'a' });
      });
      await assert.rejects(ending, (error) => toOutage(error)?.isOutcomeUnknown === true);
    });

    test('every text column compares byte by byte', async () => {
      const columns = await database()
        .read('information_schema.columns')
        .where({ table_schema: 'public', data_type: 'text' })
        .select<Record<string, string | null>[]>('table_name', 'column_name', 'collation_name');
      assert.ok(columns.length > 20);
      assert.deepEqual(
        columns.filter((column) => column.collation_name !== 'C'),
        [],
      );
    });
  },
  ['postgres'],
);
