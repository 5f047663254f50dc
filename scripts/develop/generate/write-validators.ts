import { Ajv, type AnySchema, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import {
  listOperations,
  type LocatedOperation,
  type OpenApiDocument,
  type Schema,
} from '../../../src/openapi-document.js';
import { TIMESTAMP } from '../../../src/timestamps.js';
import { banner } from './render-json.js';
import { mapChildren } from './map-children.js';
import { renderDeclarations, validatorName } from './render-declarations.js';
import { isTimestamp } from './field-types.js';
import { findRowLists, openRows, type RowLists } from './row-schemas.js';
import { findBody } from './server-view.js';

/**
 * An ISO 8601 timestamp with `Z` or an offset, on an existing day. Narrower than ajv's own format, which takes seconds of
 * 60 and offsets without minutes, which JavaScript cannot parse.
 */
export const DATE_TIME =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

/** Returns the module with the request validators of a document's server view: parameters and body of each operation. */
export function renderRequestValidators(view: OpenApiDocument): string {
  const schemas: Record<string, Schema> = {};
  const add = (name: string, schema: Schema): string => {
    schemas[name] = schema;
    return validatorName(name);
  };
  const lines = listOperations(view).map((located) => {
    const id = located.operation.operationId;
    const body = findBody(view, located.operation.requestBody);
    const schema = body?.mediaType === 'application/json' ? body.media.schema : null;
    const parameters =
      located.parameters.length > 0 ? add(`${id}Parameters`, parametersSchema(located)) : null;
    const validator = schema && add(`${id}Body`, openRows(schema));
    const rows = schema ? addRowSchemas(add, id, findRowLists(schema)) : '{}';
    return `  ${id}: { parameters: ${parameters}, body: ${validator}, rows: ${rows} },\n`;
  });
  const declarations = compile(view, schemas, Object.keys(schemas), { useDefaults: true });
  return `// @ts-nocheck\n${banner}${declarations}\nexport const validators = {\n${lines.join('')}};\n`;
}

/** Adds the row schemas of an operation and returns the source of their table. */
function addRowSchemas(
  add: (name: string, schema: Schema) => string,
  prefix: string,
  lists: RowLists,
): string {
  const entries = Object.entries(lists).map(([property, { row, inside }]) => {
    const name = `${prefix}_${property}`;
    const validator = add(name, row);
    return `${property}: { validate: ${validator}, rows: ${addRowSchemas(add, name, inside)} }`;
  });
  return `{ ${entries.join(', ')} }`;
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

/**
 * Returns the declarations of the validators of a document's components and of `schemas`, as far as `wanted` needs them. Every
 * name is made of the schema's, and each declaration is one line, so that a new operation adds lines and changes none.
 */
function compile(
  document: OpenApiDocument,
  schemas: Record<string, Schema>,
  wanted: string[],
  options: Options,
): string {
  const ajv = new Ajv({ ...options, verbose: true, strict: false, code: { source: true, esm: true } });
  addFormats.default(ajv);
  ajv.addFormat('date-time', DATE_TIME);
  ajv.addFormat('timestamp', TIMESTAMP);
  ajv.addFormat('binary', true);
  const roots = { ...document.components?.schemas, ...schemas };
  const converted = Object.entries(roots).map(([name, schema]) => [name, forAjv(schema)] as const);
  for (const [name, schema] of converted) ajv.addSchema(schema, name);
  return renderDeclarations(ajv, new Map(converted), wanted);
}

/** What messages about a fault are made of, beside ajv's own keywords. */
const IN_MESSAGES = new Set(['x-max-distinct', 'x-pattern-text']);

/** Returns a schema that ajv understands: references by the component's name, and no documentation. */
function forAjv(schema: Schema): AnySchema {
  if (schema.$ref) return { $ref: componentName(schema) };
  const { description: _, example: __, ...rest } = schema;
  // The documented pattern does not know how long a month is.
  if (isTimestamp(rest)) Object.assign(rest, { pattern: undefined, format: 'timestamp' });
  const bare = Object.fromEntries(
    Object.entries(rest).filter(
      ([key, value]) => (!key.startsWith('x-') || IN_MESSAGES.has(key)) && value !== undefined,
    ),
  ) as Schema;
  return mapChildren(bare, (child) => forAjv(child) as Schema);
}

function componentName(schema: Schema): string | undefined {
  return schema.$ref?.split('/').at(-1);
}
