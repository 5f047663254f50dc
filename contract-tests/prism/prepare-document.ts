import type { ApiDocument } from '../contract/document.js';

type Json = Record<string, unknown>;

/**
 * Returns a copy of a document that Prism interprets correctly, so that its mock accepts what the servers accept:
 *
 * - It ignores a nullable schema with null among its `enum`, so null is left to `nullable` alone.
 * - It knows neither what counts as absent in an optional field, nor `x-rows`: the copy's schema of such a field allows it, and a list whose
 *   rows are validated one by one accepts any row.
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
  const { properties, required = [] } = copy as { properties?: Record<string, Json>; required?: string[] };
  if (!properties) return copy;
  const fields = Object.entries(properties).map(([name, field]) => {
    const absent = required.includes(name) || field['nullable'] !== true ? [] : absentSchemas(field);
    return [name, absent.length === 0 ? field : { anyOf: [field, ...absent] }];
  });
  return { ...copy, properties: Object.fromEntries(fields) as Json };
}

/** Returns schemas of values that count as absent and that a field's own schema may refuse. */
function absentSchemas(field: Json): Json[] {
  if (field['type'] === 'object') return [{ type: 'array', maxItems: 0 }];
  if (field['type'] === 'string') return [{ type: 'string', pattern: '^\\s*$' }];
  if (!/-time$|^duration$/.test(String(field['x-type']))) return [];
  return [
    { type: 'number', maximum: 0 },
    { type: 'number', enum: [4_294_967_295] },
  ];
}

function withOtherBooleans(copy: Json): Json {
  const schema = copy['schema'] as Json | undefined;
  if (copy['in'] !== 'query' || schema?.['type'] !== 'boolean') return copy;
  return { ...copy, schema: { type: 'string', pattern: '^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[01]?)$' } };
}

function withSpacesForPlus(copy: Json): Json {
  const schema = copy['schema'] as Json | undefined;
  if (copy['in'] !== 'query' || schema?.['x-type'] !== 'date') return copy;
  return { ...copy, schema: { ...schema, pattern: String(schema['pattern']).replace('[+-]', '[+ -]') } };
}
