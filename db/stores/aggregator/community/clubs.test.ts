import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createClock } from '../../../testing/clock.js';
import { CLUB, createSnapshotSender } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { storeNames } from '../../../testing/identity.js';
import { createClubs, type Clubs } from './clubs.js';

const OBSERVED = '2026-03-01T10:00:00.000Z';
const uploaded = (mapUid: string, timestamp: string | undefined, more: object = {}): object => ({
  mapUid,
  ...(timestamp ? { timestamp } : {}),
  ...more,
});

describeOnDatabases('reads of clubs', (database) => {
  let clubs: Clubs;
  const clock = createClock();

  before(async () => {
    clubs = createClubs(database());
    const send = createSnapshotSender(database(), clock);
    await send({
      observedAt: OBSERVED,
      club: { name: 'Workshop', createdAt: '2023-04-02T14:00:00.000Z' },
      campaigns: [
        {
          campaignId: 2,
          name: 'Second',
          createdAt: '2025-01-01T00:00:00.000Z',
          maps: [
            uploaded('old', '2024-11-09T10:15:00+00:00', { name: '$f00Icy$z 100% one', position: 1 }),
            uploaded('equal-b', '2025-08-02T18:40:00+02:00', { author: 'maker', position: 0 }),
          ],
        },
        { campaignId: 1, name: 'First', createdAt: '2025-01-01T00:00:00.000Z', publishedAt: OBSERVED },
        { campaignId: 9, name: 'Ageless' },
      ],
      uploads: [
        {
          bucketId: 3,
          name: 'Bucket',
          maps: [uploaded('old', undefined), uploaded('equal-a', '2025-08-02T16:40:00Z')],
        },
      ],
      maps: [uploaded('Ageless-Map', undefined, { name: '100 one' })],
      members: [
        {
          accountId: 'second',
          joinedAt: '2024-01-01T00:00:00.000Z',
          displayName: 'Ünder_score',
          role: 'admin',
        },
        { accountId: 'first', joinedAt: '2025-01-01T00:00:00.000Z', displayName: 'Plain' },
        { accountId: 'ageless-B' },
        { accountId: 'ageless-A' },
        { accountId: 'maker', joinedAt: '2023-01-01T00:00:00.000Z', displayName: 'The Maker' },
      ],
    });
    await send({ clubId: 5, club: {}, observedAt: OBSERVED });
  });

  test('a club has its counts and times, and null for unknown facts', async () => {
    assert.deepEqual(await clubs.find(CLUB), {
      clubId: CLUB,
      name: 'Workshop',
      clubName: 'Workshop',
      campaignCount: 3,
      mapCount: 4,
      memberCount: 5,
      uploadCount: 1,
      createdAt: '2023-04-02T14:00:00.000Z',
      firstSeenAt: clock.now().toISOString(),
      lastSyncedAt: OBSERVED,
    });
    const empty = await clubs.find(5);
    assert.deepEqual([empty?.name, empty?.createdAt, empty?.mapCount], [null, null, 0]);
  });

  test('the pages list every map once', async () => {
    const passed: string[] = [];
    for (let offset = 0; offset < 6; offset += 1) {
      const page = await clubs.listMaps(CLUB, { q: '', limit: 1, offset });
      assert.deepEqual([page?.total, page?.limit, page?.offset], [4, 1, offset]);
      passed.push(...(page?.maps ?? []).map(({ mapUid }) => mapUid));
    }
    assert.deepEqual(passed, ['equal-a', 'equal-b', 'old', 'Ageless-Map']);
  });

  test('a filter is a literal, case-insensitive part and ignores colour codes', async () => {
    const find = async (q: string): Promise<unknown> => {
      const list = await clubs.listMaps(CLUB, { q, limit: 1, offset: 0 });
      return [list?.total, ...(list?.maps ?? []).map(({ mapUid }) => mapUid)];
    };
    assert.deepEqual(await find('iCy 100%'), [1, 'old']);
    assert.deepEqual(await find('100'), [2, 'old']);
    assert.deepEqual(await find('EQUAL-'), [2, 'equal-a']);
    assert.deepEqual(await find('100%%'), [0]);
  });

  test('members are found by their newest name, whichever request sent it, until they leave', async () => {
    const find = async (q: string): Promise<string[] | undefined> =>
      (await clubs.listMembers(8, { q, limit: 9 }))?.members.map(({ accountId }) => accountId);
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
