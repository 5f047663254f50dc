import {
  exampleValues,
  resolve,
  type ApiDocument,
  type ApiSchema,
  type Operation,
  type Reference,
} from '../contract/document.js';

/** An optional field of a request body. */
interface OptionalField {
  /** Names, and 0 for the first row of a list. */
  path: readonly (string | number)[];
  schema: ApiSchema;
}

/** Returns the optional fields of an operation's body, at any depth, from its schema. */
export function listOptionalFields(document: ApiDocument, { body }: Operation): OptionalField[] {
  const fields: OptionalField[] = [];
  const walk = (reference: ApiSchema, path: OptionalField['path']): void => {
    const schema = resolve<ApiSchema>(document, reference);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const inside = resolve<ApiSchema>(document, property);
      if (!schema.required?.includes(name)) fields.push({ path: [...path, name], schema: inside });
      walk(inside, [...path, name]);
    }
    if (schema.items) walk(schema.items, [...path, 0]);
  };
  walk((body?.media.schema ?? {}) as ApiSchema, []);
  return fields;
}

const HIDDEN_TIMES = [-1, -0.4, -2_147_483_649, 2_147_483_647, 4_294_967_295];
const UNSET_TIMES = [
  '0001-01-01T00:00:00',
  '1601-01-01T00:00:00Z',
  '1899-12-30',
  '1970-01-01T00:00:00.000+00:00',
];
const NOBODY = ['-', 'Unknown', 'UNKNOWN', 'null', 'undefined', 'None', 'NaN'];
const NIL_IDS = ['00000000-0000-0000-0000-000000000000', '0'.repeat(32), 'A'.repeat(22)];

/** What counts as absent beside null and, of texts, white space, by `x-type`. */
const ABSENT: Readonly<Record<string, readonly unknown[]>> = {
  'account-id': [...NOBODY, '0', ...NIL_IDS],
  'map-id': ['-', '17'],
  'record-time': [0, ...HIDDEN_TIMES],
  'board-time': [0],
  duration: HIDDEN_TIMES,
  seconds: [0],
  date: [],
  observed: UNSET_TIMES,
  'observed-as-sent': UNSET_TIMES,
};

/** Returns the values that count as an optional field's absence, by its schema. */
export function listAbsentValues(schema: ApiSchema): unknown[] {
  const type = schema['x-type'] as string | undefined;
  if (type !== undefined && !ABSENT[type])
    throw new Error(`What counts as absent of x-type ${type} is not known here.`);
  const mayBeEmpty = schema.type !== 'string' || schema['minLength'] === 0;
  return [
    null,
    ...(mayBeEmpty ? [] : ['', ' \t']),
    ...(schema.type === 'object' ? [[]] : []),
    ...(ABSENT[type ?? ''] ?? []),
  ];
}

/** Returns a copy of a body with a field set to a value, or without it. What is missing on the way is made of examples. */
export function withField(
  document: ApiDocument,
  { body }: Operation,
  sent: unknown,
  path: OptionalField['path'],
  value: { set: unknown } | null,
): unknown {
  const copy = structuredClone(sent);
  let place = copy as Record<string | number, unknown>;
  let schema = resolve<ApiSchema>(document, body?.media.schema ?? {});
  for (const key of path.slice(0, -1)) {
    const inside = (typeof key === 'number' ? schema.items : schema.properties?.[key]) ?? {};
    schema = resolve<ApiSchema>(document, inside);
    if (place[key] === undefined || place[key] === null) place[key] = smallest(document, schema);
    place = place[key] as Record<string | number, unknown>;
  }
  const last = path.at(-1) ?? '';
  if (value) place[last] = value.set;
  else delete place[last];
  return copy;
}

/** Returns a copy of a body with an ignored field, of what cannot be stored, in each object whose fields its schema names. */
export function withIgnoredFields(
  document: ApiDocument,
  reference: ApiSchema | Reference,
  value: unknown,
): unknown {
  const schema = resolve<ApiSchema>(document, reference);
  if (Array.isArray(value)) return value.map((item) => withIgnoredFields(document, schema.items ?? {}, item));
  const { properties } = schema;
  if (!properties || typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).map(([name, child]) => [
    name,
    withIgnoredFields(document, properties[name] ?? {}, child),
  ]);
  return { ...(Object.fromEntries(known) as object), 'un\0known': ['\0', { '\ud800': '\udc00' }] };
}

/** Returns a value with the required fields of its schema, as its examples have them. */
function smallest(document: ApiDocument, reference: ApiSchema): unknown {
  const schema = resolve<ApiSchema>(document, reference);
  if (schema.type === 'array') return [];
  if (!schema.properties) return schema.example;
  const required = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(required.map(([name, property]) => [name, smallest(document, property)]));
}

/** Returns a body that the document shows for an operation. */
export function exampleBody(document: ApiDocument, operation: Operation): unknown {
  const [first] = operation.body ? exampleValues(document, operation.body.media).values() : [];
  return first;
}
