import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bucket, campaign, member, setUpClub } from '../../../testing/club.js';
import { at, CLUB, buildMaps } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';

describeOnDatabases('club snapshots', (database) => {
  const { clock, send, uidsOf, membersOf, agree } = setUpClub(database);

  test('report what they contain and have changed', async () => {
    const report = await send({
      observedAt: at(0),
      campaigns: [campaign(1, 'a', 'b'), campaign(2, 'b', 'c')],
      uploads: [bucket(7, 'd')],
      uploadBuckets: [{ id: 7, maps: [{ uid: 'e', slot: 3 }] }],
      maps: buildMaps('f', 'a'),
      members: [member('one'), member('two')],
      activities: [{}, {}, {}],
    });
    assert.deepEqual(report, {
      clubId: CLUB,
      clubName: 'Workshop',
      observedAt: at(0),
      applied: true,
      campaignsSeen: 2,
      uploadsSeen: 1,
      membersSeen: 2,
      mapsSeen: 6,
      campaignMapsSeen: 4,
      uploadMapsSeen: 2,
      activitiesSeen: 3,
      mapsAdded: 6,
      mapsRemoved: 0,
      rejected: [],
      rejectedCount: 0,
      receivedAt: clock.now().toISOString(),
    });
    assert.deepEqual(await uidsOf(), ['a', 'b', 'c', 'd', 'e', 'f']);
    await agree();
  });

  test("a campaign's maps replace its former ones; a bucket's maps are added", async () => {
    await send({ observedAt: at(0), campaigns: [campaign(1, 'a', 'b')], uploads: [bucket(7, 'd')] });
    const report = await send({
      observedAt: at(1),
      campaigns: [campaign(1, 'b', 'c')],
      uploads: [bucket(7, 'e')],
    });
    assert.deepEqual([report.mapsAdded, report.mapsRemoved], [2, 1]);
    assert.deepEqual(await uidsOf(), ['b', 'c', 'd', 'e']);
    await agree();
  });

  test('absent and empty collections, and campaigns without maps, remove nothing', async () => {
    await send({ observedAt: at(0), campaigns: [campaign(1, 'a')], members: [member('one')] });
    await send({ observedAt: at(1), campaigns: [], members: [], maps: [] });
    await send({ observedAt: at(2), campaigns: [{ campaignId: 1, maps: [] }, { campaignId: 1 }] });
    await send({ observedAt: at(3), complete: ['members', 'campaigns', 'uploads', 'maps'] });
    assert.deepEqual([await uidsOf(), await membersOf()], [['a'], ['one']]);
    await agree();
  });

  test('a complete collection removes what it lacks', async () => {
    await send({
      observedAt: at(0),
      campaigns: [campaign(1, 'a'), campaign(2, 'b')],
      uploads: [bucket(7, 'c', 'd'), bucket(8, 'e')],
      maps: buildMaps('f', 'g', 'a'),
      members: [member('one'), member('two')],
    });
    await send({ observedAt: at(1), campaigns: [campaign(2, 'b')], complete: ['campaigns'] });
    assert.deepEqual(
      await uidsOf(),
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      'a is a map of the club itself too',
    );
    await send({ observedAt: at(2), uploads: [bucket(7, 'c')], complete: ['uploads'] });
    assert.deepEqual(await uidsOf(), ['a', 'b', 'c', 'f', 'g']);
    await send({ observedAt: at(3), maps: buildMaps('g'), complete: ['maps'] });
    assert.deepEqual(await uidsOf(), ['b', 'c', 'g']);
    await send({ observedAt: at(4), members: [member('two')], complete: ['members'] });
    assert.deepEqual(await membersOf(), ['two']);
    const last = await send({
      observedAt: at(5),
      campaigns: [],
      uploads: [],
      maps: [],
      members: [],
      complete: ['campaigns', 'uploads', 'maps', 'members'],
    });
    assert.equal(last.mapsRemoved, 3);
    assert.deepEqual([await uidsOf(), await membersOf()], [[], []]);
    await agree();
  });

  test('with a token of one project, complete replaces nothing of a club that another project reported first', async () => {
    const everything = ['members', 'campaigns', 'uploads', 'maps'];
    await send({
      observedAt: at(0),
      projectKey: 'first',
      ...{ campaigns: [campaign(1, 'a')], uploads: [bucket(7, 'b')], maps: buildMaps('c') },
      members: [member('one'), member('two')],
    });
    const other = { projectKey: 'other', hasProjectToken: true };
    const report = await send({
      observedAt: at(1),
      ...other,
      ...{
        campaigns: [campaign(2, 'd')],
        members: [member('three')],
        maps: [],
        complete: everything.slice(0, 2),
      },
    });
    assert.equal(report.applied, true);
    assert.deepEqual(
      report.rejected.map(({ path, index, message }) => [path, index, message]),
      [
        [
          'complete',
          0,
          'With a token of one project, complete keeps the other members: another project reported the club first.',
        ],
        [
          'complete',
          1,
          'With a token of one project, complete keeps the other campaigns: another project reported the club first.',
        ],
      ],
    );
    assert.deepEqual(
      [await uidsOf(), await membersOf()],
      [
        ['a', 'b', 'c', 'd'],
        ['one', 'three', 'two'],
      ],
    );
    // Also as the project that reported last, where an empty collection would do.
    await send({ observedAt: at(2), ...other, maps: [], members: [], complete: ['maps', 'members'] });
    assert.deepEqual(
      [await uidsOf(), await membersOf()],
      [
        ['a', 'b', 'c', 'd'],
        ['one', 'three', 'two'],
      ],
    );
    // The first one may, and so may a token that is good for all.
    await send({
      observedAt: at(3),
      ...{ projectKey: 'first', hasProjectToken: true, members: [member('one')], complete: ['members'] },
    });
    assert.deepEqual(await membersOf(), ['one']);
    await send({ observedAt: at(4), projectKey: 'other', members: [member('four')], complete: ['members'] });
    assert.deepEqual(await membersOf(), ['four']);
    await agree();
  });

  test('a map that moves within the club is neither added nor removed', async () => {
    await send({ observedAt: at(0), campaigns: [campaign(1, 'a'), campaign(2, 'b')] });
    const report = await send({ observedAt: at(1), campaigns: [campaign(1, 'b'), campaign(2, 'a')] });
    assert.deepEqual([report.mapsAdded, report.mapsRemoved], [0, 0]);
  });
});
