import { projectNotFound, success } from './common/responses.js';
import type { Handler } from './contract.js';
import { storedKey } from '../shared/stored-key.js';

/** Returns a project. */
export const getProject: Handler<'getProject'> = async ({ path }, stores) => {
  const projectKey = storedKey(path.projectKey);
  const project = await stores.projects.find(projectKey);
  return project ? success({ project }) : projectNotFound(projectKey);
};
