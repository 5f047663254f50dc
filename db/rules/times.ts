/** Returns the later of two timestamps; null is earlier than any. */
export function laterOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

/** Returns the earlier of two timestamps; null is none. */
export function earlierOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/** Returns a timestamp's hour as the keys of rollups have it, such as `2026-10-06T08`. */
export function hourKey(at: string): string {
  return at.slice(0, 13);
}

/** Returns the start of a timestamp's hour. */
export function hourStart(at: string): string {
  return `${hourKey(at)}:00:00.000Z`;
}

const FIRST_MS = Date.parse('0000-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Returns the timestamp of an observation in UTC with milliseconds: as sent, but the time of receipt if it is absent or later,
 * because a lead would win every conflict. The text must be as `completeTimestamp` returns it.
 */
export function toObservationTime(sent: string | undefined, receivedAt: string): string {
  const timestamp = formatTimestamp(sent) ?? receivedAt;
  return timestamp > receivedAt ? receivedAt : timestamp;
}

/** The timestamp of an observation. */
export interface ReportedTimestamp {
  /** As `toObservationTime` returns it. */
  at: string;
  /** As it was sent, even after the receipt: repeats are recognised by it; null if absent. */
  sentAt: string | null;
}

/** Returns the timestamp of an observation, and as it was sent. */
export function reportedTimestamp(sent: string | undefined, receivedAt: string): ReportedTimestamp {
  return { at: toObservationTime(sent, receivedAt), sentAt: formatTimestamp(sent) ?? null };
}

/** Returns a timestamp in UTC with milliseconds, however far ahead it is: one text for all its spellings. */
export function formatTimestamp(sent: string | undefined): string | undefined {
  if (sent === undefined) return undefined;
  // An offset may lead out of the years with four digits.
  return new Date(Math.min(Math.max(Date.parse(sent), FIRST_MS), LAST_MS)).toISOString();
}
