import fc, { type Arbitrary } from 'fast-check';
import { resolve, type ApiDocument, type ApiSchema } from '../contract/document.js';
import { listAbsentValues } from './absent-values.js';

const MAX_DEPTH = 8;
const MAX_LIST = 2000;

/** Returns valid values of a schema, with a preference for its bounds and its examples. */
export function generateValues(document: ApiDocument, reference: ApiSchema, depth = 0): Arbitrary<unknown> {
  const schema = resolve<ApiSchema>(document, reference);
  if (depth > MAX_DEPTH) return fc.constant(null);
  const kinds: [number, Arbitrary<unknown>][] = [[8, plainValues(document, schema, depth)]];
  if (schema.example !== undefined) kinds.push([3, fc.constant(schema.example)]);
  if (schema.nullable === true) kinds.push([1, fc.constant(null)]);
  return fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** Values that only a server of ours takes for a field that was not sent, where the document names the types of fields. */
function orAbsent(values: Arbitrary<unknown>, schema: ApiSchema): Arbitrary<unknown> {
  if (schema['x-type'] === undefined) return values;
  return fc.oneof(
    { weight: 9, arbitrary: values },
    { weight: 1, arbitrary: fc.constantFrom(...listAbsentValues(schema)) },
  );
}

function plainValues(document: ApiDocument, schema: ApiSchema, depth: number): Arbitrary<unknown> {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => generateValues(document, choice, depth + 1)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
      return integers(schema);
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

function integers({ minimum, maximum }: ApiSchema): Arbitrary<number> {
  const min = Number(minimum ?? Number.MIN_SAFE_INTEGER);
  const max = Number(maximum ?? Number.MAX_SAFE_INTEGER);
  const near = [min, min + 1, max - 1, max].filter((value) => value >= min && value <= max);
  return fc.oneof(fc.constantFrom(...near), fc.integer({ min, max }));
}

function numbers({ minimum, maximum }: ApiSchema): Arbitrary<number> {
  const min = Number(minimum ?? -1e9);
  const max = Number(maximum ?? 1e9);
  return fc.oneof(fc.constantFrom(min, max), fc.double({ min, max, noNaN: true }));
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
  'é',
  'ß',
  'ı',
  '漢',
  '🏁',
  '\u202e',
  '\u0301',
];

const isTimestamp = (schema: ApiSchema): boolean => /^(date|observed)/.test(String(schema['x-type']));

/** Lengths count code points, as JSON schema does. */
function texts(schema: ApiSchema): Arbitrary<string> {
  const byFormat = formats[isTimestamp(schema) ? 'timestamp' : String(schema['format'])];
  if (byFormat) return byFormat();
  const min = Number(schema['minLength'] ?? 0);
  const max = Number(schema['maxLength'] ?? 300);
  const pattern = schema['pattern'] === undefined ? null : new RegExp(String(schema['pattern']), 'u');
  const fits = (text: string): boolean => {
    const length = Array.from(text).length;
    return length >= min && length <= max && (pattern?.test(text) ?? true);
  };
  const natural = pattern
    ? matching(pattern, schema)
    : fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: min, maxLength: Math.min(max, min + 30) });
  const stretched = natural.map((text) => stretch(text, max, fits));
  return fc.oneof(
    { weight: 4, arbitrary: natural.filter(fits) },
    { weight: 1, arbitrary: stretched.filter(fits) },
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

/** Returns a text of the maximum length by repeating its last character; the text itself where that does not match. */
function stretch(text: string, max: number, fits: (text: string) => boolean): string {
  const characters = Array.from(text);
  const last = characters.at(-1) ?? 'a';
  const long = text + last.repeat(Math.max(0, Math.min(max, 5000) - characters.length));
  return fits(long) ? long : text;
}

const formats: Readonly<Record<string, () => Arbitrary<string>>> = {
  'date-time': () =>
    fc.oneof(
      fc.constantFrom('2026-10-06T08:00:00.000Z', '2026-10-06T10:00:00+02:00', '1970-01-01T00:00:00Z'),
      fc.constantFrom(
        '9999-12-31T23:59:59.999Z',
        '2024-02-29T23:59:59.999999999-11:30',
        '0001-01-01T00:00:00Z',
      ),
      fc
        .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    ),
  timestamp: () =>
    fc.oneof(
      fc.constantFrom(
        '2026-10-06',
        '2026-10-06T08:00',
        '2026-10-06 08:00:00+0200',
        '20261006T080000.5',
        '2024-02-29',
      ),
      fc
        .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    ),
  date: () => fc.constantFrom('2026-10-06', '2024-02-29', '0001-01-01', '9999-12-31'),
  uuid: () => fc.uuid(),
  uri: () => fc.webUrl({ validSchemes: ['http', 'https'] }),
};

function lists(document: ApiDocument, schema: ApiSchema, depth: number): Arbitrary<unknown[]> {
  const items = schema.items ?? {};
  const item = generateValues(document, items, depth + 1);
  const min = Number(schema['minItems'] ?? 0);
  const max = Number(schema['maxItems'] ?? min + 4);
  const length = { minLength: min, maxLength: Math.min(max, min + 4) };
  if (schema['uniqueItems'] === true)
    return fc.uniqueArray(item, { ...length, selector: (value) => JSON.stringify(value) });
  const short = fc.array(item, length);
  if (max > MAX_LIST || holdsLists(document, items, 0)) return short;
  const longest = item.map((one) => Array.from({ length: max }, () => one));
  return fc.oneof({ weight: 12, arbitrary: short }, { weight: 1, arbitrary: longest });
}

function holdsLists(document: ApiDocument, reference: ApiSchema, depth: number): boolean {
  const schema = resolve<ApiSchema>(document, reference);
  if (schema.type === 'array' || depth > MAX_DEPTH) return true;
  return Object.values(schema.properties ?? {}).some((field) => holdsLists(document, field, depth + 1));
}

/** Adds undocumented fields now and then; a schema without fields accepts any. */
function objects(document: ApiDocument, schema: ApiSchema, depth: number): Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0)
    return fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 2 }), {
      maxKeys: 4,
      noNullPrototype: true,
    });
  const requiredKeys = (schema.required ?? []).filter((name) => name in (schema.properties ?? {}));
  const shape = Object.fromEntries(
    fields.map(([name, field]) => {
      const values = generateValues(document, field, depth + 1);
      return [
        name,
        requiredKeys.includes(name) ? values : orAbsent(values, resolve<ApiSchema>(document, field)),
      ];
    }),
  );
  const documented = fc.record(shape, { requiredKeys, noNullPrototype: true });
  if (schema.additionalProperties === false) return documented;
  const unknown = documented.map((value) => ({ ...value, 'x-unknown': { deep: [1, 'a', null] } }));
  return fc.oneof({ weight: 9, arbitrary: documented }, { weight: 1, arbitrary: unknown });
}
