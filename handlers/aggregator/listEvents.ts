import { success } from './common/responses.js';
import type { Handler } from './contract.js';
import { endsBeforeBeginning, eventFilterOf } from './common/event-filter.js';

/** Returns a page of events. */
export const listEvents: Handler<'listEvents'> = async ({ query }, stores) => {
  const filter = eventFilterOf(query);
  const refused = endsBeforeBeginning(filter);
  if (refused) return refused;
  const { page, limit } = query;
  const { events, total, lastEventId } = await stores.events.list(filter, page, limit);
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return success({ events, count: events.length, total, limit, page, totalPages, lastEventId });
};
