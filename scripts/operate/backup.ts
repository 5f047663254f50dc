/**
 * Copies database and staged artifacts into a folder: `npm run backup -- FOLDER`. When: at any time, also while the services run.
 * Reads the database of DATABASE_URL (with pg_dump) or DATA_DIR, and the artifacts in DATA_DIR, not those of ARTIFACT_STORE; writes into FOLDER, which must
 * be new or empty; prints what the backup holds to standard error.
 */
import { resolve } from 'node:path';
import { version } from '../../src/project-root.js';
import { readConfig } from '../../src/config.js';
import { createBackup } from './backup/create-backup.js';
import { runFolderCommand } from '../command-line.js';

const USAGE = `Usage: npm run backup -- FOLDER

Copies the database of DATABASE_URL or DATA_DIR, and the staged artifacts in DATA_DIR, into FOLDER,
which must be new or empty, while the services run. All that was acknowledged before is in it.
PostgreSQL needs pg_dump, of the server's version or later. backup.json is written last:
without it the backup is not complete. Keep it where only you can read it.
Artifacts in ARTIFACT_STORE stay there; scripts/operate/backup/README.md says how to copy them.

Example:
  npm run backup -- /var/backups/records-2026-10-06`;

runFolderCommand(USAGE, async (folder) => {
  const options = { now: () => new Date(), version };
  const { database, artifacts } = await createBackup(readConfig(process.env), folder, options);
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  const copied = artifacts.store
    ? 'no artifacts'
    : `${artifacts.files} artifacts of ${artifacts.bytes} bytes`;
  console.error(`${resolve(folder)}: ${rows} rows of ${database.migration}, ${copied}`);
  if (artifacts.store)
    console.error(
      `The artifacts stay in ${artifacts.store} and are not in this backup: keep old versions of its objects, or copy it ` +
        'before and after the backup (scripts/operate/backup/README.md).',
    );
  if (artifacts.missing.length > 0)
    console.error(
      `${artifacts.missing.length} artifacts that the database needs are not there; backup.json lists them.`,
    );
});
