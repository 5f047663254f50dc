import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the tracker's status. */
export const getTrackerStatus: Handler<'getTrackerStatus'> = async (_, { tracker }) =>
  success(await tracker.status());
