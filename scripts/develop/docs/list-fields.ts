import { resolveReference, type OpenApiDocument, type Schema } from '../../../src/openapi-document.js';

/** A field of a JSON value, at any depth. */
export interface Field {
  /** Its place: `data.verifications[].status`. */
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

/** Returns the fields of a schema in its order, those of objects and items behind their own. */
export function listFields(document: OpenApiDocument, schema: Schema): Field[] {
  return fieldsBelow(document, schema, '', []);
}

function fieldsBelow(document: OpenApiDocument, given: Schema, prefix: string, above: Schema[]): Field[] {
  const schema = resolveSchema(document, given);
  // A schema that contains itself is listed once.
  if (above.includes(schema)) return [];
  const within = [...above, schema];
  if (schema.items) return fieldsBelow(document, schema.items, `${prefix}[]`, within);
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const resolved = resolveSchema(document, property);
    const field: Field = {
      name,
      type: describeType(document, resolved),
      isRequired: schema.required?.includes(key) ?? false,
      description: property.description ?? resolved.description ?? '',
    };
    return [field, ...fieldsBelow(document, property, name, within)];
  });
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const known = new Set(own.map(({ name }) => name));
  const others = choices
    .flatMap((choice) => fieldsBelow(document, choice, prefix, within))
    .filter(({ name }) => !known.has(name));
  const values =
    typeof schema.additionalProperties === 'object'
      ? fieldsBelow(document, schema.additionalProperties, `${prefix}.*`, within)
      : [];
  return [...own, ...others, ...values];
}

/** Returns a schema's type in words: `integer`, `string or null`, `list of strings`. */
export function describeType(document: OpenApiDocument, given: Schema): string {
  const schema = resolveSchema(document, given);
  const type = typeWord(document, schema);
  return schema.nullable === true ? `${type} or null` : type;
}

function typeWord(document: OpenApiDocument, schema: Schema): string {
  if (schema.items) return `list of ${describeType(document, schema.items)}s`;
  if (schema.enum) return schema.enum.filter((value) => value !== null).join(' | ');
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((one) =>
    describeType(document, one),
  );
  if (schema.type === undefined && choices.length > 0) return [...new Set(choices)].join(' or ');
  return schema.type ?? 'any value';
}

function resolveSchema(document: OpenApiDocument, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolveReference<Schema>(document, { $ref: schema.$ref });
}
