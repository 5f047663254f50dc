import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Takes in a world record; the secret has been checked by then. */
export const reportWorldRecord: Handler<'reportWorldRecord'> = async ({ body }, { worldRecordReports }) => {
  const { mapUid, mapName, accountId, holder, wrMs, recordedAt } = body;
  // An empty holder names nobody, and is taken all the same.
  if (accountId === undefined && holder === undefined)
    return invalidRequest('Body field accountId or holder is required.');
  const report = { mapUid, mapName, accountId, holder, wrMs, recordedAt };
  return success({ ok: true as const, event: await worldRecordReports.report(report) });
};
