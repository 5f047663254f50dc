import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settle } from './testing/fake-queue.js';
import { holdVerifier, LEASE_MS, POLL_MS, prepareWorker } from './testing/start-worker.js';
import { createVerdict, VerifierTimeout, type Verifier, type VerifierInput } from './verdict.js';

const passes: Verifier = () =>
  Promise.resolve(createVerdict('verified', { confidence: 'medium', policy_version: 'v1' }));
const throws: Verifier = () => Promise.reject(new Error('the verifier is broken'));

test('a job goes through the verifier of its track, and its verdict is stored and reported', async () => {
  let given: VerifierInput | undefined;
  const reported: unknown[] = [];
  const verdict = createVerdict('failed_verification', { confidence: 'low', policy_version: 'v7' });
  const replay: Verifier = (input) => {
    given = input;
    return Promise.resolve(verdict);
  };
  const { worker, queue } = prepareWorker({ replay }, {}, (track, { status }, seconds) => {
    reported.push([track, status, seconds >= 0]);
  });
  const run = { timeMs: 7038, accountId: 'account', checkpointsMs: [7038] };
  const files = { mapUid: 'abc', mapSha256: 'a', replaySha256: 'b', run };
  queue.add({ jobId: 5, ...files });
  worker.start();
  while (queue.done.length < 3) await settle();
  assert.deepEqual({ ...given, signal: undefined }, { ...files, signal: undefined });
  assert.deepEqual(queue.done.slice(0, 2), ['claim replay', 'complete 5 fail failed_verification low v7']);
  assert.deepEqual(reported, [['replay', 'fail', true]]);
});

test('it works until nothing is left, and then looks again after its pause', async () => {
  const { worker, queue, clock } = prepareWorker({ replay: passes });
  queue.add({ jobId: 1 });
  queue.add({ jobId: 2 });
  worker.start();
  while (queue.done.length < 5) await settle();
  await settle();
  const completed = (id: number): string => `complete ${id} pass verified medium v1`;
  const expected = ['claim replay', completed(1), 'claim replay', completed(2), 'claim replay'];
  assert.deepEqual(queue.done, expected);
  await clock.advance(POLL_MS - 1);
  assert.deepEqual(queue.done, expected);
  await clock.advance(1);
  assert.deepEqual(queue.done, [...expected, 'claim replay']);
});

test('waking makes it look at once, and leaves no timer behind', async () => {
  const { worker, queue, clock } = prepareWorker({ replay: passes, deep: passes });
  worker.start();
  await settle();
  await settle();
  assert.deepEqual(queue.done, ['claim replay', 'claim deep']);
  assert.equal(clock.count(), 2);
  worker.wake();
  await settle();
  await settle();
  assert.deepEqual(queue.done.slice(2), ['claim replay', 'claim deep']);
  assert.equal(clock.count(), 2);
});

test('being woken during a look that finds nothing makes it look again', async () => {
  const { worker, queue } = prepareWorker({ replay: passes });
  worker.start();
  worker.wake();
  while (queue.done.length < 2) await settle();
  await settle();
  assert.deepEqual(queue.done, ['claim replay', 'claim replay']);
});

test('a slow track does not hold up the other, and a track without a verifier is not touched', async () => {
  const deep = holdVerifier();
  const both = prepareWorker({ replay: passes, deep: deep.verify });
  both.queue.add({ jobId: 1, track: 'deep' });
  both.queue.add({ jobId: 2 });
  both.queue.add({ jobId: 3 });
  const started = deep.started();
  both.worker.start();
  await started;
  while (both.queue.done.filter((line) => line === 'claim replay').length < 3) await settle();
  const stored = both.queue.done.filter((line) => line.startsWith('complete'));
  assert.deepEqual(stored, ['complete 2 pass verified medium v1', 'complete 3 pass verified medium v1']);
  deep.finish(createVerdict('verified', { confidence: 'high' }));

  const alone = prepareWorker({ replay: passes });
  alone.queue.add({ track: 'deep' });
  alone.worker.start();
  await settle();
  assert.deepEqual(alone.queue.done, ['claim replay']);
});

