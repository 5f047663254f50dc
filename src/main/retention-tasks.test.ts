import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import pino from 'pino';
import { createTraffic } from '../../db/stores/aggregator/community/traffic.js';
import { createEvents } from '../../db/stores/aggregator/tracking/events.js';
import { describeOnDatabases } from '../../db/testing/databases.js';
import { storeRun } from '../../db/testing/tracker-runs.js';
import { readConfig } from '../config.js';
import { createRetentionTasks } from './retention-tasks.js';

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
