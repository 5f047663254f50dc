import { endpoints } from '../../generated/verification/endpoints.js';
import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the documentation of every endpoint as data. */
export const listEndpoints: Handler<'listEndpoints'> = async (_, { pathPrefix }) => {
  const { api, ...rest } = endpoints;
  return success({ api: { ...api, docs_path: pathPrefix + api.docs_path }, ...rest });
};
