import { invalidRequest, notFound, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns rows of a table as stored. */
export const listTableRows: Handler<'listTableRows'> = async ({ path, query }, { tables }) => {
  const { limit, offset, sort_by: sortBy, sort_dir: sortDir } = query;
  const found = await tables.rows(path.table, { limit, offset, sortBy, sortDir });
  if (!found) return notFound('There is no such table.');
  if (found.outcome === 'found') return success(found.rows);
  const why = found.isLarge ? ', because the table is large' : '';
  const message = `Query parameter sort_by must be one of ${found.columns.join(', ')}${why}, got ${JSON.stringify(sortBy)}.`;
  return invalidRequest('sort_by', message);
};
