import type { Knex } from 'knex';
import type { Remember } from '../memo.js';
import type { DatabaseKind } from './kind-of.js';
import { CommitUnknown, toOutage } from './outage.js';

export type { DatabaseKind } from './kind-of.js';

export type Row = Record<string, unknown>;

export interface ConnectionSettings {
  /** `postgres://…`; if absent, the SQLite file is used. */
  databaseUrl: string | undefined;
  sqliteFile: string;
  /** The longest that a statement of a read may run, in milliseconds; one of a write five times that. Absent: no limit. */
  timeoutMs?: number;
  /** Connections to PostgreSQL, besides the one for readiness and metrics. Default 10, at least 2. */
  poolMax?: number;
  /** False for a pooler of PostgreSQL connections that cannot keep named statements. Default true. */
  isPrepared?: boolean;
  /** How long a write waits for those before it, in milliseconds. Default 20,000. */
  writeWaitMs?: number;
}

interface WriteOptions {
  isUnlimited?: boolean;
}

interface SnapshotOptions {
  isCostly?: boolean;
  isUnlimited?: boolean;
}

/** The database, with the same interface on SQLite and PostgreSQL. */
export interface Database {
  readonly kind: DatabaseKind;
  /** For reads outside transactions. On SQLite it cannot write. */
  readonly read: Knex;
  /**
   * Runs `work` in one transaction and returns its result once it is durable. Inside, use only `trx`: SQLite has a
   * single writing connection, on which any other query would wait forever. Its statements have limits of time, unless
   * `isUnlimited` says that it is a migration, or other long work of the start or of an operator.
   */
  write: <T>(work: (trx: Knex.Transaction) => Promise<T>, options?: WriteOptions) => Promise<T>;
  /** Takes out of SQLite's files what was removed from tables and indexes; to be called after an erasure. */
  purge: () => Promise<void>;
  /**
   * Runs `work` on one consistent snapshot of the data, read-only. Costly work, such as a search, waits for other costly work,
   * so that some connections are always left for the rest. Its statements have limits of time, unless `isUnlimited` says that it is
   * work of an operator.
   */
  snapshot: <T>(work: (trx: Knex.Transaction) => Promise<T>, options?: SnapshotOptions) => Promise<T>;
  /** Returns a sum, which the process remembers until what it sums changes. `read` is the snapshot of the rest of the response. */
  remember: Remember;
  /** Returns a function that runs a prepared statement; for [the hottest reads](../hot-reads.ts). */
  prepare: (sql: string) => (values: unknown[]) => Promise<Row[]>;
  /** For readiness and metrics: a connection of its own with short time limits, so that it never waits behind requests. */
  readonly monitor: Knex;
  /** Rejects unless the database can be read and written. */
  ping: () => Promise<void>;
  /** Returns the numbers of used, idle and pending connections. */
  pool: () => { used: number; free: number; pending: number };
  close: () => Promise<void>;
}

/** A statement of a write may run this many times longer than one of a read. */
export const WRITE_FACTOR = 5;
/** How long a write waits for those before it. */
export const WRITE_WAIT_MS = 20_000;
/** The longest that a statement of readiness and metrics may run. */
export const MONITOR_LIMIT_MS = 1500;

/** Settings of knex on both databases. Errors are logged by their handlers, with the statement but without its values, which may be names or tokens. */
export const QUIET: Knex.Config = {
  log: { warn: () => undefined, error: () => undefined },
  compileSqlOnError: false,
};

/**
 * Runs `work` in one transaction and returns its result once it is committed. Rejects with what ended the transaction, where
 * knex has the failure of the rollback behind it, and with CommitUnknown when the commit may have taken effect.
 */
export async function runTransaction<T>(
  source: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
  settings: Knex.TransactionConfig = {},
): Promise<T> {
  const progress: { failed?: { error: unknown }; isCommitting: boolean } = { isCommitting: false };
  try {
    return await source.transaction(async (trx) => {
      try {
        const result = await work(trx);
        progress.isCommitting = true;
        return result;
      } catch (error) {
        progress.failed = { error };
        throw error;
      }
    }, settings);
  } catch (error) {
    if (progress.failed) throw progress.failed.error;
    const outage = toOutage(error);
    const mayBeStored = outage?.reason === 'unreachable' || outage?.code === 'SQLITE_IOERR';
    throw progress.isCommitting && mayBeStored ? new CommitUnknown(error) : error;
  }
}

/** Returns the numbers of used, idle and pending connections of some pools. */
export function countConnections(...sources: Knex[]): { used: number; free: number; pending: number } {
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
