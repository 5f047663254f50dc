import sqlite3 from 'sqlite3';
import { closeConnection, execute, openConnection, readAll, settled } from './sqlite-connection.js';

/** The driver's online backup, which its types do not have. */
interface Backup {
  readonly completed: boolean;
  step: (pages: number, done: (error: Error | null) => void) => void;
  finish: (done: (error: Error | null) => void) => void;
}
type WithBackup = sqlite3.Database & {
  backup: (filename: string, opened: (error: Error | null) => void) => Backup;
};

const WAITS = 'PRAGMA busy_timeout = 10000';
const ALL_PAGES = -1;

/**
 * Copies a SQLite file as it is at one moment, with all that was committed before it, while others read and write. The copy has
 * no -wal file. Rejects when there is no such file, or the copy is not sound.
 */
export async function backupSqlite(from: string, to: string): Promise<void> {
  // Not OPEN_READONLY: readers in WAL mode write to the -shm file.
  const source = await openConnection(from, WAITS);
  try {
    await copyAll(source, to);
  } finally {
    await closeConnection(source);
  }
  const copy = await openConnection(to, WAITS);
  try {
    await execute(copy, 'PRAGMA journal_mode = DELETE');
    const [row] = await readAll<Record<string, unknown>>(copy, 'PRAGMA quick_check(1)');
    const result = Object.values(row ?? {})[0];
    if (result !== 'ok') throw new Error(`the copy of ${from} is damaged: ${String(result)}`);
  } finally {
    await closeConnection(copy);
  }
}

/** Reads rows of a SQLite file that nobody else uses, without changing it. */
export async function readSqliteFile(
  filename: string,
  queries: readonly string[],
): Promise<Record<string, unknown>[][]> {
  const connection = await openConnection(filename, WAITS, sqlite3.OPEN_READONLY);
  try {
    const results: Record<string, unknown>[][] = [];
    for (const sql of queries) results.push(await readAll(connection, sql));
    return results;
  } finally {
    await closeConnection(connection);
  }
}

/** Runs a statement that changes a SQLite file that nobody else uses. */
export async function changeSqliteFile(filename: string, sql: string): Promise<void> {
  const connection = await openConnection(filename, WAITS);
  try {
    await execute(connection, sql);
  } finally {
    await closeConnection(connection);
  }
}

/** In one step, so that a write in between does not begin it anew; in WAL mode nobody waits for it. */
async function copyAll(source: sqlite3.Database, to: string): Promise<void> {
  const backup = await new Promise<Backup>((resolve, reject) => {
    const opened: Backup = (source as WithBackup).backup(to, (error) =>
      error ? reject(error) : resolve(opened),
    );
  });
  try {
    await settled((done) => backup.step(ALL_PAGES, done));
    if (!backup.completed) throw new Error('the copy of the database stopped before its end');
  } finally {
    await settled((done) => backup.finish(done));
  }
}
