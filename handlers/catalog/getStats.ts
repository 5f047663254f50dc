import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the catalog's statistics. */
export const getStats: Handler<'getStats'> = async (_, { totals }) => success(await totals.stats());
