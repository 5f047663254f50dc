import { beyondReach } from '../shared/search-reach.js';
import { storedKey } from '../shared/stored-key.js';
import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of the projects' events. */
export const listEvents: Handler<'listEvents'> = async ({ query }, { events }) => {
  const beyond = beyondReach(query, 'offset', 'by a project or a longer text');
  if (beyond !== null) return invalidRequest(beyond);
  const { project, q, limit, offset } = query;
  return success(await events.list({ projectKey: storedKey(project), q, limit, offset }));
};
