import { notStored } from './common/responses.js';
import type { Handler } from './contract.js';

/** Answers the row of an account, which says so when nobody has named it. */
export const getDisplayName: Handler<'getDisplayName'> = async ({ path, query }, { directory }) =>
  notStored({ name: await directory.find(path.accountId, query.max_age_seconds) });
