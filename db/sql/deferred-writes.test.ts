import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { addMetricHours } from '../rollups/metric-hours.js';
import { updateMapRollups } from '../rollups/map-rollups.js';
import { describeOnDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { buildEvent, readAll } from '../testing/tracking.js';
import { writeLocked } from '../testing/write-locked.js';
import { saveSeenAccounts } from '../writes/accounts.js';
import { insertEvents } from '../writes/events.js';
import type { LockedMaps } from '../writes/maps.js';
import { upsertAndLockMaps } from '../writes/maps.js';
import { writeNames, type NameContribution } from '../writes/names.js';
import type { LockedProject } from '../writes/projects.js';
import { insertItems, type NewQueueItem } from '../writes/queue.js';
import { planEvents, storeEvents, type StoragePlan } from '../writes/world-records.js';
import type { Knex } from 'knex';

/** Never called: the compiler checks that each marked line is an error. */
export const misuses = {
  withoutLock: (trx: Knex.Transaction, plan: StoragePlan, names: NameContribution, item: NewQueueItem) => [
    // @ts-expect-error Events are written under the event lock.
    insertEvents(trx, []),
    // @ts-expect-error So are world records.
    storeEvents(trx, plan),
    // @ts-expect-error So are names.
    writeNames(trx, names),
    // @ts-expect-error So are accounts.
    saveSeenAccounts(trx, []),
    // @ts-expect-error So is the queue.
    insertItems(trx, [item]),
    // @ts-expect-error So are the rollups of maps.
    updateMapRollups(trx, []),
    // @ts-expect-error So are the rollups of hours.
    addMetricHours(trx, []),
  ],
  notLocked: (trx: Knex.Transaction, project: Omit<LockedProject, symbol>) => [
    // @ts-expect-error Only a locked project locks maps.
    upsertAndLockMaps(trx, project, []),
    // @ts-expect-error Only locked maps get world records.
    planEvents(trx, [], new Map() satisfies Omit<LockedMaps, symbol>),
  ],
};

describeOnDatabases('the event lock', (database) => {
  beforeEach(() => emptyTables(database()));

  test('ids follow the order of commits', async () => {
    const committed: number[] = [];
    const append = async (): Promise<void> => {
      const stored = await writeLocked(database(), async (writes) => {
        const first = insertEvents(writes, [buildEvent()]);
        const others = insertEvents(writes, [buildEvent(), buildEvent()]);
        assert.throws(() => first.inColumn('event_id'), /More event ids were reserved/);
        return () => [...first.read(), ...others.read()];
      });
      committed.push(...stored());
    };
    await Promise.all(Array.from({ length: 6 }, append));
    assert.equal(new Set(committed).size, 18);
    const rows = (await readAll(database(), 'events', 'event_id')).map((row) => row.event_id);
    assert.deepEqual(
      rows,
      committed.toSorted((a, b) => a - b),
    );
    for (let index = 0; index < committed.length; index += 3) {
      const [one = 0, next, last] = committed.slice(index, index + 3);
      assert.deepEqual([next, last], [one + 1, one + 2]);
    }
  });
});
