/**
 * Brings the database of DATABASE_URL, or the SQLite file in DATA_DIR, to this version's schema and ends: `npm run migrate`.
 * When: in a deployment that migrates before its processes start; a start does it as well. Reads the configuration from the
 * environment. Prints what it has applied.
 */
import { readConfig } from '../../src/config.js';
import { connectDatabase } from '../../src/wiring/database.js';
import { readCommandLine, runCommand } from '../command-line.js';

const USAGE = `Usage: npm run migrate

Brings the database of DATABASE_URL, or the SQLite file in DATA_DIR, to this version's schema and ends.
.env.example lists the variables. A start of the services does the same.

Example:
  DATABASE_URL=postgres://records@db.example/records npm run migrate`;

readCommandLine(USAGE, {});

async function main(): Promise<void> {
  const lines: string[] = [];
  const config = readConfig(process.env);
  const database = await connectDatabase(config, ({ applied, notes, newer }) => {
    lines.push(
      ...applied.map((name) => `applied ${name}`),
      ...notes,
      ...newer.map((name) => `${name} is newer`),
    );
  });
  await database.close();
  console.log(lines.length > 0 ? lines.join('\n') : 'The schema is up to date.');
}

runCommand(main);
