import { notFound, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a record with both its tracks. */
export const getRecord: Handler<'getRecord'> = async ({ path }, { records }) => {
  const record = await records.find(path.recordId);
  return record ? success(record) : notFound(`No verification data for record ${path.recordId}.`);
};
