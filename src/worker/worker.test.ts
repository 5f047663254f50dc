import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Track } from '../../db/stores/verification/record.js';
import {
  holdVerifier,
  LEASE_MS,
  POLL_MS,
  prepareWorker,
  settle,
  type HeldVerifier,
} from './testing/start-worker.js';
import { createVerdict, VerifierTimeout, type Verifier, type VerifierInput } from './verdict.js';

const PASS = createVerdict('verified', { confidence: 'medium', policy_version: 'v1' });
const passes: Verifier = () => Promise.resolve(PASS);
const throws: Verifier = () => Promise.reject(new Error('the verifier is broken'));
const isTried: Verifier = () => assert.fail('it was tried');
const completed = (id: number): string => `complete ${id} pass verified medium v1`;

describe('the loops of the tracks', () => {
  test('a job is verified, and its verdict stored and reported, until nothing is left; then it looks after its pause', async () => {
    let given: VerifierInput | undefined;
    const reported: unknown[] = [];
    const replay: Verifier = (input) => {
      given = input;
      return Promise.resolve(PASS);
    };
    const { worker, queue, until, advance } = prepareWorker(
      { replay },
      { onVerdict: (track, { status }, seconds) => reported.push([track, status, seconds >= 0]) },
    );
    const run = { time_ms: 7038, account_id: 'account', checkpoints_ms: [7038] };
    const files = { mapUid: 'abc', mapSha256: 'a', replaySha256: 'b', run };
    queue.add();
    queue.add({ jobId: 2, ...files });
    worker.start();
    await until(5);
    const looks = ['claim replay', completed(1), 'claim replay', completed(2), 'claim replay'];
    assert.deepEqual(queue.done, looks);
    assert.deepEqual({ ...given, signal: undefined }, { ...files, signal: undefined });
    assert.deepEqual(reported, Array(2).fill(['replay', 'pass', true]));
    await advance(POLL_MS - 1);
    assert.deepEqual(queue.done, looks);
    await advance(1);
    assert.deepEqual(queue.done, [...looks, 'claim replay']);
  });

  test('waking makes it look at once, also during a look, and leaves no timer behind', async () => {
    const { worker, queue, until, countPauses } = prepareWorker({ replay: passes, deep: passes });
    worker.start();
    worker.wake();
    await until(4);
    const looks = ['claim replay', 'claim deep'];
    assert.deepEqual([queue.done, countPauses()], [[...looks, ...looks], 2]);
    worker.wake();
    await until(6);
    assert.deepEqual([queue.done.slice(4), countPauses()], [looks, 2]);
  });

  test('a slow track does not hold up the other, and a track without a verifier is not touched', async () => {
    const deep = holdVerifier();
    const both = prepareWorker({ replay: passes, deep: deep.verify });
    both.queue.add({ track: 'deep' });
    both.queue.add({ jobId: 2 });
    const started = deep.started();
    both.worker.start();
    await started;
    await both.until(4);
    assert.ok(both.queue.done.includes(completed(2)));
    deep.finish(PASS);
    const alone = prepareWorker({ replay: passes });
    alone.queue.add({ track: 'deep' });
    alone.worker.start();
    await alone.until(1);
    assert.deepEqual(alone.queue.done, ['claim replay']);
  });

  test('several jobs of a track are verified concurrently where the options say so', async () => {
    let running = 0;
    const hanging: Verifier = (input) => {
      running += 1;
      return holdVerifier().verify(input);
    };
    const { worker, queue, until } = prepareWorker({ replay: hanging }, { concurrency: { replay: 3 } });
    for (const jobId of [1, 2, 3, 4]) queue.add({ jobId });
    worker.start();
    await until(3);
    assert.equal(running, 3);
  });

  test('it runs from its start to its stop, which does not wait for the pause', async () => {
    const { worker, queue, countPauses, until } = prepareWorker({ replay: isTried });
    assert.equal(worker.isRunning(), false);
    worker.start();
    await until(1);
    assert.equal(worker.isRunning(), true);
    await worker.stop();
    assert.deepEqual([worker.isRunning(), queue.done, countPauses()], [false, ['claim replay'], 0]);
  });

  test('a queue that cannot be reached is reported, and tried again after the pause', async () => {
    for (const failing of ['claim', 'complete'] as const) {
      const { worker, queue, advance, reports, until, countPauses } = prepareWorker({ replay: passes });
      queue.add();
      queue.failing = failing;
      worker.start();
      await until(failing === 'claim' ? 1 : 2);
      const report = `The worker loop of the replay track could not work on its queue. cannot ${failing}`;
      assert.deepEqual([reports, worker.isRunning()], [[report], false]);
      assert.equal(countPauses(), 1, 'the lease is no longer prolonged');
      queue.failing = null;
      queue.add({ jobId: 2 });
      await advance(POLL_MS);
      while (!queue.done.includes(completed(2))) await settle();
      await settle();
      assert.equal(worker.isRunning(), true);
    }
  });
});

