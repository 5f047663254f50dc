import type { SchemaFault } from './operation-validators.js';
import type { ProblemDetail } from './response/problem.js';

const MAX_VALUE = 60;

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
      // The ids are in one text, separated by commas.
      if (keyword === 'minLength' && parentSchema['x-max-distinct'] !== undefined)
        return `have ${describeCount({ ...parentSchema, minItems: 1 })}`;
      return `have ${span(parentSchema.minLength, parentSchema.maxLength, 'character')}`;
    case 'minItems':
      return `have ${describeCount(parentSchema)}`;
    case 'maxItems':
      return `have ${describeCount(parentSchema)}${describeLength(parentSchema)}`;
    case 'pattern':
    case 'format':
      return String(parentSchema['x-pattern-text'] ?? withoutMust(message));
    default:
      return withoutMust(message);
  }
}

function withoutMust(message = 'fit the documented schema'): string {
  return message.replace(/^must /, '');
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
