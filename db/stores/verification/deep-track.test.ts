import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { buildVerdict, setUpVerification, storeChanges, submitFiles } from '../../testing/verification.js';
import { createJobQueue, type Job } from './job-queue.js';
import { WAITING, type Verdict } from './verdict.js';
import type { Track } from './record-row.js';

const RUN = {
  timeMs: 7038,
  accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb',
  checkpointsMs: [2346, 7038],
};
const PASS: Verdict = { ...buildVerdict('pass', 'low'), run: RUN };
const REVIEW: Verdict = {
  status: 'pending',
  reason_code: 'manual_review',
  confidence: null,
  policy_version: 'replay-4',
  findings: [{ rule: 'record-end', detail: '30020, 30000 expected' }],
  run: RUN,
};

describeOnDatabases('the deep track', (database) => {
  const fixture = setUpVerification(database, { tracks: ['replay', 'deep'] });

  const statuses = async (): Promise<string[]> =>
    (await fixture().records.find('rec-1'))?.verifications.map((entry) => entry.status) ?? [];
  const claim = async (track: Track): Promise<Job> =>
    (await fixture().queue.claim(track, 1000)) ?? assert.fail(`no ${track} job waits`);
  const finish = async (track: Track, result: Verdict): Promise<Job> => {
    const job = await claim(track);
    assert.ok(await fixture().queue.complete(job, result));
    return job;
  };
  const nothingWaits = async (): Promise<void> =>
    assert.equal(await fixture().queue.claim('deep', 1000), null);
  for (const result of [PASS, REVIEW]) {
    test(`waits once the replay track has come to ${result.status}, and gets the run`, async () => {
      const run = { account_id: RUN.accountId, time_ms: RUN.timeMs, checkpoints_ms: RUN.checkpointsMs };
      await submitFiles(fixture(), 'rec-1');
      assert.deepEqual(await statuses(), ['pending', 'not_run']);
      await nothingWaits();
      const replay = await finish('replay', result);
      assert.deepEqual(await statuses(), [result.status, 'pending']);
      const deep = await finish('deep', buildVerdict('pass', 'high'));
      assert.deepEqual([deep.run, deep.mapUid, deep.submissionId], [RUN, 'map-1', replay.submissionId]);
      assert.deepEqual(await statuses(), [result.status, 'pass']);
      const record = await fixture().records.find('rec-1');
      assert.deepEqual(
        record?.verifications.map((entry) => entry.run),
        [run, run],
      );
    });
  }

  test('is not run where the files contradict themselves or cannot be read', async () => {
    for (const status of ['fail', 'unavailable'] as const) {
      await submitFiles(fixture(), 'rec-1', { replay: status });
      await finish('replay', buildVerdict(status));
      assert.deepEqual(await statuses(), [status, 'not_run']);
      await nothingWaits();
    }
  });

  test('a submission is open until both its jobs are done', async () => {
    const first = await submitFiles(fixture(), 'rec-1');
    await finish('replay', PASS);
    assert.equal((await submitFiles(fixture(), 'rec-1')).submissionId, first.submissionId);
    await finish('deep', buildVerdict('fail'));
    assert.notEqual((await submitFiles(fixture(), 'rec-1')).submissionId, first.submissionId);
  });

  test('a track that has passed keeps its result, and one that passed with high confidence is not run again', async () => {
    await submitFiles(fixture(), 'rec-1');
    await finish('replay', PASS);
    await finish('deep', buildVerdict('pass', 'medium'));
    await submitFiles(fixture(), 'rec-1', { replay: 'another' });
    await finish('replay', PASS);
    assert.deepEqual(await statuses(), ['pass', 'pass']);
    await finish('deep', buildVerdict('pass', 'high'));
    await submitFiles(fixture(), 'rec-1', { replay: 'a third' });
    await finish('replay', PASS);
    await nothingWaits();
  });

  test('an older submission decides where no newer one has reached the deep track', async () => {
    await submitFiles(fixture(), 'rec-1');
    await finish('replay', PASS);
    await submitFiles(fixture(), 'rec-1', { replay: 'newer' });
    await finish('replay', buildVerdict('fail'));
    await finish('deep', buildVerdict('unavailable'));
    assert.deepEqual(await statuses(), ['pass', 'unavailable']);
  });

  for (const [origin, expected] of [
    ['submission', 'not_run'],
    ['import', 'pending'],
  ] as const) {
    test(`that waits by ${origin}, without a job, is ${expected} once the replay has failed`, async () => {
      const at = fixture().clock.now().toISOString();
      const entries = [{ ...WAITING, track: 'deep' } as const];
      await storeChanges(database(), [{ recordId: 'rec-1', mapUid: 'map-1', at, entries, origin }]);
      await submitFiles(fixture(), 'rec-1');
      assert.deepEqual(await statuses(), ['pending', 'pending']);
      await finish('replay', buildVerdict('fail'));
      assert.deepEqual(await statuses(), ['fail', expected]);
    });
  }

  test('ends without a verdict where no process has had a verifier for a day', async () => {
    const DAY_MS = 86_400_000;
    const { clock, queue } = fixture();
    const unserved = createJobQueue(database(), {
      tracks: ['replay'],
      now: clock.now,
      randomText: () => 'lease',
    });
    const ended = async (): Promise<[number, number]> => [
      await queue.endUnserved(),
      await unserved.endUnserved(),
    ];
    const first = await submitFiles(fixture(), 'rec-1');
    await finish('replay', PASS);
    await submitFiles(fixture(), 'rec-1', { replay: 'another' });
    await finish('replay', PASS);
    // One that is tried, or queued, says that some process has a verifier.
    clock.advance(DAY_MS);
    await queue.release(await claim('deep'), 0, true);
    clock.advance(DAY_MS - 1);
    assert.deepEqual(await ended(), [0, 0]);
    clock.advance(2);
    assert.equal((await queue.counts()).oldestSeconds.deep, (2 * DAY_MS + 1) / 1000);
    assert.deepEqual(await ended(), [0, 2]);
    assert.deepEqual(await statuses(), ['pass', 'not_run']);
    assert.deepEqual(await ended(), [0, 0]);
    await nothingWaits();
    assert.notEqual((await submitFiles(fixture(), 'rec-1')).submissionId, first.submissionId);
  });

  test('one address with many submissions does not keep another one waiting', async () => {
    for (let index = 0; index < 20; index += 1) {
      await submitFiles(fixture(), `junk-${index}`, { clientAddress: '192.0.2.66' });
      await finish('replay', PASS);
    }
    await finish('deep', buildVerdict('unavailable'));
    await submitFiles(fixture(), 'honest', { clientAddress: '192.0.2.1' });
    await submitFiles(fixture(), 'honest too', { clientAddress: '192.0.2.1' });
    await finish('replay', PASS);
    await finish('replay', PASS);
    const taken = [];
    for (let index = 0; index < 5; index += 1) taken.push((await claim('deep')).recordId);
    assert.deepEqual(taken, ['junk-1', 'honest', 'junk-2', 'honest too', 'junk-3']);
  });
});
