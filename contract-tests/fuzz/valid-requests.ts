import fc, { type Arbitrary } from 'fast-check';
import {
  exampleValues,
  resolve,
  type ApiDocument,
  type ApiParameter,
  type ApiSchema,
  type Operation,
} from '../contract/document.js';
import { encodeName } from '../contract/request.js';
import { encodeText, type Draft } from './draft.js';
import { generateValues } from './schema-values.js';

/** Returns valid requests of an operation, sent with the given headers. */
export function validRequests(
  document: ApiDocument,
  operation: Operation,
  headers: Readonly<Record<string, string>>,
): Arbitrary<Draft> {
  const parameters = (place: ApiParameter['in']): ApiParameter[] =>
    operation.parameters.filter((parameter) => parameter.in === place);
  return fc
    .record({
      path: fc.record(
        Object.fromEntries(parameters('path').map((one) => [one.name, generateText(document, one)])),
        { noNullPrototype: true },
      ),
      query: fc.tuple(...parameters('query').map((one) => generatePairs(document, one))),
      header: fc.tuple(...parameters('header').map((one) => generateHeader(document, one))),
      body: generateBody(document, operation),
      isChunked: fc.oneof(
        { weight: 9, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    })
    .map(({ path, query, header, body, isChunked }) => ({
      mutations: [],
      path: Object.fromEntries(Object.entries(path).map(([name, text]) => [name, encodeText(text)])),
      query: query.flat().map(([name, text]): [string, string] => [encodeName(name), encodeText(text)]),
      headers: {
        ...(body && operation.body ? { 'content-type': operation.body.mediaType } : {}),
        ...headers,
        ...Object.fromEntries(header.flat()),
      },
      body,
      isChunked,
      elsewhere: {},
      mustBeRefused: { query: false, body: false },
    }));
}

/** An empty segment would be another path. */
function generateText(document: ApiDocument, parameter: ApiParameter): Arbitrary<string> {
  const made = generateValues(document, parameter.schema).map(String).filter(isSegment);
  const examples = [...exampleValues(document, parameter).values()].map(String);
  if (examples.length === 0) return made;
  return fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...examples) }, { weight: 1, arbitrary: made });
}

/** Clients resolve `.` and `..` before they send a request. */
function isSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..';
}

function generatePairs(document: ApiDocument, parameter: ApiParameter): Arbitrary<[string, string][]> {
  const schema = resolve<ApiSchema>(document, parameter.schema);
  const made = generateValues(document, schema).map((value) => [value].flat());
  const examples = [...exampleValues(document, parameter).values()].map((value) =>
    fc.constant([value].flat()),
  );
  const pairs = fc
    .oneof(...examples, made)
    .map((values) => values.map((value): [string, string] => [parameter.name, String(value)]));
  return parameter.required === true ? pairs : fc.oneof(fc.constant<[string, string][]>([]), pairs);
}

function generateHeader(document: ApiDocument, parameter: ApiParameter): Arbitrary<[string, string][]> {
  const made = generateValues(document, parameter.schema)
    .map(String)
    .filter((text) => /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text));
  const pair = made.map((text): [string, string][] => [[parameter.name.toLowerCase(), text]]);
  return parameter.required === true ? pair : fc.oneof(fc.constant<[string, string][]>([]), pair);
}

/** Half of the bodies are the document's examples, whose fields belong together. */
function generateBody(document: ApiDocument, { body }: Operation): Arbitrary<Draft['body']> {
  if (!body) return fc.constant(null);
  if (!/[/+]json$/.test(body.mediaType))
    return fc.uint8Array({ maxLength: 400 }).map((bytes) => ({ bytes: Buffer.from(bytes) }));
  const examples = [...exampleValues(document, body.media).values()];
  const made = generateValues(document, resolve<ApiSchema>(document, body.media.schema));
  const values = examples.length === 0 ? made : fc.oneof(fc.constantFrom(...examples), made);
  return values.map((json) => ({ json }));
}
