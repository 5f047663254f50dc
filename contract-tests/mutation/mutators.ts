import {
  type ApiDocument,
  type Cell,
  type Operation,
  chooseSchema,
  resolve,
  type ApiSchema,
  type Reference,
} from '../contract/document.js';
import { parseJson } from '../contract/http-client.js';
import type { ProxiedResponse } from '../proxy/start-proxy.js';

/** A place in a body where an object of a documented schema is. */
interface Place {
  /** Its path, with `*` for any item of a list or any key of a map. */
  path: string;
  schema: ApiSchema;
  object: Json;
}

/** A change of a body at one place. */
interface BodyMutation {
  /** A description of the change. */
  place: string;
  /** Returns the changed body: few of the many that a large one allows are made. */
  make: () => unknown;
}

/** Returns the possible changes at a place: a name for each, and the function that applies it to a copy. */
type PlaceChanges = (document: ApiDocument, place: Place) => [string, (object: Json) => void][];

/** Returns each possible change of a body; one place stands for all that are alike. */
function mutateBody(
  document: ApiDocument,
  schema: ApiSchema | Reference,
  body: unknown,
  changesAt: PlaceChanges,
): BodyMutation[] {
  const distinct = (root: unknown): Place[] => [
    ...new Map(placesIn(document, schema, root, '').map((place) => [place.path, place])).values(),
  ];
  return distinct(body).flatMap((place, index) =>
    changesAt(document, place).map(([name, change]) => ({
      place: `${place.path || '/'} ${name}`,
      make: () => {
        const copy = structuredClone(body);
        const counterpart = distinct(copy)[index];
        if (counterpart) change(counterpart.object);
        return copy;
      },
    })),
  );
}

function placesIn(
  document: ApiDocument,
  reference: ApiSchema | Reference,
  value: unknown,
  path: string,
): Place[] {
  const resolved = resolve<ApiSchema>(document, reference);
  const schema = chooseSchema(document, resolved, value)?.schema ?? resolved;
  const { items, properties, additionalProperties } = schema;
  if (Array.isArray(value))
    return items ? value.flatMap((item) => placesIn(document, items, item, `${path}/*`)) : [];
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Json;
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const inside = Object.entries(object).flatMap(([name, child]) => {
    const documented = properties?.[name] ?? others;
    const step = properties?.[name] ? name : '*';
    return documented ? placesIn(document, documented, child, `${path}/${step}`) : [];
  });
  return properties ? [{ path, schema, object }, ...inside] : inside;
}

/** Drops each required field. */
const dropRequired: PlaceChanges = (_, { schema, object }) =>
  (schema.required ?? [])
    .filter((name) => name in object)
    .map((name) => [`without ${name}`, (copy) => delete copy[name]]);

/** Gives each field of a documented type a value of another type. */
const retype: PlaceChanges = (document, { schema, object }) =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]): ReturnType<PlaceChanges> => {
    const { type } = resolve<ApiSchema>(document, property);
    if (!(name in object) || type === undefined) return [];
    const other = type === 'string' ? 12345 : 'of another type';
    return [[`${name} as ${typeof other}`, (copy) => (copy[name] = other)]];
  });

/** Adds an undocumented field where the schema allows none. */
const extend: PlaceChanges = (_, { schema }) =>
  schema.additionalProperties === undefined || schema.additionalProperties === false
    ? [['with an undocumented field', (copy) => (copy['undocumented'] = true)]]
    : [];

/** A fault that a response can have. */
export interface Mutation {
  /** The fault, and where it is. */
  place: string;
  /** Returns the response with it. */
  make: () => ProxiedResponse;
}

/** A kind of fault of a server. */
export interface Mutator {
  name: string;
  /** Whether the kind applies to what an operation documents. */
  appliesTo: (operation: Operation) => boolean;
  /** Returns every mutation of this kind of a cell's response. */
  mutate: (document: ApiDocument, cell: Cell, response: ProxiedResponse) => Mutation[];
}

/** The kinds of mutations that the suite must notice, for every operation that they apply to. */
export const mutators: Mutator[] = [
  inBody('a required field dropped', dropRequired),
  inBody('a wrong type', retype),
  inBody('an extra field', extend),
  { name: 'a wrong status', appliesTo: () => true, mutate: withOtherStatus },
  {
    name: 'a wrong media type',
    appliesTo: (operation) => hasContent(operation, () => true),
    mutate: (_, { mediaType }, response) =>
      mediaType === null ? [] : [withHeader(response, 'content-type', 'text/plain')],
  },
  {
    name: 'a wrong error shape',
    appliesTo: (operation) => hasContent(operation, (status) => status >= 400),
    mutate: (_, { status, mediaType }, response) =>
      status >= 400 && mediaType !== null
        ? [{ place: 'the body', make: () => ({ ...response, body: WRONG_ERROR }) }]
        : [],
  },
  {
    name: 'a response of 500',
    appliesTo: () => true,
    mutate: (_, __, response) => [{ place: 'the status', make: () => ({ ...response, status: 500 }) }],
  },
  {
    name: 'no entity tag',
    appliesTo: ({ responses }) => responses.has(304),
    mutate: (_, { operation, status }, response) =>
      status === 200 && operation.responses.has(304) ? [withHeader(response, 'etag', undefined)] : [],
  },
  {
    name: 'no Retry-After',
    appliesTo: ({ responses }) => responses.has(429),
    mutate: (_, { status }, response) =>
      status === 429 ? [withHeader(response, 'retry-after', undefined)] : [],
  },
  {
    name: 'no request id',
    appliesTo: () => true,
    mutate: (_, __, response) => [withHeader(response, 'x-request-id', undefined)],
  },
];

const WRONG_ERROR = Buffer.from('{"message": "Something went wrong."}');

/** Returns a kind of mutation of a JSON body, applied wherever its schema allows it. */
function inBody(name: string, changes: PlaceChanges): Mutator {
  return {
    name,
    appliesTo: (operation) => hasContent(operation, () => true),
    mutate: (document, { operation, status, mediaType }, response) => {
      const schema = operation.responses.get(status)?.content?.[mediaType ?? '']?.schema;
      const body = parseJson(response.body);
      if (!schema || body === undefined) return [];
      return mutateBody(document, schema, body, changes).map(({ place, make }) => ({
        place,
        make: () => ({ ...response, body: Buffer.from(JSON.stringify(make())) }),
      }));
    },
  };
}

function hasContent({ responses }: Operation, isWanted: (status: number) => boolean): boolean {
  return [...responses].some(
    ([status, { content }]) =>
      isWanted(status) && Object.keys(content ?? {}).some((type) => /json$/.test(type)),
  );
}

/** One undocumented status, and all other documented ones. */
function withOtherStatus(_: ApiDocument, { operation, status }: Cell, response: ProxiedResponse): Mutation[] {
  const undocumented = [201, 202, 418].find((other) => !operation.responses.has(other)) ?? 299;
  const others = [...operation.responses.keys()].filter((other) => other !== status);
  return [undocumented, ...others].map((other) => ({
    place: `${other} instead of ${status}`,
    make: () => ({ ...response, status: other }),
  }));
}

function withHeader(response: ProxiedResponse, name: string, value: string | undefined): Mutation {
  const { [name]: _, ...rest } = response.headers;
  const headers = value === undefined ? rest : { ...rest, [name]: value };
  return { place: `header ${name}`, make: () => ({ ...response, headers }) };
}

type Json = Record<string, unknown>;
