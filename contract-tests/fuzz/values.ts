import fc, { type Arbitrary } from 'fast-check';
import { resolve, type ApiDocument, type ApiSchema } from '../contract/document.js';

const MAX_DEPTH = 8;

/** Returns valid values of a schema, with a preference for its bounds and its examples. */
export function generateValues(document: ApiDocument, reference: ApiSchema, depth = 0): Arbitrary<unknown> {
  const schema = resolve<ApiSchema>(document, reference);
  if (depth > MAX_DEPTH) return fc.constant(null);
  const kinds: [number, Arbitrary<unknown>][] = [[8, plainValues(document, schema, depth)]];
  if (schema.example !== undefined) kinds.push([3, fc.constant(schema.example)]);
  if (schema.nullable === true) kinds.push([1, fc.constant(null)]);
  return fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

function plainValues(document: ApiDocument, schema: ApiSchema, depth: number): Arbitrary<unknown> {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices && !schema.properties)
    return fc.oneof(...choices.map((choice) => generateValues(document, choice, depth + 1)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return texts(schema);
    case 'array':
      return lists(document, schema, depth);
    case 'object':
      return objects(document, schema, depth);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function numbers({ type, minimum, maximum }: ApiSchema): Arbitrary<number> {
  const min = Number(minimum ?? Number.MIN_SAFE_INTEGER);
  const max = Number(maximum ?? Number.MAX_SAFE_INTEGER);
  const near = [min, min + 1, max - 1, max].filter((value) => value >= min && value <= max);
  const other = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof(fc.constantFrom(...near), other);
}

const CHARACTERS = [
  'a',
  'Z',
  '0',
  ' ',
  '%',
  '_',
  "'",
  '\\',
  '"',
  '$',
  'ß',
  'ı',
  '漢',
  '🏁',
  '\u202e',
  '\u0301',
];

/** Lengths count code points, as JSON schema does. */
function texts(schema: ApiSchema): Arbitrary<string> {
  const isTime = /^(date|observed)/.test(String(schema['x-type'])) || schema['format'] === 'date-time';
  if (isTime) return times();
  if (schema['format'] === 'uuid') return fc.uuid();
  if (schema['format'] === 'date')
    return fc.constantFrom('2026-10-06', '2024-02-29', '0001-01-01', '9999-12-31');
  if (schema['format'] === 'uri') return fc.webUrl({ validSchemes: ['http', 'https'] });
  const min = Number(schema['minLength'] ?? 0);
  const max = Number(schema['maxLength'] ?? 300);
  const pattern = schema['pattern'] === undefined ? null : new RegExp(String(schema['pattern']), 'u');
  const fits = (text: string): boolean => {
    const length = Array.from(text).length;
    return length >= min && length <= max && (pattern?.test(text) ?? true);
  };
  const unit = fc.constantFrom(...CHARACTERS);
  const natural = pattern
    ? matching(pattern, schema)
    : fc.string({ unit, minLength: min, maxLength: Math.min(max, min + 30) });
  const longest = natural.map((text) => {
    const characters = Array.from(text);
    return text + (characters.at(-1) ?? 'a').repeat(Math.max(0, Math.min(max, 5000) - characters.length));
  });
  return fc.oneof(
    { weight: 4, arbitrary: natural.filter(fits) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(natural, longest)
        .map(([text, long]) => (fits(long) ? long : text))
        .filter(fits),
    },
  );
}

/** For patterns that the generator does not support the schema's example is returned. */
function matching(pattern: RegExp, schema: ApiSchema): Arbitrary<string> {
  try {
    return fc.stringMatching(pattern);
  } catch {
    return fc.constant(String(schema.example ?? ''));
  }
}

function times(): Arbitrary<string> {
  const [min, max] = [new Date('2000-01-01'), new Date('2100-01-01')];
  return fc.oneof(
    fc.constantFrom('2026-10-06T08:00:00.000Z', '2026-10-06T10:00:00+02:00', '1970-01-01T00:00:00Z'),
    fc.constantFrom(
      '9999-12-31T23:59:59.999Z',
      '2024-02-29T23:59:59.999999999-11:30',
      '0001-01-01T00:00:00Z',
    ),
    fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString()),
  );
}

function lists(document: ApiDocument, schema: ApiSchema, depth: number): Arbitrary<unknown[]> {
  const item = generateValues(document, schema.items ?? {}, depth + 1);
  const min = Number(schema['minItems'] ?? 0);
  const length = { minLength: min, maxLength: Math.min(Number(schema['maxItems'] ?? min + 4), min + 4) };
  if (schema['uniqueItems'] !== true) return fc.array(item, length);
  return fc.uniqueArray(item, { ...length, selector: (value) => JSON.stringify(value) });
}

/** Adds undocumented fields now and then; a schema without fields accepts any. */
function objects(document: ApiDocument, schema: ApiSchema, depth: number): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties);
  if (fields.length === 0)
    return fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 2 }), {
      maxKeys: 4,
      noNullPrototype: true,
    });
  const shape = Object.fromEntries(
    fields.map(([name, field]) => [name, generateValues(document, field, depth + 1)]),
  );
  const requiredKeys = required.filter((name) => name in properties);
  const documented = fc.record(shape, { requiredKeys, noNullPrototype: true });
  const unknown = documented.map((value) => ({ ...value, 'x-unknown': { deep: [1, 'a', null] } }));
  return fc.oneof({ weight: 9, arbitrary: documented }, { weight: 1, arbitrary: unknown });
}
