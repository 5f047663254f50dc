import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import { asTable } from '../../bulk.js';
import type { Database } from '../../connection/database.js';
import { ALL_EVENTS } from '../../search/event-filter.js';
import { listEventIds } from '../../search/list-events.js';
import { listEventIdsAfter, type EventsAfter } from '../../search/list-events-after.js';
import { inOrder } from '../../sql/in-order.js';
import { isLargePage } from '../../sql/large-page.js';
import { pageFacts, type Page, type PageFacts } from './paging.js';

type Schemas = components['schemas'];

interface EventsFilter {
  /** A normalized project key; "" matches all. */
  projectKey: string;
  /** Part of an event's text; "" matches all. */
  q: string;
}

export interface EventsQuery extends EventsFilter, Page {}

/** The projects' events, without the system's. */
export interface Events {
  /** Returns a page of events, newest first. */
  list: (query: EventsQuery) => Promise<{ events: Schemas['Event'][] } & PageFacts>;
  /** Returns the events that were stored after an id, in the order in which they were stored. */
  listAfter: (
    query: EventsFilter & { after: number; limit: number },
  ) => Promise<EventsAfter<Schemas['Event']>>;
}

/** Returns the catalog's store of events. */
export function createEvents(database: Database): Events {
  return {
    list: ({ projectKey, q, ...page }) =>
      database.snapshot(
        async (read) => {
          const filter = { ...ALL_EVENTS, includeSystem: false, projectKey, q };
          const { rows, ...total } = await listEventIds(read, filter, page);
          return { events: await readEvents(read, rows), ...pageFacts(total, page) };
        },
        { isCostly: q !== '' || isLargePage(page) },
      ),
    listAfter: ({ projectKey, q, ...page }) =>
      database.snapshot(
        async (read) => {
          const filter = { ...ALL_EVENTS, includeSystem: false, projectKey, q };
          const found = await listEventIdsAfter(read, filter, page);
          return { ...found, events: await readEvents(read, found.events) };
        },
        { isCostly: true },
      ),
  };
}

/** An event shows its holder as sent; without one, the present name of its account. */
async function readEvents(read: Knex, ids: number[]): Promise<Schemas['Event'][]> {
  if (ids.length === 0) return [];
  const source = asTable(
    read,
    'events',
    ['event_id'],
    ids.map((event_id) => ({ event_id })),
  );
  const rows = await read
    .from(read.raw('? CROSS JOIN events', [source]))
    .joinRaw('LEFT JOIN display_names n ON n.account_id = events.account_id AND events.holder IS NULL')
    .whereRaw('events.event_id = r.event_id')
    .select<(Omit<Schemas['Event'], 'afterRemoval'> & { after_removal: number })[]>(
      'events.event_id as eventId',
      'events.event_type as type',
      'events.project_key as projectKey',
      'events.map_uid as mapUid',
      'events.map_name as mapName',
      'events.account_id as accountId',
      read.raw('COALESCE(events.holder, n.display_name) AS holder'),
      'events.wr_ms as wrMs',
      'events.occurred_at as recordedAt',
      'events.after_removal',
    );
  const events = rows.map(({ after_removal: afterRemoval, ...event }) => {
    return { ...event, afterRemoval: afterRemoval === 1 };
  });
  return inOrder(ids, events, ({ eventId }) => eventId);
}
