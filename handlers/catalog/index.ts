import type { Handlers } from './contract.js';
import { listEndpoints } from './listEndpoints.js';
import { reportWorldRecord } from './reportWorldRecord.js';
import { requestUpdate } from './requestUpdate.js';

/** Every operation of the records catalog and its handler. */
export const handlers: Handlers = {
  listEndpoints,
  requestUpdate,
  reportWorldRecord,
};
