import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { buildVerdict, setUpVerification, submitFiles } from '../../testing/verification.js';
import type { Verdict, ReplayRun } from './verdict.js';
import type { RecordBundle, Track } from './record-row.js';
import { createVerdictImport, type ImportCounts, type ImportedVerdict } from './verdict-import.js';

const SQUATTER: ReplayRun = { timeMs: 50_000, accountId: 'squatter', checkpointsMs: [20_000, 50_000] };
const OWNER: ReplayRun = { timeMs: 40_000, accountId: 'owner', checkpointsMs: [15_000, 40_000] };

const buildPass = (run: ReplayRun | null, confidence: Verdict['confidence'] = 'low'): Verdict => ({
  ...buildVerdict('pass', confidence),
  run,
});

describeOnDatabases('a record that two runs pass for', (database) => {
  const fixture = setUpVerification(database, { tracks: ['replay', 'deep'] });

  const record = async (): Promise<RecordBundle> =>
    (await fixture().records.find('rec-1')) ?? assert.fail('the record is not known');
  /** Of both tracks: status, confidence, account of the run, whether it is contested. */
  const entries = async (): Promise<unknown[]> =>
    (await record()).verifications.map(({ status, confidence, run, contested }) => [
      status,
      confidence,
      run?.account_id ?? null,
      contested,
    ]);
  const finish = async (track: Track, result: Verdict): Promise<void> => {
    fixture().clock.advance(10);
    const job = (await fixture().queue.claim(track, 1000)) ?? assert.fail(`no ${track} job waits`);
    assert.ok(await fixture().queue.complete(job, result));
  };
  const submit = async (replay: string, result: Verdict, mapUid = 'map-1'): Promise<void> => {
    await submitFiles(fixture(), 'rec-1', { replay, mapUid, rank: 7 });
    await finish('replay', result);
  };
  const importVerdict = (change: Partial<ImportedVerdict>): Promise<ImportCounts> =>
    createVerdictImport(database(), fixture().clock.now).apply([
      {
        record_id: 'rec-1',
        map_uid: 'map-1',
        track: 'replay',
        ...buildVerdict('pass', 'high'),
        checked_at: null,
        ...change,
      },
    ]);

  const WAITS = ['pending', null, null, false];

  for (const [name, run, mapUid] of [
    ['of another player', OWNER, 'map-1'],
    ['of another map', OWNER, 'map-2'],
    ['of another time', { ...SQUATTER, timeMs: 49_999, checkpointsMs: [20_000, 49_999] }, 'map-1'],
    ['with other checkpoints', { ...SQUATTER, checkpointsMs: [20_001, 50_000] }, 'map-1'],
  ] as const) {
    test(`keeps the first pass, and says that another one ${name} passed, however sure`, async () => {
      await submit('first', buildPass(SQUATTER));
      const before = await record();
      assert.deepEqual(await entries(), [['pass', 'low', 'squatter', false], WAITS]);
      await submit('second', buildPass(run, 'medium'), mapUid);
      assert.deepEqual(await entries(), [['pass', 'low', 'squatter', true], WAITS]);
      const after = await record();
      assert.deepEqual([after.map_uid, after.rank], ['map-1', 7]);
      assert.ok(after.updated_at > before.updated_at);
      await finish('deep', buildVerdict('pass', 'high'));
      assert.equal(await fixture().queue.claim('deep', 1000), null, 'the other run has no deep track');
    });
  }

  test('is not contested by the same run, by another one that does not pass, or where no run is known', async () => {
    await submit('first', buildPass(SQUATTER));
    await submit('repacked', buildPass({ ...SQUATTER, checkpointsMs: null }));
    await submit('failed', { ...buildVerdict('fail'), run: OWNER });
    assert.deepEqual(await entries(), [['pass', 'low', 'squatter', false], WAITS]);
    await submit('repacked again', buildPass(SQUATTER, 'medium'));
    assert.deepEqual((await entries())[0], ['pass', 'medium', 'squatter', false]);
    await submit('not read', buildPass(null));
    assert.deepEqual((await entries())[0], ['pass', 'medium', 'squatter', false]);
  });

  test('stays contested when the first run becomes surer', async () => {
    await submit('first', buildPass(SQUATTER));
    await submit('second', buildPass(OWNER));
    await submit('first again', buildPass(SQUATTER, 'medium'));
    assert.deepEqual((await entries())[0], ['pass', 'medium', 'squatter', true]);
  });

  test("an operator's import decides, and nobody contests it", async () => {
    await submit('first', buildPass(SQUATTER));
    await submit('second', buildPass(OWNER), 'map-2');
    const run = { account_id: 'owner', time_ms: 40_000, checkpoints_ms: null };
    assert.equal((await importVerdict({ map_uid: 'map-2', run })).applied, 1);
    assert.deepEqual(
      [(await record()).map_uid, (await entries())[0]],
      ['map-2', ['pass', 'high', 'owner', false]],
    );
    assert.equal((await importVerdict({ map_uid: 'map-2', run })).unchanged, 1);
    await submit('third', buildPass(SQUATTER), 'map-2');
    assert.deepEqual((await entries())[0], ['pass', 'high', 'owner', false]);
  });

  test('a deep track of another run than that which passed gets no entry', async () => {
    await submit('first', {
      ...buildPass(OWNER),
      status: 'pending',
      reason_code: 'manual_review',
      confidence: null,
    });
    await submit('second', { ...buildPass(SQUATTER, 'high') });
    await finish('deep', buildVerdict('fail', 'high'));
    assert.deepEqual(await entries(), [['pass', 'high', 'squatter', false], WAITS]);
    await finish('deep', buildVerdict('pass', 'high'));
    assert.deepEqual(await entries(), [
      ['pass', 'high', 'squatter', false],
      ['pass', 'high', 'squatter', false],
    ]);
  });
});
