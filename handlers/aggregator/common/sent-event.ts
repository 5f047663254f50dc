import type { SentEvent } from '../../../db/rules/normalize-event.js';
import type { Operations } from '../../../generated/aggregator/operations.js';
import { invalidRequest } from './responses.js';
import { validateEvent } from './validate-event.js';

type EventFacts = Operations['ingestEvent']['requestBody']['content']['application/json']['event'];

/** Returns an event with one name for each of its facts. An event without a time has the time of its request. */
export function toSentEvent(
  { type, eventType, occurredAt, recordedAt, ...facts }: EventFacts,
  observedAt: string | undefined,
): SentEvent {
  return { ...facts, type: type ?? eventType ?? '', occurredAt: occurredAt ?? recordedAt ?? observedAt };
}

/** Returns the 400 of a single event that is rejected, or null. */
export function explainEvent(event: SentEvent): ReturnType<typeof invalidRequest> | null {
  const fault = validateEvent(event);
  if (!fault) return null;
  const path = `event.${fault.field}`;
  return invalidRequest(path, `Body field ${path} ${fault.expected}`);
}
