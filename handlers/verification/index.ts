import type { Handlers } from './contract.js';
import { createReplaySubmission } from './createReplaySubmission.js';
import { getApiRoot } from './getApiRoot.js';
import { getHealth } from './getHealth.js';
import { getLiveFeed } from './getLiveFeed.js';
import { getRecord } from './getRecord.js';
import { getRecordVerdicts } from './getRecordVerdicts.js';
import { listEndpoints } from './listEndpoints.js';
import { listMapVerdicts } from './listMapVerdicts.js';
import { resolveVerdicts } from './resolveVerdicts.js';
import { uploadMap } from './uploadMap.js';
import { uploadReplay } from './uploadReplay.js';

/** Every operation of the verification service and its handler. */
export const handlers: Handlers = {
  listEndpoints,
  getApiRoot,
  getHealth,
  getLiveFeed,
  getRecord,
  getRecordVerdicts,
  listMapVerdicts,
  resolveVerdicts,
  uploadMap,
  uploadReplay,
  createReplaySubmission,
};
