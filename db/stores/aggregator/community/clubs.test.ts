import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClock } from '../../../testing/clock.js';
import { createSnapshotSender } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { storeNames } from '../../../testing/identity.js';
import { createClubs } from './clubs.js';

const OBSERVED = '2026-03-01T10:00:00.000Z';
describeOnDatabases('members of clubs', (database) => {
  const clock = createClock();

  test('members are found by their newest name, whichever request sent it, until they leave', async () => {
    const find = async (q: string): Promise<string[] | undefined> =>
      (await createClubs(database()).listMembers(8, { q, limit: 9 }))?.members.map(
        ({ accountId }) => accountId,
      );
    const send = createSnapshotSender(database(), clock);
    await storeNames(database(), [{ accountId: 'known', displayName: 'Early Bird', observedAt: OBSERVED }]);
    const members = [{ accountId: 'known', joinedAt: OBSERVED }, { accountId: 'new' }];
    await send({ clubId: 8, observedAt: OBSERVED, members });
    assert.deepEqual([await find('early'), await find('n')], [['known'], ['known', 'new']]);
    const later = '2026-03-01T11:00:00.000Z';
    await storeNames(database(), [
      { accountId: 'known', displayName: 'Late Owl', observedAt: later },
      { accountId: 'new', displayName: 'Newcomer', observedAt: later },
    ]);
    assert.deepEqual([await find('early'), await find('owl'), await find('comer')], [[], ['known'], ['new']]);
    const rest = [{ accountId: 'new', joinedAt: later }];
    await send({ clubId: 8, observedAt: later, members: rest, complete: ['members'] });
    assert.deepEqual([await find('owl'), await find('n')], [[], ['new']]);
  });
});
