import type { Knex } from 'knex';
import { insertRows } from '../sql/insert-rows.js';
import { takeChanges } from '../sql/take-changes.js';

const MAX_AT_ONCE = 5000;
const COLUMNS = {
  season: 'text',
  year: 'integer',
  alteration: 'text',
  tracked: 'integer',
  maps: 'bigint',
} as const;

interface FacetChange {
  change_id: number;
  season: string;
  year: number;
  alteration: string;
  tracked: number;
  maps: number;
}

/**
 * Adds the oldest logged changes of maps to their numbers by season, year, alteration and whether they are tracked (`map_facets`), and
 * removes them from the log. Returns how many; 0 if none is left, or another process adds them.
 */
export async function addFacetChanges(trx: Knex.Transaction): Promise<number> {
  const changes = await takeChanges<FacetChange>(trx, 'map_facet_changes', {
    columns: ['season', 'year', 'alteration', 'tracked', 'maps'],
    limit: MAX_AT_ONCE,
  });
  const sums = new Map<string, FacetChange>();
  for (const change of changes) {
    const { season, year, alteration, tracked, maps } = change;
    const key = JSON.stringify([season, year, alteration, tracked]);
    const known = sums.get(key);
    if (known) known.maps += maps;
    else sums.set(key, { ...change });
  }
  // In one order, so that two processes do not wait for each other.
  const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await insertRows(trx, {
    table: 'map_facets',
    columns: COLUMNS,
    rows: rows.filter(({ maps }) => maps !== 0),
    suffix:
      'ON CONFLICT (season, year, alteration, tracked) DO UPDATE SET maps = map_facets.maps + excluded.maps',
  });
  return changes.length;
}
