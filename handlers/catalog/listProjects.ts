import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** The route takes no limit, so its response has a fixed bound. */
const MAX_PROJECTS = 1000;

/** Returns all projects. */
export const listProjects: Handler<'listProjects'> = async (_, stores) => {
  const { projects } = await stores.projects.list(MAX_PROJECTS);
  return success({
    projects: projects.map(({ projectKey, name, mapCount, enabled, lastSyncAt }) => {
      return { projectKey, name, mapCount, enabled, lastSyncAt };
    }),
  });
};
