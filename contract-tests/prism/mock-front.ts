import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { operations as aggregatorOperations } from '../../generated/aggregator/operations.js';
import { validators as aggregatorValidators } from '../../generated/aggregator/request-validators.js';
import { operations as catalogOperations } from '../../generated/catalog/operations.js';
import { validators as catalogValidators } from '../../generated/catalog/request-validators.js';
import { operations as verificationOperations } from '../../generated/verification/operations.js';
import { validators as verificationValidators } from '../../generated/verification/request-validators.js';
import { errorShape as aggregatorErrorShape } from '../../handlers/aggregator/common/error-shape.js';
import { errorShape as catalogErrorShape } from '../../handlers/catalog/common/error-shape.js';
import { errorShape as verificationErrorShape } from '../../handlers/verification/common/error-shape.js';
import { PUBLIC_ACCESS, type AnyResponse } from '../../src/contract.js';
import { createService, type ServiceOptions } from '../../src/http/create-service.js';
import { badRequest, RequestProblem } from '../../src/http/response/problem.js';
import type { AnyHandler } from '../../src/http/operation.js';
import { createTokenGuard, type Guard } from '../../src/http/token-guard.js';
import {
  exampleValues,
  listOperations,
  toRoutePattern,
  type ApiDocument,
  type Operation,
} from '../contract/document.js';
import { listExamples, type PublishedExample } from '../contract/examples.js';
import { parseJson } from '../contract/http-client.js';
import { forward } from '../proxy/start-proxy.js';
import { andAlways } from '../testing/concurrency.js';
import { listen, type Listening } from '../testing/listen.js';
import type { ServiceSuite } from '../scenarios/scenario.js';

type Json = Record<string, unknown>;

/** A request that the server's checks have taken. */
interface MockRequest {
  url: string;
  body: unknown;
}
type Parts = Pick<ServiceOptions, 'operations' | 'validators' | 'errorShape'>;

/** What the servers check requests by, and how they say what is wrong. */
const PARTS: Readonly<Record<string, Parts>> = {
  aggregator: {
    operations: aggregatorOperations,
    validators: aggregatorValidators,
    errorShape: aggregatorErrorShape,
  },
  catalog: { operations: catalogOperations, validators: catalogValidators, errorShape: catalogErrorShape },
  verification: {
    operations: verificationOperations,
    validators: verificationValidators,
    errorShape: verificationErrorShape,
  },
};

/**
 * Starts what clients talk to in front of a mock of a document, which need not check requests: the server's own router and checks,
 * so that a client learns nothing from the mock that is wrong elsewhere. The mock behind it has the examples, and what the request
 * says (ids, page, limit) is said again in them.
 */
export async function startMockFront(
  { service, document }: Pick<ServiceSuite, 'service' | 'document'>,
  mock: Listening,
  port: number,
): Promise<Listening> {
  const parts = PARTS[service];
  if (!parts) throw new Error(`The mock of ${service} has no parts; add them to PARTS in mock-front.ts.`);
  const all = listOperations(document);
  // Handlers get what is checked; the mock needs the address and the preference as they were sent.
  const incoming = new AsyncLocalStorage<IncomingMessage>();
  const createHandler = (operation: Operation): AnyHandler => {
    const refusals = [400, 404].flatMap((status) => listExamples(document, operation, status));
    return async ({ body }) => {
      const { url = '/', headers } = incoming.getStore() ?? {};
      const bytes = operation.body?.mediaType === 'application/octet-stream' ? (body as Readable) : null;
      const request = { url, body: bytes ? await buffer(bytes) : body };
      const prefer = String(headers?.['prefer'] ?? '');
      requirePreferred(document, operation, prefer);
      const refusal = prefer === '' ? findRefusal(refusals, operation, request) : undefined;
      if (refusal) return { status: refusal.status, body: refusal.value };
      requireBytes(operation, request.body);
      return answer(operation, { mock, request, prefer });
    };
  };
  const serve = await createService({
    ...parts,
    document,
    handlers: Object.fromEntries(all.map((operation) => [operation.id, createHandler(operation)])),
    stores: undefined,
    guards: createGuards(document),
    protectedOperations: new Set(all.filter(({ isPublic }) => !isPublic).map(({ id }) => id)),
    // Where errors send a client, it finds the document.
    staticResponses: {
      find: (path) =>
        /^\/api(\/(openapi\.json)?)?$/.test(path) ? { response: { status: 200, body: document } } : undefined,
    },
    rateLimit: () => 0,
    readAddress: () => '127.0.0.1',
    observe: {
      began: () => undefined,
      ended: (_, __, error) => {
        if (error !== undefined) console.error(error);
      },
    },
    now: () => performance.now(),
  });
  const server = createServer((request, response) => {
    incoming.run(request, () => serve(request, response));
  });
  const { url, stop } = await listen(server, port);
  return { url, stop: () => andAlways(stop(), mock.stop) };
}

/** Returns the response to a request that is as documented: an example. */
async function answer(
  operation: Operation,
  { mock, request, prefer }: { mock: Listening; request: MockRequest; prefer: string },
): Promise<AnyResponse> {
  const response = await forward(mock.url, {
    method: operation.method,
    url: request.url.replace(/(?<=.)\/(?=\?|$)/, ''),
    headers: prefer === '' ? {} : { prefer },
    body: Buffer.alloc(0),
  });
  const { status } = response;
  const documented = Object.keys(operation.responses.get(status)?.headers ?? {});
  const headers = Object.fromEntries(
    documented.flatMap((name) => {
      const value = response.headers[name.toLowerCase()];
      // The server in front has its own.
      return value === undefined || /^(x-request-id|etag)$/i.test(name) ? [] : [[name, value]];
    }),
  );
  const json = parseJson(response.body) as Json | undefined;
  if (json === undefined) return { status, headers };
  if (status !== 200 || prefer !== '') return { status, headers, body: json };
  return { status, headers, body: echo(operation, request, json) };
}

