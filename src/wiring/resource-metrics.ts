import { statSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/connection/database.js';
import type { Metrics } from '../http/metrics.js';
import { version } from '../project-root.js';

/** Returns the bytes that this user may still write on the disk of a folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The file of DATA_DIR in which a backup notes when it began. */
export const LAST_BACKUP = 'last-backup';

/** Returns how many seconds ago the last backup began, or null where none is known. */
export async function readBackupAge(dataDir: string, now: Date): Promise<number | null> {
  const text = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => '');
  const startedAt = Date.parse(text);
  return Number.isNaN(startedAt) ? null : (now.getTime() - startedAt) / 1000;
}

/** Adds the metrics of what runs here and what it uses: build, database, disk and, with SQLite, its write-ahead log. */
export function addResourceMetrics(
  metrics: Metrics,
  { dataDir, database }: { dataDir: string; database: Database },
): void {
  metrics.info('build_info', 'What runs here; always 1.', {
    version,
    node: process.versions.node,
    database: database.kind,
  });
  metrics.gauge('database_up', 'Whether the database responds.', 'database', async () => {
    const isUp = await database.ping().then(
      () => true,
      () => false,
    );
    return { [database.kind]: Number(isUp) };
  });
  metrics.gauge(
    'database_connections',
    'Connections of the pool, and callers that wait for one.',
    'state',
    () => Promise.resolve(database.pool()),
  );
  metrics.gauge(
    'disk_free_bytes',
    'Bytes that may still be written on the disk of a folder.',
    'folder',
    async () => ({
      data: await readFreeBytes(dataDir),
    }),
  );
  metrics.gauge('backup_age_seconds', 'Time since the last backup from here began.', 'folder', async () => {
    const age = await readBackupAge(dataDir, new Date());
    const ages: Record<string, number> = age === null ? {} : { data: age };
    return ages;
  });
  if (database.kind !== 'sqlite') return;
  const log = join(dataDir, 'records.sqlite-wal');
  metrics.gauge(
    'sqlite_wal_bytes',
    'Size of the write-ahead log; it grows while a long read keeps SQLite from reusing it.',
    'file',
    () => Promise.resolve({ 'records.sqlite-wal': statSync(log, { throwIfNoEntry: false })?.size ?? 0 }),
  );
}
