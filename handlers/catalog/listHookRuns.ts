import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Answers what the hook did last. */
export const listHookRuns: Handler<'listHookRuns'> = async ({ query }, { primaryClub }) =>
  success(await primaryClub.listRuns(query.limit));
