import { invalidRequest, projectNotFound, success } from './common/responses.js';
import type { Handler } from './contract.js';
import { beyondReach } from '../shared/search-reach.js';
import { storedKey } from '../shared/stored-key.js';

/** Returns the maps that a project's runs have checked. */
export const listProjectMaps: Handler<'listProjectMaps'> = async ({ path, query }, stores) => {
  const { q, changed_only: changedOnly, limit, offset } = query;
  const beyond = beyondReach({ isSearch: stores.isFilter(q), offset }, 'offset', 'by a longer text');
  if (beyond !== null) return invalidRequest('offset', beyond);
  const projectKey = storedKey(path.projectKey);
  const found = await stores.projects.listMaps({ projectKey, q, changedOnly, limit, offset });
  if (!found) return projectNotFound(projectKey);
  const { maps, total, totalRelation } = found;
  return success({ maps, count: maps.length, total, totalRelation, limit, offset });
};
