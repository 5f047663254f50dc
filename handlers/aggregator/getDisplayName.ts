import { storedAccountId } from './account-ids.js';
import { unstored } from './answers.js';
import type { Handler } from './contract.js';

/** Answers the row of an account, which says so when nobody has named it. */
export const getDisplayName: Handler<'getDisplayName'> = async ({ path, query }, { directory }) =>
  unstored({ name: await directory.find(storedAccountId(path.accountId), query.max_age_seconds) });
