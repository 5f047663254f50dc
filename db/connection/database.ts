import type { Knex } from 'knex';
import type { Remember } from '../memo.js';

export type DatabaseKind = 'sqlite' | 'postgres';
export type Row = Record<string, unknown>;

/** One statement in two dialects: `?` for SQLite, `$1` for PostgreSQL, with the same values. */
export interface DialectSql {
  sqlite: string;
  postgres: string;
}

interface WriteOptions {
  isUnlimited?: boolean;
}

export interface ReadOptions {
  isCostly?: boolean;
}

interface SnapshotOptions extends ReadOptions {
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
  /**
   * Returns a function that runs a prepared statement; for the hottest reads, and for searches, whose statements are costly and have,
   * on SQLite, a connection of their own.
   */
  prepare: (sql: DialectSql, options?: ReadOptions) => (values: unknown[]) => Promise<Row[]>;
  /** Runs a search by prepared statements, when it is its turn: on SQLite among searches, on PostgreSQL among all costly reads. */
  searchNames: <T>(work: () => Promise<T>) => Promise<T>;
  /** For readiness and metrics: a connection of its own with short time limits, so that it never waits behind requests. */
  readonly monitor: Knex;
  /** Rejects unless the database can be read and written. */
  ping: () => Promise<void>;
  /** Returns the numbers of used, idle and pending connections. */
  pool: () => { used: number; free: number; pending: number };
  close: () => Promise<void>;
}
