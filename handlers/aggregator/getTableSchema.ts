import { notFound, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the columns and indexes of a table. */
export const getTableSchema: Handler<'getTableSchema'> = async ({ path }, { tables }) => {
  const schema = await tables.schema(path.table);
  return schema ? success({ schema }) : notFound('There is no such table.');
};
