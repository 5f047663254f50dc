import type { Database } from '../connection/database.js';
import { createRuns, type StoredRun } from '../stores/aggregator/tracking/runs.js';
import type { SentCheck, SentRun } from '../rules/normalize-run.js';
import { createRandom, type Random } from './random.js';
import { AT, minutes } from './tracking.js';

/** Returns an unchanged check of map `m`. */
export function buildCheck(change: Partial<SentCheck> = {}): SentCheck {
  return { mapUid: 'm', checkedAt: AT, changed: false, ...change };
}

/** Returns a changed check with all fields. */
export function buildChangedCheck(change: Partial<SentCheck> = {}): SentCheck {
  const holders = { oldHolder: 'Mirelle', newHolder: 'Kestrel', newHolderAccountId: 'kestrel' };
  return buildCheck({ changed: true, oldWrTime: 41_000, newWrTime: 40_000, ...holders, ...change });
}

/** Stores a run of project `p`, by default without times. */
export function storeRun(
  database: Database,
  checks: SentCheck[],
  change: Partial<SentRun> = {},
  receivedAt = minutes(5),
): Promise<StoredRun> {
  const run = { projectKey: 'p', run: {}, checks, rejected: [], ...change };
  return createRuns(database).store(run, receivedAt);
}

/** Returns random checks of a few maps, with equal times, absent fields and repeats. */
export function randomChecks(random: Random, count: number, maps: number): SentCheck[] {
  const players = ['kestrel', 'mirelle', 'dunes'];
  return Array.from({ length: count }, () => {
    const player = random.pick(players);
    const some = <T>(value: T): T | undefined => (random.below(3) === 0 ? undefined : value);
    return buildCheck({
      mapUid: `m-${random.below(maps)}`,
      checkedAt: minutes(random.below(400) - 200),
      changed: random.below(2) === 0,
      oldWrTime: some(40_000 + random.below(5)),
      newWrTime: some(40_000 + random.below(5)),
      newHolder: some(player),
      newHolderAccountId: some(player),
      tracked: some(random.below(2) === 0),
    });
  });
}

/** Stores random runs of a few projects, some of them concurrently. */
export async function storeRandomRuns(database: Database, seed: number): Promise<void> {
  const random = createRandom(seed);
  for (let round = 0; round < 12; round += 1) {
    const runs = Array.from({ length: 1 + random.below(3) }, () =>
      storeRun(database, randomChecks(random, random.below(12), 6), {
        projectKey: `p-${random.below(3)}`,
        run: { finishedAt: minutes(random.below(200) - 200), mapsChecked: random.below(9) },
      }),
    );
    await Promise.all(runs);
  }
}
