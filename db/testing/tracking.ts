import type { Database } from '../connection/database.js';
import { NO_MAP_FIELDS, type NewEvent } from '../rules/event-row.js';
import { saveMaps } from '../writes/maps.js';
import { saveProject } from '../writes/projects.js';
import type { EventToStore, RecordReport } from '../rules/world-records.js';
import { storeReports, type StoredEvent } from '../writes/records.js';
import type { EventFilter } from '../search/event-filter.js';

/** The default time of tests of tracking. */
export const AT = '2026-03-01T12:00:00.000Z';

/** Returns the time some minutes after `AT`; before it if negative. */
export function minutes(count: number): string {
  return new Date(Date.parse(AT) + count * 60_000).toISOString();
}

/** The filter of all events but the system's. */
export const ALL_EVENTS: EventFilter = {
  projectKey: '',
  source: '',
  eventType: '',
  accountId: '',
  changedOnly: false,
  includeSystem: false,
  from: null,
  to: null,
  q: '',
  maxEventId: null,
};

/** Returns an event of project `p`. */
export function buildEvent(change: Partial<NewEvent> = {}): NewEvent {
  return {
    eventType: 'custom.thing',
    projectKey: 'p',
    source: 'P label',
    occurredAt: AT,
    receivedAt: AT,
    system: false,
    changed: false,
    ...NO_MAP_FIELDS,
    message: null,
    payload: null,
    dedupeKey: null,
    ...change,
  };
}

/** Returns a world record of Kestrel on map `m`, with its event. */
export function recordEvent(
  record: Partial<RecordReport> = {},
  event: Partial<NewEvent> = {},
): Required<Pick<EventToStore, 'event' | 'report'>> {
  const reported: RecordReport = {
    mapUid: 'm',
    accountId: 'kestrel',
    holder: 'Kestrel',
    wrMs: 40_000,
    recordedAt: AT,
    receivedAt: AT,
    isTimed: true,
    changed: true,
    revokes: true,
    isAuthenticated: false,
    ...record,
  };
  const { mapUid, accountId, holder, wrMs, recordedAt, receivedAt } = reported;
  const own = { eventType: 'wr_change', changed: true, occurredAt: recordedAt, newWrTime: wrMs };
  return {
    report: reported,
    event: buildEvent({ ...own, mapUid, accountId, holder, wrMs, receivedAt, ...event }),
  };
}

/** Stores events in one transaction, as a contribution of project `p` does. */
export function store(database: Database, events: EventToStore[], projectKey = 'p'): Promise<StoredEvent[]> {
  return database.write(async (trx) => {
    await saveProject(trx, { projectKey, receivedAt: AT });
    const uids = events.flatMap(({ report }) => report?.mapUid ?? []);
    const seen = uids.map((mapUid) => ({ mapUid, mapName: null, observedAt: AT }));
    return storeReports(trx, events, await saveMaps(trx, seen, AT));
  });
}

/** Returns all rows of a table in a given order. */
export async function readAll(
  database: Database,
  table: string,
  ...order: string[]
): Promise<Record<string, unknown>[]> {
  return database.read(table).orderBy(order).select<Record<string, unknown>[]>('*');
}
