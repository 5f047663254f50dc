import type { Database } from '../../../database.js';
import { findOnPostgres } from './find-on-postgres.js';
import { findOnSqlite } from './find-on-sqlite.js';
import { NAME_COLUMNS, type StoredName } from './name-row.js';
import { prepareRows } from './prepare-rows.js';

/** Ways to find names by an index of their parts. Rows come in no particular order. */
export interface FindByParts {
  /** Returns the shortest, then newest, names that begin with a text. */
  beginning: (start: string, limit: number) => Promise<StoredName[]>;
  /** Returns the shortest, then newest, names that have a text of at least three characters in them. */
  containing: (part: string, limit: number) => Promise<StoredName[]>;
  /** Returns the newest of so many names that have a text of at least three characters in them. */
  newestOf: (lookedAt: number, part: string, limit: number) => Promise<StoredName[]>;
}

/** Ways to find names that are candidates for an answer. Rows come in no particular order. */
export interface FindNames extends FindByParts {
  /** Returns the newest accounts with exactly this normalized name. */
  equal: (name: string, limit: number) => Promise<StoredName[]>;
  /** Returns accounts whose id begins with a text. */
  ofIds: (start: string, limit: number) => Promise<StoredName[]>;
}

/** Follows every text that begins with what stands before it. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Returns the ways to find names. */
export function createFindNames(database: Database): FindNames {
  const rows = (sqlite: string, postgres: string): ((values: unknown[]) => Promise<StoredName[]>) =>
    prepareRows<StoredName>(database, NAME_COLUMNS, { sqlite, postgres });
  const equal = rows(
    'FROM display_names AS r WHERE r.normalized_display_name = ? ORDER BY r.observed_at DESC, r.account_id LIMIT ?',
    'FROM display_names AS r WHERE r.normalized_display_name = $1 ORDER BY r.observed_at DESC, r.account_id LIMIT $2',
  );
  const ofIds = rows(
    'FROM display_names AS r WHERE r.account_id >= ? AND r.account_id < ? ORDER BY r.account_id LIMIT ?',
    'FROM display_names AS r WHERE r.account_id >= $1 AND r.account_id < $2 ORDER BY r.account_id LIMIT $3',
  );
  return {
    ...(database.kind === 'sqlite' ? findOnSqlite(database) : findOnPostgres(database)),
    equal: (name, limit) => equal([name, limit]),
    ofIds: (start, limit) => ofIds([start, start + LAST_CHARACTER, limit]),
  };
}
