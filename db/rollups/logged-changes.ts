import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';
import { addSignatureChanges } from './event-signatures.js';
import { lockTerms } from './event-terms.js';
import { addListChanges } from './list-terms.js';
import { addFacetChanges } from './map-facets.js';
import { addBlockChanges } from './row-blocks.js';

/** Adds all logged changes to their rollups, in parts, so that contributions do not wait for all of it. Ends early when `isStopped`. */
export async function addLoggedChanges(
  database: Database,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const addCorrected = (trx: Knex.Transaction): Promise<number> => addSignatureChanges(trx, lockTerms);
  for (const part of [addListChanges, addFacetChanges, addBlockChanges, addCorrected])
    while (!isStopped() && (await database.write((trx) => part(trx))) > 0);
}
