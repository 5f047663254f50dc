import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { foldText } from '../rules/search-text.js';
import { countUpTo, readPage, type PageOfRows } from '../sql/read-page.js';
import { readEpoch } from '../sql/epoch.js';
import { readLastEventId } from '../sql/last-event-id.js';
import { rowsOf } from '../sql/raw-rows.js';
import { readLastRemoved } from '../sql/last-removed.js';
import { countEvents, rarestLabel, withoutLaterHours } from './event-counts.js';
import { eventsInOrder, filterEvents, type EventFilter } from './event-filter.js';
import {
  containsText,
  matchOf,
  pickGrams,
  readKeys,
  SEARCH_LIMITS,
  searchList,
  type SearchLimits,
} from './matches.js';

interface Page {
  limit: number;
  offset: number;
}

/** The place of an event in a list. */
interface Place {
  event_id: number;
  occurred_at: string;
}

/**
 * Returns the ids of a page of a filter's events, newest first. `read` is a snapshot. Without a text the total is a sum, and the page is
 * read from an index in the order of the list.
 */
export async function listEventIds(
  read: Knex,
  filter: EventFilter,
  page: Page,
  limits: SearchLimits = SEARCH_LIMITS,
): Promise<PageOfRows<number>> {
  const listed = await withoutLaterHours(read, filter);
  if (!listed) return { rows: [], total: 0, totalRelation: 'eq', hasMore: false };
  const sought = foldText(filter.q);
  if (sought !== '') return searchEvents(read, listed, sought, page, limits);
  // PostgreSQL knows how common a value is.
  const leading = kindOf(read) === 'sqlite' ? await rarestLabel(read, listed) : undefined;
  const select =
    (direction: 'asc' | 'desc') =>
    async (limit: number, offset: number): Promise<number[]> => {
      const inOrder = eventsInOrder(read, listed, { rows: limit + offset, direction, leading });
      const events = (await inOrder.limit(limit).offset(offset)) as Place[];
      return events.map((event) => event.event_id);
    };
  return readPage(await countEvents(read, listed), page, select('desc'), select('asc'));
}

/** What an event must have to match. */
const COMPARED = [
  'account_id',
  'project_key',
  'source_key',
  'event_type',
  'system',
  'changed',
  'search_text',
] as const;

/** Searches the events of an account or a project, or all of them; each is compared with the text and the other filters. */
async function searchEvents(
  read: Knex,
  filter: EventFilter,
  sought: string,
  page: Page,
  limits: SearchLimits,
): Promise<PageOfRows<number>> {
  const ofProject = filter.projectKey === '' ? undefined : 'project_key';
  const leading = filter.accountId === '' ? ofProject : 'account_id';
  const listed = { ...filter, source: '', eventType: '', changedOnly: false };
  const matchingOf = (events: Knex.QueryBuilder): Knex.QueryBuilder =>
    filterEvents(events, filter).whereRaw(...containsText(read, 'search_text', sought));
  const compare = (from: number, rows: number): Promise<number[]> => {
    const inOrder = eventsInOrder(read, listed, { rows: from + rows, columns: COMPARED, leading });
    const some = inOrder.limit(rows).offset(from).as('listed');
    return readKeys(
      read,
      'event_id',
      matchingOf(read.from(some))
        .select('event_id')
        .limit(limits.matches + 1),
    );
  };
  const rowAt = async (place: number): Promise<Place | undefined> => {
    const inOrder = eventsInOrder(read, listed, { rows: place + 1, leading });
    return ((await inOrder.limit(1).offset(place)) as Place[])[0];
  };
  const compareCandidates = async (from: Place): Promise<{ keys: number[]; isAll: boolean } | null> => {
    if (kindOf(read) === 'postgres' && (await isCommon(read, sought, limits.candidates.postgres)))
      return null;
    const { candidates, most, isNewest, events } = findCandidates(read, sought, filter.maxEventId, limits);
    const { totalRelation } = await countUpTo(read, candidates, most);
    const isAll = totalRelation === 'eq';
    if (!isAll && !isNewest) return null;
    const matching = matchingOf(events)
      .whereRaw('(occurred_at, event_id) <= (?, ?)', [from.occurred_at, from.event_id])
      .orderByRaw('occurred_at DESC, event_id DESC')
      .limit(limits.matches + 1);
    return { keys: await readKeys(read, 'event_id', matching.select('event_id')), isAll };
  };
  return searchList({ sought, compare, rowAt, compareCandidates }, page, limits);
}

