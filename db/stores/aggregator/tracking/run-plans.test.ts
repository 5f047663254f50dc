import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../../testing/databases.js';
import { isNested, recordPlans, type Plan } from '../../../testing/note-plans.js';
import { changedOf, checkOf, storeRun } from '../../../testing/tracker-runs.js';
import { minutes } from '../../../testing/tracking.js';

describeOnDatabases(
  'statements of a run',
  (database) => {
    test('grow linearly with its checks', async () => {
      const plans: Plan[] = [];
      const noted = recordPlans(database(), plans);
      const { oldWrTime: _, ...withoutBaseline } = changedOf({ mapUid: 'o' });
      const checks = [changedOf(), checkOf({ mapUid: 'n' }), withoutBaseline];
      for (const minute of [1, 2]) {
        const run = { startedAt: minutes(minute), finishedAt: minutes(minute + 1) };
        await storeRun(noted, checks, { run }, minutes(5 + minute));
      }
      assert.ok(plans.length > 20);
      assert.deepEqual(
        plans.filter(({ steps }) => isNested(steps)),
        [],
      );
    });
  },
  ['sqlite'],
);
