import type { Handler } from './contract.js';
import { getRecord } from './getRecord.js';

/** Returns the same as getRecord, for older clients. */
export const getRecordVerdicts: Handler<'getRecordVerdicts'> = (request, stores) =>
  getRecord(request, stores);
