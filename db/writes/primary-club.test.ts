import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, CLUB, readFacts, buildMaps, setUpCommunity } from '../testing/community.js';
import { describeOnDatabases } from '../testing/databases.js';
import { alignPrimaryClub, primaryClubId } from './primary-club.js';

describeOnDatabases('the primary club', (database) => {
  const { clock, send } = setUpCommunity(database);
  const facts = (uid: string, ...columns: string[]) => readFacts(database(), uid, ...columns);
  const runs = async (): Promise<unknown[]> => {
    const rows = await database().read<Record<string, unknown>>('hook_runs').orderBy('run_id');
    return rows.map((run: Record<string, unknown>) =>
      ['club_id', 'status', 'maps_seen', 'maps_added', 'maps_removed'].map((column) => run[column]),
    );
  };

  test('the first club that a snapshot names is the primary one, and its snapshots leave runs', async () => {
    await send({ observedAt: at(1), maps: buildMaps('a', 'b') });
    await send({ clubId: 7, observedAt: at(1), maps: buildMaps('b', 'c') });
    assert.equal(await primaryClubId(database().read), CLUB);
    const rejection = {
      path: 'members[1]',
      index: 1,
      reason: 'invalid_row' as const,
      message: 'No.',
      row: 1,
    };
    const rejected = { rejectedRows: [rejection], rejectedCount: 1 };
    await send({ observedAt: at(2), maps: buildMaps('a'), complete: ['maps'] }, rejected);
    await send({ observedAt: at(1), maps: buildMaps('z') });
    await send({ observedAt: at(1), maps: buildMaps('z') });
    assert.deepEqual(await runs(), [
      [CLUB, 'ok', 2, 2, 0],
      [CLUB, 'partial', 1, 0, 1],
      [CLUB, 'skipped', 1, 0, 0],
    ]);
    const columns = ['status', 'in_primary_club', 'tracked'];
    assert.deepEqual(await facts('a', ...columns), ['active', 1, 1]);
    assert.deepEqual(await facts('b', ...columns), ['archived', 0, 0]);
    assert.deepEqual(await facts('c', ...columns), ['pending', 0, 0]);
  });

  test('a map that leaves the primary club stays tracked where a project tracks it', async () => {
    await send({ observedAt: at(1), maps: buildMaps('a', 'b') });
    await database().write((trx) =>
      trx('project_maps').insert({
        project_key: 'tracker',
        map_uid: 'a',
        tracked: 1,
        latest_checked_at: at(0),
      }),
    );
    await send({ observedAt: at(2), maps: [], complete: ['maps'] });
    assert.deepEqual(await facts('a', 'status', 'tracked'), ['archived', 1]);
    assert.deepEqual(await facts('b', 'status', 'tracked'), ['archived', 0]);
  });

  test('a configured club becomes the primary one at start, and the maps follow', async () => {
    await send({ observedAt: at(1), maps: buildMaps('a', 'b') });
    await send({ clubId: 7, observedAt: at(1), maps: buildMaps('b', 'c') });
    await alignPrimaryClub(database(), undefined, clock.now);
    assert.equal(await primaryClubId(database().read), CLUB);
    await alignPrimaryClub(database(), 7, clock.now);
    assert.equal(await primaryClubId(database().read), 7);
    const columns = ['status', 'in_primary_club', 'tracked'];
    assert.deepEqual(await facts('a', ...columns), ['archived', 0, 0]);
    assert.deepEqual(await facts('b', ...columns), ['active', 1, 1]);
    assert.deepEqual(await facts('c', ...columns), ['active', 1, 1]);
    // The configured club may be unknown so far.
    await alignPrimaryClub(database(), 99, clock.now);
    assert.deepEqual(await facts('b', ...columns), ['archived', 0, 0]);
    await send({ clubId: 99, observedAt: at(2), maps: buildMaps('a') });
    assert.deepEqual(await facts('a', ...columns), ['active', 1, 1]);
  });
});
