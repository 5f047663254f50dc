import { foldCase, searchText } from './search-text.js';

/** An event to store. Unknown fields are null. */
export interface NewEvent {
  eventType: string;
  projectKey: string;
  source: string;
  occurredAt: string;
  receivedAt: string;
  /** Whether lists hide it by default. */
  system: boolean;
  changed: boolean;
  mapUid: string | null;
  mapName: string | null;
  accountId: string | null;
  holder: string | null;
  wrMs: number | null;
  oldWrTime: number | null;
  newWrTime: number | null;
  /** Whether a report of its record has revoked a faster one; false without a record. */
  afterRemoval?: boolean;
  message: string | null;
  eventKey: string | null;
  /** A JSON object. */
  payload: Record<string, unknown> | null;
  /** Events with the same key are the same event; null is always a new event. A key begins with what it is unique in, such as its project. */
  dedupeKey: string | null;
}

/** The fields of an event without map, player and time. */
export const NO_MAP_FIELDS = {
  mapUid: null,
  mapName: null,
  accountId: null,
  holder: null,
  wrMs: null,
  oldWrTime: null,
  newWrTime: null,
  eventKey: null,
} as const;

/** A stored event. */
export interface EventRow {
  event_id: number;
  event_type: string;
  project_key: string;
  source: string;
  source_key: string;
  occurred_at: string;
  received_at: string;
  system: number;
  changed: number;
  map_uid: string | null;
  map_name: string | null;
  account_id: string | null;
  holder: string | null;
  wr_ms: number | null;
  old_wr_time: number | null;
  new_wr_time: number | null;
  message: string | null;
  event_key: string | null;
  payload: string | null;
  search_text: string;
  dedupe_key: string | null;
  after_removal: number;
}

/** The columns of an event. */
export const EVENT_COLUMNS = [
  'event_id',
  'event_type',
  'project_key',
  'source',
  'source_key',
  'occurred_at',
  'received_at',
  'system',
  'changed',
  'map_uid',
  'map_name',
  'account_id',
  'holder',
  'wr_ms',
  'old_wr_time',
  'new_wr_time',
  'message',
  'event_key',
  'payload',
  'search_text',
  'dedupe_key',
  'after_removal',
] as const satisfies readonly (keyof EventRow)[];

/** Returns an event's row. */
export function eventRow(event: NewEvent, eventId: number): EventRow {
  return {
    event_id: eventId,
    event_type: event.eventType,
    project_key: event.projectKey,
    source: event.source,
    source_key: foldCase(event.source),
    occurred_at: event.occurredAt,
    received_at: event.receivedAt,
    system: Number(event.system),
    changed: Number(event.changed),
    map_uid: event.mapUid,
    map_name: event.mapName,
    account_id: event.accountId,
    holder: event.holder,
    wr_ms: event.wrMs,
    old_wr_time: event.oldWrTime,
    new_wr_time: event.newWrTime,
    message: event.message,
    event_key: event.eventKey,
    payload: event.payload === null ? null : JSON.stringify(event.payload),
    search_text: eventSearchText(event),
    dedupe_key: event.dedupeKey,
    after_removal: Number(event.afterRemoval ?? false),
  };
}

/** Returns the text that searches of a stored event match. */
export function rowSearchText(row: EventRow): string {
  return eventSearchText({
    mapName: row.map_name,
    mapUid: row.map_uid,
    holder: row.holder,
    eventType: row.event_type,
    projectKey: row.project_key,
    message: row.message,
  });
}

/** Returns the text that searches of events match. */
export function eventSearchText(
  event: Pick<NewEvent, 'mapName' | 'mapUid' | 'holder' | 'eventType' | 'projectKey' | 'message'>,
): string {
  return searchText([
    event.mapName ?? '',
    event.mapUid ?? '',
    event.holder ?? '',
    event.eventType,
    event.projectKey,
    event.message ?? '',
  ]);
}
