import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the projects that have checked a map. */
export const listMapProjects: Handler<'listMapProjects'> = async ({ path, query }, stores) => {
  const projects = await stores.projects.listOfMap(path.mapUid, query.limit);
  return success({ mapUid: path.mapUid, projects, count: projects.length });
};
