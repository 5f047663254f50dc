import type sqlite3 from 'sqlite3';
import type { Row } from './database.js';
import { closeConnection, openConnection } from './sqlite-connection.js';

/** A connection to a SQLite file with prepared statements, which knex does not have. */
interface PreparedReads {
  /** Returns a function that runs a statement; it rejects on SQLite's errors. */
  prepare: (sql: string) => (values: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** How many times within the limit of a statement it is checked whether it has ended. */
const LOOKS = 4;

/** Opens a connection for prepared reads, which wait for each other; `first` is run on it. No read runs much longer than `limitMs`. */
export async function openPrepared(
  filename: string,
  first: string,
  limitMs?: number,
): Promise<PreparedReads> {
  const connection = await openConnection(filename, first);
  connection.serialize();
  const statements = new Set<sqlite3.Statement>();
  let running = 0;
  let endedAt = 0;
  // One timer for all, because one for each would cost too much in the hottest reads.
  const interruptStalled = (ms: number): void => {
    if (running > 0 && performance.now() - endedAt >= ms) connection.interrupt();
  };
  const timer =
    limitMs === undefined ? undefined : setInterval(interruptStalled, limitMs / LOOKS, limitMs).unref();
  const run = (statement: sqlite3.Statement, values: unknown[]): Promise<Row[]> => {
    if (running === 0) endedAt = performance.now();
    running += 1;
    return new Promise((resolve, reject) => {
      statement.all(values, (error: Error | null, rows: Row[]) => {
        running -= 1;
        endedAt = performance.now();
        if (error) reject(error);
        else resolve(rows);
      });
    });
  };
  return {
    prepare: (sql) => {
      let compiled: Promise<sqlite3.Statement> | undefined;
      return async (values) => {
        compiled ??= compile(connection, sql);
        try {
          statements.add(await compiled);
        } catch (error) {
          compiled = undefined;
          throw error;
        }
        return run(await compiled, values);
      };
    },
    close: async () => {
      clearInterval(timer);
      // Open statements keep the connection, and with it the WAL, open.
      for (const statement of statements)
        await new Promise<void>((resolve) => statement.finalize(() => resolve()));
      await closeConnection(connection);
    },
  };
}

/** A statement whose preparation failed never calls back, so it must not be used. */
function compile(connection: sqlite3.Database, sql: string): Promise<sqlite3.Statement> {
  return new Promise((resolve, reject) => {
    const statement = connection.prepare(sql, (error: Error | null) =>
      error ? reject(error) : resolve(statement),
    );
  });
}
