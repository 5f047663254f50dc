import type { Database } from '../../../database.js';
import { beginningGramsOf, gramsOf } from '../shared/text-grams.js';
import type { FindByParts } from './find-names.js';
import { NAME_COLUMNS, type StoredName } from './name-row.js';
import { prepareRows } from './prepare-rows.js';

/** Names that are longer count as this long in the index of their parts. */
const LONGEST_INDEXED = 64;

/**
 * Returns the ways to find names by the index of their parts that PostgreSQL keeps. It is asked for one length after the
 * other, the shortest first, until there are enough names. OFFSET 0 keeps the order out of the choice of an index: walking
 * through the newest names until one has a rare text would take very long.
 */
export function findOnPostgres(database: Database): FindByParts {
  const name = 'r.normalized_display_name';
  const ofLength = `SELECT r.* FROM display_names AS r WHERE name_grams(${name}) @>
    (SELECT array_agg(chr(255 + length) || gram) FROM unnest($1::text[]) AS gram)`;
  const lengths = `generate_series(least($2, ${LONGEST_INDEXED}), ${LONGEST_INDEXED}) AS length`;
  const rows = (place: string, limit: string, order = ''): ((values: unknown[]) => Promise<StoredName[]>) =>
    prepareRows<StoredName>(database, NAME_COLUMNS, {
      sqlite: '',
      postgres: `FROM (SELECT found.* FROM ${lengths} CROSS JOIN LATERAL (
          SELECT * FROM (${ofLength} AND ${place} OFFSET 0) AS same
          ORDER BY name_length, observed_at DESC, account_id LIMIT $4) AS found LIMIT $4) AS r ${order} LIMIT ${limit}`,
    });
  const beginning = rows(`strpos(${name}, $3) = 1`, '$4');
  const containing = rows(`strpos(${name}, $3) > 0`, '$4');
  const newest = rows(`strpos(${name}, $3) > 0`, '$5', 'ORDER BY r.observed_at DESC, r.account_id');
  const lengthOf = (text: string): number => Array.from(text).length;
  return {
    beginning: (start, limit) => beginning([beginningGramsOf(start), lengthOf(start), start, limit]),
    containing: (part, limit) => containing([gramsOf(part), lengthOf(part), part, limit]),
    newestOf: (lookedAt, part, limit) => newest([gramsOf(part), lengthOf(part), part, lookedAt, limit]),
  };
}
