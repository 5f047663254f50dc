import {
  listOperations,
  resolveReference,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type RequestBody,
  type Schema,
} from '../../../src/openapi-document.js';
import { mapChildren } from './map-children.js';
import { indexRows } from './row-schemas.js';

/**
 * Returns a copy of a document as a handler sees it, after the server has read the request: parameters with a default
 * and body fields with one are always present, and an optional body field that was sent as null is absent.
 */
export function toServerView(document: OpenApiDocument): OpenApiDocument {
  const view = structuredClone(document);
  for (const { operation, parameters } of listOperations(view)) {
    operation.parameters = parameters.map((parameter) => withDefaultPresent(view, parameter));
    if (!operation.requestBody) continue;
    const body = structuredClone(resolveReference<RequestBody>(view, operation.requestBody));
    for (const media of Object.values(body.content)) {
      media.schema = withoutOptionalNulls(inlineSchema(view, media.schema));
    }
    operation.requestBody = body;
  }
  // They are part of each operation now.
  for (const item of Object.values(view.paths)) delete item.parameters;
  return view;
}

function withDefaultPresent(document: OpenApiDocument, parameter: Parameter): Parameter {
  const schema = inlineSchema(document, parameter.schema);
  // Validators fill in the default of a parameter's own schema, not of a referenced one.
  if (schema.default !== undefined) return { ...parameter, schema, required: true };
  return { ...parameter, required: parameter.required === true };
}

/** Returns a copy of a server view in which each row of a row list has its index, as handlers get it. */
export function withIndexedRows(view: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(view);
  for (const { operation } of listOperations(copy)) {
    if (!operation.requestBody) continue;
    const body = resolveReference<RequestBody>(copy, operation.requestBody);
    for (const media of Object.values(body.content)) media.schema = indexRows(media.schema);
  }
  return copy;
}

/** Returns a schema with every `$ref` replaced by its target, so that it can be changed for one place only. */
export function inlineSchema(document: OpenApiDocument, schema: Schema): Schema {
  const target = resolveReference(document, schema as Schema & object);
  return mapChildren(target, (child) => inlineSchema(document, child));
}

function withoutOptionalNulls(schema: Schema): Schema {
  const required = new Set(schema.required);
  const mapped = mapChildren(schema, withoutOptionalNulls);
  if (!mapped.properties) return mapped;
  const properties = Object.entries(mapped.properties).map(([name, property]): [string, Schema] => [
    name,
    required.has(name) ? property : withoutNull(property),
  ]);
  const defaulted = Object.entries(mapped.properties).filter(
    ([, property]) => property.default !== undefined,
  );
  for (const [name] of defaulted) required.add(name);
  return { ...mapped, properties: Object.fromEntries(properties), required: [...required] };
}

function withoutNull(schema: Schema): Schema {
  const { nullable: _, ...rest } = schema;
  return rest.enum ? { ...rest, enum: rest.enum.filter((value) => value !== null) } : rest;
}

/** Returns the media type and schema of an operation's request body, or null when it takes none. */
export function findBody(
  document: OpenApiDocument,
  body: RequestBody | { $ref: string } | undefined,
): { mediaType: string; media: MediaType; required: boolean; body: RequestBody } | null {
  if (!body) return null;
  const resolved = resolveReference<RequestBody>(document, body);
  const entries = Object.entries(resolved.content);
  const [first] = entries;
  if (!first || entries.length > 1) {
    throw new Error('A request body has exactly one media type; the readers are made for one.');
  }
  return { mediaType: first[0], media: first[1], required: resolved.required === true, body: resolved };
}
