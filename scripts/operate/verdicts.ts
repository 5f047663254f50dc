/**
 * An operator's work on verdicts: `npm run verdicts -- import FILE | recheck | show RECORD | compare | pin MAP FILE | unpin MAP`. When:
 * while the services run or not. Reads and writes the database of DATABASE_URL or DATA_DIR and reads the staged files in DATA_DIR or ARTIFACT_STORE;
 * prints what it found to standard output, and progress and counts to standard error.
 */
import type { Database } from '../../db/connection/database.js';
import { readConfig } from '../../src/config.js';
import type { Context } from './verdicts/context.js';
import { importVerdicts } from './verdicts/import-verdicts.js';
import { pin, unpin } from './verdicts/pin.js';
import { recheck } from './verdicts/recheck.js';
import { compare, show } from './verdicts/show.js';
import { exitWithMisuse, readCommandLine, runCommand } from '../command-line.js';
import { openDatabaseFiles, withDatabase } from './with-database.js';

const USAGE = `Usage: npm run verdicts -- COMMAND

An operator's work on verdicts, in the database of DATABASE_URL or DATA_DIR:
  import FILE   take over another backend's verdicts, NDJSON (- for standard input)
  recheck       put verdicts whose files are still there through the present policy
  show RECORD   print what the verdicts of a record rest on
  compare       list passes whose time or account differ from their map's world records
  pin MAP FILE  from now on only runs on a map that is built as the one in FILE pass
  unpin MAP     leave it to the next run that passes

Examples:
  npm run verdicts -- show rec-1042
  npm run verdicts -- import verdicts.ndjson`;

/** Each command, which resolves to the exit code, with how many arguments it takes. */
const COMMANDS = new Map<string, [(context: Context, ...words: string[]) => Promise<number>, number]>([
  ['import', [importVerdicts, 1]],
  ['recheck', [recheck, 0]],
  ['show', [show, 1]],
  ['compare', [compare, 0]],
  ['pin', [pin, 2]],
  ['unpin', [unpin, 1]],
]);

async function main(): Promise<void> {
  const [name = '', ...words] = readCommandLine(USAGE, {}, true).positionals;
  if (name === '') exitWithMisuse('Say what to do');
  const [command, count] = COMMANDS.get(name) ?? exitWithMisuse(`There is no command ${name}`);
  if (words.length !== count) exitWithMisuse(`${name} takes ${count} arguments`);
  const config = readConfig(process.env);
  const work = async (database: Database): Promise<void> => {
    const openFiles: Context['openFiles'] = async () => ({
      open: (await openDatabaseFiles(database, config)).open,
    });
    process.exitCode = await command({ database, openFiles, now: () => new Date() }, ...words);
  };
  await withDatabase({ ...config, databaseTimeoutMs: undefined }, work);
}

runCommand(main);
