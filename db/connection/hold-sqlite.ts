import sqlite3 from 'sqlite3';

/**
 * Keeps other processes from writing to a SQLite file until the returned function is called; they may read. Rejects with a sentence
 * when a process has the file open.
 */
export async function holdSqlite(filename: string): Promise<() => Promise<void>> {
  await expectUnused(filename);
  const connection = await open(filename);
  try {
    await run(connection, 'BEGIN IMMEDIATE');
  } catch (error) {
    await close(connection);
    throw error;
  }
  return async () => {
    await run(connection, 'ROLLBACK');
    await close(connection);
  };
}

/** A connection in WAL mode holds a shared lock for as long as it is open, which exclusive mode does not get past. */
async function expectUnused(filename: string): Promise<void> {
  const connection = await open(filename);
  try {
    await run(connection, 'PRAGMA locking_mode = EXCLUSIVE');
    await run(connection, 'BEGIN IMMEDIATE');
    await run(connection, 'ROLLBACK');
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(`${filename} is in use; stop the services first.`, { cause: error });
  } finally {
    await close(connection);
  }
}

function open(filename: string): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const connection = new sqlite3.Database(filename, sqlite3.OPEN_READWRITE, (error) =>
      error ? reject(error) : resolve(connection),
    );
  });
}

function run(connection: sqlite3.Database, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.exec(sql, (error) => (error ? reject(error) : resolve()));
  });
}

function close(connection: sqlite3.Database): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.close((error) => (error ? reject(error) : resolve()));
  });
}
