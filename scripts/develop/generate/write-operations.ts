import { readFileSync } from 'node:fs';
import type { FieldRules } from '../../../src/http/operation-table.js';
import {
  listOperations,
  type OpenApiDocument,
  type Parameter,
  type Schema,
} from '../../../src/openapi-document.js';
import { projectRoot } from '../../../src/project-root.js';
import { banner, renderJson } from './render-json.js';
import { findBody, inlineSchema } from './server-view.js';
import { isTimestamp, nameType, TYPES } from './field-types.js';

/**
 * The types of the tables are copies of those of the request readers: generated/ imports nothing of ours, so each table
 * contains them.
 */
const declarations = readFileSync(new URL('src/http/operation-table.ts', projectRoot), 'utf8');

const DEFAULT_BODY_LIMIT = 256 * 1024;

/** Returns the module with a service's operation table: addresses, parameters and bodies as the request readers use them. */
export function renderOperations(document: OpenApiDocument): string {
  const rows = listOperations(document).map(({ path, method, operation, parameters }): [string, object] => [
    operation.operationId,
    {
      operationId: operation.operationId,
      method,
      path,
      parameters: parameters.map((parameter) => describeParameter(document, parameter)),
      body: describeBody(document, operation.requestBody),
    },
  ]);
  const table = Object.fromEntries(rows);
  const types = `import type { operations as Documented } from './types.js';\n\nexport type Operations = Documented;\nexport type OperationId = keyof Operations;\n\n`;
  const constant = `export const operations: Readonly<Record<OperationId, OperationDescription>> = ${renderJson(table)};\n`;
  return `${banner}${types}${declarations}\n${constant}`;
}

function describeParameter(document: OpenApiDocument, parameter: Parameter): Record<string, unknown> {
  const schema = inlineSchema(document, parameter.schema);
  const many = schema.type === 'array';
  const value = many ? (schema.items ?? {}) : schema;
  const kind = isTimestamp(value) ? 'timestamp' : (value.type ?? 'string');
  return {
    name: parameter.name,
    in: parameter.in,
    kind,
    many,
    required: parameter.required === true,
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...(parameter['x-malformed-is-unknown'] === true ? { takesAnyText: true } : {}),
    // A search compares normalised texts.
    ...(parameter.name === 'q' ? { maxNormalized: schema.maxLength } : {}),
    ...(typeof parameter['x-alias-of'] === 'string' ? { aliasOf: parameter['x-alias-of'] } : {}),
    ...(Array.isArray(parameter['x-excludes']) ? { excludes: parameter['x-excludes'] } : {}),
  };
}

function describeBody(document: OpenApiDocument, body: Parameters<typeof findBody>[1]): unknown {
  const described = findBody(document, body);
  if (!described) return null;
  const isJson = described.mediaType === 'application/json';
  const schema = inlineSchema(document, described.media.schema);
  const fieldRules = isJson ? toFieldRules(schema) : null;
  const limit = described.body['x-max-bytes'];
  return {
    kind: isJson ? 'json' : 'raw',
    mediaType: described.mediaType,
    required: described.required,
    maxBytes: typeof limit === 'number' ? limit : DEFAULT_BODY_LIMIT,
    fieldRules,
    fieldTypes: Object.fromEntries(typesOf(fieldRules).map((type) => [type, TYPES[type]])),
    knownFields: isJson ? toKnownFields(schema) : null,
  };
}

/** Returns the fields that a schema names, or null for a value that is taken whole. */
function toKnownFields({ type, items, properties, additionalProperties }: Schema): unknown {
  if (items) return toKnownFields(items);
  if (properties) {
    const entries = Object.entries(properties).map(([name, child]) => [name, toKnownFields(child)]);
    return Object.fromEntries(entries) as unknown;
  }
  return type === 'object' && additionalProperties === undefined ? {} : null;
}

/** Returns how the values inside a schema are read, or null when they are taken as they are. */
function toFieldRules({ properties = {}, required = [], items }: Schema): FieldRules | null {
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const own = required.includes(name) ? requiredRules(field) : optionalRules(field);
    const rules = { ...own, ...toFieldRules(field) };
    return Object.keys(rules).length === 0 ? [] : [[name, rules] as const];
  });
  const inside = items ? toFieldRules(items) : null;
  if (fields.length === 0 && !inside) return null;
  return {
    ...(fields.length === 0 ? {} : { properties: Object.fromEntries(fields) }),
    ...(inside ? { items: inside } : {}),
  };
}

function optionalRules(field: Schema): FieldRules {
  const type = nameType(field);
  return { optional: true, ...(type === undefined ? {} : { type }) };
}

/** A required field is never absent, but it may be rewritten. */
function requiredRules(field: Schema): FieldRules {
  const type = nameType(field) ?? '';
  return TYPES[type]?.is || TYPES[type]?.isEmptyList ? { type } : {};
}

/** Returns the names of the types in rules, each once. */
function typesOf(rules: FieldRules | null): string[] {
  if (!rules) return [];
  const inside = [...Object.values(rules.properties ?? {}), rules.items ?? null].flatMap(typesOf);
  return [...new Set([...(rules.type === undefined ? [] : [rules.type]), ...inside])];
}
