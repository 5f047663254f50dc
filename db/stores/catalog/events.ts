import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Total } from '../../sql/count-rows.js';
import type { Database } from '../../connection/database.js';
import { createListMatching } from '../../sql/list-matching-names.js';
import { normalizeName } from '../../rules/display-names.js';
import { wordScopesOf } from '../../sql/common-words.js';
import { listMatchingEvents } from '../../sql/list-matching-events.js';
import type { MatchingEvents } from '../../sql/matching-events.js';
import { eventsInOrder, planEventSearch } from '../../sql/search-events.js';
import { isLargePage } from '../../sql/large-page.js';
import { inOrder } from '../../sql/in-order.js';
import { keyRows } from '../../sql/json-rows.js';
import { readPage, type PageOfRows } from '../../sql/read-page.js';
import { pageFacts, type Page } from './paging.js';
import { readNewestIds } from '../../sql/list-event-ids.js';
import { countVisibleEvents } from './totals.js';

type Schemas = components['schemas'];

export interface EventsQuery extends Page {
  /** A normalized project key; "" matches all. */
  projectKey: string;
  /** Part of an event's text; "" matches all. */
  q: string;
}

/** The projects' events, without the system's. */
export interface Events {
  /** Returns a page of events, newest first. */
  list: (query: EventsQuery) => Promise<Schemas['EventList']>;
}

/** Maximum of accounts whose present name matches; the newest names first. */
const MAX_ACCOUNTS = 1000;

/** Returns the catalog's store of events. */
export function createEvents(database: Database): Events {
  const listMatching = createListMatching(database);
  return {
    list: async (query) => {
      const { q } = query;
      const names = q === '' ? [] : await listMatching(q, MAX_ACCOUNTS);
      // The search also lists accounts with a matching id, which no event shows.
      const holders = names.filter((row) => row.normalized_display_name.includes(normalizeName(q)));
      const accountIds = holders.map((row) => row.account_id);
      return database.snapshot((read) => list(read, query, accountIds), {
        isCostly: q !== '' || isLargePage(query),
      });
    },
  };
}

/** An event's text has the reported holder; the shown name comes from the directory. */
async function list(read: Knex, query: EventsQuery, holders: string[]): Promise<Schemas['EventList']> {
  const { projectKey, q, limit, offset } = query;
  const ofLabels = (rows: Knex.QueryBuilder): Knex.QueryBuilder => {
    const visible = rows.whereRaw('system = 0');
    return projectKey === '' ? visible : visible.where('project_key', projectKey);
  };
  if (q === '') {
    const counted = await countAll(read, projectKey);
    const page = await readPage(counted, query, (count, from) =>
      readNewestIds(read, { limit: count, offset: from }, { projectKey, includeSystem: false }),
    );
    return toList(read, page, { limit, offset });
  }
  const search = await planEventSearch(read, q);
  const wanted: MatchingEvents = {
    search,
    accountIds: holders,
    ofLabels,
    areAllVisible: projectKey === '',
    period: { from: null, before: null },
    maxEventId: null,
    storedLater: 0,
    wordScopes: wordScopesOf({ projectKey }, { from: null, before: null }),
    ofIndex: ofLabels,
    textOnly: projectKey === '' ? 'visible' : null,
    readInOrder: (count, from) => readInOrder(ofLabels(eventsInOrder(read, search, holders)), count, from),
  };
  return toList(read, await listMatchingEvents(read, wanted, query), { limit, offset });
}

async function toList(
  read: Knex,
  { rows: ids, ...page }: PageOfRows<number>,
  at: Page,
): Promise<Schemas['EventList']> {
  return { events: await readEvents(read, ids), ...pageFacts(page, at) };
}

async function countAll(read: Knex, projectKey: string): Promise<Total> {
  const total = await countVisibleEvents(read, projectKey === '' ? undefined : projectKey);
  return { total, totalRelation: 'eq' };
}

/** The ids are read first, from an index: rows of skipped events are not read. */
function readInOrder(events: Knex.QueryBuilder, limit: number, offset: number): Promise<number[]> {
  return events
    .orderByRaw('events.occurred_at DESC, events.event_id DESC')
    .limit(limit)
    .offset(offset)
    .select('events.event_id')
    .pluck<number[]>('events.event_id');
}

async function readEvents(read: Knex, ids: number[]): Promise<Schemas['Event'][]> {
  if (ids.length === 0) return [];
  const source = keyRows(read, 'event_id', 'bigint', ids);
  const rows = await read
    .from(read.raw('? CROSS JOIN events', [source]))
    .leftJoin('display_names as n', 'n.account_id', 'events.account_id')
    .whereRaw('events.event_id = k.event_id')
    .select<Schemas['Event'][]>(
      'events.event_id as eventId',
      'events.event_type as type',
      'events.project_key as projectKey',
      'events.map_uid as mapUid',
      'events.map_name as mapName',
      'events.account_id as accountId',
      read.raw('COALESCE(n.display_name, events.holder) AS holder'),
      'events.wr_ms as wrMs',
      'events.occurred_at as recordedAt',
    );
  return inOrder(ids, rows, ({ eventId }) => eventId);
}
