import {
  exampleValues,
  firstExample,
  listOperations,
  resolve,
  type ApiDocument,
  type ApiExample,
  type ApiParameter,
  type Operation,
} from './document.js';
import { findDifferences, shorten } from './fault.js';
import type { Send } from './http-client.js';
import { ANONYMOUS, toWireRequest } from './request.js';
import type { RequestParts } from '../scenarios/scenario.js';

/** A documented response, and the request that leads to it. */
export interface PublishedExample {
  /** Operation and key of the example. */
  name: string;
  operation: Operation;
  status: number;
  parts: RequestParts;
  value: unknown;
  /** JSON pointers to values that change with the clock; `*` stands for every item. */
  volatile: string[];
}

/** Statuses whose requests change nothing in any operation. */
const REFUSALS = [400, 404];
/** Statuses whose requests have named examples of the same key, so that any tool can pair them. */
const PAIRED = [200, 404];

/**
 * Returns the examples of every response that can be requested without changing state: successes of reads and other safe
 * operations, and errors that name their request. The request of a 200 or 404 consists of the examples of its
 * parameters and body with the same key; that of a 400 is in its `x-request`, completed by first examples.
 */
export function publishedExamples(document: ApiDocument): PublishedExample[] {
  return listOperations(document).flatMap((operation) => {
    const isRead = operation.method === 'GET' || operation.isSafe;
    return [...(isRead ? [200] : []), ...REFUSALS].flatMap((status) =>
      listExamples(document, operation, status),
    );
  });
}

/** Returns an operation's examples of a status whose request is documented as well. */
export function listExamples(
  document: ApiDocument,
  operation: Operation,
  status: number,
): PublishedExample[] {
  const media = operation.responses.get(status)?.content?.['application/json'];
  return Object.entries(media?.examples ?? {}).flatMap(([key, reference]) => {
    const example = resolve<ApiExample>(document, reference);
    const parts = PAIRED.includes(status)
      ? pairedRequest(document, operation, key)
      : statedRequest(document, operation, example['x-request']);
    if (!parts) return [];
    const volatile = media?.['x-volatile'] ?? [];
    return [{ name: `${operation.id} ${key}`, operation, status, parts, value: example.value, volatile }];
  });
}

/** Returns the request made of all examples with a key, or null where a required part has none. */
function pairedRequest(document: ApiDocument, operation: Operation, key: string): RequestParts | null {
  const given = operation.parameters.map((parameter) => ({
    parameter,
    value: exampleValues(document, parameter).get(key),
  }));
  if (given.some(({ parameter, value }) => parameter.required === true && value === undefined)) return null;
  const pairsIn = (place: ApiParameter['in']): [string, string][] =>
    given
      .filter(({ parameter, value }) => parameter.in === place && value !== undefined)
      .flatMap(({ parameter: { name }, value }) =>
        [value].flat().map((one): [string, string] => [name, String(one)]),
      );
  const parts: RequestParts = { path: Object.fromEntries(pairsIn('path')), query: pairsIn('query') };
  if (!operation.body) return parts;
  const bodies = exampleValues(document, operation.body.media);
  return bodies.has(key) ? { ...parts, body: bodies.get(key) } : null;
}

function statedRequest(
  document: ApiDocument,
  operation: Operation,
  stated: ApiExample['x-request'],
): RequestParts | null {
  if (!stated) return null;
  const required = operation.parameters.filter((parameter) => parameter.required);
  const valuesIn = (place: ApiParameter['in']): [string, string][] =>
    required
      .filter((parameter) => parameter.in === place)
      .map((parameter) => [parameter.name, String(firstExample(document, parameter))]);
  return {
    path: { ...Object.fromEntries(valuesIn('path')), ...stated.path },
    query: stated.query ?? valuesIn('query'),
    ...(stated.body === undefined ? {} : { body: stated.body }),
  };
}

/** Requests an example from a server; returns null when the response equals it, else the differences. */
export async function compareExample(
  send: Send,
  baseUrl: string,
  example: PublishedExample,
): Promise<string | null> {
  const { status, json } = await send(toWireRequest(baseUrl, example.operation, example.parts, ANONYMOUS));
  if (status !== example.status) return `${example.name}: status ${status} instead of ${example.status}`;
  const differences = findDifferences(example.value, json, '').filter(
    ({ pointer }) => !isVolatile(pointer, example.volatile),
  );
  if (differences.length === 0) return null;
  const shown = differences.slice(0, 5).map(({ pointer, documented, given }) => {
    return `at ${pointer || '/'}: documented ${shorten(documented)}, given ${shorten(given)}`;
  });
  return `${example.name}: ${shown.join('; ')}${differences.length > 5 ? `; and ${differences.length - 5} more` : ''}`;
}

/** A difference below a volatile pointer counts as volatile. */
function isVolatile(pointer: string, volatile: string[]): boolean {
  const given = pointer.split('/');
  return volatile.some((pattern) =>
    pattern.split('/').every((part, index) => part === '*' || part === given[index]),
  );
}
