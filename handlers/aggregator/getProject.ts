import { success } from './answers.js';
import type { Handler } from './contract.js';
import { projectNotFound } from './project-not-found.js';
import { storedKey } from './stored-key.js';

/** Answers one contributor. */
export const getProject: Handler<'getProject'> = async ({ path }, stores) => {
  const projectKey = storedKey(path.projectKey);
  const project = await stores.projects.find(projectKey);
  return project ? success({ project }) : projectNotFound(projectKey);
};
