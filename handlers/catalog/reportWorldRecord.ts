import { completeTimestamp } from '../../src/timestamps.js';
import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Stores a world record. The secret is checked before. */
export const reportWorldRecord: Handler<'reportWorldRecord'> = async ({ body }, { worldRecordReports }) => {
  const { mapUid, mapName, accountId, holder, wrMs, recordedAt } = body;
  // An empty holder is accepted and names no account.
  if (accountId === undefined && holder === undefined)
    return invalidRequest('Body field accountId or holder is required.');
  const moment = recordedAt === undefined ? undefined : completeTimestamp(recordedAt);
  const stored = await worldRecordReports.report({
    mapUid,
    mapName,
    accountId,
    holder,
    wrMs,
    recordedAt: moment,
  });
  // The response repeats what was sent, also where another record is stored, because the sender compares the two.
  const event = { ...stored, accountId: accountId ?? null, recordedAt: recordedAt ?? stored.recordedAt };
  return success({ ok: true as const, event });
};
