import knex, { type Knex } from 'knex';
import type sqlite3 from 'sqlite3';
import type { Database } from './database.js';
import { openPrepared } from './prepared-sqlite.js';
import { silentLogger } from './silent-logger.js';

const READERS = 3;
const BUSY_TIMEOUT_MS = 10_000;
/** A large cache: rows of one batch touch pages all over the indexes of a large table. */
const WRITER_CACHE_KIB = 65_536;
/** Pages in the WAL before a checkpoint, so that batches share it. */
const CHECKPOINT_AFTER_PAGES = 8000;

/**
 * Opens a SQLite file: one writing connection, some that only read, and one for prepared statements. In WAL mode
 * readers do not wait for the writer; `synchronous=FULL` makes a commit durable before it is acknowledged.
 */
export async function connectSqlite(filename: string): Promise<Database> {
  const writer = open(filename, 1, [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    `cache_size = -${WRITER_CACHE_KIB}`,
    `wal_autocheckpoint = ${CHECKPOINT_AFTER_PAGES}`,
  ]);
  beginImmediately(writer);
  // First the writer: it creates the file and sets WAL mode, which readers cannot.
  await writer.raw('SELECT 1');
  const reader = open(filename, READERS, ['query_only = ON']);
  const prepared = await openPrepared(filename, BUSY_TIMEOUT_MS);
  return {
    kind: 'sqlite',
    read: reader,
    write: (work) => writer.transaction(work),
    snapshot: (work) => reader.transaction(work),
    prepare: (sql) => prepared.prepare(sql.sqlite),
    ping: async () => {
      await reader.raw('SELECT 1');
    },
    pool: () => poolOf(writer, reader),
    close: async () => {
      await reader.destroy();
      await prepared.close();
      await writer.destroy();
    },
  };
}

function open(filename: string, connections: number, pragmas: string[]): Knex {
  // First the timeout: processes that start together wait for each other's change to WAL mode too.
  const all = [`busy_timeout = ${BUSY_TIMEOUT_MS}`, ...pragmas];
  return knex({
    client: 'sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    // Messages of errors have the statement without its values, which may be names or tokens.
    compileSqlOnError: false,
    log: silentLogger,
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
 * Knex begins deferred transactions, which fail at once, despite the busy timeout, if another process writes between
 * their read and their write. Taking the write lock at the start makes them wait.
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

/** Returns the numbers of used, idle and pending connections of some pools. */
export function poolOf(...sources: Knex[]): { used: number; free: number; pending: number } {
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
