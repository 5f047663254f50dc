import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Row } from '../connection/database.js';
import { signBlocks } from '../rollups/sign-blocks.js';
import { BLOCK_SIZE } from '../sql/event-blocks.js';
import { createEvents } from '../stores/aggregator/tracking/events.js';
import { describeOnDatabases } from '../testing/databases.js';
import { findSignatureFaults } from '../testing/find-signature-faults.js';
import { storeRandomEvents } from '../testing/random-events.js';
import { createRandom } from '../testing/random.js';
import { ALL_EVENTS } from '../testing/tracking.js';
import * as eventSignatures from './031-event-signatures.js';

describeOnDatabases('signatures of events', (database) => {
  test('are made of the events that were there after the migration, as if they had been made with them', async () => {
    const random = createRandom(31);
    for (let batch = 0; batch < 5; batch += 1) await storeRandomEvents(database(), random, 2050);
    const signatures = (): Promise<Row[]> => database().read<Row>('event_signatures').orderBy('block');
    const found = async (): Promise<number[]> => {
      const page = await createEvents(database()).list({ ...ALL_EVENTS, q: 'two' }, 3, 50);
      return page.events.map(({ eventId }) => eventId);
    };
    const [made, before] = [await signatures(), await found()];
    assert.equal(made.length, 3);
    await database().write((trx) => eventSignatures.down(trx));
    await database().write((trx) => eventSignatures.up(trx));
    assert.deepEqual(await signatures(), []);
    assert.deepEqual(await found(), before);
    assert.equal(before.length, 50);
    assert.equal(await signBlocks(database(), 0), 2);
    assert.deepEqual(await signatures(), made.slice(0, 2));
    assert.deepEqual(await findSignatureFaults(database()), []);
    assert.deepEqual(await found(), before);
    await storeRandomEvents(database(), random, 2050);
    await storeRandomEvents(database(), random, 2050);
    assert.equal(await signBlocks(database(), 2), 3);
    const complete = (await signatures()).map(({ ids }) => ids === BLOCK_SIZE);
    assert.deepEqual(complete, [true, true, true, false]);
    assert.deepEqual(await findSignatureFaults(database()), []);
  });
});
