import { endpoints } from '../../generated/catalog/endpoints.js';
import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the documentation of every endpoint as data. */
export const listEndpoints: Handler<'listEndpoints'> = async (_, { startedAt }) =>
  success({ generatedAt: startedAt.toISOString(), ...endpoints });
