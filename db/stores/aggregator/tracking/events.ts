import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from '../../../connection/database.js';
import { normalizeEvent, type NormalizedEvent, type SentEvent } from '../../../rules/normalize-event.js';
import { toParts } from '../../../rules/parts.js';
import { isFirstOfAll, type EventFilter } from '../../../search/event-filter.js';
import { listEventIds, listEventIdsAfter, type EventsAfter } from '../../../search/events.js';
import { SEARCH_LIMITS } from '../../../search/matches.js';
import { isLargePage, type Total } from '../../../sql/read-page.js';
import { readLastEventId } from '../../../sql/last-event-id.js';
import { countGroups, type EventGroup } from '../../../search/event-counts.js';
import { saveSeenAccounts } from '../../../writes/accounts.js';
import { BLOCKED, type BlockedAccounts } from '../../../writes/blocked-accounts.js';
import { findStoredKeys, rememberKeys, type RepeatKey } from '../../../writes/events.js';
import { saveMaps } from '../../../writes/maps.js';
import { saveProject, type ProjectFields } from '../../../writes/projects.js';
import { storeReports } from '../../../writes/records.js';
import { prepareNewestEvents, readEvents, toEvents, type Event } from './read-events.js';

/** A page of events. The total counts the matching events. */
interface EventPage extends Total {
  events: Event[];
  /** Whether matching events follow this page. */
  hasMore: boolean;
  /** The last event id that was given when the page was read. */
  lastEventId: number;
}

/** The events of the projects. */
export type Events = ReturnType<typeof createEvents>;

/** Events that are normalized before other requests get a turn: each payload may have 16 KiB. */
const EVENTS_AT_ONCE = 100;

/** Returns the store of events. */
export function createEvents(database: Database, limits = SEARCH_LIMITS) {
  const readNewest = prepareNewestEvents(database);
  return {
    /** Stores events of a project; returns the id of each event, and whether it is new. A repeated world record is no new event. */
    store: async (
      { isAuthenticated, ...project }: ProjectFields & { isAuthenticated?: boolean | undefined },
      events: readonly SentEvent[],
    ): Promise<{ eventId: number; isNew: boolean }[]> => {
      const { projectKey, receivedAt } = project;
      const normalized: NormalizedEvent[] = [];
      for (const part of toParts(events, EVENTS_AT_ONCE)) {
        for (const one of part)
          normalized.push(normalizeEvent(one, { projectKey, receivedAt, isAuthenticated }));
        await setImmediate();
      }
      return database.write(async (trx) =>
        storeContribution(trx, project, withoutBlocked(normalized, await database.remember(BLOCKED, trx))),
      );
    },
    /** Returns a page of events, newest first, and their total. */
    list: async (filter: EventFilter, page: number, limit: number): Promise<EventPage> => {
      const wanted = { limit, offset: (page - 1) * limit };
      const first = isFirstOfAll(filter, wanted) ? await readNewest(limit) : null;
      if (first) {
        const { rows, total, lastEventId } = first;
        return { events: toEvents(rows), total, totalRelation: 'eq', hasMore: limit < total, lastEventId };
      }
      return database.snapshot(
        async (read) => {
          const lastEventId = await readLastEventId(read);
          const { rows, ...total } = await listEventIds(read, filter, wanted, limits);
          return { events: await readEvents(read, rows), ...total, lastEventId };
        },
        { isCostly: filter.q !== '' || isLargePage(wanted) },
      );
    },
    /** Returns a filter's events that were stored after an id, in the order in which they were stored. */
    listAfter: (filter: EventFilter, page: { after: number; limit: number }): Promise<EventsAfter<Event>> =>
      database.snapshot(
        async (read) => {
          const found = await listEventIdsAfter(read, filter, page, limits);
          return { ...found, events: await readEvents(read, found.events) };
        },
        { isCostly: true },
      ),
    /** Returns the positive numbers of events by source and type, without regard to the text, in no particular order. */
    count: (filter: EventFilter): Promise<EventGroup[]> =>
      database.snapshot((read) => countGroups(read, filter), {
        isCostly: filter.from !== null || filter.to !== null,
      }),
  };
}

/** Returns events without blocked accounts and their names. */
function withoutBlocked(events: readonly NormalizedEvent[], { hide }: BlockedAccounts): NormalizedEvent[] {
  return events.map(({ event, report }) => ({ event: hide(event), ...(report && { report: hide(report) }) }));
}

async function storeContribution(
  trx: Knex.Transaction,
  sender: ProjectFields,
  events: readonly NormalizedEvent[],
): Promise<{ eventId: number; isNew: boolean }[]> {
  const project = await saveProject(trx, sender);
  const sent = events.map((one) => ({ ...one, event: { ...one.event, source: project.sourceLabel } }));
  const known = await findStoredKeys(
    trx,
    sent.map(({ event }) => event),
  );
  // Of several events with the same key the first counts.
  const keys = new Set(known.keys());
  const fresh = sent.filter(({ event: { dedupeKey: key } }) => {
    if (key === null) return true;
    const isFirst = !keys.has(key);
    keys.add(key);
    return isFirst;
  });
  const reports = fresh.flatMap(({ event, report }) => (report ? [{ event, report }] : []));
  const seen = reports.map(({ event: { mapName, occurredAt }, report: { mapUid } }) => {
    return { mapUid, mapName, observedAt: occurredAt };
  });
  const stored = await storeReports(trx, fresh, await saveMaps(trx, seen, sender.receivedAt));
  const results = new Map(stored.map(({ eventId, isNew }, index) => [fresh[index], { eventId, isNew }]));
  const repeatKeys: RepeatKey[] = [];
  for (const [one, { eventId, isNew }] of results) {
    const { dedupeKey: key = null, receivedAt = '' } = one?.event ?? {};
    if (key === null) continue;
    known.set(key, eventId);
    if (!isNew) repeatKeys.push({ dedupe_key: key, event_id: eventId, received_at: receivedAt });
  }
  await rememberKeys(trx, repeatKeys);
  await saveSeenAccounts(
    trx,
    reports.flatMap(({ report: { accountId, recordedAt: at } }) =>
      accountId === null ? [] : [{ accountId, reason: 'record_holder' as const, at }],
    ),
  );
  return sent.map(
    (one) => results.get(one) ?? { eventId: known.get(one.event.dedupeKey ?? '') ?? 0, isNew: false },
  );
}
