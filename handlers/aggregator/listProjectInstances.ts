import { unstored } from './answers.js';
import type { Handler } from './contract.js';
import { projectNotFound } from './project-not-found.js';
import { storedKey } from './stored-key.js';

/** Lists the programs that a project runs. */
export const listProjectInstances: Handler<'listProjectInstances'> = async ({ path, query }, stores) => {
  const projectKey = storedKey(path.projectKey);
  const found = await stores.instances.list(projectKey, query.limit, stores.now().toISOString());
  if (!found) return projectNotFound(projectKey);
  const { instances, total } = found;
  return unstored({ instances, count: instances.length, total });
};
