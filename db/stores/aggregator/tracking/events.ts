import type { Knex } from 'knex';
import type { Database } from '../../../database.js';
import { seeAccounts } from '../shared/accounts-write.js';
import { ensureMaps } from '../shared/maps-write.js';
import { touchProject, type TouchedProject } from '../shared/projects-write.js';
import { storeSteps } from '../shared/world-records.js';
import type { EventFilter } from './event-filter.js';
import { countGroups } from './event-counts.js';
import { listEvents, type EventPage } from './event-list.js';
import { understandEvent, type SentEvent } from './sent-event.js';

/** How often events with one source and type happened. */
export interface EventGroup {
  source: string;
  event_type: string;
  events: number;
}

/** What has happened, as the projects told it. */
export interface Events {
  /**
   * Stores events of a project; returns for each the id of the event that holds it, and whether that is a new one. A world
   * record that is known already is no new event.
   */
  store: (
    project: TouchedProject,
    events: readonly SentEvent[],
  ) => Promise<{ eventId: number; isNew: boolean }[]>;
  /** Returns a page of events, newest first, and how many fit. */
  list: (filter: EventFilter, page: number, limit: number) => Promise<EventPage>;
  /** Returns the numbers of events by source and type, in no particular order; none of them is 0. */
  count: (filter: EventFilter) => Promise<EventGroup[]>;
}

/** Returns the store of events. */
export function createEvents(database: Database): Events {
  return {
    store: (project, events) => database.write((trx) => storeEvents(trx, project, events)),
    list: (filter, page, limit) => database.snapshot((read) => listEvents(read, filter, page, limit)),
    count: (filter) => database.snapshot((read) => countGroups(read, filter)),
  };
}

async function storeEvents(
  trx: Knex.Transaction,
  touched: TouchedProject,
  events: readonly SentEvent[],
): Promise<{ eventId: number; isNew: boolean }[]> {
  const { projectKey, sourceLabel: source } = await touchProject(trx, touched);
  const { receivedAt } = touched;
  const steps = events.map((event) => understandEvent(event, { projectKey, source, receivedAt }));
  const records = steps.flatMap(({ event, record }) => (record ? [{ event, record }] : []));
  const seen = records.map(({ event: { mapName, occurredAt }, record: { mapUid } }) => {
    return { mapUid, mapName, observedAt: occurredAt };
  });
  const maps = await ensureMaps(trx, seen, receivedAt);
  const stored = await storeSteps(trx, steps, maps);
  await seeAccounts(
    trx,
    records.flatMap(({ record: { accountId, recordedAt: at } }) =>
      accountId === null ? [] : [{ accountId, reason: 'record_holder' as const, at }],
    ),
  );
  return stored.map(({ eventId, isNew }) => ({ eventId: eventId ?? 0, isNew }));
}
