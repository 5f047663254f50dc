import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { foldText, isIndexed, soughtText } from '../rules/search-text.js';
import { countEvents, withoutLaterHours } from './count-events.js';
import type { Total } from '../sql/count-rows.js';
import { rowsOf } from '../sql/raw-rows.js';
import { readPage, type PageOfRows } from '../sql/read-page.js';
import { containsText } from './contains-text.js';
import { eventsInOrder, filterEvents, type EventFilter } from './event-filter.js';
import { NO_ROWS, SEARCH_LIMITS, type SearchLimits } from './limits.js';
import { coveringGramsOf, toMatchExpression } from './text-grams.js';

interface Page {
  limit: number;
  offset: number;
}

/** What one way to the matches has found. */
interface Found {
  /** The ids of the page. */
  ids: number[];
  /** How many of the events that were looked at match; no more than one above the maximum. */
  matches: number;
  /** How many events the index of texts gave. */
  candidates: number;
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
  if (!listed) return NO_ROWS;
  const size = await countEvents(read, listed);
  const sought = soughtText(filter.q);
  if (sought !== '') return searchEvents(read, { listed, sought, size, page, limits });
  return readPage(size, page, async (limit, offset) => {
    const rows = (await eventsInOrder(read, listed).limit(limit).offset(offset)) as { event_id: number }[];
    return rows.map((row) => row.event_id);
  });
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
 * 1. Of a list of few events, all are compared; for a text that is too short for the index, the newest of any list.
 * 2. Else the index of texts is asked for its first candidates. If these are all, or enough of them are of the list, that is it.
 * 3. Of a more common text the newest events of the list are compared, until there are enough of them.
 * 4. If these were not enough, the index is asked for more candidates.
 *
 * So a search reads no more events than its limits say; the index finds its candidates within the time limit of a statement. Where
 * that is not all of the list, the total is a lower bound.
 */
async function searchEvents(read: Knex, search: Search): Promise<PageOfRows<number>> {
  const { sought, size, limits } = search;
  const isWithin = (rows: number): boolean => size.totalRelation === 'eq' && size.total <= rows;
  if (!isIndexed(sought) || isWithin(limits.rows))
    return toPage(search, await compareNewest(read, search, limits.rows), isWithin(limits.rows));
  const first = await askIndex(read, search, limits.candidates);
  if (first.candidates <= limits.candidates) return toPage(search, first, true);
  // PostgreSQL finds candidates in no order: its first ones only show that the text is common.
  if (first.matches > limits.matches && kindOf(read) === 'sqlite') return toPage(search, first, false);
  const newest = await compareNewest(read, search, limits.compared);
  if (newest.matches > limits.matches || isWithin(limits.compared))
    return toPage(search, newest, isWithin(limits.compared));
  const more = await askIndex(read, search, limits.moreCandidates);
  const isAll = more.candidates <= limits.moreCandidates;
  return toPage(search, isAll || more.matches > newest.matches ? more : newest, isAll);
}

/** Compares the newest events of the list with the text. A filter keeps the order of what it is given, so the newest are taken first. */
function compareNewest(read: Knex, search: Search, rows: number): Promise<Found> {
  const { listed, sought } = search;
  const newest = eventsInOrder(read, listed, { columns: ['search_text'] })
    .limit(rows)
    .as('newest');
  const matching = read
    .queryBuilder()
    .from(newest)
    .whereRaw(...containsText(read, 'search_text', sought));
  return readFound(read, search, matching);
}

/** What an event must have to be of the list and to match. */
const COMPARED = [
  'event_id',
  'occurred_at',
  'project_key',
  'source_key',
  'event_type',
  'system',
  'changed',
  'search_text',
];

/**
 * Compares the events that the index of texts finds, on SQLite those that were stored last. Sequences of three characters
 * that cover the text are sought, and those of the project and the type, which are parts of an event's text.
 */
async function askIndex(read: Knex, search: Search, limit: number): Promise<Found> {
  const { listed, sought } = search;
  const grams = [
    ...new Set([sought, listed.projectKey, foldText(listed.eventType)].flatMap(coveringGramsOf)),
  ];
  const contains = containsText(read, 'search_text', sought);
  if (kindOf(read) === 'postgres') {
    const candidates = read('events')
      .whereRaw('text_grams(search_text) @> ?::text[]', [grams])
      .limit(limit + 1)
      .select(COMPARED);
    const matching = filterEvents(read.queryBuilder().from('candidates'), listed).whereRaw(...contains);
    return withBitmapsOnly(read, () => readFound(read, search, matching, candidates));
  }
  const candidates = read('event_search')
    .whereRaw('event_search MATCH ?', [toMatchExpression(grams)])
    .orderBy('rowid', 'desc')
    .limit(limit + 1)
    .select(read.raw('rowid AS found_id'));
  if (listed.maxEventId !== null) candidates.where('rowid', '<=', listed.maxEventId);
  const events = read
    .queryBuilder()
    .from(read.raw('candidates CROSS JOIN events NOT INDEXED ON event_id = found_id'));
  return readFound(read, search, filterEvents(events, listed).whereRaw(...contains), candidates);
}

/**
 * Leaves PostgreSQL only bitmaps for the index of texts, and enough memory for exact row ids: it would rather split the texts of the
 * events that another index gives it, which takes fifty microseconds for each.
 */
async function withBitmapsOnly<T>(read: Knex, search: () => Promise<T>): Promise<T> {
  const set = (value: (setting: string) => string): Knex.Raw =>
    read.raw(BITMAPS_ONLY.map(([name, only]) => `SET LOCAL ${name} TO ${value(only)}`).join('; '));
  await set((only) => only);
  const found = await search();
  await set(() => 'DEFAULT');
  return found;
}

const BITMAPS_ONLY = [
  ['enable_seqscan', 'off'],
  ['enable_indexscan', 'off'],
  ['enable_indexonlyscan', 'off'],
  ['work_mem', "'64MB'"],
] as const;

/** Reads a page of the matching events, of which no more are taken than a search reaches, and how many these and the candidates are. */
async function readFound(
  read: Knex,
  { page, limits }: Search,
  matching: Knex.QueryBuilder,
  candidates?: Knex.QueryBuilder,
): Promise<Found> {
  const { limit, offset } = page;
  const newest = 'occurred_at DESC, event_id DESC';
  const list = kindOf(read) === 'postgres' ? 'json_agg' : 'json_group_array';
  const reached = matching.select('event_id', 'occurred_at').limit(limits.matches + 1);
  const [row] = rowsOf<{ candidates: number; matches: number; ids: number[] | string | null }>(
    await read.raw(
      `WITH ${candidates ? 'candidates AS MATERIALIZED ?, ' : ''}matching AS MATERIALIZED ?
        SELECT ${candidates ? '(SELECT count(*) FROM candidates)' : '0'} AS candidates, (SELECT count(*) FROM matching) AS matches,
          (SELECT ${list}(event_id ORDER BY ${newest}) FROM
            (SELECT * FROM matching ORDER BY ${newest} LIMIT ? OFFSET ?) AS page) AS ids`,
      [
        ...(candidates ? [candidates] : []),
        reached,
        Math.max(0, Math.min(limit, limits.matches - offset)),
        offset,
      ],
    ),
  );
  const { candidates: count = 0, matches = 0, ids = [] } = row ?? {};
  const found = typeof ids === 'string' ? (JSON.parse(ids) as number[]) : (ids ?? []);
  return { candidates: count, matches, ids: found };
}

function toPage({ page, limits }: Search, { ids, matches }: Found, isAll: boolean): PageOfRows<number> {
  const total = Math.min(matches, limits.matches);
  return {
    rows: ids,
    total,
    totalRelation: isAll && matches <= limits.matches ? 'eq' : 'gte',
    hasMore: page.limit > 0 && page.offset + page.limit < total,
  };
}
