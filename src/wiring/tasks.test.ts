import assert, { deepEqual } from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { pino } from 'pino';
import { createTraffic } from '../../db/stores/aggregator/community/traffic.js';
import { createEvents } from '../../db/stores/aggregator/tracking/events.js';
import { describeOnDatabases } from '../../db/testing/databases.js';
import { storeRun } from '../../db/testing/tracker-runs.js';
import { readConfig } from '../config.js';
import { createPeriodicTask, createRetentionTasks, type PeriodicTask } from './tasks.js';

const PAUSE_MS = 1000;

const lines: string[] = [];

function runPeriodically(work: (signal: AbortSignal) => Promise<void>): PeriodicTask {
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  return createPeriodicTask(work, { everyMs: PAUSE_MS, logger, fault: 'Old rows could not be removed' });
}

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
      await turn();
    },
  };
}

async function turn(): Promise<void> {
  await new Promise(setImmediate);
}

describe('a periodic task', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

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

  test('stopping asks the current run to end early', async () => {
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
    await turn();
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
    await turn();
    mock.timers.tick(PAUSE_MS);
    await task.stop();
    assert.equal(runs, 2);
    assert.deepEqual(
      lines.map((line) => (JSON.parse(line) as { msg: string }).msg),
      Array(2).fill('Old rows could not be removed; the next run tries again.'),
    );
  });
});

const NOW = new Date('2026-10-01T12:00:00.000Z');
/** Each kind has a number of its own, so that none is taken for another's. */
const DAYS = { events: 10, traffic: 20, runs: 30 };

/** The times a second before rows of so many days go, and a second after it. */
const around = (days: number): string[] =>
  [-1, 1].map((seconds) => new Date(NOW.getTime() - days * 86_400_000 + seconds * 1000).toISOString());

describeOnDatabases(
  'the tasks that remove old rows',
  (database) => {
    test('remove what is older than the days of its kind, and nothing else', async () => {
      const sender = {
        projectKey: 'p',
        projectName: undefined,
        sourceLabel: undefined,
        service: undefined,
      };
      for (const receivedAt of around(DAYS.events))
        await createEvents(database()).store({ projectKey: 'p', receivedAt }, [
          { type: 'note', message: receivedAt },
        ]);
      for (const receivedAt of around(DAYS.traffic))
        await createTraffic(database()).ingest({ ...sender, receivedAt, samples: [{ statusCode: 200 }] });
      for (const receivedAt of around(DAYS.runs))
        await storeRun(database(), [], { run: { finishedAt: receivedAt } }, receivedAt);
      const config = readConfig({
        RETENTION_EVENTS_DAYS: String(DAYS.events),
        RETENTION_TRAFFIC_DAYS: String(DAYS.traffic),
        RETENTION_RUNS_DAYS: String(DAYS.runs),
      });
      const tasks = createRetentionTasks({
        config,
        database: database(),
        logger: pino({ level: 'silent' }),
        now: () => NOW,
        mayRemove: () => Promise.resolve(true),
      });
      for (const task of tasks) task.start();
      await Promise.all(tasks.map((task) => task.stop()));
      const left = async (table: string): Promise<unknown[]> => database().read(table).pluck('received_at');
      deepEqual(await left('traffic_samples'), around(DAYS.traffic).slice(1));
      deepEqual(await left('runs'), around(DAYS.runs).slice(1));
      deepEqual(
        await database().read('events').where({ event_type: 'note' }).pluck('received_at'),
        around(DAYS.events).slice(1),
      );
    });
  },
  ['sqlite'],
);
