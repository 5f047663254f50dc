import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';
import { explainMeta } from './common/instance-meta.js';
import { storedKey } from '../shared/stored-key.js';

/** Stores an instance and its project. */
export const registerInstance: Handler<'registerInstance'> = async ({ body }, { instances, now }) => {
  const fault = explainMeta(body.meta);
  if (fault !== null) return invalidRequest('meta', fault);
  const { observedAt, projectName, sourceLabel, enabled, checkIntervalSeconds, instanceName, status, meta } =
    body;
  const instanceId = storedKey(body.instanceId);
  const project = { projectKey: storedKey(body.projectKey), receivedAt: now().toISOString() };
  const reported = await instances.report(
    { ...project, projectName, sourceLabel, enabled, checkIntervalSeconds },
    { instanceId, instanceName, sourceLabel, status, meta, observedAt, isRegistration: true },
  );
  return success({ ok: true as const, ...reported });
};
