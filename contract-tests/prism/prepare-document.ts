import type { ApiDocument } from '../contract/document.js';

type Json = Record<string, unknown>;

/**
 * Returns a copy of a document that Prism interprets correctly, so that its mock accepts what the servers accept:
 *
 * - It ignores a nullable schema with null among its `enum`, so null is left to `nullable` alone.
 * - It knows no extensions: where an empty value or a zero counts as absent (`x-empty-is-absent`, `x-zero-is-absent`) the copy's
 *   schema allows it, and a list whose rows are validated one by one (`x-rows`) accepts any row.
 * - It accepts only true and false for a boolean in a query; the copy lists any case, 1, 0 and no value as well.
 * - In the timestamps of queries a `+` that was not encoded is a space.
 */
export function prepareForPrism(document: ApiDocument): object {
  return prepare(document) as object;
}

function prepare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prepare);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, prepare(child)]));
  return changes.reduce((changed, change) => change(changed), copy);
}

const changes: ((copy: Json) => Json)[] = [
  withoutNullInEnum,
  withAnyRow,
  withAbsentFields,
  withOtherBooleans,
  withSpacesForPlus,
];

function withoutNullInEnum(copy: Json): Json {
  if (copy['nullable'] !== true || !Array.isArray(copy['enum'])) return copy;
  return { ...copy, enum: copy['enum'].filter((choice) => choice !== null) };
}

function withAnyRow(copy: Json): Json {
  return copy['x-rows'] === true ? { ...copy, items: {} } : copy;
}

function withAbsentFields(copy: Json): Json {
  const absent = [
    ...(copy['x-empty-is-absent'] === true ? [{ type: 'string', maxLength: 0 }] : []),
    ...(copy['x-zero-is-absent'] === true ? [{ type: 'number', enum: [0] }] : []),
  ];
  return absent.length === 0 ? copy : { anyOf: [copy, ...absent] };
}

function withOtherBooleans(copy: Json): Json {
  const schema = copy['schema'] as Json | undefined;
  if (copy['in'] !== 'query' || schema?.['type'] !== 'boolean') return copy;
  return { ...copy, schema: { type: 'string', pattern: '^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[01]?)$' } };
}

function withSpacesForPlus(copy: Json): Json {
  const schema = copy['schema'] as Json | undefined;
  if (copy['in'] !== 'query' || schema?.['x-timestamp'] !== true) return copy;
  return { ...copy, schema: { ...schema, pattern: String(schema['pattern']).replace('[+-]', '[+ -]') } };
}
