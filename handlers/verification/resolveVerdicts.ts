import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';

const MAX_RECORDS = 100;
const TRACKS = { all: ['replay', 'deep'], replay: ['replay'], deep: ['deep'] } as const;

/** Returns many records in the order of their ids, and the unknown ids. */
export const resolveVerdicts: Handler<'resolveVerdicts'> = async ({ body }, { records }) => {
  const ids = [...new Set(body.record_ids)];
  if (ids.length > MAX_RECORDS) {
    return invalidRequest(
      `Body field record_ids must have at most ${MAX_RECORDS} distinct ids, got ${ids.length}.`,
    );
  }
  const found = await records.findMany(ids, TRACKS[body.track ?? 'all']);
  const known = new Set(found.map((record) => record.record_id));
  return success({ records: found, missing_record_ids: ids.filter((id) => !known.has(id)) });
};
