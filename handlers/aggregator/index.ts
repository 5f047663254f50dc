import type { Handlers } from './contract.js';
import { getCatalog } from './getCatalog.js';
import { getProject } from './getProject.js';
import { ingestTrackerRun } from './ingestTrackerRun.js';
import { ingestTrackerRuns } from './ingestTrackerRuns.js';
import { listMapProjects } from './listMapProjects.js';
import { listProjectInstances } from './listProjectInstances.js';
import { listProjectMaps } from './listProjectMaps.js';
import { listProjects } from './listProjects.js';
import { listWrBaselineQueue } from './listWrBaselineQueue.js';
import { registerInstance } from './registerInstance.js';
import { sendHeartbeat } from './sendHeartbeat.js';
import { getClub } from './getClub.js';
import { ingestClubSnapshot } from './ingestClubSnapshot.js';
import { ingestTraffic } from './ingestTraffic.js';
import { ingestTrafficBatch } from './ingestTrafficBatch.js';
import { listClubCampaigns } from './listClubCampaigns.js';
import { listClubMaps } from './listClubMaps.js';
import { listClubMembers } from './listClubMembers.js';

/** Every operation of the aggregator and its handler. */
export const handlers: Handlers = {
  getCatalog,

  listProjects,
  getProject,
  listProjectMaps,
  listProjectInstances,
  listMapProjects,
  listWrBaselineQueue,

  ingestTrackerRun,
  ingestTrackerRuns,
  registerInstance,
  sendHeartbeat,
  getClub,
  listClubCampaigns,
  listClubMaps,
  listClubMembers,
  ingestClubSnapshot,
  ingestTraffic,
  ingestTrafficBatch,
};
