import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Answers how much the catalog holds. */
export const getStats: Handler<'getStats'> = async (_, { totals }) => success(await totals.stats());
