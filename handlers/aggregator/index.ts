import type { Handlers } from './contract.js';
import { getCatalog } from './getCatalog.js';

/** Every operation of the aggregator and its handler. */
export const handlers: Handlers = {
  getCatalog,
};