/** Returns the error that is documented for exactly this request: by a rule beyond the schemas, or since nothing is there. */
function findRefusal(
  refusals: readonly PublishedExample[],
  operation: Operation,
  { url, body }: MockRequest,
): PublishedExample | undefined {
  const [path = '', query = ''] = url.split('?');
  const sent = [Object.fromEntries(pathValues(operation, path)), [...new URLSearchParams(query)], body];
  return refusals.find(({ parts }) =>
    isDeepStrictEqual([parts.path ?? {}, parts.query ?? [], parts.body], sent),
  );
}

/** Refuses uploads that the servers' handlers refuse. */
function requireBytes({ body: documented }: Operation, body: unknown): void {
  if (!documented || !Buffer.isBuffer(body)) return;
  if (body.length === 0) throw badRequest('The body is empty; send the bytes of the file.');
  const { maxBytes = Infinity } = documented;
  if (body.length > maxBytes)
    throw new RequestProblem({ status: 413, message: `The body is larger than ${maxBytes} bytes.` });
}

/** Refuses a preference for a response that the document does not have. */
function requirePreferred(document: ApiDocument, operation: Operation, prefer: string): void {
  const [, code] = /\bcode=(\d+)/.exec(prefer) ?? [];
  const [, example] = /\bexample="?([^",;\s]+)/.exec(prefer) ?? [];
  const documented = [...operation.responses.keys()];
  if (code !== undefined && !documented.includes(Number(code)))
    throw badRequest(
      `Header Prefer: ${operation.id} has no response ${code}; it has ${documented.join(', ')}.`,
    );
  if (example === undefined) return;
  const status = Number(code ?? documented.find((one) => one < 300));
  const media = operation.responses.get(status)?.content?.['application/json'];
  const names = [...(media ? exampleValues(document, media) : new Map<string, unknown>()).keys()];
  if (!names.includes(example))
    throw badRequest(
      `Header Prefer: the response ${status} of ${operation.id} has no example ${example}; it has ${names.join(', ') || 'none'}.`,
    );
}

/** A secret that a server always needs may be any. */
function createGuards(document: ApiDocument): Record<string, Guard> {
  const schemes = Object.entries(document.components?.['securitySchemes'] ?? {}) as [
    string,
    { name?: string },
  ][];
  const found = listOperations(document).flatMap((operation): [string, Guard][] => {
    const { security = [] } = document.paths[operation.path]?.[operation.method.toLowerCase()] ?? {};
    const names = schemes.flatMap(([key, { name }]) =>
      name !== undefined && security.some((one) => key in one) ? [name] : [],
    );
    if (security.length === 0 || security.some((one) => Object.keys(one).length === 0)) return [];
    const message = `Header ${names.join(' or ')} is missing.`;
    const refuse = createTokenGuard([], { challenge: `ApiKey realm="${names.join(', ')}"`, message });
    return [
      [
        operation.id,
        (request) =>
          names.some((name) => request.headers[name.toLowerCase()]) ? PUBLIC_ACCESS : refuse(request),
      ],
    ];
  });
  return Object.fromEntries(found);
}

/** Returns a response's example that says again what the request said, where it has fields of these names. */
function echo(operation: Operation, request: MockRequest, json: Json): Json {
  const copy = structuredClone(json);
  const [path = '', query = ''] = request.url.split('?');
  const given = new Map<string, string>([...new URLSearchParams(query), ...pathValues(operation, path)]);
  const objects = [copy, ...Object.values(copy).filter(isObject)];
  for (const object of objects) {
    for (const [name, text] of given) {
      for (const key of [name, toSnakeCase(name)]) {
        const before = object[key];
        if (typeof before === 'string') object[key] = text;
        if (typeof before === 'number' && /^\d+$/.test(text)) object[key] = Number(text);
      }
    }
  }
  for (const object of objects) showPage(object, given);
  return copy;
}

/** A page shows its part of the example's rows, and counts those. */
function showPage(object: Json, given: Map<string, string>): void {
  const paging = isObject(object['paging']) ? object['paging'] : null;
  const [key, rows] = Object.entries(object).find(([, value]) => Array.isArray(value)) ?? [];
  const limit = Number(given.get('limit') ?? Infinity);
  const page = given.get('page');
  const offset = page === undefined ? Number(given.get('offset') ?? 0) : (Number(page) - 1) * limit;
  if (key === undefined || !Array.isArray(rows) || (limit === Infinity && offset === 0 && page !== '1'))
    return;
  const start = Number.isNaN(offset) ? 0 : offset;
  object[key] = rows.slice(start, start + limit);
  if (typeof object['page_count'] === 'number' && limit !== Infinity)
    object['page_count'] = Math.max(1, Math.ceil(rows.length / limit));
  for (const name of ['total_items', 'filtered_items', 'total'])
    if (typeof object[name] === 'number') object[name] = rows.length;
  if (!paging) return;
  const hasMore = start + limit < rows.length;
  Object.assign(paging, {
    total: rows.length,
    ...(limit === Infinity ? {} : { limit }),
    offset: start,
    has_more: hasMore,
    next_offset: hasMore ? start + limit : null,
  });
}

/** Returns the values of an operation's path parameters. */
function pathValues(operation: Operation, path: string): [string, string][] {
  const [names, values] = [toRoutePattern(operation).split('/'), path.split('/')];
  return names.flatMap((name, index): [string, string][] =>
    name.startsWith(':') ? [[name.slice(1), decodeURIComponent(values[index] ?? '')]] : [],
  );
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
