import { isDeepStrictEqual } from 'node:util';
import {
  listOperations,
  resolve,
  type ApiDocument,
  type ApiExample,
  type ApiMediaType,
  type Operation,
} from './document.js';
import type { Send } from './http-client.js';
import { ANYBODY, toWireRequest } from './request.js';
import type { RequestParts } from './scenario.js';

/** A documented answer, and the request that a reader would send to get it. */
export interface PublishedExample {
  /** Operation and key of the example. */
  name: string;
  operation: Operation;
  status: number;
  parts: RequestParts;
  value: unknown;
  /** JSON pointers to what changes with the clock; `*` stands for every item. */
  volatile: string[];
}

/** Statuses whose examples tell of a request that changes nothing, whatever its operation. */
const REFUSALS = [400, 404];

/**
 * Returns the examples of every answer that a reader can ask for without changing anything: all successes of GET, those of
 * other safe operations whose request has an example of the same key, and the refusals that name their request. A request has
 * the required parameters with their examples, unless the example says otherwise in `x-request`.
 */
export function publishedExamples(document: ApiDocument): PublishedExample[] {
  return listOperations(document).flatMap((operation) => {
    const isRead = operation.method === 'GET' || operation.isSafe;
    return [...(isRead ? [200] : []), ...REFUSALS].flatMap((status) =>
      examplesOf(document, operation, status),
    );
  });
}

function examplesOf(document: ApiDocument, operation: Operation, status: number): PublishedExample[] {
  const media = operation.responses.get(status)?.content?.['application/json'];
  return Object.entries(media?.examples ?? {}).flatMap(([key, reference]) => {
    const example = resolve<ApiExample>(document, reference);
    if (status !== 200 && !example['x-request']) return [];
    const parts = requestFor(document, operation, key, example);
    if (!parts) return [];
    const volatile = media?.['x-volatile'] ?? [];
    return [{ name: `${operation.id} ${key}`, operation, status, parts, value: example.value, volatile }];
  });
}

function requestFor(
  document: ApiDocument,
  operation: Operation,
  key: string,
  example: ApiExample,
): RequestParts | null {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const valuesIn = (place: string): [string, string][] =>
    required
      .filter((parameter) => parameter.in === place)
      .map(({ name, example: value }) => [name, String(value)]);
  const parts: RequestParts = {
    path: { ...Object.fromEntries(valuesIn('path')), ...example['x-request']?.path },
    query: example['x-request']?.query ?? valuesIn('query'),
  };
  if (!operation.body) return parts;
  const sent = example['x-request']?.body;
  if (sent !== undefined) return { ...parts, body: sent };
  const body = exampleOf(document, operation.body.media, key);
  return body ? { ...parts, body: body.value } : null;
}

function exampleOf(document: ApiDocument, media: ApiMediaType, key: string): ApiExample | undefined {
  const reference = media.examples?.[key];
  return reference && resolve<ApiExample>(document, reference);
}

/** Asks a server for an example; returns null when the answer equals it, else what differs. */
export async function compareExample(
  send: Send,
  baseUrl: string,
  example: PublishedExample,
): Promise<string | null> {
  const { status, json } = await send(toWireRequest(baseUrl, example.operation, example.parts, ANYBODY));
  if (status !== example.status) return `${example.name}: status ${status} instead of ${example.status}`;
  const differences = differencesOf(example.value, json, '').filter(
    ({ pointer }) => !isVolatile(pointer, example.volatile),
  );
  if (differences.length === 0) return null;
  const shown = differences.slice(0, 5).map(({ pointer, documented, given }) => {
    return `at ${pointer || '/'}: documented ${short(documented)}, given ${short(given)}`;
  });
  return `${example.name}: ${shown.join('; ')}${differences.length > 5 ? `; and ${differences.length - 5} more` : ''}`;
}

interface Difference {
  pointer: string;
  documented: unknown;
  given: unknown;
}

function differencesOf(documented: unknown, given: unknown, pointer: string): Difference[] {
  if (isDeepStrictEqual(documented, given)) return [];
  const isComparable =
    isObject(documented) && isObject(given) && Array.isArray(documented) === Array.isArray(given);
  if (!isComparable) return [{ pointer, documented, given }];
  const keys = new Set([...Object.keys(documented), ...Object.keys(given)]);
  return [...keys].flatMap((key) =>
    differencesOf(
      documented[key],
      given[key],
      `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    ),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A difference below a volatile place is one of that place. */
function isVolatile(pointer: string, volatile: string[]): boolean {
  const given = pointer.split('/');
  return volatile.some((pattern) =>
    pattern.split('/').every((part, index) => part === '*' || part === given[index]),
  );
}

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
