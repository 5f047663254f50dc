import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from '../../../database.js';
import { createClock } from '../../../testing/clock.js';
import { createSnapshotSender, mapsOf } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';

interface Query {
  sql: string;
  bindings: unknown[];
}

/** Returns a database that notes the statements of its writes, each with how SQLite means to run it. */
function notePlans(database: Database, plans: { sql: string; steps: string[] }[]): Database {
  return {
    ...database,
    write: async (work) => {
      const queries: Query[] = [];
      const result = await database.write((trx) => {
        trx.on('query', ({ sql, bindings }: Query) => queries.push({ sql, bindings }));
        return work(trx);
      });
      for (const { sql, bindings } of queries) {
        if (!/json_each/.test(sql)) continue;
        const plan = `EXPLAIN QUERY PLAN ${sql}`;
        const steps = await database.read.raw<{ detail: string }[]>(plan, bindings as string[]);
        plans.push({ sql, steps: steps.map(({ detail }) => detail) });
      }
      return result;
    },
  };
}

/** Whether the rows that were sent are walked through once for each row that is stored. */
function isNested(steps: string[]): boolean {
  const sent = steps.findIndex((step) => step.startsWith('SCAN json_each'));
  const stored = steps.findIndex((step) => /^(SCAN|SEARCH) (?!json_each|CONSTANT)/.test(step));
  return (
    stored !== -1 && stored < sent && !steps.slice(0, sent).some((step) => /SUBQUERY|MATERIALIZE/.test(step))
  );
}

describeOnDatabases(
  'statements of a snapshot',
  (database) => {
    test('grow with what was sent and not with its square', async () => {
      const plans: { sql: string; steps: string[] }[] = [];
      const send = createSnapshotSender(notePlans(database(), plans), createClock());
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
