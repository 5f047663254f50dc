const DAY_MS = 86_400_000;

const LEAP_YEAR = '\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00';
const DAY =
  '\\d{4}-?(?:(?:0[13578]|1[02])-?(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-?(?:0[1-9]|[12]\\d|30)|02-?(?:0[1-9]|1\\d|2[0-8]))' +
  `|(?:${LEAP_YEAR})-?02-?29`;
const TIME =
  '(?:(?:[01]\\d|2[0-3])(?::?[0-5]\\d(?::?(?:[0-5]\\d|60))?)?(?:[.,]\\d+)?|24(?::?00(?::?00)?)?(?:[.,]0+)?)';
const OFFSET = '[Zz]|[+-](?:[01]\\d|2[0-3])(?::?[0-5]\\d)?';

/** An ISO 8601 calendar date, alone or with a time, on a day that exists; specs/decisions.md says how each form is read. */
export const TIMESTAMP = new RegExp(`^(?:${DAY})(?:[Tt ]${TIME}(?:${OFFSET})?)?$`);

const PARTS =
  /^(?<year>\d{4})-?(?<month>\d\d)-?(?<day>\d\d)(?:[Tt ](?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d))?)?(?:[.,](?<fraction>\d+))?(?<offset>[Zz]|[+-]\d\d(?::?\d\d)?)?)?$/;

const LAST_DAY = '9999-12-31';

/**
 * Returns an ISO 8601 date or date-time as RFC 3339 has it, with seconds and its own offset: without a time it is midnight,
 * without an offset UTC. A leap second becomes the second before it, 24:00 the next midnight, in the year 9999 at most its last
 * moment. Any other text is returned as it is.
 */
export function completeTimestamp(text: string): string {
  const parts = TIMESTAMP.test(text) ? PARTS.exec(text)?.groups : undefined;
  if (!parts) return text;
  const { year, month, hour = '00', minute = '00', second = '00', fraction, offset = 'Z' } = parts;
  const day = `${year}-${month}-${parts['day']}`;
  const end = completeOffset(offset);
  if (hour === '24') {
    if (day === LAST_DAY) return `${day}T23:59:59.999${end}`;
    return `${new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)}T00:00:00${end}`;
  }
  if (fraction !== undefined && parts['second'] === undefined) {
    const unit = parts['minute'] === undefined ? 3_600_000 : 60_000;
    // Many nines are read as 1.
    const fractionMs = Math.min(Math.floor(Number(`0.${fraction}`) * unit), unit - 1);
    const ms = Number(hour) * 3_600_000 + Number(minute) * 60_000 + fractionMs;
    return `${day}T${new Date(ms).toISOString().slice(11, 23)}${end}`;
  }
  const seconds = second === '60' ? '59' : second;
  const time = `${hour}:${minute}:${seconds}${fraction === undefined ? '' : `.${fraction.slice(0, 9)}`}`;
  return `${day}T${time}${end}`;
}

function completeOffset(offset: string): string {
  if (/^z$/i.test(offset)) return 'Z';
  return `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
}

/** Returns the moment of an ISO 8601 date or date-time as `completeTimestamp` completes it; null for any other text. */
export function readTimestamp(text: string): Date | null {
  return TIMESTAMP.test(text) ? new Date(completeTimestamp(text)) : null;
}

/** The documents allow 40 characters. */
const MAX_RESTORED = 64;

/**
 * Returns a timestamp of a query with the `+` of its offset, which decoding has made a space when it was not encoded. A text that is too
 * long for a timestamp is returned as it is: the search takes the square of its length, and comes before the validator.
 */
export function restorePlus(text: string): string {
  if (text.length > MAX_RESTORED) return text;
  return text.replace(/^(\d.*[Tt ]\d\d\S*) (\d\d(?::?\d\d)?)$/, '$1+$2');
}
