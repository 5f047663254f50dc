import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { DIALECTS } from './baseline/dialect.js';

/**
 * Maps are found by their folded season and alteration themselves. The former indexes had an expression of them, so that PostgreSQL read
 * each row to count those of a season.
 */
export async function up(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  for (const column of ['season', 'alteration']) {
    // Release 0.2.0 wrote none.
    await knex.raw(`UPDATE maps SET ${column}_key = lower(${column}) WHERE ${column}_key IS NULL`);
    await knex.raw(`DROP INDEX maps_of_${column}`);
    const other = column === 'season' ? 'alteration' : 'season';
    // An entry of SQLite's has all that filters and texts are compared with; one of PostgreSQL's cannot hold texts of any length.
    const compared = kind === 'sqlite' ? `, tracked, year, ${other}_key, search_text` : '';
    await knex.raw(
      `CREATE INDEX maps_of_${column} ON maps
        (${column}_key, timestamp_utc DESC ${DIALECTS[kind].nullsLast}, map_uid${compared})`,
    );
  }
}
