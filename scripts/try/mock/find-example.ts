import {
  resolveReference,
  type Example,
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type Reference,
  type RequestBody,
  type Response,
} from '../../../src/openapi-document.js';

/** What Prism is asked for: a status and the key of one of its examples; without them the first example of a success. */
export interface Choice {
  code?: number;
  exampleKey?: string;
}

type Documented = Pick<LocatedOperation, 'operation' | 'parameters'>;

/** A request as handlers get it. */
type Sent = Record<Parameter['in'] | 'body', unknown>;

/**
 * Returns the documented example of a 200 whose parameters and body are the most like the request. An example and the request that leads to
 * it have the same key. A 404 is chosen where the request is exactly the documented one.
 */
export function findExample(document: OpenApiDocument, operation: Documented, sent: Sent): Choice {
  const given = flatten(sent);
  const rated = [200, 404].flatMap((code) =>
    listKeys(document, operation, code).flatMap((exampleKey) => {
      const wanted = [...flatten(readRequest(document, operation, exampleKey))];
      const same = wanted.filter(([place, value]) => given.get(place) === value).length;
      const isExact = same > 0 && same === wanted.length;
      return code === 200 || isExact
        ? [{ choice: { code, exampleKey }, rating: 2 * same - wanted.length }]
        : [];
    }),
  );
  const [best] = rated.toSorted((a, b) => b.rating - a.rating);
  return best?.choice ?? {};
}

/** Returns the keys of a response's examples. */
function listKeys(document: OpenApiDocument, { operation }: Documented, status: number): string[] {
  const response = operation.responses[status];
  const content = response && resolveReference<Response>(document, response).content;
  return Object.keys(content?.['application/json']?.examples ?? {});
}

/** Returns the examples of parameters and body that have a key. */
export function readRequest(
  document: OpenApiDocument,
  { operation, parameters }: Documented,
  key: string,
): Partial<Sent> {
  const valueIn = ({ examples }: Pick<MediaType, 'examples'>): unknown => {
    const example: Example | Reference | undefined = examples?.[key];
    return example && resolveReference<Example>(document, example).value;
  };
  const valuesIn = (place: Parameter['in']): object =>
    Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, valueIn(one)]));
  const { requestBody } = operation;
  const content = requestBody && resolveReference<RequestBody>(document, requestBody).content;
  const json = content?.['application/json'];
  return {
    path: valuesIn('path'),
    query: valuesIn('query'),
    header: valuesIn('header'),
    body: json && valueIn(json),
  };
}

/** Returns the values of a request as texts by their place; a single value of a list is one as well. */
function flatten(value: unknown, place = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) flatten(child, `${place}/${key}`, found);
  else if (value !== undefined && value !== null) found.set(place.replace(/\/0$/, ''), String(value));
  return found;
}
