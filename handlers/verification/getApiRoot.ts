import { root } from '../../generated/verification/endpoints.js';
import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the names of the routes. */
export const getApiRoot: Handler<'getApiRoot'> = async () => success(root);
