import { notStored, projectNotFound } from './common/responses.js';
import type { Handler } from './contract.js';
import { storedKey } from '../shared/stored-key.js';

/** Returns the instances of a project. */
export const listProjectInstances: Handler<'listProjectInstances'> = async ({ path, query }, stores) => {
  const projectKey = storedKey(path.projectKey);
  const found = await stores.instances.list(projectKey, query.limit, stores.now().toISOString());
  if (!found) return projectNotFound(projectKey);
  const { instances, total } = found;
  return notStored({ instances, count: instances.length, total });
};
