import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import { readRows } from '../../bulk.js';
import type { Database } from '../../connection/database.js';
import { ALL_EVENTS, isFirstOfAll } from '../../search/event-filter.js';
import { listEventIds, listEventIdsAfter, type EventsAfter } from '../../search/events.js';
import { storedAccount } from '../../rules/account-ids.js';
import { toReportedMap, type ReportedMap } from '../../rules/held-until.js';
import { REPORT_COLUMNS, type ReportRow } from '../../rules/world-records.js';
import { isLargePage } from '../../sql/read-page.js';
import {
  prepareNewestEvents,
  readStoredEvents,
  type StoredEvent,
} from '../aggregator/tracking/read-events.js';
import { pageFacts, type Page, type PageFacts } from './paging.js';

type Schemas = components['schemas'];

interface EventsFilter {
  /** A normalized project key; "" matches all. */
  projectKey: string;
  /** A player's account id; "" matches all. */
  accountId: string;
  /** Part of an event's text; "" matches all. */
  q: string;
}

export interface EventsQuery extends EventsFilter, Page {}

/** The projects' events, without the system's. */
export type Events = ReturnType<typeof createEvents>;

/** Returns the catalog's store of events. */
export function createEvents(database: Database) {
  const readNewest = prepareNewestEvents(database);
  return {
    /** Returns a page of events, newest first. */
    list: async ({
      limit,
      offset,
      ...sought
    }: EventsQuery): Promise<{ events: Schemas['Event'][] } & PageFacts> => {
      const page = { limit, offset };
      const filter = { ...ALL_EVENTS, includeSystem: false, ...sought };
      const first = isFirstOfAll(filter, page) ? await readNewest(limit) : null;
      if (first) {
        const { rows, total } = first;
        const facts = pageFacts({ total, totalRelation: 'eq', hasMore: limit < total }, page);
        return { events: rows.map(toEvent), ...facts };
      }
      return database.snapshot(
        async (read) => {
          const { rows, ...total } = await listEventIds(read, filter, page);
          return { events: await readEvents(read, rows, sought.accountId), ...pageFacts(total, page) };
        },
        { isCostly: sought.q !== '' || sought.accountId !== '' || isLargePage(page) },
      );
    },
    /** Returns the events that were stored after an id, in the order in which they were stored. */
    listAfter: ({
      after,
      limit,
      ...sought
    }: EventsFilter & { after: number; limit: number }): Promise<EventsAfter<Schemas['Event']>> =>
      database.snapshot(
        async (read) => {
          const filter = { ...ALL_EVENTS, includeSystem: false, ...sought };
          const found = await listEventIdsAfter(read, filter, { after, limit });
          return { ...found, events: await readEvents(read, found.events, sought.accountId) };
        },
        { isCostly: true },
      ),
  };
}

async function readEvents(read: Knex, ids: number[], accountId: string): Promise<Schemas['Event'][]> {
  const events = (await readStoredEvents(read, ids)).map(toEvent);
  return accountId === '' ? events : addEnds(read, events, accountId);
}

/** An event shows its holder as sent; without one, the present name of its account. */
function toEvent(row: StoredEvent): Schemas['Event'] {
  return {
    eventId: row.event_id,
    type: row.event_type,
    projectKey: row.project_key,
    mapUid: row.map_uid,
    mapName: row.map_name,
    accountId: row.account_id,
    holder: row.holder ?? row.display_name,
    wrMs: row.wr_ms,
    recordedAt: row.occurred_at,
    afterRemoval: row.after_removal === 1,
  };
}

/** Adds to a player's records until when each was the best time of its map. */
async function addEnds(read: Knex, events: Schemas['Event'][], player: string): Promise<Schemas['Event'][]> {
  const uids = [
    ...new Set(events.flatMap(({ type, mapUid }) => (type === 'wr_change' ? [mapUid ?? ''] : []))),
  ];
  const maps = await readReportedMaps(read, uids);
  return events.map((event) => {
    const map = maps.get(event.mapUid ?? '');
    const record = map?.records.find(
      (one) => one.wrMs === event.wrMs && one.player === storedAccount(player),
    );
    if (event.type !== 'wr_change' || !map || !record) return event;
    return { ...event, heldUntil: map.heldUntil(record), revoked: record.isRevoked };
  });
}

/** Reads what was reported of maps, with the records that follow. */
async function readReportedMaps(read: Knex, uids: string[]): Promise<Map<string, ReportedMap>> {
  if (uids.length === 0) return new Map();
  const keys = uids.map((map_uid) => ({ map_uid }));
  const ofMap = new Map(uids.map((uid): [string, ReportRow[]] => [uid, []]));
  for (const row of await readRows<ReportRow>(
    read,
    'world_record_reports',
    REPORT_COLUMNS,
    ['map_uid'],
    keys,
  ))
    ofMap.get(row.map_uid)?.push(row);
  return new Map([...ofMap].map(([uid, reports]) => [uid, toReportedMap(reports)]));
}
