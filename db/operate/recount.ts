import type { Knex } from 'knex';
import type { Database, Row } from '../connection/database.js';

/** A row whose kept values differ from the recounted ones; null where it is missing on one side. */
export interface Difference {
  key: Row;
  /** Of both only the columns that differ. */
  kept: Row | null;
  recounted: Row | null;
}

/** What the comparison of a rollup with its facts has found. */
export interface Comparison {
  /** How many rows were compared. */
  rows: number;
  differences: number;
  /** The first of them by key, `MAX_SHOWN` at most. */
  shown: Difference[];
}

/** What is kept beside the facts, and can be compared with them and made again. */
export interface Recount {
  name: string;
  compare: (read: Knex) => Promise<Comparison>;
  /** Makes again what differs, in short transactions between which others write. */
  repair: (database: Pick<Database, 'snapshot' | 'write'>) => Promise<void>;
}
