import { invalidRequest, rateLimited, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Queues a request to check a map. */
export const requestUpdate: Handler<'requestUpdate'> = async (
  { body, caller },
  { quotas, updateRequests },
) => {
  const mapUid = body.mapUid ?? body.uid;
  if (mapUid === undefined) return invalidRequest('Body field mapUid is required; uid will do as well.');
  if (body.uid !== undefined && body.uid !== mapUid)
    return invalidRequest('Body fields uid and mapUid must be the same when both are sent.');
  const { granted, retryAfterSeconds, windowEndsAt } = await quotas.reserve(caller, 'update_requests', 1);
  // A map that is queued already needs no quota.
  if (granted === 0 && !(await updateRequests.isOpen(mapUid)))
    return rateLimited(
      `This address has used up its update requests for the hour. Try again in ${retryAfterSeconds} seconds.`,
      retryAfterSeconds,
    );
  const { request, isNew } = await updateRequests.request({
    mapUid,
    mapName: body.mapName ?? body.name,
    reason: body.reason,
  });
  // What cannot be given back is used up until the hour is over: the request is queued all the same.
  if (!isNew && windowEndsAt !== undefined)
    await quotas.release(caller, 'update_requests', granted, windowEndsAt).catch(() => undefined);
  return success({ ok: true as const, request });
};
