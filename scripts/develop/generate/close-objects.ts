import type { OpenApiDocument, Schema } from '../../../src/openapi-document.js';

/** Returns a copy of a document in which objects may have only documented properties, so that extra ones fail. */
export function closeObjects(document: OpenApiDocument): OpenApiDocument {
  const schemas = Object.entries(document.components?.schemas ?? {});
  return {
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, closeSchema(schema)])),
    },
  };
}

/** Returns a copy of a schema closed at every depth; a schema with its own `additionalProperties` keeps it. */
export function closeSchema(schema: Schema): Schema {
  const copy = mapChildren(schema, closeSchema);
  if (copy.properties && copy.additionalProperties === undefined) copy.additionalProperties = false;
  return copy;
}

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
