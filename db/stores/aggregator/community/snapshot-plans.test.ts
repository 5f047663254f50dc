import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClock } from '../../../testing/clock.js';
import { createSnapshotSender, mapsOf } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { isNested, recordPlans, type Plan } from '../../../testing/note-plans.js';

describeOnDatabases(
  'statements of a snapshot',
  (database) => {
    test('grow linearly with the rows', async () => {
      const plans: Plan[] = [];
      const send = createSnapshotSender(recordPlans(database(), plans), createClock());
      const members = [{ accountId: 'a', displayName: 'Anna' }, { accountId: 'b' }];
      for (const minute of [1, 2]) {
        const campaigns = [{ campaignId: minute, maps: mapsOf('m1', `m${minute}`) }];
        const observedAt = `2026-03-01T10:0${minute}:00.000Z`;
        await send({ observedAt, campaigns, uploads: [{ bucketId: 1, maps: mapsOf('m3') }], members });
        await send({
          observedAt,
          maps: mapsOf('m4'),
          members: members.slice(1),
          complete: ['maps', 'campaigns'],
        });
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
