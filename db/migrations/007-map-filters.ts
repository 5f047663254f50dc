import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { DIALECTS } from './baseline/dialect.js';

/**
 * Maps are found by their folded season and alteration themselves, and those of several filters are counted from an index alone. The
 * former indexes had an expression of each, so that PostgreSQL read the row of every map that it counted.
 */
export async function up(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  const newest = `timestamp_utc DESC ${DIALECTS[kind].nullsLast}, map_uid`;
  // An entry of PostgreSQL's indexes has at most 2,700 bytes: a season and an alteration always fit, a searched text may not.
  const compared = kind === 'sqlite' ? ', search_text' : '';
  for (const [column, other] of [
    ['season', 'alteration'],
    ['alteration', 'season'],
  ]) {
    // Release 0.2.0 wrote none.
    await knex.raw(`UPDATE maps SET ${column}_key = lower(${column}) WHERE ${column}_key IS NULL`);
    await knex.raw(`DROP INDEX maps_of_${column}`);
    await knex.raw(
      `CREATE INDEX maps_of_${column} ON maps (${column}_key, ${newest}, tracked, year, ${other}_key${compared})`,
    );
  }
}
