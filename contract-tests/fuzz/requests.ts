import fc, { type Arbitrary } from 'fast-check';
import {
  exampleValues,
  type ApiDocument,
  type ApiParameter,
  type ApiSchema,
  type Operation,
} from '../contract/document.js';
import type { WireRequest } from '../contract/http-client.js';
import { encodeName } from '../contract/request.js';
import { NASTY_BODIES, NASTY_HEADERS, NASTY_JSON, NASTY_TEXTS } from './nasty-values.js';
import { generateValues } from './values.js';

/** A request in parts, so that one of them can be broken before it is sent. */
export interface Draft {
  /** What was broken; empty for a valid request. */
  broken: string[];
  method: string;
  /** Names and values as they appear in the URL. */
  path: Record<string, string>;
  /** What follows the operation's path. */
  suffix: string;
  query: [string, string][];
  headers: Record<string, string>;
  body: Buffer | null;
  /** Whether a server that accepts it has missed a fault. */
  mustBeRefused: boolean;
}

/** Returns requests of an operation: a third of them are valid, the others are broken once or twice. */
export function generateRequests(
  document: ApiDocument,
  operation: Operation,
  headers: Readonly<Record<string, string>>,
): Arbitrary<Draft> {
  const valid = validRequests(document, operation, headers);
  const numbers = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 2 });
  const broken = fc
    .tuple(valid, numbers)
    .map(([draft, choices]) => choices.reduce((made, choice) => breakDraft(made, operation, choice), draft));
  return fc.oneof({ weight: 1, arbitrary: valid }, { weight: 2, arbitrary: broken });
}

/** Returns a draft as a request. */
export function toWire(baseUrl: string, operation: Operation, draft: Draft): WireRequest {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => draft.path[name] ?? '');
  const query = draft.query.map(([name, value]) => `${name}=${value}`).join('&');
  return {
    method: draft.method,
    url: `${baseUrl}${path}${draft.suffix}${query === '' ? '' : `?${query}`}`,
    headers: draft.headers,
    ...(draft.body ? { body: draft.body } : {}),
  };
}

function validRequests(
  document: ApiDocument,
  operation: Operation,
  headers: Readonly<Record<string, string>>,
): Arbitrary<Draft> {
  const parametersIn = (place: ApiParameter['in']): ApiParameter[] =>
    operation.parameters.filter((parameter) => parameter.in === place);
  const valuesOf = (parameter: ApiParameter): Arbitrary<unknown> =>
    fc.oneof(
      ...[...exampleValues(document, parameter).values()].map((value) => fc.constant(value)),
      generateValues(document, parameter.schema),
    );
  const pairsOf = (parameter: ApiParameter): Arbitrary<[string, string][]> => {
    const pairs = valuesOf(parameter).map((value) =>
      [value].flat().map((one): [string, string] => [encodeName(parameter.name), encode(String(one))]),
    );
    return parameter.required === true ? pairs : fc.oneof(fc.constant<[string, string][]>([]), pairs);
  };
  // An empty segment would be another path, and clients resolve dots.
  const segments = parametersIn('path').map((one): [string, Arbitrary<string>] => [
    one.name,
    valuesOf(one)
      .map(String)
      .filter((text) => !/^\.{0,2}$/.test(text))
      .map(encode),
  ]);
  return fc
    .record({
      path: fc.record(Object.fromEntries(segments), { noNullPrototype: true }),
      query: fc.tuple(...parametersIn('query').map(pairsOf)).map((pairs) => pairs.flat()),
      body: bodiesOf(document, operation),
    })
    .map(({ path, query, body }) => ({
      broken: [],
      method: operation.method,
      path,
      suffix: '',
      query,
      headers: {
        ...(body && operation.body ? { 'content-type': operation.body.mediaType } : {}),
        ...headers,
      },
      body,
      mustBeRefused: false,
    }));
}

/** Half of the bodies are the document's examples, whose fields belong together. */
function bodiesOf(document: ApiDocument, { body }: Operation): Arbitrary<Buffer | null> {
  if (!body) return fc.constant(null);
  if (body.mediaType !== 'application/json')
    return fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
  const examples = [...exampleValues(document, body.media).values()];
  const made = generateValues(document, body.media.schema as ApiSchema);
  const values = examples.length === 0 ? made : fc.oneof(fc.constantFrom(...examples), made);
  return values.map((json) => Buffer.from(JSON.stringify(json)));
}

/** Returns text as it appears in a URL. A lone surrogate becomes bytes that are invalid UTF-8. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** Three numbers that choose what is broken, where, and by what; they wrap around. */
type Choice = [kind: number, place: number, value: number];

type Break = (draft: Draft, operation: Operation, place: number, value: number) => Partial<Draft> | null;

