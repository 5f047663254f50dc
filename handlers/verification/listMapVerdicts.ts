import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of a map's records on one track. */
export const listMapVerdicts: Handler<'listMapVerdicts'> = async ({ path, query }, { records }) =>
  success(await records.listOfMap({ mapUid: path.mapUid, ...query }));
