import sqlite3 from 'sqlite3';

/** Opens a connection of the driver to a file that is there, for work that needs one besides knex's; `first` is run on it. */
export async function openConnection(
  filename: string,
  first = '',
  mode = sqlite3.OPEN_READWRITE,
): Promise<sqlite3.Database> {
  const connection = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opened: sqlite3.Database = new sqlite3.Database(filename, mode, (error) =>
      error ? reject(error) : resolve(opened),
    );
  });
  await execute(connection, first);
  return connection;
}

/** Returns the version of the SQLite that is inside the driver. */
export async function readSqliteVersion(): Promise<string> {
  const connection = await openConnection(':memory:');
  const [row] = await readAll<{ version: string }>(connection, 'SELECT sqlite_version() AS version');
  await closeConnection(connection);
  return row?.version ?? '';
}

/** Runs statements that return nothing. */
export function execute(connection: sqlite3.Database, sql: string): Promise<void> {
  return settled((done) => connection.exec(sql, done));
}

/** Runs a statement and returns its rows. */
export function readAll<Row>(connection: sqlite3.Database, sql: string): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    connection.all<Row>(sql, (error, rows) => (error ? reject(error) : resolve(rows)));
  });
}

export function closeConnection(connection: sqlite3.Database): Promise<void> {
  return settled((done) => connection.close(done));
}

/** Resolves, or rejects, when a callback of the driver's is called. */
export function settled(run: (done: (error: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
}
