import type { Handlers } from './contract.js';
import { getClub } from './getClub.js';
import { getDashboard } from './getDashboard.js';
import { getHook } from './getHook.js';
import { getLatestRecord } from './getLatestRecord.js';
import { getLeaderboards } from './getLeaderboards.js';
import { getLiveLeaderboard } from './getLiveLeaderboard.js';
import { getMap } from './getMap.js';
import { getMapInfo } from './getMapInfo.js';
import { getMeta } from './getMeta.js';
import { getMetricsOverview } from './getMetricsOverview.js';
import { getProject } from './getProject.js';
import { getStats } from './getStats.js';
import { getTrackerStatus } from './getTrackerStatus.js';
import { listCampaigns } from './listCampaigns.js';
import { listClubCampaigns } from './listClubCampaigns.js';
import { listClubMaps } from './listClubMaps.js';
import { listEndpoints } from './listEndpoints.js';
import { listEvents } from './listEvents.js';
import { listHookMaps } from './listHookMaps.js';
import { listHookRuns } from './listHookRuns.js';
import { listMaps } from './listMaps.js';
import { listProjectMaps } from './listProjectMaps.js';
import { listProjects } from './listProjects.js';
import { listUploads } from './listUploads.js';
import { reportWorldRecord } from './reportWorldRecord.js';
import { requestUpdate } from './requestUpdate.js';
import { resolveDisplayNames } from './resolveDisplayNames.js';

/** Every operation of the records catalog and its handler. */
export const handlers: Handlers = {
  listEndpoints,
  getMeta,
  getMetricsOverview,
  getMap,
  getMapInfo,
  getStats,
  listMaps,
  listCampaigns,
  listUploads,
  getLeaderboards,
  getLiveLeaderboard,
  getHook,
  listHookMaps,
  listHookRuns,
  getClub,
  listClubCampaigns,
  listClubMaps,
  getDashboard,
  getLatestRecord,
  getTrackerStatus,
  listProjects,
  getProject,
  listProjectMaps,
  listEvents,
  resolveDisplayNames,
  requestUpdate,
  reportWorldRecord,
};
