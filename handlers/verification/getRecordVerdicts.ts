import type { Handler } from './contract.js';
import { getRecord } from './getRecord.js';

/** Answers what the record route answers; older clients ask here. */
export const getRecordVerdicts: Handler<'getRecordVerdicts'> = (request, stores) =>
  getRecord(request, stores);
