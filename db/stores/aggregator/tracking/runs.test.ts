import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../../testing/databases.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { expectRecount } from '../../../testing/recount.js';
import { createTotals } from '../../catalog/totals.js';
import { observeWrites } from '../../../testing/observe-writes.js';
import { buildChangedCheck, buildCheck, storeRandomRuns, storeRun } from '../../../testing/tracker-runs.js';
import { AT, minutes, readAll } from '../../../testing/tracking.js';
import type { SentCheck, SentRun } from '../../../rules/normalize-run.js';

describeOnDatabases('runs', (database) => {
  beforeEach(() => emptyTables(database()));

  const store = (
    checks: SentCheck[],
    change: Partial<SentRun> = {},
    receivedAt = minutes(5),
  ): ReturnType<typeof storeRun> => storeRun(database(), checks, change, receivedAt);
  const eventTypes = async (): Promise<unknown[]> =>
    (await readAll(database(), 'events', 'event_id')).map((row) => row.event_type);
  const mapOf = async (uid = 'm'): Promise<Record<string, unknown> | undefined> =>
    (await readAll(database(), 'maps')).find((row) => row.map_uid === uid);
  const timed = { run: { startedAt: minutes(-2), finishedAt: minutes(-1) } };

  test('events are the run, its checks and their records, in order', async () => {
    const stored = await store([buildChangedCheck(), buildCheck({ mapUid: 'n' })], timed);
    const { runId, ...rest } = stored;
    assert.ok(runId > 0);
    const receivedAt = minutes(5);
    assert.deepEqual(rest, { acceptedChecks: 2, changedChecks: 1, receivedAt, duplicate: false });
    assert.deepEqual((await eventTypes()).slice(0, 4), [
      'tracker.run',
      'map.checked',
      'wr_change',
      'map.checked',
    ]);
    const [run, check, record] = await readAll(database(), 'events', 'event_id');
    assert.deepEqual([run?.occurred_at, check?.occurred_at, record?.occurred_at], [minutes(-1), AT, AT]);
    assert.deepEqual([check?.wr_ms, check?.old_wr_time, check?.holder], [40_000, 41_000, 'Kestrel']);
    assert.equal(check?.received_at, receivedAt);
    const [row] = await readAll(database(), 'runs');
    assert.deepEqual([row?.duration_ms, row?.maps_checked, row?.wr_changes], [60_000, 2, 1]);
  });

  test('a run without times is of the time at which its request says it was observed, and is known again by it', async () => {
    const observed = { observedAt: minutes(-3) };
    const first = await store([buildCheck({ checkedAt: undefined }), buildCheck({ mapUid: 'n' })], observed);
    const [run, check, other] = await readAll(database(), 'events', 'event_id');
    assert.deepEqual(
      [run?.occurred_at, check?.occurred_at, other?.occurred_at],
      [minutes(-3), minutes(-3), AT],
    );
    const again = await store([buildCheck({ checkedAt: undefined }), buildCheck({ mapUid: 'n' })], observed);
    assert.deepEqual([again.runId, again.duplicate], [first.runId, true]);
  });

  test('invisible and control characters are taken out of holders, names of maps, reasons and notes, and refuse nothing', async () => {
    const stored = await store(
      [
        buildChangedCheck({
          mapName: '\u202EFall 2026 - 04\u0007',
          newHolder: 'Kes\u200Btrel',
          oldHolder: '\u2800',
          note: 'by\u001b[2J hand',
        }),
      ],
      { run: { ...timed.run, reason: 'night\u2066ly', note: '\u200B' } },
    );
    assert.deepEqual([stored.acceptedChecks, stored.changedChecks], [1, 1]);
    const events = await readAll(database(), 'events', 'event_id');
    const record = events.find(({ event_type: type }) => type === 'wr_change');
    assert.deepEqual(
      [record?.map_name, record?.holder, record?.message],
      ['Fall 2026 - 04', 'Kestrel', 'by[2J hand'],
    );
    const [run] = await readAll(database(), 'runs');
    assert.deepEqual([run?.reason, run?.note], ['nightly', null]);
    const map = await mapOf();
    assert.deepEqual([map?.name, map?.wr_holder], ['Fall 2026 - 04', 'Kestrel']);
    assert.deepEqual(
      await readAll(database(), 'wr_baseline_queue'),
      [],
      'a check whose holder is known waits for nothing',
    );
  });

  test('a repeated run changes nothing', async () => {
    const first = await store([buildChangedCheck()], timed);
    // The name of the project and when it was seen last are of each request.
    const readKept = async (): Promise<unknown[]> => [
      await eventTypes(),
      await readAll(database(), 'event_hours', 'hour', 'event_type'),
      await readAll(database(), 'metric_hours', 'hour'),
      await readAll(database(), 'wr_baseline_queue', 'queue_id'),
      await readAll(database(), 'project_maps'),
    ];
    const before = await readKept();
    const again = await store([buildChangedCheck()], { ...timed, projectName: 'New name' }, minutes(9));
    assert.deepEqual(again, { ...first, duplicate: true });
    assert.deepEqual(await readKept(), before);
    await expectRecount(database());
    const others = [
      await store([buildChangedCheck({ note: 'other' })], timed),
      await store([buildChangedCheck()], { ...timed, rejected: [[1, {}]] }),
      await store([buildChangedCheck()], { ...timed, projectKey: 'q' }),
      await store([buildChangedCheck()], { run: { ...timed.run, finishedAt: minutes(0) } }),
    ];
    assert.deepEqual(
      others.filter(({ duplicate }) => duplicate),
      [],
    );
  });

  test('a repeated run that says when it began, but not when it ended, does not move the time of the last one', async () => {
    const begun = { run: { startedAt: minutes(-5) } };
    const first = await store([], begun);
    assert.deepEqual(await store([], begun, minutes(60)), { ...first, duplicate: true });
    const [project] = await readAll(database(), 'projects');
    assert.equal(project?.last_sync_at, project?.latest_run_at);
  });

  test('a run without times is always new; without checks it makes no event', async () => {
    const runs = [await store([]), await store([])];
    assert.notEqual(runs[0]?.runId, runs[1]?.runId);
    assert.deepEqual(await eventTypes(), []);
    const [project] = await readAll(database(), 'projects');
    assert.deepEqual([project?.latest_run_at, project?.last_sync_at], [minutes(5), minutes(5)]);
    const [row] = await readAll(database(), 'runs');
    assert.deepEqual([row?.started_at, row?.finished_at, row?.duration_ms], [minutes(5), minutes(5), null]);
  });

  test('identical concurrent runs are stored once', async () => {
    const runs = await Promise.all(Array.from({ length: 5 }, () => store([buildChangedCheck()], timed)));
    assert.equal(new Set(runs.map(({ runId }) => runId)).size, 1);
    assert.equal(runs.filter(({ duplicate }) => duplicate).length, 4);
    await expectRecount(database());
  });

  test("a project's map has its latest check, in any order of arrival", async () => {
    const newer = buildChangedCheck({ checkedAt: minutes(2), tracked: true });
    const older = buildChangedCheck({
      checkedAt: minutes(1),
      newWrTime: 39_000,
      newHolder: 'Dunes',
      tracked: false,
    });
    const unnamed = buildCheck({ checkedAt: minutes(3), newWrTime: undefined });
    await store([newer, older, unnamed]);
    const [row] = await readAll(database(), 'project_maps');
    const { wr_ms, tracked, latest_checked_at, last_changed_at } = row ?? {};
    assert.deepEqual([wr_ms, tracked], [40_000, 1]);
    assert.deepEqual([latest_checked_at, last_changed_at], [minutes(3), minutes(2)]);
    assert.deepEqual([row?.check_count, row?.change_count], [3, 2]);
  });

  test('a map is tracked while one project tracks it', async () => {
    await store([buildCheck({ tracked: true })]);
    await store([buildCheck({ tracked: true })], { projectKey: 'q' });
    await store([buildCheck({ tracked: false, checkedAt: minutes(1) })]);
    assert.equal((await mapOf())?.tracked, 1);
    await store([buildCheck({ tracked: false, checkedAt: minutes(1) })], { projectKey: 'q' });
    assert.equal((await mapOf())?.tracked, 0);
  });

  test('a record of an unchanged check is a baseline, and may be the current one', async () => {
    await store([
      buildCheck({ newWrTime: 40_000 }),
      buildCheck({ newWrTime: 39_000, newHolder: 'Dunes' }),
      buildCheck({ newWrTime: 41_000, newHolder: 'Mirelle' }),
    ]);
    const row = await mapOf();
    assert.deepEqual([row?.wr_ms, row?.wr_player], [39_000, 'holder:dunes']);
    const events = (await readAll(database(), 'events', 'event_id')).filter(({ wr_ms }) => wr_ms !== null);
    assert.deepEqual(
      events
        .filter(({ system }) => system === 1)
        .map(({ event_type, changed, wr_ms }) => [event_type, changed, wr_ms]),
      [
        ['wr_baseline', 0, 40_000],
        ['wr_baseline', 0, 39_000],
        ['wr_baseline', 0, 41_000],
      ],
    );
    assert.equal((await eventTypes()).includes('wr_change'), false);
  });

  test('a baseline that is reported as a change has a second event', async () => {
    await store([buildCheck({ newWrTime: 40_000, newHolder: 'Kestrel' })]);
    await expectRecount(database());
    const before = (await readAll(database(), 'events', 'event_id')).at(-1);
    await store([
      buildChangedCheck({ newWrTime: 40_000, newHolderAccountId: undefined, checkedAt: minutes(3) }),
    ]);
    const events = await readAll(database(), 'events', 'event_id');
    assert.ok(events.some(({ event_id }) => event_id === before?.event_id));
    const after = events.at(-1);
    assert.deepEqual([after?.event_type, after?.system, after?.changed], ['wr_change', 0, 1]);
    const { total_wr_changes: changes } = await createTotals(database()).stats();
    assert.equal(changes, 1);
    await expectRecount(database());
  });

  test('a check without a word about it makes the map tracked, and an explicit false stays', async () => {
    const tracked = async (): Promise<unknown> =>
      (await readAll(database(), 'project_maps', 'map_uid')).map((row) => [row.map_uid, row.tracked]);
    await store([buildCheck(), buildCheck({ mapUid: 'n', tracked: false })]);
    assert.deepEqual(await tracked(), [
      ['m', 1],
      ['n', 0],
    ]);
    await store([
      buildCheck({ mapUid: 'n', checkedAt: minutes(1) }),
      buildCheck({ checkedAt: minutes(1), tracked: false }),
    ]);
    assert.deepEqual(await tracked(), [
      ['m', 0],
      ['n', 0],
    ]);
    await expectRecount(database());
  });

  test('a uid sent as a name keeps the name that is known', async () => {
    await store([buildCheck({ mapName: 'Fall 2024 - 08' })]);
    await store([buildCheck({ mapName: 'm', checkedAt: minutes(1) })]);
    assert.deepEqual([(await mapOf())?.name, (await mapOf())?.season], ['Fall 2024 - 08', 'Fall']);
  });

  test('a holder that is a UUID is an account, and a placeholder is no holder', async () => {
    const id = 'EBBB6444-6264-47A9-BF6B-35B1C8FB88B0';
    await store([
      buildChangedCheck({ newHolder: id, newHolderAccountId: undefined }),
      buildChangedCheck({ mapUid: 'n', newHolder: 'Unknown', newHolderAccountId: undefined }),
    ]);
    assert.equal((await mapOf())?.wr_player, id.toLowerCase());
    assert.equal((await mapOf('n'))?.wr_player, null);
    const names = await readAll(database(), 'display_names', 'account_id');
    assert.deepEqual(
      names.filter((row) => row.account_id === id.toLowerCase()),
      [],
    );
  });

  test('holders and seen accounts reach the directory', async () => {
    await store([buildChangedCheck({ newHolderAccountId: 'holder-1', accountIds: ['seen-1'] })]);
    const names = (await readAll(database(), 'display_names')).map((row) => row.account_id);
    const seen = (await readAll(database(), 'accounts_seen')).map((row) => row.account_id);
    assert.ok(names.includes('holder-1'));
    assert.ok(seen.includes('holder-1') && seen.includes('seen-1'));
  });

  test('rollups equal a recount after random runs', async () => {
    await storeRandomRuns(database(), 7);
    await expectRecount(database());
    const open = await database()
      .read('wr_baseline_queue')
      .whereIn('status', ['queued', 'processing'])
      .select('project_key', 'map_uid', 'reason_code')
      .groupBy('project_key', 'map_uid', 'reason_code')
      .havingRaw('count(*) > 1');
    assert.deepEqual(open, []);
  });

  test('2000 checks cost as many statements as two', async () => {
    const statementsOf = async (checks: SentCheck[]): Promise<number> => {
      let count = 0;
      await storeRun(
        observeWrites(database(), () => (count += 1)),
        checks,
      );
      return count;
    };
    const many = Array.from({ length: 2000 }, (_, index) =>
      buildChangedCheck({
        mapUid: `many-${index % 1500}`,
        newWrTime: 40_000 + index,
        newHolderAccountId: `a-${index}`,
      }),
    );
    const few = await statementsOf([buildChangedCheck(), buildChangedCheck({ mapUid: 'n' })]);
    const all = await statementsOf(many);
    assert.ok(few > 5 && all <= few + 15, `${few} statements for 2 checks, ${all} for 2000`);
  });
});
