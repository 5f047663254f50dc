import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** The route takes no limit, so its answer has a bound of its own. */
const MAX_PROJECTS = 1000;

/** Answers everybody who has contributed. */
export const listProjects: Handler<'listProjects'> = async (_, stores) => {
  const { projects } = await stores.projects.list(MAX_PROJECTS);
  return success({
    projects: projects.map(({ projectKey, name, mapCount, enabled, lastSyncAt }) => {
      return { projectKey, name, mapCount, enabled, lastSyncAt };
    }),
  });
};
