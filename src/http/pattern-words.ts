/**
 * The meaning of each pattern of a request, as the continuation of "must", so that error messages use words instead of
 * patterns. A test requires an entry for each pattern of each document.
 */
const WORDS: Readonly<Record<string, string>> = {
  '^[A-Za-z0-9_-]{1,64}$': 'be 1 to 64 letters, digits, _ or -',
  '^[A-Za-z0-9_.-]{1,64}$': 'be 1 to 64 letters, digits, _, . or -',
  '^[A-Za-z0-9_.-]{1,128}$': 'be 1 to 128 letters, digits, _, . or -',
  '^[A-Za-z0-9_.:-]{1,160}$': 'be 1 to 160 letters, digits, _, :, . or -',
  '^[a-z][a-z0-9_.:-]{0,63}$': 'be a lower-case letter and up to 63 lower-case letters, digits, _, :, . or -',
  '^([a-z][a-z0-9_.:-]{0,63})?$':
    'be empty, or a lower-case letter and up to 63 lower-case letters, digits, _, :, . or -',
  '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$': 'be a UUID',
  // The server describes it itself, since it also knows how long a month is.
  '^\\d{4}-?((0[1-9]|1[0-2])-?(0[1-9]|[12]\\d|3[01])|00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-6]|[Ww](0[1-9]|[1-4]\\d|5[0-3])-?[1-7])([Tt ](([01]\\d|2[0-3])(:?[0-5]\\d(:?([0-5]\\d|60))?)?([.,]\\d+)?|24(:?00(:?00)?)?([.,]0+)?)([Zz]|[+-]([01]\\d|2[0-3])(:?[0-5]\\d)?)?)?$':
    'be an ISO 8601 date, with or without a time',
  '^[ -~]{0,64}$': 'have at most 64 characters, all of them printable ASCII',
  '^https?://\\S+$': 'be an http or https URL without white space',
  '^[^?#]{0,300}([?#][\\s\\S]*)?$': 'have at most 300 characters before its query string',
  '^[^\\u0000-\\u001F\\u007F-\\u009F]+$': 'have no control characters',
};

/** Returns what a pattern requires, such as `be a UUID`; a pattern without words is quoted. */
export function describe(pattern: string): string {
  return WORDS[pattern] ?? `match ${pattern}`;
}

/** Returns whether a pattern has words of its own. */
export function hasWords(pattern: string): boolean {
  return pattern in WORDS;
}
