import type { Database } from '../../../database.js';
import { LAST_CHARACTER, type FindByParts } from './find-names.js';
import { NAME_COLUMNS, type StoredName } from './name-row.js';
import { prepareRows } from './prepare-rows.js';
import { gramsOf } from './text-grams.js';

/** Returns the ways to find names by the index of their parts that PostgreSQL keeps. */
export function findOnPostgres(database: Database): FindByParts {
  const rows = (from: string): ((values: unknown[]) => Promise<StoredName[]>) =>
    prepareRows<StoredName>(database, NAME_COLUMNS, { sqlite: '', postgres: `FROM ${from}` });
  const best = 'ORDER BY r.name_length, r.observed_at DESC, r.account_id LIMIT $3';
  const name = 'r.normalized_display_name';
  const having = `display_names AS r WHERE text_grams(${name}) @> $1::text[] AND strpos(${name}, $2) > 0`;
  const beginning = rows(`display_names AS r WHERE ${name} >= $1 AND ${name} < $2 ${best}`);
  const containing = rows(`${having} ${best}`);
  const newest = rows(
    `(SELECT * FROM ${having} LIMIT $3) AS r ORDER BY r.observed_at DESC, r.account_id LIMIT $4`,
  );
  return {
    beginning: (start, limit) => beginning([start, start + LAST_CHARACTER, limit]),
    containing: (part, limit) => containing([gramsOf(part), part, limit]),
    newestOf: (lookedAt, part, limit) => newest([gramsOf(part), part, lookedAt, limit]),
  };
}
