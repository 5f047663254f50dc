import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createFinder,
  exampleValues,
  listOperations,
  templateOf,
  type ApiDocument,
  type Operation,
} from '../contract/document.js';
import { parseJson } from '../contract/http-client.js';
import { passOn, readRequest, withLength, type PassedRequest } from '../mutation/mutating-proxy.js';
import type { ProxiedResponse } from '../mutation/mutators.js';
import type { Mock } from './start-mock.js';
import type { Memory } from './stateful.js';

type Json = Record<string, unknown>;

/** An error that the document has for every route, whichever operation it is of. */
class Refusal extends Error {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;

  constructor(status: number, message: string, headers: OutgoingHttpHeaders = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * Starts what clients talk to in front of a mock of the document: it adds what every server has, so that nobody learns from the
 * mock what would be wrong elsewhere. Errors have the documented form and the reason, reads an entity tag, and what the request
 * says (ids, page, limit) is said again in the response. With a memory, some operations answer from what was sent.
 */
export async function startMockFront(
  document: ApiDocument,
  mock: Mock,
  { port, memory }: { port: number; memory?: Memory },
): Promise<Mock> {
  const operations = listOperations(document);
  const find = createFinder(operations);
  const envelope = errorEnvelope(document);

  async function answer(request: PassedRequest): Promise<ProxiedResponse> {
    const [path = ''] = request.url.split('?');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const operation = find(method, path);
    if (request.method === 'OPTIONS') return passOn(mock.url, request);
    if (!operation) {
      const there = operations.filter((one) => find(one.method, path)?.path === one.path);
      if (there.length === 0) throw new Refusal(404, `There is no route ${path}.`);
      const allow = there.map((one) => (one.method === 'GET' ? 'GET, HEAD' : one.method)).join(', ');
      throw new Refusal(405, `${path} takes ${allow}, not ${request.method}.`, { allow });
    }
    refuseBody(operation, request);
    const response = await passOn(mock.url, { ...request, method, url: withoutSlash(request.url) });
    const json = parseJson(response.body) as Json | undefined;
    const isChosen = request.headers['prefer'] !== undefined;
    if (isChosen || json === undefined) return response;
    const violations = violationsIn(response, request);
    if (violations.length > 0) return refused(response, envelope(400, violations.join(' ')));
    if (response.status !== 200) return response;
    const remembered = memory?.answer(operation, request, json);
    if (remembered && 'refusal' in remembered)
      return refused(
        { ...response, status: remembered.refusal.status },
        envelope(remembered.refusal.status, remembered.refusal.message),
      );
    const body = remembered?.json ?? echo(operation, request, json);
    return { ...response, body: Buffer.from(JSON.stringify(body)) };
  }

  const server = createServer((incoming, outgoing) => {
    readRequest(incoming)
      .then(async (request) => {
        const response = await answer(request).catch((error: unknown): ProxiedResponse => {
          const { status, headers } = error instanceof Refusal ? error : { status: 502, headers: {} };
          const bare = {
            status,
            headers: { ...headers, 'content-type': 'application/json' },
            body: Buffer.alloc(0),
          };
          return refused(bare, envelope(status, (error as Error).message));
        });
        const [path = ''] = request.url.split('?');
        const operation = find(request.method === 'HEAD' ? 'GET' : request.method, path);
        const whole = withCommonHeaders(request, operation, response);
        outgoing.writeHead(whole.status, withLength(whole));
        outgoing.end(request.method === 'HEAD' || whole.status === 304 ? undefined : whole.body);
      })
      .catch(() => incoming.socket.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await mock.stop();
    },
  };
}

function withoutSlash(url: string): string {
  return url.replace(/(?<=.)\/(?=\?|$)/, '');
}

/** Bodies that Prism takes for absent are refused as a server does. */
function refuseBody({ body }: Operation, { headers, body: sent }: PassedRequest): void {
  if (!body) return;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== body.mediaType)
    throw new Refusal(415, `Content-Type: expected ${body.mediaType}, got ${type}.`);
  if (body.mediaType === 'application/json' && parseJson(sent) === undefined)
    throw new Refusal(400, `The body is not JSON; it has ${sent.length} bytes.`);
}

function refused(response: ProxiedResponse, json: Json): ProxiedResponse {
  const status = response.status === 200 ? 400 : response.status;
  return { ...response, status, body: Buffer.from(JSON.stringify(json)) };
}

interface Violation {
  location?: string[];
  severity?: string;
  message?: string;
}

/** Returns what Prism finds wrong with a request, each as a sentence with the value that was sent. */
function violationsIn({ headers }: ProxiedResponse, { url, headers: sent }: PassedRequest): string[] {
  const text = headers['sl-violations'];
  const violations = (parseJson(Buffer.from(String(text ?? '[]'))) ?? []) as Violation[];
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  return violations
    .filter(({ location: [side] = [], severity }) => side === 'request' && severity === 'Error')
    .map(({ location = [], message = 'is invalid' }) => {
      const [, place = 'request', ...path] = location;
      const name = path.join('.');
      const value =
        place === 'query' ? query.get(name) : place === 'header' ? sent[name.toLowerCase()] : undefined;
      const got = value === undefined || value === null ? '' : `, got "${value}"`;
      const what = { query: 'Query parameter', header: 'Header', path: 'Path parameter', body: 'Body field' }[
        place
      ];
      return `${what ?? place}${name === '' ? '' : ` ${name}`}: ${message.replace(/\.$/, '')}${got}.`;
    });
}

/** Returns a function that makes an error body of the document's form: an example of it with another message. */
function errorEnvelope(document: ApiDocument): (status: number, message: string) => Json {
  const errors = new Map<number, Json>();
  for (const { responses } of listOperations(document)) {
    for (const [status, { content = {} }] of responses) {
      const media = content['application/json'];
      const [example] = media && status >= 400 ? exampleValues(document, media).values() : [];
      if (example !== undefined && !errors.has(status)) errors.set(status, example as Json);
    }
  }
  return (status, message) => {
    const example = errors.get(status) ?? errors.get(status === 404 || status >= 500 ? 404 : 400) ?? {};
    if (typeof example['error'] === 'string') return { ...example, error: message, details: [] };
    return { ...example, error: { ...(example['error'] as Json | undefined), message } };
  };
}

/** Returns the response with the headers that every server sends, as a 304 where the client has it already. */
function withCommonHeaders(
  request: PassedRequest,
  operation: Operation | undefined,
  response: ProxiedResponse,
): ProxiedResponse {
  const sent = request.headers['x-request-id'];
  // The mock behind it allows credentials, and names what clients of these services do not need.
  const names = ['sl-violations', 'access-control-allow-credentials', 'access-control-allow-origin'];
  const others = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !names.includes(name)),
  );
  const headers: OutgoingHttpHeaders = {
    ...others,
    'x-request-id': sent !== undefined && /^[\w.:-]{1,64}$/.test(sent) ? sent : randomUUID(),
    ...(operation?.isPublic === false ? {} : { 'access-control-allow-origin': '*' }),
    ...(response.status >= 400 ? { 'cache-control': 'no-store' } : {}),
  };
  const hasTag = operation?.method === 'GET' && operation.responses.has(304) && response.status === 200;
  if (!hasTag) return { ...response, headers };
  const etag = `"${createHash('sha1').update(response.body).digest('base64url')}"`;
  const known = (request.headers['if-none-match'] ?? '').split(/,\s*/).map((tag) => tag.replace(/^W\//, ''));
  const isKnown = known.includes(etag) || known.includes('*');
  if (!isKnown) return { ...response, headers: { ...headers, etag } };
  const { 'content-type': __, ...ofCopy } = headers;
  return { status: 304, headers: { ...ofCopy, etag }, body: Buffer.alloc(0) };
}

/** Returns a response's example that says again what the request said, where it has fields of these names. */
export function echo(operation: Operation, request: PassedRequest, json: Json): Json {
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
export function pathValues(operation: Operation, path: string): [string, string][] {
  const [names, values] = [templateOf(operation).split('/'), path.split('/')];
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
