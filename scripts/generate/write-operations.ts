import { readFileSync } from 'node:fs';
import {
  listOperations,
  type OpenApiDocument,
  type Parameter,
  type Schema,
} from '../../src/openapi-document.js';
import { projectRoot } from '../../src/project-root.js';
import { banner } from './banner.js';
import { bodyOf, inlineSchema } from './server-view.js';
import { renderJson } from './render-json.js';

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
  const kind = (many ? schema.items?.type : schema.type) ?? 'string';
  return {
    name: parameter.name,
    in: parameter.in,
    kind,
    many,
    required: parameter.required === true,
    ...(schema.default === undefined ? {} : { default: schema.default }),
  };
}

function describeBody(document: OpenApiDocument, body: Parameters<typeof bodyOf>[1]): unknown {
  const described = bodyOf(document, body);
  if (!described) return null;
  const isJson = described.mediaType === 'application/json';
  const limit = described.body['x-max-bytes'];
  return {
    kind: isJson ? 'json' : 'raw',
    mediaType: described.mediaType,
    required: described.required,
    maxBytes: typeof limit === 'number' ? limit : DEFAULT_BODY_LIMIT,
    emptyFields: isJson ? emptyFieldsOf(inlineSchema(document, described.media.schema), true) : null,
  };
}

/** Returns what counts as absent inside a schema, or null when nothing does. */
function emptyFieldsOf(schema: Schema, required: boolean): unknown {
  const drop = required
    ? []
    : [
        ...(schema.nullable ? ['null'] : []),
        ...(schema['x-empty-is-absent'] ? ['empty'] : []),
        ...(schema['x-zero-is-absent'] ? ['zero'] : []),
      ];
  const names = new Set(schema.required);
  const properties = Object.entries(schema.properties ?? {})
    .map(([name, child]) => [name, emptyFieldsOf(child, names.has(name))] as const)
    .filter(([, plan]) => plan !== null);
  const items = schema.items ? emptyFieldsOf(schema.items, true) : null;
  if (drop.length === 0 && properties.length === 0 && items === null) return null;
  return {
    ...(drop.length > 0 ? { drop } : {}),
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(items === null ? {} : { items }),
  };
}
