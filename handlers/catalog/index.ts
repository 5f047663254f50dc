import type { Handlers } from './contract.js';
import { listEndpoints } from './listEndpoints.js';

/** Every operation of the records catalog and its handler. */
export const handlers: Handlers = {
  listEndpoints,
};
