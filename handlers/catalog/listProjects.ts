import { success } from './answers.js';
import type { Handler } from './contract.js';

/** The route takes no limit, so its answer has a bound of its own. */
const MOST_PROJECTS = 1000;

/** Answers everybody who has contributed. */
export const listProjects: Handler<'listProjects'> = async (_, stores) => {
  const { projects } = await stores.projects.list(MOST_PROJECTS);
  return success({
    projects: projects.map(({ projectKey, name, mapCount, enabled, lastSyncAt }) => {
      return { projectKey, name, mapCount, enabled, lastSyncAt };
    }),
  });
};
