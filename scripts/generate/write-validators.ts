import { Ajv, type AnySchema } from 'ajv';
import addFormats from 'ajv-formats';
import standalone from 'ajv/dist/standalone/index.js';
import {
  listOperations,
  resolveReference,
  type LocatedOperation,
  type OpenApiDocument,
  type Response,
  type Schema,
} from '../../src/openapi-document.js';
import { banner } from './banner.js';
import { closeObjects, closeSchema } from './close-objects.js';
import { findRowLists, openRows, type RowLists } from './row-schemas.js';
import { bodyOf, mapChildren } from './server-view.js';

/**
 * An ISO 8601 moment with `Z` or an offset, on a day that exists. Narrower than ajv's own format, which takes seconds of 60
 * and offsets without minutes: a program could read neither as a moment.
 */
export const DATE_TIME =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

/** Returns the module with the request validators of a document's server view: parameters and body of each operation. */
export function renderRequestValidators(view: OpenApiDocument): string {
  const schemas: Record<string, Schema> = {};
  const rows = listOperations(view).map((located) => {
    const id = located.operation.operationId;
    const body = bodyOf(view, located.operation.requestBody);
    const hasParameters = located.parameters.length > 0;
    const isJson = body?.mediaType === 'application/json';
    if (hasParameters) schemas[`${id}Parameters`] = parametersSchema(located);
    if (body && isJson) schemas[`${id}Body`] = openRows(body.media.schema);
    const rows = body && isJson ? addRowSchemas(schemas, id, findRowLists(body.media.schema)) : '{}';
    const names = [hasParameters ? `${id}Parameters` : 'null', isJson ? `${id}Body` : 'null', rows];
    return `  ${id}: { parameters: ${names[0]}, body: ${names[1]}, rows: ${names[2]} },`;
  });
  const table = `export const validators = {\n${rows.join('\n')}\n};\n`;
  return compile(view, schemas, { useDefaults: true }) + table;
}

/** Adds the row schemas of an operation and returns the source of their table. */
function addRowSchemas(schemas: Record<string, Schema>, prefix: string, lists: RowLists): string {
  const entries = Object.entries(lists).map(([property, { row, inside }]) => {
    const name = `${prefix}_${property}`;
    schemas[name] = row;
    return `${property}: { validate: ${name}, rows: ${addRowSchemas(schemas, name, inside)} }`;
  });
  return `{ ${entries.join(', ')} }`;
}

/** Returns the module with the response validators of a document, keyed by operation, status and media type. */
export function renderResponseValidators(document: OpenApiDocument): string {
  const schemas: Record<string, Schema> = {};
  const rows = listOperations(document).map(({ operation }) => {
    const entries = Object.entries(operation.responses).flatMap(([status, value]) => {
      const content = resolveReference<Response>(document, value).content ?? {};
      return Object.entries(content).flatMap(([mediaType, media], index) => {
        if (media.schema.format === 'binary') return [];
        const name = `${operation.operationId}${status}${index === 0 ? '' : `n${index}`}`;
        schemas[name] = closeSchema(media.schema);
        return [`    '${status} ${mediaType}': ${name},`];
      });
    });
    return `  ${operation.operationId}: {\n${entries.join('\n')}\n  },`;
  });
  const table = `export const responseValidators = {\n${rows.join('\n')}\n};\n`;
  const closed = closeObjects(document);
  return compile(closed, schemas, { allErrors: true }) + table;
}

function parametersSchema({ parameters }: LocatedOperation): Schema {
  const groups = ['path', 'query', 'header'] as const;
  const properties = groups.map((group): [string, Schema] => {
    const own = parameters.filter((parameter) => parameter.in === group);
    const required = own.filter((parameter) => parameter.required && parameter.schema.default === undefined);
    return [
      group,
      {
        type: 'object',
        properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
        required: required.map((parameter) => parameter.name),
      },
    ];
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function compile(document: OpenApiDocument, schemas: Record<string, Schema>, options: object): string {
  const ajv = new Ajv({
    ...options,
    verbose: true,
    strict: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  ajv.addFormat('date-time', DATE_TIME);
  ajv.addFormat('binary', true);
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    ajv.addSchema(forAjv(schema), componentId(name));
  }
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(forAjv(schema), name);
  const exported = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  const code = standalone.default(ajv, exported);
  return `// @ts-nocheck\n${banner}${importsInsteadOfRequires(code)}\n\n`;
}

function componentId(name: string): string {
  return `component:${name}`;
}

/** Returns a schema that ajv understands: references by component id, and no documentation. */
function forAjv(schema: Schema): AnySchema {
  if (schema.$ref) return { $ref: componentId(schema.$ref.split('/').at(-1) ?? '') };
  const { description: _, example: __, ...rest } = schema;
  const bare = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('x-'))) as Schema;
  return mapChildren(bare, (child) => forAjv(child) as Schema);
}

/** Ajv's standalone ES modules still call `require` for its runtime parts, which an ES module does not have. */
function importsInsteadOfRequires(code: string): string {
  const imports = new Map<string, string>();
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, path: string) => {
    const name = imports.get(path) ?? `runtime${imports.size}`;
    imports.set(path, name);
    return name;
  });
  const lines = [...imports].map(([path, name]) => `import ${name} from '${path}.js';`);
  return `${lines.join('\n')}\n${body}`;
}
