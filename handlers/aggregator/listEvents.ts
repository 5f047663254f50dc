import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';
import { beyondReach } from '../shared/search-reach.js';
import { endsBeforeBeginning, parseEventFilter } from './common/event-filter.js';

/** Returns a page of events: the newest first, or those after an id in the order of their ids. */
export const listEvents: Handler<'listEvents'> = async ({ query }, stores) => {
  const filter = parseEventFilter(query);
  const refused = endsBeforeBeginning(filter);
  if (refused) return refused;
  const { page, limit, q, after_event_id: after } = query;
  if (after !== undefined) {
    const found = await stores.events.listAfter(filter, { after, limit });
    return success({ ...found, count: found.events.length, limit });
  }
  const beyond = beyondReach(
    { isSearch: stores.isFilter(q), offset: (page - 1) * limit },
    'page',
    'by a period, a project or max_event_id',
  );
  if (beyond !== null) return invalidRequest('page', beyond);
  const found = await stores.events.list(filter, page, limit);
  const { events, total, totalRelation, hasMore, lastEventId } = found;
  // A lower bound of the total must not end a walk.
  const totalPages = Math.max(1, Math.ceil(total / limit), hasMore ? page + 1 : 1);
  const count = events.length;
  return success({ events, count, total, totalRelation, limit, page, totalPages, lastEventId });
};
