/** Returns the later of two timestamps; null is earlier than any. */
export function laterOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

/** Returns the start of a timestamp's hour. */
export function hourOf(at: string): string {
  return `${at.slice(0, 13)}:00:00.000Z`;
}

/** Returns the start of a timestamp's UTC day. */
export function dayOf(at: string): string {
  return `${at.slice(0, 10)}T00:00:00.000Z`;
}

const MAX_LEAD_MS = 300_000;
const FIRST_MS = Date.parse('0000-01-01T00:00:00.000Z');

/**
 * Returns a sent timestamp in UTC with milliseconds; the time of receipt if it is absent or more than five minutes
 * ahead. The text must match the `date-time` format.
 */
export function timestampOf(sent: string | undefined, receivedAt: string): string {
  return reportedTimestamp(sent, receivedAt) ?? receivedAt;
}

/** Returns the same, but null instead of the time of receipt. */
export function reportedTimestamp(sent: string | undefined, receivedAt: string): string | null {
  if (sent === undefined) return null;
  const time = parseTimestamp(sent);
  return time > Date.parse(receivedAt) + MAX_LEAD_MS ? null : new Date(time).toISOString();
}

/** Returns a timestamp in UTC with milliseconds, however far ahead it is: one text for all its spellings. */
export function formatTimestamp(sent: string | undefined): string | undefined {
  return sent === undefined ? undefined : new Date(parseTimestamp(sent)).toISOString();
}

/** Returns a timestamp in milliseconds since 1970. Reads all of the `date-time` format, of which `Date` reads a part. */
export function parseTimestamp(text: string): number {
  const isLeapSecond = /:60(?=[.z+-])/i.test(text);
  const plain = text.replace(/:60(?=[.z+-])/i, ':59').replace(/([+-]\d\d)$/, '$1:00');
  const time = Date.parse(plain) + (isLeapSecond ? 1000 : 0);
  if (Number.isNaN(time)) throw new Error(`"${text}" is no date-time.`);
  // An offset may lead out of the years with four digits.
  return Math.max(time, FIRST_MS);
}
