import type { Schema } from '../../../src/openapi-document.js';

/** Returns a copy of a schema with a function applied to each schema directly inside it. */
export function mapChildren(schema: Schema, change: (child: Schema) => Schema): Schema {
  const copy: Schema = { ...schema };
  if (schema.items) copy.items = change(schema.items);
  if (schema.oneOf) copy.oneOf = schema.oneOf.map(change);
  if (schema.anyOf) copy.anyOf = schema.anyOf.map(change);
  if (typeof schema.additionalProperties === 'object') {
    copy.additionalProperties = change(schema.additionalProperties);
  }
  if (schema.properties) {
    const entries = Object.entries(schema.properties).map(([name, child]) => [name, change(child)]);
    copy.properties = Object.fromEntries(entries) as Record<string, Schema>;
  }
  return copy;
}
