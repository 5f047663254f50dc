import type { EventFilter } from '../../../db/search/event-filter.js';
import { invalidRequest } from './responses.js';
import { storedKey } from '../../shared/stored-key.js';

interface EventQuery {
  project_key: string;
  include_system: boolean;
  from_iso?: string | undefined;
  to_iso?: string | undefined;
  source?: string;
  event_type?: string;
  account_id?: string;
  changed_only?: boolean;
  q?: string;
  max_event_id?: number | undefined;
}

/** Returns the event filter of a query. */
export function parseEventFilter(query: EventQuery): EventFilter {
  return {
    projectKey: storedKey(query.project_key),
    source: query.source ?? '',
    eventType: query.event_type ?? '',
    accountId: query.account_id ?? '',
    changedOnly: query.changed_only ?? false,
    includeSystem: query.include_system,
    from: parseTimestamp(query.from_iso),
    to: parseTimestamp(query.to_iso),
    q: query.q ?? '',
    maxEventId: query.max_event_id ?? null,
  };
}

/** Returns the 400 of a query whose time ends before it begins, or null. */
export function endsBeforeBeginning({ from, to }: EventFilter): ReturnType<typeof invalidRequest> | null {
  if (from === null || to === null || from <= to) return null;
  return invalidRequest('from_iso', 'Query parameter from_iso must not be after to_iso.');
}

function parseTimestamp(text: string | undefined): string | null {
  if (text === undefined) return null;
  // An offset may lead outside the four-digit years, where no event exists.
  const time = Math.max(Date.parse(text), Date.parse('0000-01-01T00:00:00.000Z'));
  return new Date(Math.min(time, Date.parse('9999-12-31T23:59:59.998Z'))).toISOString();
}
