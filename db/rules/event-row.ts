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
export type EventRow = ReturnType<typeof eventRow>;

/** Returns an event's row. */
export function eventRow(event: NewEvent, eventId: number) {
  const row = {
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
    dedupe_key: event.dedupeKey,
    after_removal: Number(event.afterRemoval ?? false),
  };
  return { ...row, search_text: eventSearchText(row) };
}

/** Returns the text that searches of events match. */
export function eventSearchText(
  row: Record<'map_name' | 'map_uid' | 'holder' | 'message', string | null> &
    Record<'event_type' | 'project_key', string>,
): string {
  const texts = [row.map_name, row.map_uid, row.holder, row.event_type, row.project_key, row.message];
  return searchText(texts.map((text) => text ?? ''));
}

const NO_EVENT: NewEvent = {
  ...NO_MAP_FIELDS,
  ...{ eventType: '', projectKey: '', source: '', occurredAt: '', receivedAt: '' },
  ...{ system: false, changed: false, message: null, payload: null, dedupeKey: null },
};

/** The columns of an event. */
export const EVENT_COLUMNS = Object.keys(eventRow(NO_EVENT, 0)) as (keyof EventRow)[];
