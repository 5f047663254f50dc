import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { foldText, isIndexed, soughtText } from '../rules/search-text.js';
import { countEvents, withoutLaterHours } from './count-events.js';
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
  /** How many events match, as far as was looked; no more than one above the maximum. */
  matches: number;
  /** How many rows of the text index were looked at. */
  entries: number;
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
  size: { total: number; totalRelation: 'eq' | 'gte' };
  page: Page;
  limits: SearchLimits;
}

/**
 * Returns the ids of a page of the events of a list that have a text:
 *
 * 1. Of a list of few events, all are compared; for a text that is too short for the index, the newest of any list.
 * 2. Else the index of texts is asked for the first of its entries. If these are all, or enough of them are of the list, that is it.
 * 3. Of a more common text the newest events of the list are compared, until there are enough of them.
 * 4. If these were not enough, the index is asked for more.
 *
 * So a search looks at no more than `rows`, or `entries`, `compared` and `moreEntries`, of its limits. Where that is not all of the list,
 * the total is a lower bound.
 */
async function searchEvents(read: Knex, search: Search): Promise<PageOfRows<number>> {
  const { sought, size, limits } = search;
  const isWithin = (rows: number): boolean => size.totalRelation === 'eq' && size.total <= rows;
  if (!isIndexed(sought) || isWithin(limits.rows))
    return toPage(search, await compareNewest(read, search, limits.rows), isWithin(limits.rows));
  const first = await askIndex(read, search, limits.entries);
  if (first.entries <= limits.entries) return toPage(search, first, true);
  // PostgreSQL finds entries in no order: its first ones only show that the text is common.
  if (first.matches > limits.matches && kindOf(read) === 'sqlite') return toPage(search, first, false);
  const newest = await compareNewest(read, search, limits.compared);
  if (newest.matches > limits.matches || isWithin(limits.compared))
    return toPage(search, newest, isWithin(limits.compared));
  const more = await askIndex(read, search, limits.moreEntries);
  const isAll = more.entries <= limits.moreEntries;
  return toPage(search, isAll || more.matches > newest.matches ? more : newest, isAll);
}

/** Compares the newest events of the list with the text. */
function compareNewest(read: Knex, search: Search, rows: number): Promise<Found> {
  const { listed, sought } = search;
  const [contains, values] = containsText(read, 'search_text', sought);
  const newest = eventsInOrder(read, listed, { columns: ['search_text'] })
    .limit(rows)
    .as('newest');
  return readFound(read, search, {
    looked: read.raw('(SELECT NULL AS event_id WHERE 1 = 0)'),
    matching: read.queryBuilder().from(newest).whereRaw(contains, values),
  });
}

/**
 * Compares the events that the index of texts finds, on SQLite those that were stored last. Sequences of three characters
 * that cover the text are sought, and those of the project and the type, which are parts of an event's text.
 */
async function askIndex(read: Knex, search: Search, entries: number): Promise<Found> {
  const { listed, sought } = search;
  const grams = [
    ...new Set([sought, listed.projectKey, foldText(listed.eventType)].flatMap(coveringGramsOf)),
  ];
  const [contains, values] = containsText(read, 'search_text', sought);
  const most = entries + 1;
  if (kindOf(read) === 'postgres') {
    await scanBitmapsOnly(read, true);
    const looked = read('events')
      .whereRaw('text_grams(search_text) @> ?::text[]', [grams])
      .limit(most)
      .select(
        'event_id',
        'occurred_at',
        'project_key',
        'source_key',
        'event_type',
        'system',
        'changed',
        'search_text',
      );
    const matching = filterEvents(read.queryBuilder().from('looked'), listed).whereRaw(contains, values);
    const found = await readFound(read, search, { looked, matching });
    await scanBitmapsOnly(read, false);
    return found;
  }
  const looked = read('event_search')
    .whereRaw('event_search MATCH ?', [toMatchExpression(grams)])
    .orderBy('rowid', 'desc')
    .limit(most)
    .select(read.raw('rowid AS found_id'));
  if (listed.maxEventId !== null) looked.where('rowid', '<=', listed.maxEventId);
  const events = read
    .queryBuilder()
    .from(read.raw('looked CROSS JOIN events NOT INDEXED ON event_id = found_id'));
  return readFound(read, search, {
    looked,
    matching: filterEvents(events, listed).whereRaw(contains, values),
  });
}

/**
 * Leaves PostgreSQL only bitmaps for the index of texts, and enough memory for exact row ids: it would rather split the texts of the
 * events that another index gives it, which takes fifty microseconds for each.
 */
function scanBitmapsOnly(read: Knex, isOn: boolean): Promise<unknown> {
  const names = ['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan'];
  const settings = names.map((name) => `set_config('${name}', '${isOn ? 'off' : 'on'}', true)`);
  return read.raw(`SELECT ${settings.join(', ')}, set_config('work_mem', '64MB', true)`);
}

/** Reads the page of the matching ones, of which no more are taken than a search reaches, and how many they are. */
async function readFound(
  read: Knex,
  { page, limits }: Search,
  { looked, matching }: { looked: Knex.QueryBuilder | Knex.Raw; matching: Knex.QueryBuilder },
): Promise<Found> {
  const { limit, offset } = page;
  const newest = 'occurred_at DESC, event_id DESC';
  const list = kindOf(read) === 'postgres' ? 'json_agg' : 'json_group_array';
  const some = matching.select('event_id', 'occurred_at').limit(limits.matches + 1);
  const [row] = rowsOf<{ entries: number; matches: number; ids: number[] | string | null }>(
    await read.raw(
      `WITH looked AS MATERIALIZED ?, matching AS MATERIALIZED ?
        SELECT (SELECT count(*) FROM looked) AS entries, (SELECT count(*) FROM matching) AS matches,
          (SELECT ${list}(event_id ORDER BY ${newest}) FROM
            (SELECT * FROM matching ORDER BY ${newest} LIMIT ? OFFSET ?) AS page) AS ids`,
      [looked, some, Math.max(0, Math.min(limit, limits.matches - offset)), offset],
    ),
  );
  const { entries = 0, matches = 0, ids = [] } = row ?? {};
  return { entries, matches, ids: typeof ids === 'string' ? (JSON.parse(ids) as number[]) : (ids ?? []) };
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
