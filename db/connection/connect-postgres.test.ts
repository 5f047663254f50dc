import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Knex } from 'knex';
import { describeOnDatabases } from '../testing/databases.js';
import { createLatch } from '../testing/latch.js';

describeOnDatabases(
  'a PostgreSQL database',
  (database) => {
    const raise = (trx: Knex.Transaction, code: string): Promise<unknown> =>
      trx.raw(`DO $$ BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '${code}'; END $$`);

    async function untilOneWaits(trx: Knex.Transaction, table: string): Promise<void> {
      const waiting = trx('pg_locks').whereRaw('NOT granted AND relation = ?::regclass', [table]).first();
      while ((await waiting.clone()) === undefined);
    }

    test('a read that a deadlock with a migration ended is repeated', async () => {
      const [totalsRead, projectsLocked] = [createLatch(), createLatch()];
      let runs = 0;
      const read = database().snapshot(async (trx) => {
        runs += 1;
        // PostgreSQL checks for a deadlock once for each wait, after deadlock_timeout, and ends the transaction that found it: the last to wait.
        await trx.raw(`SET LOCAL deadlock_timeout = '5ms'`);
        await trx('event_sequence').first();
        if (runs === 1) {
          totalsRead.open();
          await projectsLocked.opened;
          await untilOneWaits(trx, 'event_sequence');
        }
        return trx('projects').count({ count: '*' });
      });
      const migrate = async (trx: Knex.Transaction): Promise<void> => {
        await trx.raw(`SET LOCAL deadlock_timeout = '1min'`);
        await trx.raw('LOCK TABLE projects IN ACCESS EXCLUSIVE MODE');
        projectsLocked.open();
        await totalsRead.opened;
        await trx.raw('LOCK TABLE event_sequence IN ACCESS EXCLUSIVE MODE');
      };
      await database().write(migrate, { isUnlimited: true });
      assert.deepEqual(await read, [{ count: 0 }]);
      assert.equal(runs, 2);
    });

    test('a read is tried at most four times', async () => {
      let runs = 0;
      const failing = database().snapshot(async (trx) => {
        runs += 1;
        await raise(trx, '40001');
      });
      await assert.rejects(failing, /made up/);
      assert.equal(runs, 4);
    });

    test('any other error is not retried', async () => {
      let runs = 0;
      const failing = database().snapshot(async (trx) => {
        runs += 1;
        await raise(trx, '23505');
      });
      await assert.rejects(failing, /made up/);
      assert.equal(runs, 1);
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
