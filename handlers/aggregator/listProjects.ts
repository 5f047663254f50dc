import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the projects. */
export const listProjects: Handler<'listProjects'> = async ({ query: { limit } }, stores) => {
  const { projects, total } = await stores.projects.list(limit);
  return success({ projects, count: projects.length, total, limit });
};
