import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Answers the names of the routes. */
export const getApiRoot: Handler<'getApiRoot'> = async (_, { catalog }) => success(catalog.root);
