import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';
import { beyondReach, countPages } from '../shared/search-reach.js';
import { storedKey } from '../shared/stored-key.js';

/** Returns the maps whose world record is incomplete. */
export const listWrBaselineQueue: Handler<'listWrBaselineQueue'> = async ({ query }, { queue, isFilter }) => {
  const { page, limit, status, q } = query;
  const isSearch = isFilter(q);
  const beyond = beyondReach({ isSearch, offset: (page - 1) * limit }, 'page', 'by a project or a status');
  if (beyond !== null) return invalidRequest('page', beyond);
  const projectKey = storedKey(query.project_key);
  const { items, total, totalRelation, counts } = await queue.list({ status, projectKey, q, page, limit });
  const totalPages = countPages({ isSearch, total, limit });
  return success({ items, count: items.length, total, totalRelation, limit, page, totalPages, counts });
};
