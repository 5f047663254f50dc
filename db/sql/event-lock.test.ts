import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { countHours } from '../rollups/hours.js';
import { updateMapRollups } from '../rollups/standings.js';
import { describeOnDatabases } from '../testing/databases.js';
import { observeWrites } from '../testing/observe-writes.js';
import { changedOf, storeRun } from '../testing/tracker-runs.js';
import { AT, emptyTracking, eventOf, minutes } from '../testing/tracking.js';
import { saveSeenAccounts } from '../writes/accounts.js';
import { lockEvents, type EventTransaction, type UnlockedTransaction } from './event-lock.js';
import { appendEvents } from '../writes/events.js';
import { ensureMaps, type LockedMaps } from '../writes/maps.js';
import { writeNames, type NameContribution } from '../writes/names.js';
import { touchProject, type LockedProject, type TouchedProject } from '../writes/projects.js';
import { queueItems } from '../writes/queue.js';
import { planSteps, storeSteps, type StepPlan } from '../writes/world-records.js';

/** Never called: the compiler checks that each marked line is an error. */
export const misuses = {
  withoutLock: (trx: UnlockedTransaction, plan: StepPlan, names: NameContribution) => [
    // @ts-expect-error Events are written under the event lock.
    appendEvents(trx, []),
    // @ts-expect-error So are world records.
    storeSteps(trx, plan),
    // @ts-expect-error So are names.
    writeNames(trx, names),
    // @ts-expect-error So are accounts.
    saveSeenAccounts(trx, []),
    // @ts-expect-error So is the queue.
    queueItems(trx, []),
    // @ts-expect-error So are the rollups of maps.
    updateMapRollups(trx, []),
    // @ts-expect-error So are the rollups of hours.
    countHours(trx, []),
  ],
  outOfOrder: (locked: EventTransaction, touched: TouchedProject, project: LockedProject) => [
    // @ts-expect-error The project is locked before events.
    touchProject(locked, touched),
    // @ts-expect-error Maps are locked before events.
    ensureMaps(locked, project, []),
    // @ts-expect-error The event lock is taken once.
    lockEvents(locked),
  ],
  notLocked: (trx: UnlockedTransaction, project: Omit<LockedProject, symbol>) => [
    // @ts-expect-error Only a locked project locks maps.
    ensureMaps(trx, project, []),
    // @ts-expect-error Only locked maps get world records.
    planSteps(trx, [], new Map() satisfies Omit<LockedMaps, symbol>),
  ],
};

describeOnDatabases('the event lock', (database, kind) => {
  beforeEach(() => emptyTracking(database()));

  test('ids follow the order of commits', async () => {
    const committed: number[] = [];
    const append = (): Promise<void> =>
      database()
        .write(async (trx) => {
          const locked = await lockEvents(trx);
          const [first] = await appendEvents(locked, [eventOf()]);
          const [second] = await appendEvents(locked, [eventOf(), eventOf()]);
          return [first?.eventId ?? 0, second?.eventId ?? 0];
        })
        .then((ids) => void committed.push(...ids));
    await Promise.all(Array.from({ length: 6 }, append));
    assert.deepEqual(
      committed,
      committed.toSorted((a, b) => a - b),
    );
    assert.equal(new Set(committed).size, 12);
  });

  test('a run takes the lock once, on PostgreSQL only', async () => {
    const statements: string[] = [];
    const observed = observeWrites(database(), (sql) => statements.push(sql));
    const checks = Array.from({ length: 20 }, (_, index) => changedOf({ mapUid: `m-${index}` }));
    await storeRun(observed, checks, { run: { startedAt: AT, finishedAt: minutes(1) } });
    const locks = statements.filter((sql) => /FROM event_sequence .*FOR UPDATE/.test(sql));
    assert.equal(locks.length, kind === 'postgres' ? 1 : 0);
  });
});
