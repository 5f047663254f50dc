import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Answers how the tracker is. */
export const getTrackerStatus: Handler<'getTrackerStatus'> = async (_, { tracker }) =>
  success(await tracker.status());
