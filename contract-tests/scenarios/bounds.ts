import { ok } from 'node:assert/strict';
import {
  resolve,
  type ApiDocument,
  type ApiSchema,
  type Operation,
  type Reference,
} from '../contract/document.js';
import type { RequestParts, Scenario, ScenarioContext } from './scenario.js';

type Base = (context: ScenarioContext) => RequestParts | Promise<RequestParts>;

/** A value that the document forbids, and its name in a scenario. */
type Faulty = [what: string, value: unknown];

/** Returns a scenario for each bound that the document states of an operation's path, query and fields of its body. */
export function boundScenarios(
  document: ApiDocument,
  operation: Operation,
  { base, isFallback }: { base: Base; isFallback: boolean },
): Scenario[] {
  const { id, parameters, body } = operation;
  const shared = (context: ScenarioContext): Promise<RequestParts> =>
    context.once(`bounds of ${id} ${isFallback}`, async () => base(context));
  const scenario = (name: string, part: string, change: (parts: RequestParts) => RequestParts): Scenario => ({
    name,
    operation: id,
    status: 400,
    request: async (context) => change(await shared(context)),
    // Only our server is expected to name the fault.
    check: ({ json }, { target }) =>
      target === 'server' ? ok(JSON.stringify(json).includes(part), `the error names ${part}`) : undefined,
  });
  const ofParameters = parameters.flatMap((parameter) => {
    const { name, required = false } = parameter;
    const schema = resolve<ApiSchema>(document, parameter.schema);
    const isUnknown = parameter.in === 'path' && parameter['x-malformed-is-unknown'] === true;
    if (parameter.in === 'header' || isUnknown) return [];
    if (parameter.in === 'path')
      return faultyTexts(schema).map(([what, value]) =>
        scenario(`${name} is ${what}`, name, ({ path, ...parts }) => ({
          ...parts,
          path: { ...path, [name]: String(value) },
        })),
      );
    const others = ({ query = [] }: RequestParts): [string, string][] =>
      query.filter(([other]) => other !== name);
    return [...(required ? [['left out', []] satisfies Faulty] : []), ...faultyQueries(schema)].map(
      ([what, values]) =>
        scenario(`${name} is ${what}`, name, (parts) => ({
          ...parts,
          query: [
            ...others(parts),
            ...[values].flat().map((value): [string, string] => [name, String(value)]),
          ],
        })),
    );
  });
  const fields = body?.mediaType === 'application/json' ? listFields(document, body.media.schema, []) : [];
  const ofBody = fields.flatMap(({ path, schema, isRequired }) =>
    faultyValues(document, schema, isRequired).map(([what, value]) =>
      scenario(`${path.join('.')} of the body is ${what}`, path.join('.'), (parts) => ({
        ...parts,
        body: changed(parts.body, path, value),
      })),
    ),
  );
  return [...ofParameters, ...ofBody];
}

function changed(body: unknown, [name = '', ...rest]: string[], value: unknown): object {
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: rest.length === 0 ? value : changed(fields[name], rest, value) };
}

/** The values of a query parameter; some are sent twice. */
function faultyQueries(schema: ApiSchema): Faulty[] {
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const twice: Faulty[] = isNumber ? [text(''), ['sent twice', ['1', '1']]] : [];
  return [...twice, ...faultyTexts(schema)];
}

/** The texts of a parameter. */
function faultyTexts(schema: ApiSchema): Faulty[] {
  const { type, minimum, maximum } = schema as Record<string, number | undefined> & ApiSchema;
  const isNumber = type === 'integer' || type === 'number';
  return [
    ...(isNumber ? [text('NaN'), text('٥')] : []),
    ...(type === 'integer' ? [text('1e3'), text('5.0'), text('+5')] : []),
    ...(isNumber && minimum !== undefined ? [text(String(minimum - 1))] : []),
    ...(isNumber && maximum !== undefined ? [text(String(maximum + 1))] : []),
    ...(type === 'boolean' ? [text('maybe')] : []),
    ...(type === 'string' ? faultyStrings(schema) : []),
  ];
}

function text(value: string): Faulty {
  return [`"${value}"`, value];
}

/** Texts that count as left out, or are too long for a URL, are not among them. */
function faultyStrings({ enum: allowed, pattern, maxLength }: ApiSchema): Faulty[] {
  const most = Number(maxLength);
  return [
    ...(allowed ? [text('none-of-these')] : []),
    ...(typeof pattern === 'string' && !new RegExp(pattern, 'u').test('two words')
      ? [text('two words')]
      : []),
    ...(!allowed && !pattern && most <= MAX_TEXT
      ? [[`${most + 1} characters long`, 'x'.repeat(most + 1)] satisfies Faulty]
      : []),
  ];
}

const MAX_TEXT = 1000;

interface Field {
  path: string[];
  schema: ApiSchema;
  isRequired: boolean;
}

/** Returns the fields of an object's schema, and of the objects in it. */
function listFields(document: ApiDocument, reference: ApiSchema | Reference, parents: string[]): Field[] {
  const { properties = {}, required = [] } = resolve<ApiSchema>(document, reference);
  return Object.entries(properties).flatMap(([name, field]) => {
    const schema = resolve<ApiSchema>(document, field);
    const path = [...parents, name];
    return [{ path, schema, isRequired: required.includes(name) }, ...listFields(document, schema, path)];
  });
}

/** JSON can have it, and UTF-8 cannot. */
const HALF_PAIR = '\ud800';

const OTHER_TYPE: Readonly<Record<string, Faulty>> = {
  string: ['a number', 7],
  integer: ['a text', 'ten'],
  number: ['a text', 'ten'],
  boolean: ['a text', 'maybe'],
  array: ['a text', 'one'],
  object: ['a text', 'one'],
};

/** Values that a field of the body may not have. Fields with an `x-type` also take other forms, which hand-written scenarios send. */
function faultyValues(document: ApiDocument, schema: ApiSchema, isRequired: boolean): Faulty[] {
  const {
    type = '',
    minimum,
    maximum,
    minItems,
    maxItems,
  } = schema as Record<string, number | undefined> & ApiSchema;
  if (schema['oneOf'] !== undefined) return [];
  if (schema['x-type'] !== undefined) return type === 'string' ? faultyStrings(schema) : [];
  const other = OTHER_TYPE[type];
  const items = resolve<ApiSchema>(document, schema.items ?? {});
  const isText = type === 'string' || items.type === 'string';
  const ofItems = items.enum ? ['none-of-these'] : items.type === 'string' ? [7] : null;
  return [
    ...(isRequired ? [['left out', undefined] satisfies Faulty] : []),
    ...(other ? [other] : []),
    ...(type === 'string' ? faultyStrings(schema) : []),
    ...(type === 'integer' && minimum !== undefined
      ? [[`${minimum - 1}`, minimum - 1] satisfies Faulty]
      : []),
    ...(type === 'integer' && maximum !== undefined
      ? [[`${maximum + 1}`, maximum + 1] satisfies Faulty]
      : []),
    ...(minItems === 1 ? [['empty', []] satisfies Faulty] : []),
    ...(maxItems === undefined
      ? []
      : [[`a list of ${maxItems + 1}`, Array(maxItems + 1).fill(null)] satisfies Faulty]),
    ...(ofItems ? [['a list with what is no item', ofItems] satisfies Faulty] : []),
    ...(isText
      ? [['half of a surrogate pair', type === 'string' ? HALF_PAIR : [HALF_PAIR]] satisfies Faulty]
      : []),
  ];
}
