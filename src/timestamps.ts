const DAY =
  '\\d{4}-?(?:(?:0[13578]|1[02])-?(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-?(?:0[1-9]|[12]\\d|30)|02-?(?:0[1-9]|1\\d|2[0-8]))' +
  '|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-?02-?29';
const TIME = '(?:[01]\\d|2[0-3])(?::?[0-5]\\d(?::?(?:[0-5]\\d|60)(?:[.,]\\d+)?)?)?';
const OFFSET = '[Zz]|[+-](?:[01]\\d|2[0-3])(?::?[0-5]\\d)?';

/** An ISO 8601 date, alone or with a time, on a day that exists; specs/DECISIONS.md says how each form is read. */
export const TIMESTAMP = new RegExp(`^(?:${DAY})(?:[Tt ]${TIME}(?:${OFFSET})?)?$`);

const PARTS =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[Tt ](\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)?([Zz]|[+-]\d\d(?::?\d\d)?)?)?$/;

/**
 * Returns an ISO 8601 date or date-time as RFC 3339 has it, with seconds and its own offset: without a time it is midnight,
 * without an offset UTC. A leap second becomes the second before it. Any other text is returned as it is.
 */
export function completeTimestamp(text: string): string {
  const parts = TIMESTAMP.test(text) ? PARTS.exec(text) : null;
  if (!parts) return text;
  const [
    ,
    year = '',
    month = '',
    day = '',
    hour = '00',
    minute = '00',
    second = '00',
    fraction,
    offset = 'Z',
  ] = parts;
  const seconds = second === '60' ? '59' : second;
  const time = `${hour}:${minute}:${seconds}${fraction === undefined ? '' : `.${fraction.slice(0, 9)}`}`;
  return `${year}-${month}-${day}T${time}${completeOffset(offset)}`;
}

function completeOffset(offset: string): string {
  if (/^z$/i.test(offset)) return 'Z';
  return `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
}

/** Returns a timestamp of a query with the `+` of its offset, which decoding has made a space when it was not encoded. */
export function restorePlus(text: string): string {
  return text.replace(/^(\d.*[Tt ]\d\d\S*) (\d\d(?::?\d\d)?)$/, '$1+$2');
}
