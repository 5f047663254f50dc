import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Knex } from 'knex';
import { describeOnDatabases } from '../testing/databases.js';
import { createLatch } from '../testing/latch.js';
import { runTask } from '../testing/run-process.js';
import type { ConnectionSettings, Database } from './database.js';
import { openDatabase } from '../connect.js';
import { toOutage } from './outage.js';

const ADDED_BY_A_PROCESS = 20;
/** Far less than other writes hold the lock here. */
const WAIT_MS = 100;

describeOnDatabases('writes', (database, kind, settings) => {
  const open = async (t: TestContext, change: Partial<ConnectionSettings> = {}): Promise<Database> => {
    const opened = await openDatabase({ ...settings(), ...change });
    t.after(() => opened.close());
    return opened;
  };
  const addOne = (by: Database): Promise<void> =>
    by.write(async (trx) => {
      const [last = 0] = await trx('event_sequence').pluck<number[]>('last_event_id');
      await trx('event_sequence').update({ last_event_id: last + 1 });
    });
  const setTo = (last: number) => (trx: Knex) => trx('event_sequence').update({ last_event_id: last });
  const readStored = (): Promise<number[]> => database().read('event_sequence').pluck('last_event_id');

  test('those of several connections and processes follow each other: none reads what another is changing', async (t) => {
    await database().write(setTo(0));
    const other = await open(t);
    const processes = [1, 2].map(() => runTask('add', settings()));
    await Promise.all(Array.from({ length: 20 }, (_, index) => addOne(index % 2 === 0 ? database() : other)));
    for (const ended of await Promise.all(processes)) assert.deepEqual([ended.code, ended.stderr], [0, '']);
    assert.deepEqual(await readStored(), [20 + processes.length * ADDED_BY_A_PROCESS]);
  });

  test('one that waited sees what was stored before it, under any usual isolation of its role', async (t) => {
    if (kind === 'postgres') {
      const own = new URL(settings().databaseUrl ?? '').pathname.slice(1);
      const setIsolation = (value: string): Promise<unknown> =>
        database().read.raw(`ALTER DATABASE ${own} SET default_transaction_isolation = ${value}`);
      await setIsolation("'repeatable read'");
      t.after(() => setIsolation('DEFAULT'));
    }
    const other = await open(t);
    let waiting = Promise.resolve();
    await database().write(async (trx) => {
      waiting = addOne(other);
      await setTo(40)(trx);
    });
    await waiting;
    assert.deepEqual(await readStored(), [41]);
  });

  for (const where of ['the same process', 'another one'])
    test(`one that waits too long for one of ${where} is an outage and stores nothing; the next is stored`, async (t) => {
      await database().write(setTo(0));
      const limited = await open(t, { timeoutMs: 10_000, writeWaitMs: WAIT_MS });
      const ended = createLatch();
      const begun = createLatch();
      const first = (where === 'another one' ? database() : limited).write(async (trx) => {
        begun.open();
        await ended.opened;
        await setTo(1)(trx);
      });
      await begun.opened;
      const waiting = await Promise.allSettled(Array.from({ length: 4 }, () => limited.write(setTo(2))));
      ended.open();
      await first;
      const reasons = waiting.map((one) => one.status === 'rejected' && toOutage(one.reason)?.reason);
      // One of a process waits for the lock, and the others for that one.
      const inQueue = where === 'the same process' ? 'exhausted' : 'locked';
      assert.deepEqual(reasons, [inQueue, 'exhausted', 'exhausted', 'exhausted']);
      assert.deepEqual(await readStored(), [1]);
      await addOne(limited);
      assert.deepEqual(await readStored(), [2]);
    });

  test('waiting writers of a process hold no connection', async (t) => {
    await database().write(setTo(0));
    const limited = await open(t, { timeoutMs: 10_000 });
    const waiting: Promise<void>[] = [];
    await limited.write(async () => {
      for (let count = 0; count < 8; count += 1) waiting.push(addOne(limited));
      await limited.read('event_sequence');
      assert.equal(limited.pool().used, 1);
    });
    await Promise.all(waiting);
    assert.deepEqual(await readStored(), [8]);
  });
});
