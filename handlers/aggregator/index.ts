import type { Handlers } from './contract.js';
import { writeProject, writeUnreservedProject } from './common/write-project.js';
import { getCatalog } from './getCatalog.js';
import { getEventFacets } from './getEventFacets.js';
import { getMeta } from './getMeta.js';
import { getProject } from './getProject.js';
import { ingestEvent } from './ingestEvent.js';
import { ingestEvents } from './ingestEvents.js';
import { ingestTrackerRun } from './ingestTrackerRun.js';
import { ingestTrackerRuns } from './ingestTrackerRuns.js';
import { listEvents } from './listEvents.js';
import { listMapProjects } from './listMapProjects.js';
import { listProjectInstances } from './listProjectInstances.js';
import { listProjectMaps } from './listProjectMaps.js';
import { listProjects } from './listProjects.js';
import { listWrBaselineQueue } from './listWrBaselineQueue.js';
import { registerInstance } from './registerInstance.js';
import { sendHeartbeat } from './sendHeartbeat.js';
import { getClub } from './getClub.js';
import { getLeaderboardCoverage } from './getLeaderboardCoverage.js';
import { getMetricsOverview } from './getMetricsOverview.js';
import { getMetricsTimeseries } from './getMetricsTimeseries.js';
import { getTableSchema } from './getTableSchema.js';
import { ingestClubSnapshot } from './ingestClubSnapshot.js';
import { ingestTraffic } from './ingestTraffic.js';
import { ingestTrafficBatch } from './ingestTrafficBatch.js';
import { listClubCampaigns } from './listClubCampaigns.js';
import { listClubMaps } from './listClubMaps.js';
import { listClubMembers } from './listClubMembers.js';
import { findDisplayNames } from './findDisplayNames.js';
import { getDisplayName } from './getDisplayName.js';
import { ingestDisplayNames } from './ingestDisplayNames.js';
import { ingestPluginDisplayNames } from './ingestPluginDisplayNames.js';
import { listCandidateDetails } from './listCandidateDetails.js';
import { listCandidates } from './listCandidates.js';
import { listDisplayNames } from './listDisplayNames.js';
import { resolveDisplayNames } from './resolveDisplayNames.js';
import { searchDisplayNames } from './searchDisplayNames.js';
import { listTableRows } from './listTableRows.js';
import { listTables } from './listTables.js';

/** Every operation of the aggregator and its handler. */
export const handlers: Handlers = {
  getCatalog,
  getMeta,

  listDisplayNames,
  resolveDisplayNames,
  getDisplayName,
  findDisplayNames,
  searchDisplayNames,
  listCandidates,
  listCandidateDetails,

  listProjects,
  getProject,
  listProjectMaps,
  listProjectInstances,
  listMapProjects,
  listEvents,
  getEventFacets,
  listWrBaselineQueue,

  ingestTrackerRun: writeProject(ingestTrackerRun),
  ingestTrackerRuns: writeProject(ingestTrackerRuns),
  ingestEvent: writeProject(ingestEvent),
  ingestEvents: writeProject(ingestEvents),
  registerInstance: writeProject(registerInstance),
  sendHeartbeat: writeProject(sendHeartbeat),
  getClub,
  listClubCampaigns,
  listClubMaps,
  listClubMembers,
  getMetricsOverview,
  getMetricsTimeseries,
  getLeaderboardCoverage,
  listTables,
  getTableSchema,
  listTableRows,
  ingestClubSnapshot: writeProject(ingestClubSnapshot),
  ingestTraffic: writeProject(ingestTraffic),
  ingestTrafficBatch: writeProject(ingestTrafficBatch),
  ingestDisplayNames: writeProject(ingestDisplayNames),
  ingestPluginDisplayNames: writeUnreservedProject(ingestPluginDisplayNames),
};
