import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the newest world record and those before it. */
export const getLatestRecord: Handler<'getLatestRecord'> = async ({ query }, { recordFeed }) =>
  success(await recordFeed.latest(query));
