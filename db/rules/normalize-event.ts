import type { Operations } from '../../generated/aggregator/operations.js';
import { digestValue } from './canonical-json.js';
import type { NewEvent } from './event-row.js';
import { parseHolder } from './holders.js';
import { toMapName } from './map-name.js';
import { formatTimestamp, toObservationTime } from './times.js';
import type { EventToStore } from './world-records.js';

type Facts = Operations['ingestEvent']['requestBody']['content']['application/json']['event'];

/** An event as sent, with one name for each of its facts. */
export type SentEvent = Omit<Facts, 'type' | 'eventType' | 'recordedAt'> & { type: string };

/** Who has sent an event, and when it was received. */
interface EventSender {
  projectKey: string;
  receivedAt: string;
  /** Whether it came with a token. */
  isAuthenticated?: boolean | undefined;
}

/** An event as stored, but for its project's source, with its world record if it reports one. */
export type NormalizedEvent = Pick<EventToStore, 'report'> & { event: Omit<NewEvent, 'source'> };

/** Returns an event as it is stored. */
export function normalizeEvent(
  sent: SentEvent,
  { projectKey, receivedAt, isAuthenticated = false }: EventSender,
): NormalizedEvent {
  const isRecord = sent.type === 'wr_change';
  const wrMs = sent.wrMs ?? null;
  const at = toObservationTime(sent.occurredAt, receivedAt);
  const isTimed = sent.occurredAt !== undefined;
  const event: NormalizedEvent['event'] = {
    eventType: sent.type,
    projectKey,
    occurredAt: at,
    receivedAt,
    system: false,
    changed: sent.changed ?? isRecord,
    mapUid: sent.mapUid ?? null,
    mapName: toMapName(sent.mapUid, sent.mapName),
    ...parseHolder(sent.accountId, sent.holder),
    wrMs,
    oldWrTime: null,
    newWrTime: isRecord ? wrMs : null,
    message: sent.message ?? null,
    eventKey: sent.eventKey ?? null,
    payload: sent.payload ?? null,
    dedupeKey: toDedupeKey(sent, projectKey),
  };
  const { mapUid, accountId, holder, changed } = event;
  if (!isRecord || mapUid === null || wrMs === null) return { event };
  return {
    event,
    report: {
      mapUid,
      accountId,
      holder,
      wrMs,
      recordedAt: at,
      isTimed,
      receivedAt,
      changed,
      revokes: isTimed && changed,
      isAuthenticated,
    },
  };
}

/** A repeat is recognized by its key, else by its content if it has a time. */
function toDedupeKey(sent: SentEvent, projectKey: string): string | null {
  if (sent.eventKey !== undefined) return `${projectKey} key ${sent.eventKey}`;
  const occurredAt = formatTimestamp(sent.occurredAt);
  return occurredAt === undefined ? null : `${projectKey} content ${digestValue({ ...sent, occurredAt })}`;
}
