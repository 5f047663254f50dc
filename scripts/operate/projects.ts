/**
 * Takes back what a project sent: `npm run projects -- forget KEY`. When: its reports were wrong; while the services run or not, after its
 * token was changed. Reads, and with `--yes` writes, the database of DATABASE_URL or DATA_DIR. Prints counts, and a line for the log.
 */
import { countProject, forgetProject } from '../../db/operate/forget.js';
import { readConfig } from '../../src/config.js';
import { createLogger } from '../../src/wiring/create-logger.js';
import { readTimestamp } from '../../src/timestamps.js';
import { exitWithMisuse, readCommandLine, runCommand } from '../command-line.js';
import { withDatabase } from './with-database.js';

const USAGE = `Usage: npm run projects -- forget KEY [--since TIME] [--yes]

Prints how many rows a project has in the database of DATABASE_URL or DATA_DIR; with --yes removes what it sent as if it had never
been sent, while the services run: who held a record before holds it again, counts and names follow. It cannot be undone.

  --since TIME   only what was received since then, such as 2026-10-06T08:00:00Z; of older records the first moment stays
  --yes          do it

What cannot be taken back: lists and facts of maps and clubs that others have reported too, and what a snapshot replaced. Change
the project's token first, or it sends again. After an interruption, call it again: it continues.

Examples:
  npm run projects -- forget broken-tracker
  npm run projects -- forget alteration-tracker --since 2026-10-06T08:00:00Z --yes`;

async function main(): Promise<void> {
  const options = { since: { type: 'string' }, yes: { type: 'boolean' } } as const;
  const { values, positionals } = readCommandLine(USAGE, options, true);
  const [command = '', projectKey = '', ...others] = positionals;
  if (command !== 'forget')
    return exitWithMisuse(command === '' ? 'Say what to do' : `There is no command ${command}`);
  if (projectKey === '' || others.length > 0) return exitWithMisuse('forget takes one project key');
  const at = values.since === undefined ? undefined : readTimestamp(values.since);
  if (at === null)
    return exitWithMisuse(`--since takes a time such as 2026-10-06T08:00:00Z, not ${values.since ?? ''}`);
  const forgotten = { projectKey, since: at?.toISOString() ?? null };
  const config = readConfig(process.env);
  await withDatabase(config, async (database) => {
    const rows = await countProject(database, forgotten);
    if (rows === null) {
      console.error(`There is no project ${projectKey}.`);
      process.exitCode = 2;
      return;
    }
    // A time may have been meant in another zone.
    if (forgotten.since !== null) console.error(`Received since ${forgotten.since}:`);
    console.log(JSON.stringify(rows));
    if (values.yes !== true) return console.error('Nothing was changed: --yes removes these.');
    const startedAt = performance.now();
    await forgetProject(database, forgotten, () => new Date());
    const seconds = Math.round(performance.now() - startedAt) / 1000;
    createLogger(config.logLevel).info({ ...forgotten, rows, seconds }, 'project forgotten');
  });
}

runCommand(main);
