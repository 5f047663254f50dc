import { closeConnection, execute, openConnection } from './sqlite-connection.js';

/**
 * Keeps other processes from writing to a SQLite file until the returned function is called; they may read. Rejects with a sentence
 * when a process has the file open.
 */
export async function holdSqlite(filename: string): Promise<() => Promise<void>> {
  await expectUnused(filename);
  const connection = await openConnection(filename);
  try {
    await execute(connection, 'BEGIN IMMEDIATE');
  } catch (error) {
    await closeConnection(connection);
    throw error;
  }
  return async () => {
    await execute(connection, 'ROLLBACK');
    await closeConnection(connection);
  };
}

/**
 * Rejects with a sentence when a process has a SQLite file open. A connection in WAL mode holds a shared lock for as long as it is open,
 * which exclusive mode does not get past.
 */
export async function expectUnused(filename: string): Promise<void> {
  const connection = await openConnection(filename);
  try {
    await execute(connection, 'PRAGMA locking_mode = EXCLUSIVE');
    await execute(connection, 'BEGIN IMMEDIATE');
    await execute(connection, 'ROLLBACK');
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(`${filename} is in use; stop the services first.`, { cause: error });
  } finally {
    await closeConnection(connection);
  }
}
