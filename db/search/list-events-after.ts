import type { Knex } from 'knex';
import { foldText } from '../rules/search-text.js';
import { containsText } from './contains-text.js';
import { filterEvents, type EventFilter } from './event-filter.js';
import { readEpoch } from '../sql/epoch.js';
import { readLastEventId } from '../sql/last-event-id.js';
import { readLastRemoved } from '../sql/last-removed.js';
import { SEARCH_LIMITS, type SearchLimits } from './limits.js';

/** What follows an event in the order in which events were stored. */
export interface EventsAfter<Event> {
  events: Event[];
  /** Whether events follow that were not searched. */
  hasMore: boolean;
  /** The last event that was searched. */
  nextAfterEventId: number;
  /** The id from which on retention has removed no event; null if there never was one. */
  oldestEventId: number | null;
  /** The last id that was given, whatever was removed since. */
  lastEventId: number;
  /** Of the ids. */
  epoch: string;
}

/**
 * Returns the ids of a filter's events that were stored after an id, in the order in which they were stored: ids are given in the order of
 * commits. `read` is a snapshot. No more than `followed` events after the id are searched, whatever fits the filter.
 */
export async function listEventIdsAfter(
  read: Knex,
  filter: EventFilter,
  { after, limit }: { after: number; limit: number },
  limits: SearchLimits = SEARCH_LIMITS,
): Promise<EventsAfter<number>> {
  const following = read('events').where('event_id', '>', after);
  if (filter.maxEventId !== null) following.where('event_id', '<=', filter.maxEventId);
  const searched = following.clone().orderBy('event_id').limit(limits.followed);
  // The filter keeps the order of what it is given.
  const matching = filterEvents(read.from(searched.as('searched')), filter).limit(limit + 1);
  const sought = foldText(filter.q);
  if (sought !== '') matching.whereRaw(...containsText(read, 'search_text', sought));
  const found = await matching.select<{ event_id: number }[]>('event_id');
  const ids = found.map((row) => row.event_id);
  const isFull = ids.length > limit;
  const events = ids.slice(0, limit);
  const end = isFull
    ? { hasMore: true, nextAfterEventId: events.at(-1) ?? after }
    : await findEnd(following, after, limits);
  return {
    events,
    ...end,
    oldestEventId: await findOldest(read),
    lastEventId: await readLastEventId(read),
    epoch: await readEpoch(read),
  };
}

/** World records stay behind what retention has removed. */
async function findOldest(read: Knex): Promise<number | null> {
  const [first] = await read('events').min<{ id: number | null }[]>('event_id as id');
  const removed = await readLastRemoved(read, 'events');
  return removed === null ? (first?.id ?? null) : Math.max(first?.id ?? 0, removed + 1);
}

/** Returns the last event that was searched, where all were that may be, and whether others follow. */
async function findEnd(
  following: Knex.QueryBuilder,
  after: number,
  { followed }: SearchLimits,
): Promise<{ hasMore: boolean; nextAfterEventId: number }> {
  const further = following
    .clone()
    .orderBy('event_id')
    .offset(followed - 1);
  const [end, next] = await further.limit(2).select<{ event_id: number }[]>('event_id');
  if (end) return { hasMore: next !== undefined, nextAfterEventId: end.event_id };
  const [last] = await following.clone().max<{ id: number | null }[]>('event_id as id');
  return { hasMore: false, nextAfterEventId: last?.id ?? after };
}
