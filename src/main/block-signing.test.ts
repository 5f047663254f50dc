import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { describeOnDatabases } from '../../db/testing/databases.js';
import { storeRandomEvents } from '../../db/testing/random-events.js';
import { createRandom } from '../../db/testing/random.js';
import { createBlockSigning } from './block-signing.js';

describeOnDatabases('the task that signs blocks', (database) => {
  const signed = (): Promise<number[]> =>
    database().read('event_signatures').orderBy('block').pluck<number[]>('block');

  test('goes on where the last process ended, and ends with a block that is under way', async () => {
    const random = createRandom(31);
    for (let batch = 0; batch < 5; batch += 1) await storeRandomEvents(database(), random, 2050);
    await database().write((trx) => trx('event_signatures').delete());
    for (const expected of [[0], [0, 1], [0, 1]]) {
      const task = createBlockSigning({ database: database(), logger: pino({ enabled: false }) });
      task.start();
      await task.stop();
      assert.deepEqual(await signed(), expected);
    }
  });
});
