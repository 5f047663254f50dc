/**
 * Compares what is kept beside the facts with the facts: `npm run recount`, and with `-- --repair` makes again what differs. When: while
 * the services run or not, as after a restore or an accident with the disk. Reads, and with `--repair` writes, the database of
 * DATABASE_URL or the SQLite file in DATA_DIR. Prints a line for each rollup, and the differences.
 */
import type { Database, Row } from '../../db/connection/database.js';
import { readKnownMoments } from '../../db/operate/clock.js';
import { createObservationRecount } from '../../db/operate/observations.js';
import { listRecounts } from '../../db/operate/rebuild.js';
import type { Comparison, Difference } from '../../db/operate/recount.js';
import { readConfig } from '../../src/config.js';
import { judgeClock } from '../../src/operator/clock.js';
import { readCommandLine, runCommand } from '../command-line.js';
import { withDatabase } from './with-database.js';

const USAGE = `Usage: npm run recount [-- --repair]

Compares every rollup of the database of DATABASE_URL, or of the SQLite file in DATA_DIR, with the facts that it is made from,
while the services run. Prints a line for each rollup, and up to 20 differences of it; ends with 1 where there are any.
Observations that lie ahead of the clock are differences, too: until that moment names and clubs do not change.

  --repair   set observations that lie ahead of the clock to now, and make again what differs, in parts between which others
             write; then compare again. On SQLite searches miss what an index of texts does not have again yet: interrupted,
             call it again, and it continues

Counts of rows that were removed because they were old stay as a history: kept values may be greater than the recounted ones.
On SQLite the text indexes are compared by their number of rows.

Examples:
  npm run recount
  npm run recount -- --repair`;

const { values: options } = readCommandLine(USAGE, { repair: { type: 'boolean' } });

/** Returns the number of rollups that differ; with `isRepaired` after making them again. */
async function compareAll(database: Database, isRepaired: boolean): Promise<number> {
  let differing = 0;
  const refusal = await whyClockIsRefused(database);
  if (refusal !== null) {
    console.log(
      `observations: not compared, because ${refusal}. Set the clock, or, if it is right, start the services once with ALLOW_CLOCK=any.`,
    );
    differing += 1;
  }
  const observations = refusal === null ? [createObservationRecount(() => new Date())] : [];
  for (const recount of [...observations, ...listRecounts(database.kind)]) {
    const comparison = await database.snapshot((read) => recount.compare(read), { isUnlimited: true });
    console.log(`${recount.name}: ${toLines(comparison).join('\n')}`);
    if (comparison.differences === 0) continue;
    differing += 1;
    if (isRepaired) await recount.repair(database);
  }
  return differing;
}

/** What is ahead of a clock that is wrong itself may be right. */
async function whyClockIsRefused(database: Database): Promise<string | null> {
  const { newestReceipt, databaseNow } = await readKnownMoments(database);
  const state = judgeClock({ now: new Date(), databaseNow, newestReceipt, knownReceipt: null });
  return 'reason' in state ? state.reason : null;
}

function toLines({ rows, differences, shown }: Comparison): string[] {
  const more = differences > shown.length && shown.length > 0 ? [`  … of ${differences}`] : [];
  return [`${rows} rows, ${differences} differences`, ...shown.map(toLine), ...more];
}

function toLine({ key, kept, recounted }: Difference): string {
  const toText = (row: Row | null): string => (row === null ? 'no row' : describeRow(row));
  return `  ${describeRow(key)}: kept ${toText(kept)}; recounted ${toText(recounted)}`;
}

function describeRow(row: Row): string {
  return Object.entries(row)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Where there is room for what SQLite sorts: /tmp may be in memory.
  process.env['SQLITE_TMPDIR'] ??= config.dataDir;
  await withDatabase(config, async (database) => {
    const isRepaired = options.repair === true;
    let differing = await compareAll(database, isRepaired);
    if (isRepaired && differing > 0) {
      console.log('Made again. Compared again:');
      differing = await compareAll(database, false);
    }
    process.exitCode = differing === 0 ? 0 : 1;
  });
}

runCommand(main);
