import type sqlite3 from 'sqlite3';
import type { Row } from './database.js';
import { closeConnection, openConnection } from './sqlite-connection.js';

/**
 * Size of the memory map, the most that SQLite takes; the rest of a larger file is read as usual. Only pages that are read take
 * memory, which the system shares between connections and takes back.
 */
export const MAPPED_BYTES = 2_147_418_112;

/** How many times within the limit of a statement it is checked whether it has ended. */
const TICKS = 8;

/** A read-only connection to a SQLite file with prepared statements. */
interface PreparedReads {
  /** Returns a function that runs a statement; it rejects on SQLite's errors. */
  prepare: (sql: string) => (values: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** Opens a connection for prepared reads, of which none runs longer than `limitMs`. */
export async function openPrepared(
  filename: string,
  {
    busyTimeoutMs,
    limitMs,
    isInTurn = false,
  }: {
    busyTimeoutMs: number;
    limitMs: number | undefined;
    /** Whether a statement waits for the one before it here, not in a thread, of which there are few. */
    isInTurn?: boolean;
  },
): Promise<PreparedReads> {
  const connection = await openConnection(
    filename,
    `PRAGMA query_only = ON; PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA mmap_size = ${MAPPED_BYTES};`,
  );
  if (isInTurn) connection.serialize();
  const statements = new Set<sqlite3.Statement>();
  const guard = limitMs === undefined ? undefined : createStallGuard(limitMs, () => connection.interrupt());
  return {
    prepare: (sql) => prepare(connection, sql, { statements, guard }),
    close: async () => {
      // Open statements keep the connection, and with it the WAL, open.
      for (const statement of statements)
        await new Promise<void>((resolve) => statement.finalize(() => resolve()));
      statements.clear();
      await closeConnection(connection);
    },
  };
}

function prepare(
  connection: sqlite3.Database,
  sql: string,
  { statements, guard }: { statements: Set<sqlite3.Statement>; guard: StallGuard | undefined },
): (values: unknown[]) => Promise<Row[]> {
  let ready: sqlite3.Statement | undefined;
  let preparing: Promise<sqlite3.Statement> | undefined;
  const prepareOnce = async (): Promise<sqlite3.Statement> => {
    try {
      ready = await (preparing ??= compile(connection, sql));
      statements.add(ready);
      return ready;
    } finally {
      preparing = undefined;
    }
  };
  return (values) =>
    ready ? run(ready, values, guard) : prepareOnce().then((statement) => run(statement, values, guard));
}

/** A statement whose preparation failed never calls back, so it must not be used. */
function compile(connection: sqlite3.Database, sql: string): Promise<sqlite3.Statement> {
  return new Promise((resolve, reject) => {
    const statement = connection.prepare(sql, (error: Error | null) =>
      error ? reject(error) : resolve(statement),
    );
  });
}

function run(statement: sqlite3.Statement, values: unknown[], guard: StallGuard | undefined): Promise<Row[]> {
  guard?.start();
  return new Promise((resolve, reject) => {
    statement.all(values, (error: Error | null, rows: Row[]) => {
      guard?.end();
      if (error) reject(error);
      else resolve(rows);
    });
  });
}

/** Watches a connection on which many statements wait for each other. */
interface StallGuard {
  start: () => void;
  end: () => void;
}

/**
 * Returns a guard that calls `onStall` when statements are under way and none has ended for between seven eighths of `limitMs`
 * and all of it. One timer for all, because a timer for each costs too much in the hottest reads.
 */
function createStallGuard(limitMs: number, onStall: () => void): StallGuard {
  let running = 0;
  let idleTicks = 0;
  let timer: NodeJS.Timeout | undefined;
  const tick = (): void => {
    if (running === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    idleTicks += 1;
    if (idleTicks < TICKS) return;
    idleTicks = 0;
    onStall();
  };
  return {
    start: () => {
      if (running === 0) idleTicks = 0;
      running += 1;
      timer ??= setInterval(tick, limitMs / TICKS).unref();
    },
    end: () => {
      running -= 1;
      idleTicks = 0;
    },
  };
}
