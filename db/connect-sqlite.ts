import knex, { type Knex } from 'knex';
import sqlite3 from 'sqlite3';
import type { Database, DialectSql, Row } from './database.js';

const READERS = 3;
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens a SQLite file: one writing connection, some that only read, and one for prepared statements. WAL lets readers go
 * on beside the writer; `synchronous=FULL` makes a commit durable before it is acknowledged.
 */
export async function connectSqlite(filename: string): Promise<Database> {
  const writer = open(filename, 1, ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']);
  beginImmediately(writer);
  // The writer comes first: it creates the file and puts it into WAL mode, which readers cannot do.
  await writer.raw('SELECT 1');
  const reader = open(filename, READERS, ['query_only = ON']);
  const prepared = await openRaw(filename);
  return {
    kind: 'sqlite',
    read: reader,
    write: (work) => writer.transaction(work),
    snapshot: (work) => reader.transaction(work),
    prepare: (sql) => prepareSqlite(prepared, sql),
    ping: async () => {
      await reader.raw('SELECT 1');
    },
    pool: () => poolOf(writer, reader),
    close: async () => {
      await reader.destroy();
      await new Promise<void>((resolve) => prepared.close(() => resolve()));
      await writer.destroy();
    },
  };
}

function open(filename: string, connections: number, pragmas: string[]): Knex {
  const all = [...pragmas, `busy_timeout = ${BUSY_TIMEOUT_MS}`];
  return knex({
    client: 'sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: connections,
      afterCreate: (connection: sqlite3.Database, done: (error: Error | null) => void) => {
        connection.exec(all.map((pragma) => `PRAGMA ${pragma};`).join(''), done);
      },
    },
  });
}

interface TransactionInternals {
  begin: (connection: unknown) => Promise<unknown>;
  query: (connection: unknown, sql: string) => Promise<unknown>;
}

/**
 * Knex begins transactions deferred: one that reads before it writes fails at once when another process wrote in between,
 * whatever the busy timeout. Taking the write lock at the start makes it wait instead.
 */
function beginImmediately(writer: Knex): void {
  const client = writer.client as { transaction: (...settings: unknown[]) => TransactionInternals };
  const original = client.transaction.bind(client);
  client.transaction = (...settings) => {
    const transaction = original(...settings);
    transaction.begin = (connection) => transaction.query(connection, 'BEGIN IMMEDIATE;');
    return transaction;
  };
}

function openRaw(filename: string): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const connection = new sqlite3.Database(filename, sqlite3.OPEN_READWRITE, (error) => {
      if (error) return reject(error);
      connection.exec(`PRAGMA query_only = ON; PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS};`, (failed) =>
        failed ? reject(failed) : resolve(connection),
      );
    });
  });
}

function prepareSqlite(connection: sqlite3.Database, sql: DialectSql): (values: unknown[]) => Promise<Row[]> {
  let statement: sqlite3.Statement | undefined;
  return (values) =>
    new Promise((resolve, reject) => {
      statement ??= connection.prepare(sql.sqlite);
      statement.all(values, (error: Error | null, rows: Row[]) => (error ? reject(error) : resolve(rows)));
    });
}

function poolOf(...sources: Knex[]): { used: number; free: number; pending: number } {
  const counts = { used: 0, free: 0, pending: 0 };
  for (const source of sources) {
    const { pool } = source.client as {
      pool: { numUsed: () => number; numFree: () => number; numPendingAcquires: () => number };
    };
    counts.used += pool.numUsed();
    counts.free += pool.numFree();
    counts.pending += pool.numPendingAcquires();
  }
  return counts;
}

export { poolOf };
