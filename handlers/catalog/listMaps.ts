import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of all known maps. */
export const listMaps: Handler<'listMaps'> = async ({ query }, { maps }) => {
  const { q, season, year, alteration, tracked, limit, offset } = query;
  return success(await maps.list({ q, season, year, alteration, tracked, limit, offset }));
};
