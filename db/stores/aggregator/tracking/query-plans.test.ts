import { before, test } from 'node:test';
import { describeOnDatabases } from '../../../testing/databases.js';
import { expectCheapPlans } from '../../../testing/query-plans.js';
import { storeRandomEvents } from '../../../testing/random-events.js';
import { createRandom } from '../../../testing/random.js';
import { storeRandomRuns } from '../../../testing/tracker-runs.js';
import { ALL_EVENTS, minutes } from '../../../testing/tracking.js';
import type { EventFilter } from './event-filter.js';
import { createEvents } from './events.js';
import { createInstances } from './instances.js';
import { createProjects } from './projects.js';
import { createQueue } from './queue.js';

/**
 * A scan of events, maps of projects, queue items or runs without an index, or a sort of them. Rollups and the rows of
 * one page are small in any plan.
 */
function isCostly(step: string): boolean {
  return (
    /^SCAN (events|project_maps|wr_baseline_queue|maps|p|w|m|e)\b(?!.*USING (COVERING )?INDEX)/.test(step) ||
    /AUTOMATIC/.test(step)
  );
}

/** The same, and no sort at all: for lists in the order of an index. */
function isCostlyList(step: string): boolean {
  return isCostly(step) || /TEMP B-TREE FOR ORDER BY/.test(step);
}

describeOnDatabases(
  'reads of tracking, whose cost grows with the page only',
  (database) => {
    before(async () => {
      await storeRandomEvents(database(), createRandom(1), 200);
      await storeRandomRuns(database(), 1);
    });

    test('events under each single filter', async () => {
      const filters: Partial<EventFilter>[] = [
        {},
        { projectKey: 'p-1' },
        { source: 'label' },
        { eventType: 'custom.a' },
        { changedOnly: true },
        { from: minutes(3) },
        { to: minutes(300) },
        { from: minutes(3), to: minutes(3000), projectKey: 'p-1' },
        { q: 'tom' },
        { q: 'custom.a', projectKey: 'p-1', from: minutes(3) },
      ];
      for (const filter of filters) {
        const read = (): Promise<unknown> =>
          createEvents(database()).list({ ...ALL_EVENTS, ...filter }, 1, 5);
        await expectCheapPlans(database(), read, isCostly);
        const system = (): Promise<unknown> =>
          createEvents(database()).list({ ...ALL_EVENTS, ...filter, includeSystem: true }, 1, 5);
        await expectCheapPlans(database(), system, isCostly);
      }
    });

    test('facets', async () => {
      const count = (): Promise<unknown> =>
        createEvents(database()).count({ ...ALL_EVENTS, from: minutes(7) });
      await expectCheapPlans(database(), count, isCostly);
    });

    test('projects, their maps and instances, and the projects of a map', async () => {
      const projects = createProjects(database());
      await expectCheapPlans(database(), () => projects.list(5), isCostlyList);
      await expectCheapPlans(database(), () => projects.listOfMap('m-1', 5), isCostlyList);
      await expectCheapPlans(
        database(),
        () => createInstances(database()).list('p-1', 5, minutes(0)),
        isCostlyList,
      );
      for (const changedOnly of [false, true]) {
        const query = { projectKey: 'p-1', q: '', changedOnly, limit: 2, offset: 1 };
        await expectCheapPlans(database(), () => projects.listMaps(query), isCostlyList);
      }
    });

    test('the queue', async () => {
      for (const status of ['all', 'queued', 'resolved'] as const) {
        for (const projectKey of ['', 'p-1']) {
          const query = { status, projectKey, q: '', page: 1, limit: 2 };
          await expectCheapPlans(database(), () => createQueue(database()).list(query), isCostlyList);
        }
      }
    });
  },
  ['sqlite'],
);
