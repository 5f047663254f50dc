import type { Handler } from './contract.js';
import { success } from './common/responses.js';

/** Answers the documentation of the API as data. */
export const getCatalog: Handler<'getCatalog'> = async (_request, { catalog }) => success(catalog);
