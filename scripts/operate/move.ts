/**
 * Moves a community from SQLite to PostgreSQL: `npm run move`. When: once, with the services stopped. Reads the SQLite file in
 * DATA_DIR; writes into the empty database of DATABASE_URL. Progress goes to standard error, the
 * result to standard output.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openArtifactStore } from '../../db/artifacts/open-store.js';
import { readConfig } from '../../src/config.js';
import { connectionSettings } from '../../src/wiring/database.js';
import { readCommandLine, runCommand } from '../command-line.js';
import { moveDatabase } from './move/move-database.js';

const USAGE = `Usage: npm run move

Moves all rows of the SQLite file in DATA_DIR into the database of DATABASE_URL, which must be empty, and
compares every row. Stop the services first; start them with DATABASE_URL and the same DATA_DIR afterwards.

Example:
  DATA_DIR=/var/lib/records DATABASE_URL=postgres://records@127.0.0.1/records npm run move`;

async function main(): Promise<void> {
  readCommandLine(USAGE, {});
  const config = readConfig(process.env);
  const { databaseUrl, sqliteFile } = connectionSettings(config);
  if (databaseUrl === undefined) throw new Error('Set DATABASE_URL to the database to move into.');
  if (!existsSync(sqliteFile))
    throw new Error(
      `DATA_DIR ${resolve(config.dataDir)} has no SQLite file; set DATA_DIR as for the services.`,
    );
  const report = (line: string): void => console.error(line);
  const startedAt = performance.now();
  const seconds = (): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const openStore = (): ReturnType<typeof openArtifactStore> => openArtifactStore(config);
  const { tables, rows } = await moveDatabase({ sqliteFile, databaseUrl, openStore, report });
  console.log(`moved ${rows} rows of ${tables} tables, all equal, in ${seconds()}`);
}

runCommand(main);
