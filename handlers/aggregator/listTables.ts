import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the tables of the table explorer. */
export const listTables: Handler<'listTables'> = async ({ query }, stores) => {
  const tables = await stores.tables.list(query.include_counts);
  return success({ tables, count: tables.length });
};
