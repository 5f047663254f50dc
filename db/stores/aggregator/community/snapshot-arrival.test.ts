import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bucket, campaign, member, setUpClub } from '../../../testing/club.js';
import { at, CLUB, buildMaps } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { createClubs } from './clubs.js';

describeOnDatabases('late, repeated, concurrent and partly invalid snapshots', (database) => {
  const { clock, send, uidsOf, membersOf, agree } = setUpClub(database);

  test('a rejected row with an id removes nothing', async () => {
    await send({
      observedAt: at(0),
      campaigns: [campaign(1, 'a', 'b'), campaign(2, 'c')],
      uploads: [bucket(7, 'd')],
      members: [member('one'), member('two')],
      maps: buildMaps('e'),
    });
    const rejectedRows = [
      { path: 'campaigns[0].maps[1]', index: 1, row: { uid: 'b', authorMs: 'fast' } },
      { path: 'campaigns[1]', index: 1, row: { id: 2, name: 7 } },
      { path: 'uploads[0]', index: 0, row: { bucketId: 7, createdAt: 'then' } },
      { path: 'members[1]', index: 1, row: { accountId: 'two', role: {} } },
      { path: 'maps[0]', index: 0, row: { mapUid: 'e', year: 'x' } },
      { path: 'maps[1]', index: 1, row: null },
    ].map((row) => ({ ...row, reason: 'invalid_field' as const, message: 'It is wrong.' }));
    const complete = ['campaigns', 'uploads', 'members', 'maps'];
    const report = await send(
      {
        observedAt: at(1),
        campaigns: [campaign(1, 'a')],
        uploads: [],
        members: [member('one')],
        maps: [],
        complete,
      },
      { rejectedRows, rejectedCount: 6 },
    );
    assert.deepEqual([report.mapsRemoved, report.rejectedCount, report.rejected.length], [0, 6, 6]);
    assert.deepEqual(await uidsOf(), ['a', 'b', 'c', 'd', 'e']);
    assert.deepEqual(await membersOf(), ['one', 'two']);
    await agree();
  });

  test('rows without an id are rejected with their paths', async () => {
    const { rejected, rejectedCount } = await send({
      campaigns: [{ name: 'x' }, { campaignId: 1, maps: [{ name: 'y' }, { mapUid: 'a' }] }],
      uploadBuckets: [{}],
      maps: [{ position: 3 }],
    });
    assert.deepEqual(
      rejected.map(({ path, index, reason, message }) => [path, index, reason, message]),
      [
        ['campaigns[0]', 0, 'missing_field', 'campaignId is required.'],
        ['campaigns[1].maps[0]', 0, 'missing_field', 'mapUid is required.'],
        ['uploadBuckets[0]', 0, 'missing_field', 'bucketId is required.'],
        ['maps[0]', 0, 'missing_field', 'mapUid is required.'],
      ],
    );
    assert.equal(rejectedCount, 4);
    assert.deepEqual(await uidsOf(), ['a']);
  });

  test('an older snapshot changes nothing of the club; one of the same time does', async () => {
    await send({ observedAt: at(5), campaigns: [campaign(1, 'a')] });
    const club = await createClubs(database()).find(CLUB);
    const older = await send({
      observedAt: at(4),
      club: { name: 'Old' },
      campaigns: [campaign(1, 'b')],
      members: [member('one', { displayName: 'Someone' })],
    });
    assert.deepEqual(
      [older.applied, older.clubName, older.mapsSeen, older.mapsAdded],
      [false, 'Workshop', 1, 0],
    );
    assert.deepEqual(await createClubs(database()).find(CLUB), club);
    assert.equal((await database().read<Record<string, unknown>>('maps').where({ map_uid: 'b' })).length, 0);
    assert.equal((await database().read<Record<string, unknown>>('display_names')).length, 0);
    const same = await send({ observedAt: at(5), members: [member('one')] });
    assert.equal(same.applied, true);
    assert.deepEqual(await membersOf(), ['one']);
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

  test('concurrent snapshots of one club give the result of a sequence', async () => {
    const sent = Array.from({ length: 6 }, (_, minute) =>
      send({
        observedAt: at(minute),
        projectKey: `tracker-${minute % 3}`,
        campaigns: [campaign(1, `m${minute}`, 'a'), campaign(2 + (minute % 2), 'b', 'c')],
        members: [member(`member-${minute}`, { displayName: `Name ${minute}` }), member('everyone')],
      }),
    );
    const reports = await Promise.all(sent);
    const maps = await uidsOf();
    assert.ok(maps.includes('m5') && maps.filter((uid) => uid.startsWith('m')).length === 1);
    const applied = reports.filter((report) => report.applied);
    const changes = applied.map((report) => report.mapsAdded - report.mapsRemoved);
    assert.equal(
      changes.reduce((sum, change) => sum + change, 0),
      maps.length,
    );
    await agree();
    const events = await database()
      .read<Record<string, unknown>>('events')
      .where({ event_type: 'club.snapshot' });
    assert.equal(events.length, applied.length);
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
