import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns maps of the primary club. */
export const listHookMaps: Handler<'listHookMaps'> = async ({ query }, { primaryClub }) =>
  success(await primaryClub.listMaps(query.q, query.limit));
