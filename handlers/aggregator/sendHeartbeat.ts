import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';
import { toContributor } from './common/contributor.js';
import { explainMeta } from './common/instance-meta.js';
import { storedKey } from '../shared/stored-key.js';

/** Stores a heartbeat of an instance, and the instance if it is new. */
export const sendHeartbeat: Handler<'sendHeartbeat'> = async ({ body }, { instances, now }) => {
  const fault = explainMeta(body.meta);
  if (fault !== null) return invalidRequest('meta', fault);
  const { observedAt, sourceLabel, status, meta } = body;
  const instanceId = storedKey(body.instanceId);
  const reported = await instances.report(
    { ...toContributor(body), receivedAt: now().toISOString() },
    { instanceId, sourceLabel, status, meta, observedAt, isRegistration: false },
  );
  return success({ ok: true as const, ...reported });
};
