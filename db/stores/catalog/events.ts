import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../database.js';
import { containsText } from '../aggregator/shared/contains-text.js';
import { pagingOf, type Page } from './paging.js';
import { countEvents } from './totals.js';

type Schemas = components['schemas'];

export interface EventsQuery extends Page {
  /** Key of a project as it is stored; "" is all. */
  projectKey: string;
  /** Part of what an event says; "" is all. */
  q: string;
}

/** What projects have told, without what only tells of the machinery. */
export interface EventsStore {
  /** Returns a page of events, newest first. */
  list: (query: EventsQuery) => Promise<Schemas['EventList']>;
}

/** Returns the store of events as the catalog shows them. */
export function createEvents(database: Database): EventsStore {
  return { list: (query) => database.snapshot((read) => list(read, query)) };
}

async function list(read: Knex, query: EventsQuery): Promise<Schemas['EventList']> {
  const { projectKey, q, limit, offset } = query;
  const chosen = read('events as e').where('e.system', 0);
  if (projectKey !== '') void chosen.where('e.project_key', projectKey);
  if (q !== '') wantText(read, chosen, q);
  const total =
    q === '' ? await countEvents(read, projectKey === '' ? undefined : projectKey) : await count(chosen);
  const events = offset < total ? await readPage(read, chosen, { limit, offset }) : [];
  return { events, total, limit, offset, paging: pagingOf(total, query) };
}

/** An event's own text has the holder as it was told; the one that is shown comes from the directory. */
function wantText(read: Knex, chosen: Knex.QueryBuilder, q: string): void {
  const [hasName, names] = containsText(read, 'd.normalized_display_name', q);
  const [hasText, texts] = containsText(read, 'e.search_text', q);
  const named = `e.account_id IN (SELECT d.account_id FROM display_names d WHERE ${hasName})`;
  void chosen.whereRaw(`(${hasText} OR ${named})`, [...texts, ...names]);
}

async function count(chosen: Knex.QueryBuilder): Promise<number> {
  const [counted] = await chosen.clone().count<{ total: number }[]>('* as total');
  return counted?.total ?? 0;
}

function readPage(
  read: Knex,
  chosen: Knex.QueryBuilder,
  { limit, offset }: Page,
): Promise<Schemas['Event'][]> {
  return chosen
    .leftJoin('display_names as n', 'n.account_id', 'e.account_id')
    .orderByRaw('e.occurred_at DESC, e.event_id DESC')
    .limit(limit)
    .offset(offset)
    .select<Schemas['Event'][]>(
      'e.event_id as eventId',
      'e.event_type as type',
      'e.project_key as projectKey',
      'e.map_uid as mapUid',
      'e.map_name as mapName',
      'e.account_id as accountId',
      read.raw('COALESCE(n.display_name, e.holder) AS holder'),
      'e.wr_ms as wrMs',
      'e.occurred_at as recordedAt',
    );
}
