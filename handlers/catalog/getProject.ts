import { storedKey } from '../shared/stored-key.js';
import { success, unknownProject } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a project with its settings. */
export const getProject: Handler<'getProject'> = async ({ path }, { projects }) => {
  const found = await projects.find(storedKey(path.projectKey));
  if (!found) return unknownProject(path.projectKey);
  const { projectKey, name, mapCount, enabled, lastSyncAt, checkIntervalSeconds } = found;
  return success({
    project: { projectKey, name, mapCount, enabled, lastSyncAt, checkIntervalSeconds },
  });
};
