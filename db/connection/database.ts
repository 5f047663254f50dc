import type { Knex } from 'knex';

export type DatabaseKind = 'sqlite' | 'postgres';
export type Row = Record<string, unknown>;

/** One statement in the two dialects. SQLite's takes `?`, PostgreSQL's `$1`; both take the same values in order. */
export interface DialectSql {
  sqlite: string;
  postgres: string;
}

/** A database of the services: the same calls on SQLite and on PostgreSQL. */
export interface Database {
  readonly kind: DatabaseKind;
  /** For reads outside a transaction. On SQLite these connections cannot write. */
  readonly read: Knex;
  /**
   * Runs `work` in one transaction and returns its result once it is durable. Inside, use only `trx`: on SQLite there is a
   * single writing connection, and another query on it would wait for ever.
   */
  write: <T>(work: (trx: Knex.Transaction) => Promise<T>) => Promise<T>;
  /** Runs reads that must agree with each other on one unchanging view of the data. */
  snapshot: <T>(work: (trx: Knex.Transaction) => Promise<T>) => Promise<T>;
  /** Returns a function that runs a statement which the database keeps prepared; for the hottest reads. */
  prepare: (sql: DialectSql) => (values: unknown[]) => Promise<Row[]>;
  /** Resolves when the database answers, rejects when it does not. */
  ping: () => Promise<void>;
  /** Returns how many connections are in use, idle and waited for. */
  pool: () => { used: number; free: number; pending: number };
  close: () => Promise<void>;
}
