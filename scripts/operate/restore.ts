/**
 * Puts a backup back: `npm run restore -- FOLDER`. When: before the services start. Reads FOLDER; writes DATA_DIR, which must be
 * new or empty, and with DATABASE_URL an empty PostgreSQL database (with pg_restore); prints what was restored to standard error.
 */
import { resolve } from 'node:path';
import { readConfig } from '../../src/config.js';
import { restoreBackup } from './backup/restore-backup.js';
import { runFolderCommand } from '../command-line.js';

const USAGE = `Usage: npm run restore -- FOLDER

Puts the backup in FOLDER into DATA_DIR, which must be new or empty, and, if it is of PostgreSQL, into
the database of DATABASE_URL, which must be empty too (needs pg_restore). Everything in the backup
is checked first, and nothing is overwritten. Start the services afterwards.

Example:
  npm run restore -- /var/backups/records-2026-10-06`;

runFolderCommand(USAGE, async (folder) => {
  const config = readConfig(process.env);
  const { startedAt, artifacts } = await restoreBackup(config, folder);
  console.error(
    `DATA_DIR ${resolve(config.dataDir)} is as it was at ${startedAt}, with ${artifacts.files} artifacts.` +
      (artifacts.store
        ? ` The others have to be in ARTIFACT_STORE, as they were in ${artifacts.store}.`
        : ''),
  );
});
