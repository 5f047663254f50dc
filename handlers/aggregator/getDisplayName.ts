import { notStored } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns an account's row, which says so when no name is known. */
export const getDisplayName: Handler<'getDisplayName'> = async ({ path, query }, { directory }) =>
  notStored({ name: await directory.find(path.accountId, query.max_age_seconds) });
