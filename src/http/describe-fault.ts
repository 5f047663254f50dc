import type { SchemaFault } from './operation-validators.js';
import type { ProblemDetail } from './response/problem.js';

const MAX_VALUE = 60;
const TIMESTAMP = 'be an ISO 8601 date, with or without a time, such as 2026-10-06T08:00:00Z';

/**
 * Returns the place of a fault and a sentence with what was expected and received, in the client's terms.
 * `part` names the part of the request: `Query parameter`, `Body field`; `whole` what holds the fields.
 */
export function describeFault(fault: SchemaFault, part: string, whole = 'The body'): ProblemDetail {
  const path = formatPath(fault);
  const subject = path === '' ? whole : `${part} ${path}`;
  if (fault.keyword === 'required') return { path, message: `${subject} is required.` };
  const isAboutSize = /(Length|Items|Properties)$/.test(fault.keyword);
  const came = isAboutSize ? '' : `, got ${show(fault.data)}`;
  return { path, message: `${subject} must ${expectation(fault)}${came}.` };
}

function formatPath({ keyword, instancePath, params }: SchemaFault): string {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') parts.push(String(params.missingProperty));
  return parts.reduce((path, part) => {
    if (/^\d+$/.test(part)) return `${path}[${part}]`;
    return path === '' ? part : `${path}.${part}`;
  }, '');
}

function expectation({ keyword, params, parentSchema = {}, message }: SchemaFault): string {
  switch (keyword) {
    case 'enum':
      return `be one of ${(params.allowedValues as unknown[]).map(String).join(', ')}`;
    case 'type':
      return `be ${withArticle([params.type].flat().join(' or ').replace(',', ' or '))}${range(parentSchema)}`;
    case 'minimum':
    case 'maximum':
      return `be ${withArticle(String(parentSchema.type ?? 'number'))}${range(parentSchema)}`;
    case 'minLength':
    case 'maxLength':
      // An empty text of ids that are separated by commas has none.
      if (keyword === 'minLength' && parentSchema['x-max-distinct'] !== undefined)
        return `have ${describeCount({ ...parentSchema, minItems: 1 })}`;
      return `have ${span(parentSchema.minLength, parentSchema.maxLength, 'character')}`;
    case 'minItems':
      return `have ${describeCount(parentSchema)}`;
    case 'maxItems':
      return `have ${describeCount(parentSchema)}${describeLength(parentSchema)}`;
    case 'pattern':
      return describePattern(String(params.pattern));
    case 'format':
      return params.format === 'timestamp' ? TIMESTAMP : `be a ${String(params.format)}`;
    default:
      return message?.replace(/^must /, '') ?? 'fit the documented schema';
  }
}

function withArticle(type: string): string {
  return `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
}

function range({ minimum, maximum }: Record<string, unknown>): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${String(minimum)} to ${String(maximum)}`;
  if (minimum !== undefined) return ` of at least ${String(minimum)}`;
  return maximum === undefined ? '' : ` of at most ${String(maximum)}`;
}

/** What a client can send is limited by the distinct items; more may repeat them. */
function describeCount({
  minItems,
  maxItems,
  'x-max-distinct': maxDistinct,
}: Record<string, unknown>): string {
  return maxDistinct === undefined
    ? span(minItems, maxItems, 'item')
    : span(minItems, maxDistinct, 'distinct id');
}

/** How long a list may be that has repeated ids. */
function describeLength({ maxItems, 'x-max-distinct': maxDistinct }: Record<string, unknown>): string {
  return maxDistinct === undefined ? '' : ` in a list of ${span(undefined, maxItems, 'item')}`;
}

function span(min: unknown, max: unknown, noun: string): string {
  if (min !== undefined && max !== undefined) return `${String(min)} to ${String(max)} ${noun}s`;
  const [word, count] = min === undefined ? ['at most', max] : ['at least', min];
  return `${word} ${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns a value as the client sent it, cut to a readable length. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  if (text.length <= MAX_VALUE) return text;
  return `${text.slice(0, MAX_VALUE)}…${typeof value === 'string' ? '"' : ''}`;
}

/**
 * The meaning of each pattern of a request, as the continuation of "must", so that error messages use words instead of
 * patterns. A test requires an entry for each pattern of each document.
 */
const PATTERN_WORDS: Readonly<Record<string, string>> = {
  '^[A-Za-z0-9_-]{1,64}$': 'be 1 to 64 letters, digits, _ or -',
  '^(\\s*|[A-Za-z0-9_-]{1,64})$': 'be 1 to 64 letters, digits, _ or -',
  '^[A-Za-z0-9_.-]{1,64}$': 'be 1 to 64 letters, digits, _, . or -',
  '^[A-Za-z0-9_.-]{1,128}$': 'be 1 to 128 letters, digits, _, . or -',
  '^[A-Za-z0-9_.:-]{1,160}$': 'be 1 to 160 letters, digits, _, :, . or -',
  '^[a-z][a-z0-9_.:-]{0,63}$': 'be a lower-case letter and up to 63 lower-case letters, digits, _, :, . or -',
  '^([a-z][a-z0-9_.:-]{0,63})?$':
    'be empty, or a lower-case letter and up to 63 lower-case letters, digits, _, :, . or -',
  '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$': 'be a UUID',
  // The server describes it itself, since it also knows how long a month is.
  '^\\d{4}-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\\d|3[01])([Tt ](([01]\\d|2[0-3])(:?[0-5]\\d(:?([0-5]\\d|60))?)?([.,]\\d+)?|24(:?00(:?00)?)?([.,]0+)?)([Zz]|[+-]([01]\\d|2[0-3])(:?[0-5]\\d)?)?)?$':
    'be an ISO 8601 date, with or without a time',
  '^[ -~]{0,64}$': 'have at most 64 characters, all of them printable ASCII',
  '^https?://\\S+$': 'be an http or https URL without white space',
  '^[^?#]{0,300}([?#][\\s\\S]*)?$': 'have at most 300 characters before its query string',
  '^[^\\u0000-\\u001F\\u007F-\\u009F]+$': 'have no control characters',
};

/** Returns what a pattern requires, such as `be a UUID`; a pattern without words is quoted. */
export function describePattern(pattern: string): string {
  return PATTERN_WORDS[pattern] ?? `match ${pattern}`;
}
