import type { Database } from '../connection/database.js';
import { countListChanges } from './list-terms.js';
import { countFacetChanges } from './map-facets.js';
import { addBlockChanges } from './row-blocks.js';

/** Adds all logged changes to their rollups, in parts, so that contributions do not wait for all of it. Ends early when `isStopped`. */
export async function countLoggedChanges(
  database: Database,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const part of [countListChanges, countFacetChanges, addBlockChanges])
    while (!isStopped() && (await database.write((trx) => part(trx))) > 0);
}