test('a failed try goes back with a growing pause; the fourth gives service_error', async () => {
  const { worker, queue, reports } = prepareWorker({ replay: throws });
  for (let attempt = 1; attempt <= 4; attempt += 1) queue.add({ jobId: attempt, attempt });
  worker.start();
  while (queue.done.length < 9) await settle();
  const outcomes = queue.done.filter((line) => line !== 'claim replay');
  assert.deepEqual(outcomes, [
    'release 1 50 true',
    'release 2 100 true',
    'release 3 150 true',
    'complete 4 unavailable service_error  ',
  ]);
  const message = (attempt: number): string =>
    `Try ${attempt} to verify the replay track of record failed. the verifier is broken`;
  assert.deepEqual(reports, [1, 2, 3, 4].map(message));
});

test('tries do not count while the files cannot be read', async () => {
  const { worker, queue, reports } = prepareWorker({ replay: throws }, {}, undefined, () => true);
  for (const attempt of [1, 4]) queue.add({ jobId: attempt, attempt });
  worker.start();
  while (queue.done.length < 5) await settle();
  const outcomes = queue.done.filter((line) => line !== 'claim replay');
  assert.deepEqual(outcomes, ['release 1 50 false', 'release 4 50 false']);
  assert.equal(reports.length, 2);
});

test('a deep verifier that ran out of time gets one try more, a replay verifier as many as for any failure', async () => {
  const slow: Verifier = () => Promise.reject(new VerifierTimeout('took too long'));
  const { worker, queue } = prepareWorker({ replay: slow, deep: slow });
  for (const track of ['replay', 'deep'] as const)
    for (const attempt of [1, 2]) queue.add({ jobId: attempt, attempt, track });
  worker.start();
  while (queue.done.length < 10) await settle();
  const outcomes = queue.done.filter((line) => !line.startsWith('claim'));
  assert.deepEqual(outcomes.toSorted(), [
    'complete 2 unavailable service_error  ',
    'release 1 50 true',
    'release 1 50 true',
    'release 2 100 true',
  ]);
});

test('several jobs of a track are verified concurrently where the options say so', async () => {
  const deep = holdVerifier();
  let running = 0;
  const counting: Verifier = (input) => {
    running += 1;
    return deep.verify(input);
  };
  const { worker, queue } = prepareWorker({ replay: counting }, { replay: 3 });
  for (const jobId of [1, 2, 3, 4]) queue.add({ jobId });
  worker.start();
  for (let turn = 0; turn < 5; turn += 1) await settle();
  assert.equal(running, 3);
});

test('a job whose tries all died with their worker is not tried a fifth time, and its verdict counts', async () => {
  const reported: unknown[] = [];
  const { worker, queue, reports } = prepareWorker(
    { replay: () => assert.fail('it was tried') },
    {},
    (track, { reason_code: reason }) => reported.push([track, reason]),
  );
  queue.add({ attempt: 5 });
  worker.start();
  while (queue.done.length < 3) await settle();
  assert.deepEqual(queue.done, ['claim replay', 'complete 1 unavailable service_error  ', 'claim replay']);
  assert.deepEqual(reports, []);
  assert.deepEqual(reported, [['replay', 'service_error']]);
});

test('a queue that cannot be reached is reported, and tried again after the pause', async () => {
  const { worker, queue, clock, reports } = prepareWorker({ replay: passes });
  queue.failing = 'claim';
  worker.start();
  assert.equal(worker.isRunning(), true);
  await settle();
  await settle();
  assert.equal(worker.isRunning(), false);
  assert.deepEqual(reports, [
    'The worker loop of the replay track could not work on its queue. cannot claim',
  ]);
  queue.failing = null;
  queue.add();
  await clock.advance(POLL_MS);
  while (queue.done.length < 4) await settle();
  assert.equal(worker.isRunning(), true);
  assert.equal(queue.done[2], 'complete 1 pass verified medium v1');
});

test('a verdict that cannot be stored is reported; the lease then runs out', async () => {
  const { worker, queue, clock, reports } = prepareWorker({ replay: passes });
  queue.add();
  queue.failing = 'complete';
  worker.start();
  while (reports.length < 1) await settle();
  await settle();
  assert.deepEqual(reports, [
    'The worker loop of the replay track could not work on its queue. cannot complete',
  ]);
  assert.equal(worker.isRunning(), false);
  assert.equal(clock.count(), 1, 'only the pause is left, no heartbeat');
  await clock.advance(LEASE_MS);
  assert.equal(queue.done.includes('extend 1 900'), false);
});
