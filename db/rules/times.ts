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
 * since a lead would win every conflict. The text must match the `date-time` format.
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
  return sent === undefined ? undefined : new Date(parseTimestamp(sent)).toISOString();
}

/** Returns a timestamp in milliseconds since 1970. Reads all of the `date-time` format, of which `Date` reads a part. */
function parseTimestamp(text: string): number {
  const isLeapSecond = /:60(?=[.z+-])/i.test(text);
  const plain = text.replace(/:60(?=[.z+-])/i, ':59').replace(/([+-]\d\d)$/, '$1:00');
  const time = Date.parse(plain) + (isLeapSecond ? 1000 : 0);
  if (Number.isNaN(time)) throw new Error(`"${text}" is no date-time.`);
  // An offset may lead out of the years with four digits.
  return Math.min(Math.max(time, FIRST_MS), LAST_MS);
}