/** The number of events in the sample, at equal distances. */
const SAMPLE = 1000;

/**
 * Estimates from a sample whether more than `most` events have a text. PostgreSQL's index cannot stop after `most`: it collects all candidates
 * before it returns the first.
 */
async function isCommon(read: Knex, sought: string, most: number): Promise<boolean> {
  const [contains, values] = containsText(read, 'search_text', sought);
  const [row] = rowsOf<{ matching: string | null }>(
    await read.raw(
      `SELECT count(*) * max(step) AS matching
      FROM (SELECT min(event_id) AS first, max(event_id) AS last, (max(event_id) - min(event_id)) / ${SAMPLE} + 1 AS step FROM events) AS ids
      CROSS JOIN generate_series(first, last, step) AS sampled(event_id) JOIN events AS e ON e.event_id = sampled.event_id
      WHERE ${contains}`,
      values,
    ),
  );
  return Number(row?.matching ?? 0) > 2 * most;
}

/** What the index of texts finds. */
interface Candidates {
  candidates: Knex.QueryBuilder;
  /** The maximum that is compared. */
  most: number;
  /** Whether the compared candidates are the last stored ones. */
  isNewest: boolean;
  /** A query of their columns. */
  events: Knex.QueryBuilder;
}

function findCandidates(
  read: Knex,
  sought: string,
  maxEventId: number | null,
  { candidates: { sqlite, postgres } }: SearchLimits,
): Candidates {
  if (kindOf(read) === 'postgres') {
    const candidates = read('events')
      .whereRaw('text_grams(search_text) @> ?::text[]', [pickGrams(sought)])
      .select('event_id', 'occurred_at', ...COMPARED);
    const events = read.from(candidates.clone().limit(postgres).as('candidates'));
    return { candidates, most: postgres, isNewest: false, events };
  }
  const candidates = read('event_search')
    .whereRaw('event_search MATCH ?', [matchOf(sought)])
    .orderBy('rowid', 'desc')
    .select(read.raw('rowid AS found_id'));
  if (maxEventId !== null) candidates.where('rowid', '<=', maxEventId);
  const found = candidates.clone().limit(sqlite);
  const events = read.from(
    read.raw('? AS candidates CROSS JOIN events NOT INDEXED ON event_id = found_id', [found]),
  );
  return { candidates, most: sqlite, isNewest: true, events };
}

/** What follows an event in the order in which events were stored. */
export interface EventsAfter<Event> {
  events: Event[];
  /** Whether events follow that were not searched. */
  hasMore: boolean;
  /** The last event that was searched. */
  nextAfterEventId: number;
  /** The id from which on retention has removed no event; null if there never was one. */
  oldestEventId: number | null;
  /** The last id that was given, also if its event was removed. */
  lastEventId: number;
  /** Of the ids. */
  epoch: string;
}

/**
 * Returns the ids of a filter's events that were stored after an id, in the order in which they were stored: ids are given in the order of
 * commits. `read` is a snapshot. At most `followed` events after the id are searched.
 */
export async function listEventIdsAfter(
  read: Knex,
  filter: EventFilter,
  { after, limit }: { after: number; limit: number },
  { followed }: SearchLimits = SEARCH_LIMITS,
): Promise<EventsAfter<number>> {
  const following = read('events').where('event_id', '>', after);
  if (filter.maxEventId !== null) following.where('event_id', '<=', filter.maxEventId);
  const searched = following.clone().orderBy('event_id').limit(followed);
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
    : await findEnd(following, after, followed);
  return {
    events,
    ...end,
    oldestEventId: await findOldest(read),
    lastEventId: await readLastEventId(read),
    epoch: await readEpoch(read),
  };
}

/** World records are older than the events that retention has removed, and do not count. */
async function findOldest(read: Knex): Promise<number | null> {
  const [first] = await read('events').min<{ id: number | null }[]>('event_id as id');
  const removed = await readLastRemoved(read, 'events');
  return removed === null ? (first?.id ?? null) : Math.max(first?.id ?? 0, removed + 1);
}

/** Returns the last event of a search that reached its limit or the last event, and whether others follow. */
async function findEnd(
  following: Knex.QueryBuilder,
  after: number,
  followed: number,
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
