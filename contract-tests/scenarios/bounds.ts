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

/** Returns a scenario for each bound that the document states of an operation's query and of the fields of its body. */
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
    // That the sentence names the fault is expected of our own server alone.
    check: ({ json }, { target }) =>
      target === 'server' ? ok(JSON.stringify(json).includes(part), `the error names ${part}`) : undefined,
  });
  const inQuery = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) =>
      faultyTexts(resolve<ApiSchema>(document, schema)).map(([what, values]) =>
        scenario(`${name} is ${what}`, name, (parts) => ({
          ...parts,
          query: [
            ...(parts.query ?? []).filter(([other]) => other !== name),
            ...(values as string[]).map((value): [string, string] => [name, value]),
          ],
        })),
      ),
    );
  const fields = body?.mediaType === 'application/json' ? listFields(document, body.media.schema) : [];
  const inBody = fields.flatMap(([name, schema, isRequired]) =>
    faultyValues(schema, isRequired).map(([what, value]) =>
      scenario(`${name} of the body is ${what}`, name, (parts) => ({
        ...parts,
        body: { ...(parts.body as object), [name]: value },
      })),
    ),
  );
  return [...inQuery, ...inBody];
}

/** The texts of a query parameter, in a list since one may be sent twice. */
function faultyTexts(schema: ApiSchema): Faulty[] {
  const { type, minimum, maximum, maxLength } = schema as Record<string, number | undefined> & ApiSchema;
  const isNumber = type === 'integer' || type === 'number';
  return [
    ...(isNumber
      ? [text('ten'), text('NaN'), text('٥'), text(''), ['sent twice', ['1', '1']] satisfies Faulty]
      : []),
    ...(isNumber && minimum !== undefined ? [text(String(minimum - 1))] : []),
    ...(isNumber && maximum !== undefined ? [text(String(maximum + 1))] : []),
    ...(type === 'boolean' ? [text('maybe')] : []),
    ...(type === 'string' && schema.enum ? [text('none-of-these')] : []),
    ...(type === 'string' && !schema.enum && maxLength !== undefined && maxLength <= 1000
      ? [[`${maxLength + 1} characters long`, ['x'.repeat(maxLength + 1)]] satisfies Faulty]
      : []),
  ];
}

function text(value: string): Faulty {
  return [`"${value}"`, [value]];
}

/** Returns the fields of an object's schema, each with whether it is required. */
function listFields(document: ApiDocument, reference: ApiSchema | Reference): [string, ApiSchema, boolean][] {
  const { properties = {}, required = [] } = resolve<ApiSchema>(document, reference);
  return Object.entries(properties).map(([name, field]) => [
    name,
    resolve<ApiSchema>(document, field),
    required.includes(name),
  ]);
}

const OTHER_TYPE: Readonly<Record<string, Faulty>> = {
  string: ['a number', 7],
  integer: ['a text', 'ten'],
  number: ['a text', 'ten'],
  boolean: ['a text', 'maybe'],
  array: ['a text', 'one'],
  object: ['a text', 'one'],
};

/** Values that the body's field may not have; what counts as absent, or has a type of its own, has scenarios of its own. */
function faultyValues(schema: ApiSchema, isRequired: boolean): Faulty[] {
  const { type = '', maxLength, minimum } = schema as Record<string, number | undefined> & ApiSchema;
  if (schema['x-type'] !== undefined || schema['oneOf'] !== undefined) return [];
  const other = OTHER_TYPE[type];
  return [
    ...(isRequired ? [['left out', undefined] satisfies Faulty] : []),
    ...(other ? [other] : []),
    ...(type === 'string' && typeof maxLength === 'number'
      ? [[`${maxLength + 1} characters long`, 'x'.repeat(maxLength + 1)] satisfies Faulty]
      : []),
    ...(type === 'integer' && typeof minimum === 'number'
      ? [[`${minimum - 1}`, minimum - 1] satisfies Faulty]
      : []),
  ];
}
