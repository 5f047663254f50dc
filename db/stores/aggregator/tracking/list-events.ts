import type { Knex } from 'knex';
import { countRows, type Total } from '../../../sql/count-rows.js';
import { blockOf, eventsOfBlocks, listEventBlocks, upToId } from '../../../sql/event-blocks.js';
import { filterByColumns, filterByIndex, periodOf, type EventFilter } from '../../../sql/event-filter.js';
import { wordScopesOf } from '../../../sql/common-words.js';
import { firstOf, readEventIds } from '../../../sql/list-event-ids.js';
import { listMatchingEvents } from '../../../sql/list-matching-events.js';
import type { MatchingEvents } from '../../../sql/matching-events.js';
import { MAX_PLACES, readNewest } from '../../../sql/read-newest.js';
import { readPage, type PageOfRows } from '../../../sql/read-page.js';
import { planEventSearch } from '../../../sql/search-events.js';
import { readEvents, type Event } from './read-events.js';
import { countEvents } from './sum-event-counts.js';

/** A page of events. The total is that of the matching events. */
export interface EventPage extends Total {
  events: Event[];
  /** Whether matching events follow this page. */
  hasMore: boolean;
  /** The highest stored event id when the page was read. */
  lastEventId: number;
}

/** Returns a page of a filter's events, newest first. `read` is a snapshot. */
export async function listEvents(
  read: Knex,
  filter: EventFilter,
  page: number,
  limit: number,
): Promise<EventPage> {
  const last = await read('event_sequence').where({ id: 1 }).first<{ last_event_id: number }>();
  const lastEventId = last.last_event_id;
  const offset = (page - 1) * limit;
  const { rows: ids, ...rest } = await readPageOfIds(read, filter, { limit, offset }, lastEventId);
  return { events: await readEvents(read, ids), ...rest, lastEventId };
}

async function readPageOfIds(
  read: Knex,
  filter: EventFilter,
  page: { limit: number; offset: number },
  lastEventId: number,
): Promise<PageOfRows<number>> {
  const readInOrder = async (limit: number, offset: number): Promise<number[]> => {
    const search = filter.q === '' ? null : await planEventSearch(read, filter.q);
    return readEventIds(read, filter, search, { limit, offset });
  };
  if (filter.q === '') {
    const { maxEventId } = filter;
    if (maxEventId !== null && isAnyTime(filter))
      return listUpTo(read, filter, maxEventId, { page, readInOrder });
    return readPage(await countAll(read, filter), page, readInOrder);
  }
  const wanted: MatchingEvents = {
    search: await planEventSearch(read, filter.q),
    ofLabels: (rows) => filterByColumns(rows, filter),
    areAllVisible: isOfAnyLabel(filter) && !filter.includeSystem,
    period: periodOf(filter),
    maxEventId: filter.maxEventId,
    storedLater: Math.max(0, lastEventId - (filter.maxEventId ?? lastEventId)),
    textOnly: !isTextAlone(filter) ? null : filter.includeSystem ? 'all' : 'visible',
    wordScopes: filter.source !== '' || filter.changedOnly ? null : wordScopesOf(filter, periodOf(filter)),
    ofIndex: filter.includeSystem ? null : (events) => filterByIndex(events, filter),
    readInOrder,
  };
  return listMatchingEvents(read, wanted, page);
}

/** A page that ends sooner is looked for among the newest events. */
const MAX_NEAR = 1000;
/** So many times more of these are read: some may have been stored after the id. */
const MARGIN = 2;

/** Returns a page of the events up to an id: their blocks have their numbers, and the newest are in few of them. */
async function listUpTo(
  read: Knex,
  filter: EventFilter,
  id: number,
  {
    page: { limit, offset },
    readInOrder,
  }: {
    page: { limit: number; offset: number };
    readInOrder: (limit: number, offset: number) => Promise<number[]>;
  },
): Promise<PageOfRows<number>> {
  const upTo = (events: Knex.QueryBuilder): Knex.QueryBuilder =>
    filterByColumns(events, filter).where('events.event_id', '<=', id);
  const ofLast = upTo(eventsOfBlocks(read, [{ block: blockOf(id) }]));
  const ofOthers = filterByColumns(read('event_blocks').where('block', '<', blockOf(id)), filter);
  const [sum] = await ofOthers.sum<{ events: number | null }[]>('events as events');
  const total = (sum?.events ?? 0) + (await countRows(ofLast));
  return readPage({ total, totalRelation: 'eq' }, { limit, offset }, async (count, from) => {
    const end = Math.min(from + count, total);
    if (!filter.includeSystem && end <= MAX_NEAR) {
      const near = upTo(firstOf(read, filterByIndex(read('events'), filter), MARGIN * end));
      const ids = await near
        .limit(end - from)
        .offset(from)
        .pluck<number[]>('events.event_id');
      if (ids.length === end - from) return ids;
    }
    if (end > MAX_PLACES) return readInOrder(count, from);
    const blocks = upToId(await listEventBlocks(read, (rows) => filterByColumns(rows, filter)), id);
    const { places } = await readNewest(read, blocks, (some) => [upTo(eventsOfBlocks(read, some))], {
      count: end,
      perBlock: total / blocks.length,
    });
    return places.slice(from).map(({ event_id: eventId }) => eventId);
  });
}

function isAnyTime({ from, to }: EventFilter): boolean {
  return from === null && to === null;
}

async function countAll(read: Knex, filter: EventFilter): Promise<Total> {
  return { total: await countEvents(read, filter), totalRelation: 'eq' };
}

function isTextAlone(filter: EventFilter): boolean {
  return isOfAnyLabel(filter) && isAnyTime(filter) && filter.maxEventId === null;
}

function isOfAnyLabel({ projectKey, source, eventType, changedOnly }: EventFilter): boolean {
  return projectKey === '' && source === '' && eventType === '' && !changedOnly;
}
