import { beyondReach } from '../shared/search-reach.js';
import { storedKey } from '../shared/stored-key.js';
import { invalidRequest, success, unknownProject } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of the maps that a project has reported. */
export const listProjectMaps: Handler<'listProjectMaps'> = async (
  { path, query },
  { projectMaps, isFilter },
) => {
  const { q, offset } = query;
  const beyond = beyondReach({ isSearch: isFilter(q), offset }, 'offset', 'by a longer text');
  if (beyond !== null) return invalidRequest(beyond);
  const page = await projectMaps.list({ projectKey: storedKey(path.projectKey), ...query });
  return page ? success(page) : unknownProject(path.projectKey);
};
