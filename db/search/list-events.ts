import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { isIndexed, foldText } from '../rules/search-text.js';
import { countEvents, countIndexEntries, withoutLaterHours, withRarestLabel } from './count-events.js';
import { countRows, type Total } from '../sql/count-rows.js';
import { isLargePage } from '../sql/large-page.js';
import { readLastEventId } from '../sql/last-event-id.js';
import { BITMAPS_ONLY, IN_ORDER, withPlan } from '../sql/with-plan.js';
import { readPage, type PageOfRows } from '../sql/read-page.js';
import { containsText } from './contains-text.js';
import { eventsInOrder, filterEvents, type EventFilter } from './event-filter.js';
import { NO_ROWS, SEARCH_LIMITS, type SearchLimits } from './limits.js';
import { readMatches, toPageOfMatches, type Matches } from './read-matches.js';
import { pickCoveringGrams, toMatchExpression } from './text-grams.js';

interface Page {
  limit: number;
  offset: number;
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
  const ended = await withoutLaterHours(read, filter);
  if (!ended) return NO_ROWS;
  const sought = foldText(filter.q);
  // PostgreSQL knows how common a value is; only a search has to know how many entries of an index it reads.
  const listed = kindOf(read) === 'sqlite' || sought !== '' ? await withRarestLabel(read, ended) : ended;
  const size = await countEvents(read, listed);
  if (sought !== '') return searchEvents(read, { listed, sought, size, page, limits });
  const select =
    (direction: 'asc' | 'desc') =>
    async (limit: number, offset: number): Promise<number[]> => {
      const rows = limit + offset;
      const events = eventsInOrder(read, listed, { rows, direction }).limit(limit).offset(offset);
      return ((await events) as { event_id: number }[]).map((row) => row.event_id);
    };
  const readRows = (): Promise<PageOfRows<number>> => readPage(size, page, select('desc'), select('asc'));
  return isLargePage(page) ? withPlan(read, IN_ORDER, readRows) : readRows();
}

interface Search {
  /** The list that is searched, whatever its text. */
  listed: EventFilter;
  /** The text, folded. */
  sought: string;
  /** The number of events of the list. */
  size: Total;
  page: Page;
  limits: SearchLimits;
}

/**
 * Returns the ids of a page of the events of a list that have a text:
 *
 * 1. Of a list of few events that an index finds, all are compared; for a text that is too short for the index, the newest of any list.
 * 2. Else the index of texts is asked for candidates, until there are as many as it would take longer to look at than at the list. If these
 *    are all, that is it. On PostgreSQL, for a text that many events seem to have, the newest events of the list are compared before: more
 *    matches than a search reaches are found sooner there.
 * 3. If more of them match than a search reaches, SQLite has found those that were stored last. PostgreSQL finds them in no order: there the
 *    newest events of the list are compared until they fill the page. If they do not, the text is one of older events, and the matches
 *    are sorted.
 * 4. Else the newest events of the list are compared, until enough of them match.
 * 5. If none does, the page is of what the index has found; of a common text it is only now asked for, on SQLite, which gives the first
 *    candidates without the others.
 *
 * So a search reads no more events than its limits say, and the index of texts finds its candidates within the time limit of a statement.
 * Where that is not all of the list, the total is a lower bound.
 */
async function searchEvents(read: Knex, search: Search): Promise<PageOfRows<number>> {
  const { sought, size, page, limits } = search;
  const isSqlite = kindOf(read) === 'sqlite';
  const toPage = (found: Pick<Matches<number>, 'keys' | 'matches'>, isAll: boolean): PageOfRows<number> =>
    toPageOfMatches(found, page, { most: limits.matches, isAll });
  const entries = await countIndexEntries(read, search.listed, size);
  const isListWithin = (maximum: number): boolean =>
    size.totalRelation === 'eq' && size.total <= maximum && entries <= limits.compared;
  if (!isIndexed(sought) || (isListWithin(limits.rows) && entries <= limits.rows))
    return toPage(await searchNewest(read, search, limits.rows), isListWithin(limits.rows));

  const mostCandidates = Math.min(limits.candidates, Math.ceil(entries / limits.rowsPerCandidate));
  const estimate = await estimateMatches(read, sought);
  const compared =
    !isSqlite && estimate > limits.gathered ? await searchNewest(read, search, limits.compared) : null;
  if (compared && compared.matches > limits.matches) return toPage(compared, false);
  const isCommon = estimate > mostCandidates;
  const found = isCommon
    ? { keys: [], matches: 0, isAll: false }
    : await searchIndex(read, search, mostCandidates);
  if (found.isAll) return toPage(found, true);

  if (found.matches > limits.matches) {
    if (isSqlite) return toPage(found, false);
    const end = Math.min(page.offset + page.limit, limits.matches);
    const newest = compared ?? (await searchNewest(read, search, limits.compared, end));
    if (newest.matches >= end) return toPage({ ...newest, matches: found.matches }, false);
    return toPage(await searchIndex(read, search, mostCandidates, LAST_STORED), false);
  }

  const newest = compared ?? (await searchNewest(read, search, limits.compared));
  if (newest.matches > 0 || isListWithin(limits.compared))
    return toPage(newest, isListWithin(limits.compared));
  return toPage(isCommon && isSqlite ? await searchIndex(read, search, mostCandidates) : found, false);
}

