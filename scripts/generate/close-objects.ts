import type { OpenApiDocument, Schema } from '../../src/openapi-document.js';
import { mapChildren } from './map-children.js';

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
