import type { Handler } from './contract.js';
import { success } from './common/responses.js';

/** Returns the API documentation as data. */
export const getCatalog: Handler<'getCatalog'> = async (_request, { endpoints }) => success(endpoints);
