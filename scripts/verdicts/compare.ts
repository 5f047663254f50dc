import { createRunComparisons, type RunDifference } from '../../db/stores/verification/run-comparisons.js';
import type { Context } from './context.js';

const PAGE = 500;

/**
 * `compare`: lists passes whose time or account differ from the catalog's world records of their map. Runs that never were
 * a record are among them; the faster ones are for an operator to check. Returns the exit code, 0.
 */
export async function compare({ database }: Context): Promise<number> {
  const store = createRunComparisons(database);
  const totals = { passes: 0, unknownMaps: 0, differences: 0 };
  for (let after: string | null = ''; after !== null;) {
    const page: Awaited<ReturnType<typeof store.page>> = await store.page(after, PAGE);
    for (const difference of page.differences) console.log(describe(difference));
    totals.passes += page.passes;
    totals.unknownMaps += page.unknownMaps;
    totals.differences += page.differences.length;
    after = page.last;
  }
  console.error(
    `${totals.passes} passes with a known run: ${totals.differences} differ from the world records of their map, ` +
      `${totals.unknownMaps} are on maps without any`,
  );
  return 0;
}

function describe(run: RunDifference): string {
  const time = run.accountOfTime === null ? null : `this time is account ${run.accountOfTime}'s`;
  const account = run.bestOfAccountMs === null ? null : `this account's best is ${run.bestOfAccountMs} ms`;
  const faster = run.timeMs < run.bestMs ? `faster than the record of ${run.bestMs} ms` : null;
  const found = [time, account, faster].filter((part) => part !== null);
  const why = found.length === 0 ? 'neither time nor account is in the history' : found.join(', ');
  return `${run.recordId} on ${run.mapUid}: ${run.timeMs} ms of account ${run.accountId}: ${why}`;
}
