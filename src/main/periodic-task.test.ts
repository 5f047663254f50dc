import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { pino } from 'pino';
import { createPeriodicTask, type PeriodicTask } from './periodic-task.js';

const PAUSE_MS = 1000;

const lines: string[] = [];

function runPeriodically(work: (signal: AbortSignal) => Promise<void>): PeriodicTask {
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  return createPeriodicTask(work, { everyMs: PAUSE_MS, logger, fault: 'Old rows could not be removed' });
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

/** Work that runs until the test ends it. */
function createWork(): { work: () => Promise<void>; runs: () => number; finish: () => Promise<void> } {
  let runs = 0;
  let end: () => void = () => undefined;
  return {
    work: () => {
      runs += 1;
      return new Promise((resolve) => (end = resolve));
    },
    runs: () => runs,
    finish: async () => {
      end();
      await settle();
    },
  };
}

async function settle(): Promise<void> {
  await new Promise(setImmediate);
}

test('it runs at once, and again after a pause', async () => {
  const { work, runs, finish } = createWork();
  const repeated = runPeriodically(work);
  assert.equal(runs(), 0);
  repeated.start();
  assert.equal(runs(), 1);
  mock.timers.tick(10 * PAUSE_MS);
  assert.equal(runs(), 1, 'a run that takes long is not overtaken');
  await finish();
  mock.timers.tick(PAUSE_MS - 1);
  assert.equal(runs(), 1);
  mock.timers.tick(1);
  assert.equal(runs(), 2);
  await finish();
  mock.timers.tick(PAUSE_MS);
  assert.equal(runs(), 3);
  await Promise.all([repeated.stop(), finish()]);
});

test('stopping tells the current run to end early', async () => {
  const repeated = runPeriodically(
    (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  );
  repeated.start();
  await repeated.stop();
});

test('stopping waits for the current run, which is the last', async () => {
  const { work, runs, finish } = createWork();
  const repeated = runPeriodically(work);
  repeated.start();
  let isStopped = false;
  const stopped = repeated.stop().then(() => (isStopped = true));
  await settle();
  assert.equal(isStopped, false);
  await finish();
  await stopped;
  mock.timers.tick(10 * PAUSE_MS);
  assert.equal(runs(), 1);
});

test('a fault of its work is logged, and the next run tries again', async () => {
  let runs = 0;
  const work = async (): Promise<void> => {
    runs += 1;
    throw new Error('broken');
  };
  const task = runPeriodically(work);
  task.start();
  await settle();
  mock.timers.tick(PAUSE_MS);
  await task.stop();
  assert.equal(runs, 2);
  assert.deepEqual(
    lines.map((line) => (JSON.parse(line) as { msg: string }).msg),
    Array(2).fill('Old rows could not be removed; the next run tries again.'),
  );
});
