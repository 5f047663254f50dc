import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of the primary club's upload buckets. */
export const listUploads: Handler<'listUploads'> = async ({ query }, { primaryClub }) =>
  success(await primaryClub.listUploads(query));
