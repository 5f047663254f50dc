import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settle } from './testing/fake-queue.js';
import {
  holdVerifier,
  LEASE_MS,
  prepareWorker,
  type HeldVerifier,
  type StartedWorker,
} from './testing/start-worker.js';
import { createVerdict } from './verdict.js';

/** A worker in the middle of a job. */
async function startBusy(attempt = 1): Promise<StartedWorker & { held: HeldVerifier; signal: AbortSignal }> {
  const held = holdVerifier();
  const started = prepareWorker({ replay: held.verify });
  started.queue.add({ attempt });
  const begun = held.started();
  started.worker.start();
  return { ...started, held, signal: await begun };
}

test('the lease is prolonged three times as often as it runs out', async () => {
  const { queue, clock, held, signal } = await startBusy();
  await clock.advance(LEASE_MS / 3 - 1);
  assert.deepEqual(queue.done, ['claim replay']);
  await clock.advance(1);
  await settle();
  await clock.advance(LEASE_MS / 3);
  await settle();
  assert.deepEqual(queue.done, ['claim replay', 'extend 1 900', 'extend 1 900']);
  assert.equal(signal.aborted, false);
  held.finish(createVerdict('verified', { confidence: 'low' }));
  while (queue.done.length < 5) await settle();
  assert.deepEqual(queue.done.slice(3), ['complete 1 pass verified low ', 'claim replay']);
});

test('a lease that was lost ends the verifier; the job is neither released nor counted as failed', async () => {
  for (const attempt of [1, 4]) {
    const { queue, clock, signal, reports } = await startBusy(attempt);
    queue.isLeaseOurs = false;
    await clock.advance(LEASE_MS / 3);
    await settle();
    assert.equal(signal.aborted, true);
    while (queue.done.length < 3) await settle();
    assert.deepEqual(queue.done, ['claim replay', 'extend 1 900', 'claim replay']);
    assert.deepEqual(reports, []);
  }
});

test('a heartbeat that fails is reported, and the next one comes all the same', async () => {
  const { queue, clock, signal, reports } = await startBusy();
  queue.failing = 'extend';
  await clock.advance(LEASE_MS / 3);
  await settle();
  assert.deepEqual(reports, ['The lease on record could not be prolonged. cannot extend']);
  queue.failing = null;
  await clock.advance(LEASE_MS / 3);
  assert.equal(queue.done.filter((line) => line === 'extend 1 900').length, 2);
  assert.equal(signal.aborted, false);
});

test('a heartbeat that is under way when the verdict comes is the last one', async () => {
  const { queue, clock, held } = await startBusy();
  const renewal = clock.advance(LEASE_MS / 3);
  held.finish(createVerdict('verified'));
  await renewal;
  while (queue.done.length < 4) await settle();
  await settle();
  assert.equal(clock.count(), 1, 'only the pause is left');
  assert.equal(queue.done.filter((line) => line.startsWith('extend')).length, 1);
});

test('stopping releases what is under way, without counting the try', async () => {
  const { worker, queue, clock, signal, reports } = await startBusy(4);
  await worker.stop();
  assert.equal(signal.aborted, true);
  assert.deepEqual(queue.done, ['claim replay', 'release 1 0 false']);
  assert.deepEqual(reports, []);
  assert.equal(clock.count(), 0);
});

test('a verdict that comes in spite of the stop is stored', async () => {
  const held = holdVerifier();
  const { worker, queue } = prepareWorker({
    replay: (input) => held.verify({ ...input, signal: new AbortController().signal }),
  });
  queue.add();
  const begun = held.started();
  worker.start();
  await begun;
  const stopped = worker.stop();
  held.finish(createVerdict('verified', { confidence: 'low', policy_version: 'v1' }));
  await stopped;
  assert.deepEqual(queue.done, ['claim replay', 'complete 1 pass verified low v1']);
});

test('a job that is claimed while it stops goes back untouched', async () => {
  const { worker, queue } = prepareWorker({ replay: () => assert.fail('it was tried') });
  queue.add();
  worker.start();
  await worker.stop();
  assert.deepEqual(queue.done, ['claim replay', 'release 1 0 false']);
});

test('it runs from its start to its stop, which does not wait for the pause', async () => {
  const { worker, queue, clock } = prepareWorker({ replay: () => assert.fail('there was nothing') });
  assert.equal(worker.isRunning(), false);
  worker.start();
  await settle();
  await settle();
  assert.equal(worker.isRunning(), true);
  await worker.stop();
  assert.deepEqual([worker.isRunning(), queue.done, clock.count()], [false, ['claim replay'], 0]);
});
