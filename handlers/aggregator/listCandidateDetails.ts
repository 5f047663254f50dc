import { notStored } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the accounts whose name should be looked up, with where they were seen. */
export const listCandidateDetails: Handler<'listCandidateDetails'> = async (
  { query },
  { candidates: store },
) => {
  const { stale_after_seconds: staleAfterSeconds, limit, offset } = query;
  const { candidates, total } = await store.list({ staleAfterSeconds, limit, offset });
  return notStored({ candidates, count: candidates.length, total, limit, offset });
};
