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

  test('an unknown club has nulls', async () => {
    const page = { q: '', limit: 5, offset: 0 };
    assert.deepEqual(
      [
        await clubs.find(6),
        await clubs.listCampaigns(6, 5),
        await clubs.listMaps(6, page),
        await clubs.listMembers(6, page),
      ],
      [null, null, null, null],
    );
  });

  test('campaigns are listed newest first, unknown ages last', async () => {
    const list = await clubs.listCampaigns(CLUB, 2);
    assert.deepEqual([list?.count, list?.total], [2, 3]);
    const all = (await clubs.listCampaigns(CLUB, 9))?.campaigns ?? [];
    assert.deepEqual(
      all.map(({ campaignId, mapCount }) => [campaignId, mapCount]),
      [
        [2, 2],
        [1, 0],
        [9, 0],
      ],
    );
    assert.deepEqual(all[1], {
      campaignId: 1,
      name: 'First',
      mapCount: 0,
      createdAt: '2025-01-01T00:00:00.000Z',
      publishedAt: OBSERVED,
      lastSyncedAt: OBSERVED,
    });
  });

  test('maps are listed once each, newest upload first, with all their places', async () => {
    const list = await clubs.listMaps(CLUB, { q: '', limit: 9, offset: 0 });
    const uids = list?.maps.map(({ mapUid }) => mapUid);
    assert.deepEqual(uids, ['equal-a', 'equal-b', 'old', 'Ageless-Map']);
    assert.deepEqual(list?.maps[2]?.sources, [
      { type: 'campaign', id: 2, name: 'Second', position: 1 },
      { type: 'upload', id: 3, name: 'Bucket', position: null },
    ]);
    assert.deepEqual([list.maps[3]?.sources, list.maps[3]?.thumbnailUrl], [[], null]);
    assert.deepEqual([list.maps[1]?.author, list.maps[1]?.authorDisplayName], ['maker', 'The Maker']);
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

  test("members are listed by time of joining, with the directory's names", async () => {
    const list = await clubs.listMembers(CLUB, { q: '', limit: 9 });
    assert.deepEqual(
      list?.members.map(({ accountId, displayName, role }) => [accountId, displayName, role]),
      [
        ['first', 'Plain', null],
        ['second', 'Ünder_score', 'admin'],
        ['maker', 'The Maker', null],
        ['ageless-A', null, null],
        ['ageless-B', null, null],
      ],
    );
    const find = async (q: string): Promise<unknown> => {
      const found = await clubs.listMembers(CLUB, { q, limit: 1 });
      return [found?.total, found?.count, found?.members[0]?.accountId];
    };
    assert.deepEqual(await find('üNDER_'), [1, 1, 'second']);
    assert.deepEqual(await find('AGELESS-'), [2, 1, 'ageless-A']);
    assert.deepEqual(await find('_'), [1, 1, 'second']);
    assert.deepEqual(await find(' '), [5, 1, 'first']);
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
