import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../../testing/databases.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { expectRecount } from '../../../testing/recount.js';
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

  test('a part of 1000 checks costs as many statements as two', async () => {
    const statementsOf = async (checks: SentCheck[]): Promise<number> => {
      let count = 0;
      await storeRun(
        observeWrites(database(), () => (count += 1)),
        checks,
      );
      return count;
    };
    const many = Array.from({ length: 1000 }, (_, index) =>
      buildChangedCheck({
        mapUid: `many-${index % 750}`,
        newWrTime: 40_000 + index,
        newHolderAccountId: `a-${index}`,
      }),
    );
    const few = await statementsOf([buildChangedCheck(), buildChangedCheck({ mapUid: 'n' })]);
    const all = await statementsOf(many);
    assert.ok(few > 5 && all <= few + 15, `${few} statements for 2 checks, ${all} for 1000`);
  });
});
