import type { Grant } from '../../db/stores/verification/quotas.js';
import type { Caller } from '../../src/contract.js';
import { invalidRequest, rateLimited, success } from './common/responses.js';
import type { CatalogStores, Handler } from './contract.js';

/** Queues a request to check a map. */
export const requestUpdate: Handler<'requestUpdate'> = async ({ body, caller }, stores) => {
  const mapUid = body.mapUid ?? body.uid;
  if (mapUid === undefined) return invalidRequest('Body field mapUid is required; uid will do as well.');
  if (body.uid !== undefined && body.uid !== mapUid)
    return invalidRequest('Body fields uid and mapUid must be the same when both are sent.');
  const { updateRequests, quotas } = stores;
  const { granted, retryAfterSeconds, windowEndsAt } = await reserveQuota(caller, stores);
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
  if (!isNew && windowEndsAt !== undefined)
    await quotas.release(caller.address, 'update_requests', granted, windowEndsAt);
  return success({ ok: true as const, request });
};

function reserveQuota(
  { address, isLocal }: Caller,
  { quotas, exemptsLoopback }: Pick<CatalogStores, 'quotas' | 'exemptsLoopback'>,
): Promise<Grant> {
  if (exemptsLoopback && isLocal()) return Promise.resolve({ granted: 1, retryAfterSeconds: 0 });
  return quotas.reserve(address, 'update_requests', 1);
}
