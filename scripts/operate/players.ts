/**
 * What is kept of a player: `npm run players -- export ACCOUNT | erase ACCOUNT | unblock ACCOUNT`. When: a person asks for it; while the services run or not.
 * Reads, and with `erase --yes` writes, the database of DATABASE_URL or DATA_DIR and the files in DATA_DIR or ARTIFACT_STORE. `export`
 * prints JSON; `erase` prints counts, and a line for the log.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from '../../db/connection/database.js';
import { countAccount, eraseAccount, type ErasedFiles } from '../../db/operate/erase.js';
import { findRows, PERSONAL_TABLES, readPerson } from '../../db/operate/person.js';
import { parseAccountId } from '../../db/rules/account-ids.js';
import { blockAccount, unblockAccount } from '../../db/writes/blocked-accounts.js';
import { createArtifacts } from '../../db/stores/verification/artifacts.js';
import { readConfig, type Config } from '../../src/config.js';
import { createLogger } from '../../src/wiring/create-logger.js';
import { randomText } from '../../src/wiring/random-text.js';
import { readRunAccount } from '../../src/worker/inspect.js';
import { exitWithMisuse, readCommandLine, runCommand } from '../command-line.js';
import { openDatabaseFiles, withDatabase } from './with-database.js';

const USAGE = `Usage: npm run players -- export ACCOUNT
       npm run players -- erase ACCOUNT [--block] [--yes]
       npm run players -- unblock ACCOUNT

What the database of DATABASE_URL or DATA_DIR keeps of a player, by account id:
  export   print all of it as JSON
  erase    print how many rows of each table name the account; with --yes remove it from them, while the services run:
           names and memberships go, records stay as nobody's. It cannot be undone. What backups have stays in them, so do
           names in what others wrote, and what is reported later is stored again, unless the account is blocked
  unblock  store again what is reported from now on

  --block  what is reported of the account, or of one of its names that no other account has, is nobody's from now on, and its names
           and memberships are not stored; texts are, as they come. Digests of the account and of these names are kept for that

After an interruption, call erase again: it continues.

Examples:
  npm run players -- export ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 > player.json
  npm run players -- erase ebbb6444-6264-47a9-bf6b-35b1c8fb88b0 --block --yes`;

async function exportPlayer(database: Database, accountId: string): Promise<void> {
  const person = await readPerson(database, accountId);
  process.stdout.write(`{"accountId":${JSON.stringify(accountId)},"names":${JSON.stringify(person.names)}`);
  for (const table of PERSONAL_TABLES) {
    let separator = `,\n${JSON.stringify(table.name)}:[`;
    for await (const rows of findRows(database, table, person))
      for (const row of rows) {
        process.stdout.write(`${separator}\n${JSON.stringify(row)}`);
        separator = ',';
      }
    process.stdout.write(separator === ',' ? ']' : `${separator}]`);
  }
  process.stdout.write('}\n');
}

async function openFiles(database: Database, config: Config, now: () => Date): Promise<ErasedFiles> {
  const files = await openDatabaseFiles(database, config);
  const { artifactTtlSeconds: ttlSeconds, artifactKeepDays: keepDays } = config;
  return {
    readAccount: async (sha256) => {
      const opened = await files.open(sha256);
      if (!opened) return null;
      try {
        return readRunAccount(await readFile(opened.path));
      } finally {
        await opened.close();
      }
    },
    sweep: () => createArtifacts(database, { files, ttlSeconds, keepDays, now, randomText }).sweep(),
  };
}

async function main(): Promise<void> {
  const { values, positionals } = readCommandLine(
    USAGE,
    { yes: { type: 'boolean' }, block: { type: 'boolean' } },
    true,
  );
  const [command = '', sent = '', ...others] = positionals;
  if (command !== 'export' && command !== 'erase' && command !== 'unblock')
    return exitWithMisuse(command === '' ? 'Say what to do' : `There is no command ${command}`);
  const accountId = parseAccountId(sent);
  if (accountId === null || others.length > 0) return exitWithMisuse(`${command} takes one account id`);
  const config = readConfig(process.env);
  const now = (): Date => new Date();
  await withDatabase(config, async (database) => {
    if (command === 'export') return await exportPlayer(database, accountId);
    if (command === 'unblock') {
      const wasBlocked = await database.write((trx) => unblockAccount(trx, accountId));
      return console.log(wasBlocked ? 'It is not blocked any more.' : 'It was not blocked.');
    }
    const files = await openFiles(database, config, now);
    const rows = await countAccount(database, files, accountId);
    console.log(JSON.stringify(rows));
    if (values.yes !== true) return console.error('Nothing was changed: --yes erases these.');
    const startedAt = performance.now();
    const isBlocked = values.block === true;
    if (isBlocked) {
      const person = await readPerson(database, accountId);
      await database.write((trx) => blockAccount(trx, person));
    }
    await eraseAccount(database, files, accountId);
    // Not the id: the log would keep it.
    const account = createHash('sha256').update(accountId).digest('hex').slice(0, 12);
    const seconds = Math.round(performance.now() - startedAt) / 1000;
    createLogger(config.logLevel).info({ account, rows, isBlocked, seconds }, 'player erased');
  });
}

runCommand(main);