/** Number of the newest events that show how common a text is. */
const SAMPLE = 2000;

/**
 * Returns about how many events have a text, as the newest of all lists show. Where that is more than the index is asked for, PostgreSQL
 * would gather all of them before it gives the first one; SQLite would read as many in vain as are asked for, where few are of the list.
 */
async function estimateMatches(read: Knex, sought: string): Promise<number> {
  const last = await readLastEventId(read);
  const newest = read('events').orderBy('event_id', 'desc').limit(SAMPLE).select('search_text').as('newest');
  const matching = read.from(newest).whereRaw(...containsText(read, 'search_text', sought));
  const matches = await countRows(matching);
  return matches * Math.max(1, last / SAMPLE);
}

/** Compares the newest events of the list with the text. A filter keeps the order of what it is given, so the newest are taken first. */
function searchNewest(
  read: Knex,
  { listed, sought, page, limits }: Search,
  rows: number,
  most = limits.matches,
): Promise<Matches<number>> {
  const newest = eventsInOrder(read, listed, { rows, columns: ['search_text'], mostRead: limits.compared })
    .limit(rows)
    .as('newest');
  const matching = read
    .queryBuilder()
    .from(newest)
    .whereRaw(...containsText(read, 'search_text', sought))
    .select('event_id', 'occurred_at');
  return withPlan(read, IN_ORDER, () =>
    readMatches(
      read,
      { key: 'event_id', matching, order: NEWEST_FIRST },
      page,
      Math.min(most, limits.matches),
    ),
  );
}

const NEWEST_FIRST = 'occurred_at DESC, event_id DESC';
const LAST_STORED = 'event_id DESC';

/** What an event must have to be of the list and to match. */
const COMPARED = [
  'event_id',
  'occurred_at',
  'account_id',
  'project_key',
  'source_key',
  'event_type',
  'system',
  'changed',
  'search_text',
];

/**
 * Compares the events that the index of texts finds, on SQLite those that were stored last, by sequences of three characters that cover
 * the text.
 */
function searchIndex(
  read: Knex,
  { listed, sought, page, limits }: Search,
  most: number,
  order?: typeof LAST_STORED,
): Promise<Matches<number>> {
  const { query, events } = findCandidates(read, pickCoveringGrams(sought), listed.maxEventId);
  const matching = filterEvents(events, listed)
    .whereRaw(...containsText(read, 'search_text', sought))
    .select('event_id', 'occurred_at');
  if (order) matching.orderByRaw(order);
  const found = { key: 'event_id', matching, order: NEWEST_FIRST, candidates: { query, most } };
  return withPlan(read, BITMAPS_ONLY, () => readMatches(read, found, page, limits.matches));
}

/** Returns the query of the events that the index finds, which is called `candidates`, and one of their rows. */
function findCandidates(
  read: Knex,
  grams: string[],
  maxEventId: number | null,
): { query: Knex.QueryBuilder; events: Knex.QueryBuilder } {
  if (kindOf(read) === 'postgres') {
    const query = read('events').whereRaw('text_grams(search_text) @> ?::text[]', [grams]).select(COMPARED);
    return { query, events: read.queryBuilder().from('candidates') };
  }
  const query = read('event_search')
    .whereRaw('event_search MATCH ?', [toMatchExpression(grams)])
    .orderBy('rowid', 'desc')
    .select(read.raw('rowid AS found_id'));
  if (maxEventId !== null) query.where('rowid', '<=', maxEventId);
  const rows = read.raw('candidates CROSS JOIN events NOT INDEXED ON event_id = found_id');
  return { query, events: read.queryBuilder().from(rows) };
}
