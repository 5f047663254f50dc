/** Returns the later of two moments; null is earlier than any. */
export function laterOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

/** Returns the start of the hour of a moment. */
export function hourOf(at: string): string {
  return `${at.slice(0, 13)}:00:00.000Z`;
}

/** Returns the start of the UTC day of a moment. */
export function dayOf(at: string): string {
  return `${at.slice(0, 10)}T00:00:00.000Z`;
}

const MAX_LEAD_MS = 300_000;
const FIRST_MS = Date.parse('0000-01-01T00:00:00.000Z');

/**
 * Returns when something happened, in UTC with milliseconds: as it was sent, or when it was received if nothing was sent
 * or a moment of more than five minutes ahead. The text must have passed the `date-time` format.
 */
export function timestampOf(sent: string | undefined, receivedAt: string): string {
  return reportedTimestamp(sent, receivedAt) ?? receivedAt;
}

/** Returns the same, but null where the moment of receipt would stand in for one that was not told or cannot be true. */
export function reportedTimestamp(sent: string | undefined, receivedAt: string): string | null {
  if (sent === undefined) return null;
  const time = parseTimestamp(sent);
  return time > Date.parse(receivedAt) + MAX_LEAD_MS ? null : new Date(time).toISOString();
}

/** Returns a moment in the one spelling that is the same for all spellings of it, however far ahead it is. */
export function formatTimestamp(sent: string | undefined): string | undefined {
  return sent === undefined ? undefined : new Date(parseTimestamp(sent)).toISOString();
}

/** Returns a moment of the `date-time` format as milliseconds since 1970; the format allows more than `Date` reads. */
export function parseTimestamp(text: string): number {
  const isLeapSecond = /:60(?=[.z+-])/i.test(text);
  const plain = text.replace(/:60(?=[.z+-])/i, ':59').replace(/([+-]\d\d)$/, '$1:00');
  const time = Date.parse(plain) + (isLeapSecond ? 1000 : 0);
  if (Number.isNaN(time)) throw new Error(`"${text}" is not of the date-time format.`);
  // An offset may lead out of the years that are written with four digits.
  return Math.max(time, FIRST_MS);
}
