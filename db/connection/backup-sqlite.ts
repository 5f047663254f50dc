import sqlite3 from 'sqlite3';

/** The driver's online backup, which its types do not have. */
interface Backup {
  readonly completed: boolean;
  step: (pages: number, done: (error: Error | null) => void) => void;
  finish: (done: (error: Error | null) => void) => void;
}
type WithBackup = sqlite3.Database & {
  backup: (filename: string, opened: (error: Error | null) => void) => Backup;
};

const BUSY_TIMEOUT_MS = 10_000;
const ALL_PAGES = -1;

/**
 * Copies a SQLite file as it is at one moment, with all that was committed before it, while others read and write. The copy has
 * no -wal file. Rejects when there is no such file, or the copy is not sound.
 */
export async function backupSqlite(from: string, to: string): Promise<void> {
  // Not OPEN_READONLY: readers in WAL mode write to the -shm file.
  const source = await open(from, sqlite3.OPEN_READWRITE);
  try {
    await copyAll(source, to);
  } finally {
    await close(source);
  }
  const copy = await open(to, sqlite3.OPEN_READWRITE);
  try {
    await all(copy, 'PRAGMA journal_mode = DELETE');
    const [row] = await all(copy, 'PRAGMA quick_check(1)');
    const result = Object.values(row ?? {})[0];
    if (result !== 'ok') throw new Error(`the copy of ${from} is damaged: ${String(result)}`);
  } finally {
    await close(copy);
  }
}

/** Reads rows of a SQLite file that nobody else uses, without changing it. */
export async function readSqliteFile(
  filename: string,
  queries: readonly string[],
): Promise<Record<string, unknown>[][]> {
  const connection = await open(filename, sqlite3.OPEN_READONLY);
  try {
    const results: Record<string, unknown>[][] = [];
    for (const sql of queries) results.push(await all(connection, sql));
    return results;
  } finally {
    await close(connection);
  }
}

/** Runs a statement that changes a SQLite file that nobody else uses. */
export async function changeSqliteFile(filename: string, sql: string): Promise<void> {
  const connection = await open(filename, sqlite3.OPEN_READWRITE);
  try {
    await all(connection, sql);
  } finally {
    await close(connection);
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

function open(filename: string, mode: number): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const connection = new sqlite3.Database(filename, mode, (error) => {
      if (error) return reject(error);
      connection.configure('busyTimeout', BUSY_TIMEOUT_MS);
      resolve(connection);
    });
  });
}

function close(connection: sqlite3.Database): Promise<void> {
  return settled((done) => connection.close(done));
}

function all(connection: sqlite3.Database, sql: string): Promise<Record<string, unknown>[]> {
  return new Promise((resolve, reject) => {
    connection.all<Record<string, unknown>>(sql, (error, rows) => (error ? reject(error) : resolve(rows)));
  });
}

function settled(run: (done: (error: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
}
