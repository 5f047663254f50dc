import type { SentEvent } from '../../../db/rules/normalize-event.js';
import type { Schemas } from '../contract.js';

/** Types that only the service itself stores. */
const RESERVED = new Set([
  'wr_baseline',
  'map.checked',
  'tracker.run',
  'club.snapshot',
  'update_request',
  'displayname.sync',
  'instance.register',
  'instance.heartbeat',
  'traffic.batch',
]);
const MAX_PAYLOAD_BYTES = 16_384;

/** Why an event that fits its schema is rejected. */
interface EventFault {
  field: string;
  reason: Schemas['RejectedRow']['reason'];
  /** Continues the name of the field. */
  expected: string;
}

/** Returns why an event is rejected, or null. */
export function validateEvent({ type, mapUid, wrMs, payload }: SentEvent): EventFault | null {
  if (type === '')
    return { field: 'type', reason: 'missing_field', expected: 'is required; eventType will do as well.' };
  if (RESERVED.has(type)) {
    const expected = `must not be one of the reserved types, got "${type}".`;
    return { field: 'type', reason: 'reserved_type', expected };
  }
  if (type === 'wr_change' && (mapUid === undefined || wrMs === undefined)) {
    const field = mapUid === undefined ? 'mapUid' : 'wrMs';
    return { field, reason: 'missing_field', expected: 'is required for a wr_change.' };
  }
  const bytes = payload === undefined ? 0 : Buffer.byteLength(JSON.stringify(payload));
  if (bytes <= MAX_PAYLOAD_BYTES) return null;
  const expected = `must have at most ${MAX_PAYLOAD_BYTES} bytes as JSON, got ${bytes}.`;
  return { field: 'payload', reason: 'too_large', expected };
}
