import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEvents } from '../stores/catalog/events.js';
import { createLeaderboards } from '../stores/catalog/leaderboards.js';
import { describeOnDatabases } from '../testing/databases.js';
import { storeNames } from '../testing/identity.js';
import { AT, eventOf, minutes, recordStep, store } from '../testing/tracking.js';
import * as nearerWrites from './028-nearer-writes.js';

describeOnDatabases('nearer writes', (database) => {
  test('finds events of accounts and the newest maps among rows from before it and after it', async () => {
    const ofKestrel = (message: string): { event: ReturnType<typeof eventOf> } => ({
      event: eventOf({ accountId: 'kestrel', message }),
    });
    await database().write((trx) => nearerWrites.down(trx));
    await storeNames(database(), [{ accountId: 'kestrel', displayName: 'Windhover', observedAt: AT }]);
    await store(database(), [
      ofKestrel('early'),
      recordStep({ mapUid: 'old', accountId: 'other', recordedAt: minutes(2) }),
      recordStep({ mapUid: 'found', accountId: 'other', recordedAt: minutes(1), isBaseline: true }),
    ]);
    await database().write((trx) => nearerWrites.up(trx));
    await store(database(), [
      ofKestrel('late'),
      recordStep({ mapUid: 'new', accountId: 'other', recordedAt: minutes(3) }),
    ]);

    const events = createEvents(database());
    const { total } = await events.list({ projectKey: '', q: 'windhover', limit: 5, offset: 0 });
    assert.equal(total, 2);
    const { maps } = await createLeaderboards(database()).read({
      overall: { limit: 5, offset: 0 },
      perBucketLimit: 5,
      includeMaps: true,
      includeBuckets: false,
      includeMedals: false,
    });
    assert.deepEqual(
      maps?.map(({ mapUid }) => mapUid),
      ['new', 'old', 'found'],
    );
  });
});
