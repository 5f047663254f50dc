import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Queues a request to check a map. */
export const requestUpdate: Handler<'requestUpdate'> = async ({ body }, { updateRequests }) => {
  const mapUid = body.mapUid ?? body.uid;
  if (mapUid === undefined) return invalidRequest('Body field mapUid is required; uid will do as well.');
  if (body.uid !== undefined && body.uid !== mapUid)
    return invalidRequest('Body fields uid and mapUid must be the same when both are sent.');
  const request = { mapUid, mapName: body.mapName ?? body.name, reason: body.reason };
  return success({ ok: true as const, request: await updateRequests.request(request) });
};
