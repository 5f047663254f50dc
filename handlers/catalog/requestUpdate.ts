import { invalidRequest, rateLimited, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Queues a request to check a map. */
export const requestUpdate: Handler<'requestUpdate'> = async ({ body, caller }, { updateRequests }) => {
  const mapUid = body.mapUid ?? body.uid;
  if (mapUid === undefined) return invalidRequest('Body field mapUid is required; uid will do as well.');
  if (body.uid !== undefined && body.uid !== mapUid)
    return invalidRequest('Body fields uid and mapUid must be the same when both are sent.');
  const requested = await updateRequests.request({
    mapUid,
    mapName: body.mapName ?? body.name,
    reason: body.reason,
    client: caller,
  });
  if (requested.outcome === 'over-quota') {
    const { retryAfterSeconds } = requested;
    const message = `This address has used up its update requests for the hour. Try again in ${retryAfterSeconds} seconds.`;
    return rateLimited(message, retryAfterSeconds);
  }
  return success({ ok: true as const, request: requested.request });
};
