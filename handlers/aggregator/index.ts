import type { Handlers } from './contract.js';
import { getCatalog } from './getCatalog.js';
import { getProject } from './getProject.js';
import { listProjectInstances } from './listProjectInstances.js';
import { listProjects } from './listProjects.js';
import { registerInstance } from './registerInstance.js';
import { sendHeartbeat } from './sendHeartbeat.js';

/** Every operation of the aggregator and its handler. */
export const handlers: Handlers = {
  getCatalog,

  listProjects,
  getProject,
  listProjectInstances,

  registerInstance,
  sendHeartbeat,
};
