import { storedKey } from '../shared/stored-key.js';
import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of the projects' events. */
export const listEvents: Handler<'listEvents'> = async ({ query }, { events }) => {
  const { project, q, limit, offset } = query;
  return success(await events.list({ projectKey: storedKey(project), q, limit, offset }));
};
