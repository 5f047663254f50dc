import { success, unknownMap } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a map without its world records. */
export const getMapInfo: Handler<'getMapInfo'> = async ({ path: { mapUid } }, { maps }) => {
  const facts = await maps.findFacts(mapUid);
  return facts ? success(facts) : unknownMap(mapUid);
};
