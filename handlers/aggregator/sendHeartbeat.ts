import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';
import { explainMeta } from './common/instance-meta.js';
import { storedKey } from './common/stored-key.js';

/** Stores a heartbeat of an instance, and the instance if it is new. */
export const sendHeartbeat: Handler<'sendHeartbeat'> = async ({ body }, { instances, now }) => {
  const fault = explainMeta(body.meta);
  if (fault !== null) return invalidRequest('meta', fault);
  const reported = await instances.report(
    { projectKey: storedKey(body.projectKey), receivedAt: now().toISOString() },
    { instanceId: storedKey(body.instanceId), status: body.status, meta: body.meta, isRegistration: false },
  );
  return success({ ok: true as const, ...reported });
};
