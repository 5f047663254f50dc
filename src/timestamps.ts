const DAY_MS = 86_400_000;

/** Two digits of the years of 53 weeks, by their century's place among four: the calendar repeats after 400 years. */
const LONG_YEARS = [0, 1, 2, 3].map((century) =>
  Array.from({ length: 100 }, (_, year) => year)
    .filter((year) => isLong(2000 + century * 100 + year))
    .map((year) => String(year).padStart(2, '0'))
    .join('|'),
);
const CENTURIES = [
  '[02468][048]|[13579][26]',
  '[02468][159]|[13579][37]',
  '[02468][26]|[13579][048]',
  '[02468][37]|[13579][159]',
];
const LEAP_YEAR = '\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00';
const LONG_YEAR = CENTURIES.map((century, index) => `(?:${century})(?:${LONG_YEARS[index]})`).join('|');

const CALENDAR_DAY =
  '\\d{4}-?(?:(?:0[13578]|1[02])-?(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-?(?:0[1-9]|[12]\\d|30)|02-?(?:0[1-9]|1\\d|2[0-8]))' +
  `|(?:${LEAP_YEAR})-?02-?29`;
const ORDINAL_DAY = `\\d{4}-?(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:${LEAP_YEAR})-?366`;
const WEEK_DAY = `\\d{4}-?[Ww](?:0[1-9]|[1-4]\\d|5[0-2])-?[1-7]|(?:${LONG_YEAR})-?[Ww]53-?[1-7]`;
const TIME =
  '(?:(?:[01]\\d|2[0-3])(?::?[0-5]\\d(?::?(?:[0-5]\\d|60))?)?(?:[.,]\\d+)?|24(?::?00(?::?00)?)?(?:[.,]0+)?)';
const OFFSET = '[Zz]|[+-](?:[01]\\d|2[0-3])(?::?[0-5]\\d)?';

/** An ISO 8601 date, alone or with a time, on a day that exists; specs/DECISIONS.md says how each form is read. */
export const TIMESTAMP = new RegExp(
  `^(?:${CALENDAR_DAY}|${ORDINAL_DAY}|${WEEK_DAY})(?:[Tt ]${TIME}(?:${OFFSET})?)?$`,
);

const PARTS =
  /^(?<year>\d{4})-?(?:(?<month>\d\d)-?(?<day>\d\d)|(?<ordinal>\d{3})|[Ww](?<week>\d\d)-?(?<weekday>\d))(?:[Tt ](?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d))?)?(?:[.,](?<fraction>\d+))?(?<offset>[Zz]|[+-]\d\d(?::?\d\d)?)?)?$/;

const LAST_DAY = '9999-12-31';

/**
 * Returns an ISO 8601 date or date-time as RFC 3339 has it, with seconds and its own offset: without a time it is midnight,
 * without an offset UTC. A leap second becomes the second before it, 24:00 the next midnight; what would lie behind the year
 * 9999 its last moment. Any other text is returned as it is.
 */
export function completeTimestamp(text: string): string {
  const parts = TIMESTAMP.test(text) ? PARTS.exec(text)?.groups : undefined;
  if (!parts) return text;
  const { hour = '00', minute = '00', second = '00', fraction, offset = 'Z' } = parts;
  const day = toDay(parts, hour === '24');
  const end = completeOffset(offset);
  if (day > LAST_DAY || day.length > LAST_DAY.length) return `${LAST_DAY}T23:59:59.999${end}`;
  if (hour === '24') return `${day}T00:00:00${end}`;
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

/** Returns a date, or the day after it, as a calendar date; behind the year 9999 it begins with `+`. */
function toDay(parts: Readonly<Record<string, string | undefined>>, isNext: boolean): string {
  const { year = '', month, day, ordinal, week, weekday } = parts;
  if (month !== undefined && !isNext) return `${year}-${month}-${day}`;
  const days =
    month === undefined ? (ordinal === undefined ? 7 * (Number(week) - 1) : Number(ordinal) - 1) : 0;
  const first =
    week === undefined
      ? Date.parse(`${year}-${month ?? '01'}-${day ?? '01'}`)
      : firstMonday(Number(year)) + (Number(weekday) - 1) * DAY_MS;
  return new Date(first + (days + Number(isNext)) * DAY_MS).toISOString().split('T')[0] ?? '';
}

/** Returns the Monday of a year's first week, which is the one with 4 January. */
function firstMonday(year: number): number {
  const fourth = Date.parse(`${String(year).padStart(4, '0')}-01-04`);
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
}

/** Whether a year has 53 weeks. */
function isLong(year: number): boolean {
  return firstMonday(year + 1) - firstMonday(year) === 53 * 7 * DAY_MS;
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
