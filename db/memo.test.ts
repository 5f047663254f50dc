import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { noteChanges, type Sum } from './memo.js';
import { describeOnDatabases } from './testing/databases.js';
import { emptyTables } from './testing/empty-tables.js';

describeOnDatabases('remembered sums', (database) => {
  let computed: number;
  beforeEach(async () => {
    await emptyTables(database());
    computed = 0;
  });

  const sum: Sum<number> = {
    topics: ['maps'],
    compute: (read) => {
      computed += 1;
      return read('settings')
        .pluck('key')
        .then((keys: string[]) => keys.length);
    },
  };
  const read = (): Promise<number> => database().snapshot((trx) => database().remember(sum, trx));
  const change = (topic: 'maps' | 'names', key: string): Promise<void> =>
    database().write(async (trx) => {
      await trx('settings').insert({ key, value: '' });
      await noteChanges(trx, topic);
    });

  test('are computed once, however many ask, until a topic of theirs changes', async () => {
    assert.deepEqual(await Promise.all([read(), read(), read()]), [0, 0, 0]);
    await change('names', 'a');
    assert.deepEqual([await read(), computed], [0, 1]);
    await change('maps', 'b');
    assert.deepEqual([await read(), await read(), computed], [2, 2, 2]);
  });

  test('are of the snapshot that asks, and of another epoch once that has changed', async () => {
    await database().snapshot(async (trx) => {
      await trx('changes').first();
      await change('maps', 'a');
      assert.deepEqual([await read(), await database().remember(sum, trx)], [1, 0]);
    });
    assert.equal(await read(), 1);
    await database().write((trx) => trx('settings').insert({ key: 'epoch', value: 'restored' }));
    assert.equal(await read(), 2);
  });

  test('are computed again for another hour', async () => {
    const ask = (hour: string): Promise<number> =>
      database().snapshot((trx) => database().remember(sum, trx, hour));
    for (const hour of ['2026-03-01T12', '2026-03-01T12', '2026-03-01T13']) await ask(hour);
    assert.equal(computed, 2);
  });

  test('are computed again after a failure', async () => {
    const failing: Sum<number> = {
      topics: ['maps'],
      compute: async (trx) => {
        if (computed === 0) {
          computed += 1;
          throw new Error('no connection');
        }
        return sum.compute(trx, '');
      },
    };
    const ask = (): Promise<number> => database().snapshot((trx) => database().remember(failing, trx));
    await assert.rejects(ask(), /no connection/);
    assert.equal(await ask(), 0);
  });
});