describe('tries', () => {
  const slow: Verifier = () => Promise.reject(new VerifierTimeout('took too long'));
  const GIVEN_UP = 'unavailable service_error  ';
  type Case = [name: string, verifier: Verifier, track: Track, attempts: number[], outcomes: string[]];
  const cases: Case[] = [
    [
      'a failed one is repeated after a growing pause, the fourth gives service_error',
      throws,
      'replay',
      [1, 2, 3, 4],
      ['release 1 50 true', 'release 2 100 true', 'release 3 150 true', `complete 4 ${GIVEN_UP}`],
    ],
    [
      'one that ran out of time is repeated once on the deep track',
      slow,
      'deep',
      [1, 2],
      ['release 1 50 true', `complete 2 ${GIVEN_UP}`],
    ],
    [
      'one that ran out of time is repeated like others on the replay track',
      slow,
      'replay',
      [1, 2],
      ['release 1 50 true', 'release 2 100 true'],
    ],
    [
      'a job whose tries all died with their worker is not tried again',
      isTried,
      'replay',
      [5],
      [`complete 5 ${GIVEN_UP}`],
    ],
  ];
  for (const [name, verifier, track, attempts, outcomes] of cases)
    test(name, async () => {
      const reasons: string[] = [];
      const { worker, queue, until, reports } = prepareWorker(
        { [track]: verifier },
        { onVerdict: (_, { reason_code: reason }) => reasons.push(reason) },
      );
      for (const attempt of attempts) queue.add({ jobId: attempt, attempt, track });
      worker.start();
      await until(2 * attempts.length + 1);
      assert.deepEqual(
        queue.done.filter((line) => !line.startsWith('claim')),
        outcomes,
      );
      assert.equal(reports.length, verifier === isTried ? 0 : attempts.length);
      assert.deepEqual(reasons, outcomes.some((one) => one.startsWith('complete')) ? ['service_error'] : []);
    });

  test('they do not count while the files cannot be read', async () => {
    const { worker, queue, until, reports } = prepareWorker({ replay: throws }, { isOutage: () => true });
    for (const attempt of [1, 4]) queue.add({ jobId: attempt, attempt });
    worker.start();
    await until(5);
    const outcomes = queue.done.filter((line) => line !== 'claim replay');
    assert.deepEqual(outcomes, ['release 1 50 false', 'release 4 50 false']);
    const message = 'to verify the replay track of record failed. the verifier is broken';
    assert.deepEqual(reports, [`Try 1 ${message}`, `Try 4 ${message}`]);
  });
});

/** A worker in the middle of a job. */
async function startBusy(
  attempt = 1,
): Promise<ReturnType<typeof prepareWorker> & { held: HeldVerifier; signal: AbortSignal }> {
  const held = holdVerifier();
  const prepared = prepareWorker({ replay: held.verify });
  prepared.queue.add({ attempt });
  const begun = held.started();
  prepared.worker.start();
  return { ...prepared, held, signal: await begun };
}

describe('the lease', () => {
  const extended = `extend 1 ${LEASE_MS}`;

  test('is prolonged three times as often as it runs out, until the verdict comes', async () => {
    const { queue, advance, held, until, countPauses } = await startBusy();
    await advance(LEASE_MS / 3 - 1);
    assert.deepEqual(queue.done, ['claim replay']);
    await advance(1);
    const renewal = advance(LEASE_MS / 3);
    held.finish(PASS);
    await renewal;
    await until(5);
    assert.deepEqual(queue.done, ['claim replay', extended, extended, completed(1), 'claim replay']);
    assert.equal(countPauses(), 1, 'only the pause is left');
  });

  test('that was lost ends the verifier; the job is neither released nor counted as failed', async () => {
    for (const attempt of [1, 4]) {
      const { queue, advance, signal, reports, until } = await startBusy(attempt);
      queue.isLeaseOurs = false;
      await advance(LEASE_MS / 3);
      await until(3);
      assert.deepEqual([signal.aborted, reports], [true, []]);
      assert.deepEqual(queue.done, ['claim replay', extended, 'claim replay']);
    }
  });

  test('that cannot be prolonged is reported, and prolonged the next time', async () => {
    const { queue, advance, signal, reports } = await startBusy();
    queue.failing = 'extend';
    await advance(LEASE_MS / 3);
    assert.deepEqual(reports, ['The lease on record could not be prolonged. cannot extend']);
    queue.failing = null;
    await advance(LEASE_MS / 3);
    assert.deepEqual([queue.done.slice(1), signal.aborted], [[extended, extended], false]);
  });
});

describe('stopping', () => {
  test('releases what is under way, or being claimed, without counting the try', async () => {
    const { worker, queue, signal, reports, countPauses } = await startBusy(4);
    await worker.stop();
    const done = ['claim replay', 'release 1 0 false'];
    assert.deepEqual([signal.aborted, queue.done, reports, countPauses()], [true, done, [], 0]);
    const claiming = prepareWorker({ replay: isTried });
    claiming.queue.add();
    claiming.worker.start();
    await claiming.worker.stop();
    assert.deepEqual(claiming.queue.done, done);
  });

  test('stores a verdict that comes all the same', async () => {
    const held = holdVerifier();
    const { worker, queue } = prepareWorker({
      replay: (input) => held.verify({ ...input, signal: new AbortController().signal }),
    });
    queue.add();
    const begun = held.started();
    worker.start();
    await begun;
    const stopped = worker.stop();
    held.finish(PASS);
    await stopped;
    assert.deepEqual(queue.done, ['claim replay', completed(1)]);
  });
});