function breakDraft(draft: Draft, operation: Operation, [kind, place, value]: Choice): Draft {
  const [what, change] = pick(breaks, kind);
  const changed = change(draft, operation, place, value);
  return changed ? { ...draft, ...changed, broken: [...draft.broken, what] } : draft;
}

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

const URL_TEXTS = [...NASTY_TEXTS.map(encode), '%', '%zz', '%ff', 'a%2Fb', '%2e%2e%2f', '+', '%C2%A01'];
const SUFFIXES = ['/', '//', '/x', '/%2e%2e', '%00', '%zz', '/%ff', '.json', `/${'a/'.repeat(500)}`];
const METHODS = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'GET', 'PROPFIND'];
const FIELDS = ['__proto__', 'constructor', '', '\0', '\ud800', 'x'.repeat(3000)];

const breakPath: Break = ({ path }, _, place, value) => {
  const names = Object.keys(path);
  if (names.length === 0) return null;
  return {
    path: {
      ...path,
      [pick(names, place)]: pick(
        URL_TEXTS.filter((text) => text !== ''),
        value,
      ),
    },
  };
};

const breakQuery: Break = ({ query, mustBeRefused }, { parameters }, place, value) => {
  const documented = parameters.filter((parameter) => parameter.in === 'query');
  const text = pick(URL_TEXTS, value);
  if (documented.length === 0)
    return { query: [...query, [pick(['limit', 'q', '__proto__', '%00'], place), text]] };
  const { name, schema } = pick(documented, place);
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const isInteger =
    /^-?\d+$/.test(text) && Number(text) >= Number(minimum) && Number(text) <= Number(maximum);
  return {
    query: [...query.filter(([other]) => other !== name), [name, text]],
    mustBeRefused: mustBeRefused || (schema.type === 'integer' && !isInteger),
  };
};

const breakName: Break = ({ query }, { parameters }, place, value) => {
  const name = pick(['limit', ...parameters.map((one) => one.name)], place);
  const given = pick([name, `${name}[]`, `${name}[a]`, name.toUpperCase(), `${name}%00`, '', '%ff'], value);
  return {
    query: [...query, ...Array.from({ length: 2 + (value % 50) }, (): [string, string] => [given, '1'])],
  };
};

const breakHeader: Break = ({ headers }, _, __, value) => {
  const [name, text] = pick(NASTY_HEADERS, value);
  return { headers: { ...headers, [name]: text } };
};

const breakBody: Break = ({ body }, _, place, value) => {
  if (body && place % 3 === 0) return { body: body.subarray(0, value % Math.max(1, body.length)) };
  return { body: pick(NASTY_BODIES, value) };
};

/** Puts a value, a field, or nothing, in the place of one part of a JSON body. */
const breakPart: Break = ({ body }, _, place, value) => {
  const json = parse(body);
  if (json === undefined) return null;
  const places = listPlaces(json);
  const [holder, key] = pick(places, place);
  const mark = '\uffff';
  const field = pick(FIELDS, value);
  const added = JSON.parse(`{${JSON.stringify(field)}: ${JSON.stringify(mark)}}`) as object;
  holder[key] = pick([mark, mark, mark, undefined, [mark, mark], added], place + value);
  const text = (JSON.stringify((json as { body: unknown }).body) as string | undefined) ?? '{}';
  return { body: Buffer.from(text.replaceAll(JSON.stringify(mark), () => pick(NASTY_JSON, value))) };
};

function parse(body: Buffer | null): unknown {
  try {
    return body === null || body.length > 50_000
      ? undefined
      : { body: JSON.parse(body.toString('utf8')) as unknown };
  } catch {
    return undefined;
  }
}

type Holder = Record<string, unknown>;

/** Returns where each part of a JSON value is, down to some depth. */
function listPlaces(value: unknown, depth = 0): [Holder, string][] {
  if (typeof value !== 'object' || value === null || depth > 20) return [];
  const holder = value as Holder;
  const keys = Object.keys(holder).slice(0, 100);
  return keys.flatMap((key): [Holder, string][] => [[holder, key], ...listPlaces(holder[key], depth + 1)]);
}

const breaks: readonly (readonly [what: string, change: Break])[] = [
  ['a value of the path', breakPath],
  ['a value of the query', breakQuery],
  ['a value of the query', breakQuery],
  ['a name in the query', breakName],
  ['a header', breakHeader],
  ['the body', breakBody],
  ['a part of the body', breakPart],
  ['a part of the body', breakPart],
  ['a part of the body', breakPart],
  ['the method', (_, __, ___, value) => ({ method: pick(METHODS, value) })],
  ['the end of the path', (_, __, ___, value) => ({ suffix: pick(SUFFIXES, value) })],
];
