import type { Handlers } from './contract.js';
import { getLatestRecord } from './getLatestRecord.js';
import { getLeaderboards } from './getLeaderboards.js';
import { getLiveLeaderboard } from './getLiveLeaderboard.js';
import { getMap } from './getMap.js';
import { getMapInfo } from './getMapInfo.js';
import { listEndpoints } from './listEndpoints.js';
import { listMaps } from './listMaps.js';
import { reportWorldRecord } from './reportWorldRecord.js';
import { requestUpdate } from './requestUpdate.js';

/** Every operation of the records catalog and its handler. */
export const handlers: Handlers = {
  listEndpoints,
  getMap,
  getMapInfo,
  listMaps,
  getLeaderboards,
  getLiveLeaderboard,
  getLatestRecord,
  requestUpdate,
  reportWorldRecord,
};
