import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SnapshotReport } from '../../../rules/snapshot/club-snapshot.js';
import { bucket, campaign, member, setUpClub } from '../../../testing/club.js';
import { at, buildMaps } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';

describeOnDatabases('club snapshots', (database) => {
  const { clock, send, uidsOf, membersOf, agree } = setUpClub(database);

  test('absent and empty collections, and campaigns without maps, remove nothing', async () => {
    await send({ observedAt: at(0), campaigns: [campaign(1, 'a')], members: [member('one')] });
    await send({ observedAt: at(1), campaigns: [], members: [], maps: [] });
    await send({ observedAt: at(2), campaigns: [{ campaignId: 1, maps: [] }, { campaignId: 1 }] });
    await send({ observedAt: at(3), complete: ['members', 'campaigns', 'uploads', 'maps'] });
    assert.deepEqual([await uidsOf(), await membersOf()], [['a'], ['one']]);
    await agree();
  });

  test('complete removes only for the project that reported the club first, or the operator', async () => {
    await send({
      observedAt: at(0),
      projectKey: 'first',
      ...{ campaigns: [campaign(1, 'a')], maps: buildMaps('c') },
      members: [member('one'), member('two')],
    });
    const sendAs = (minute: number, sender: object): Promise<SnapshotReport> =>
      send({
        observedAt: at(minute),
        ...sender,
        ...{ campaigns: [campaign(2, 'd')], members: [], complete: ['members', 'campaigns'] },
      });
    const report = await sendAs(1, { projectKey: 'other' });
    assert.equal(report.applied, true);
    assert.deepEqual(
      report.rejected.map(({ path, index, message }) => [path, index, message]),
      [
        ['complete', 0, 'complete keeps the other members: another project reported the club first.'],
        ['complete', 1, 'complete keeps the other campaigns: another project reported the club first.'],
      ],
    );
    assert.equal(report.rejectedCount, 2);
    // Also as the project that reported the club last, and with a repeat.
    await sendAs(2, { projectKey: 'other' });
    await sendAs(2, { projectKey: 'other' });
    assert.deepEqual(
      [await uidsOf(), await membersOf()],
      [
        ['a', 'c', 'd'],
        ['one', 'two'],
      ],
    );
    assert.deepEqual((await sendAs(3, { projectKey: 'other', isAdmin: true })).rejected, []);
    assert.deepEqual([await uidsOf(), await membersOf()], [['c', 'd'], []]);
    await send({ observedAt: at(4), projectKey: 'first', maps: [], complete: ['maps'] });
    assert.deepEqual(await uidsOf(), ['d']);
    await agree();
  });

  test('nothing is removed from a collection, or a list of maps, of which a row was rejected', async () => {
    await send({
      observedAt: at(0),
      campaigns: [campaign(1, 'a', 'b'), campaign(2, 'c'), campaign(3, 'f', 'g')],
      uploads: [bucket(7, 'd')],
      members: [member('one'), member('two')],
      maps: buildMaps('e'),
    });
    const rejectedRows = ['campaigns[0].maps[1]', 'campaigns[1]', 'uploadBuckets[0]', 'members[1]'].map(
      (path) => ({ path, index: 1, reason: 'invalid_field' as const, message: 'It is wrong.' }),
    );
    const report = await send(
      {
        observedAt: at(1),
        campaigns: [campaign(1, 'a'), campaign(3, 'g')],
        uploads: [],
        members: [member('one')],
        maps: [],
        complete: ['campaigns', 'uploads', 'members', 'maps'],
      },
      { rejectedRows, rejectedCount: 4 },
    );
    assert.deepEqual(
      report.rejected.slice(0, 3).map(({ path, index, message }) => `${path} ${index} ${message}`),
      [
        'complete 0 complete keeps the other campaigns: rows of it were rejected.',
        'complete 1 complete keeps the other uploads: rows of it were rejected.',
        'complete 2 complete keeps the other members: rows of it were rejected.',
      ],
    );
    assert.equal(report.rejectedCount, 7);
    assert.deepEqual(await uidsOf(), ['a', 'b', 'c', 'd', 'g']);
    assert.deepEqual(await membersOf(), ['one', 'two']);
    await agree();
  });

  test('a map that moves within the club is neither added nor removed', async () => {
    await send({ observedAt: at(0), campaigns: [campaign(1, 'a'), campaign(2, 'b')] });
    const report = await send({ observedAt: at(1), campaigns: [campaign(1, 'b'), campaign(2, 'a')] });
    assert.deepEqual([report.mapsAdded, report.mapsRemoved], [0, 0]);
  });

  test('a repeated snapshot changes nothing and has one event and one run', async () => {
    const snapshot = {
      observedAt: at(1),
      campaigns: [campaign(1, 'a', 'b')],
      members: [member('one', { displayName: 'Someone' })],
    };
    await send(snapshot);
    const tables = ['clubs', 'club_campaigns', 'club_map_sources', 'club_maps', 'club_members', 'maps'];
    const stateOf = async (): Promise<unknown> =>
      Promise.all([...tables, 'events', 'hook_runs', 'metric_hours'].map((table) => database().read(table)));
    const before = await stateOf();
    clock.advance(60_000);
    const again = await send(snapshot);
    assert.deepEqual([again.applied, again.mapsAdded, again.mapsRemoved], [true, 0, 0]);
    assert.deepEqual(await stateOf(), before);
  });

  test('a snapshot that was applied and comes again after a newer one is no skipped run', async () => {
    const first = { observedAt: at(0), campaigns: [campaign(1, 'a')] };
    await send(first);
    await send({ observedAt: at(5), campaigns: [campaign(1, 'b')] });
    assert.equal((await send(first)).applied, false);
    assert.deepEqual(await database().read('hook_runs').orderBy('run_id').pluck('status'), ['ok', 'ok']);
    await send({ observedAt: at(1), campaigns: [campaign(1, 'c')] });
    await send({ observedAt: at(1), campaigns: [campaign(1, 'c')] });
    const statuses = await database().read('hook_runs').orderBy('run_id').pluck<string[]>('status');
    assert.deepEqual(statuses, ['ok', 'ok', 'skipped']);
  });
});
