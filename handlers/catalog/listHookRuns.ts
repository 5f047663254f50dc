import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the hook's latest runs. */
export const listHookRuns: Handler<'listHookRuns'> = async ({ query }, { primaryClub }) =>
  success(await primaryClub.listRuns(query.limit));
