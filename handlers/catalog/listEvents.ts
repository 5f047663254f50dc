import { beyondReach } from '../shared/search-reach.js';
import { storedKey } from '../shared/stored-key.js';
import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of the projects' events: the newest first, or those after an id in the order of their ids. */
export const listEvents: Handler<'listEvents'> = async ({ query }, { events, isFilter }) => {
  const { project, accountId, q, limit, offset, after_event_id: after } = query;
  const filter = { projectKey: storedKey(project), accountId, q };
  if (after !== undefined)
    return success({ ...(await events.listAfter({ ...filter, after, limit })), limit });
  const beyond = beyondReach({ isSearch: isFilter(q), offset }, 'offset', 'by a project or a longer text');
  if (beyond !== null) return invalidRequest(beyond);
  return success(await events.list({ ...filter, limit, offset }));
};
