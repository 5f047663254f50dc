import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the ids of accounts whose name should be looked up. */
export const listCandidates: Handler<'listCandidates'> = async ({ query }, { candidates }) => {
  const { stale_after_seconds: staleAfterSeconds, limit } = query;
  const found = await candidates.list({ staleAfterSeconds, limit, offset: 0 });
  const accountIds = found.candidates.map((candidate) => candidate.accountId);
  return success({ accountIds, count: accountIds.length, total: found.total });
};
