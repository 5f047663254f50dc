import { equal, match, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { mapConcurrently } from '../testing/concurrency.js';
import { createContext, requireUrl, toSender } from '../scenarios/context.js';
import { listOperations, type Operation } from '../contract/document.js';
import { excerpt, FaultError, statusFault, type Fault } from '../contract/fault.js';
import { parseJson, type Response, type WireRequest } from '../contract/http-client.js';
import { locateResponse } from '../contract/locate-schema.js';
import { toWireRequest } from '../contract/request.js';
import { toSchemaFault } from '../contract/schema-fault.js';
import { validatorOf } from '../contract/document-validator.js';
import { validateEveryResponse } from '../contract/validate-headers.js';
import { testedOperations } from '../select-operations.js';
import { attempt, type ScenarioResult } from './run-scenario.js';
import * as breaks from '../scenarios/says.js';
import type { Change } from '../scenarios/says.js';
import { Skipped, type ServiceSuite } from '../scenarios/scenario.js';
import { addressFor, type Target } from '../targets/target.js';

/** What the documents say of every route: the beginning of a check's name, the words or their name in a suite, and what breaks them. */
export const EVERY_ROUTE: readonly (readonly [check: string, says: string, broken: Change])[] = [
  ['HEAD', 'works wherever GET does', breaks.status(404)],
  ['HEAD', 'Every response has an `X-Request-Id`', breaks.header('x-request-id')],
  ['/api/v1/', 'trailingSlash', breaks.status(404)],
  ['OPTIONS', 'otherSites', breaks.header('access-control-allow-methods', 'DELETE')],
  ['PATCH', 'allowedMethods', breaks.header('allow', 'DELETE')],
  ['an unknown route', 'unknownRoute', breaks.status(400)],
  [
    'an unknown route',
    'Their `Content-Type` is `application/json`, without parameters.',
    breaks.header('content-type', 'application/json; charset=utf-8'),
  ],
  ['a head of 160 KiB', 'Request headers of more than 128 KiB in total are a 431.', breaks.status(200)],
  ['a request id of your own', 'your own if you send one', breaks.header('x-request-id', 'another')],
];

/** One check that all routes of a service share. */
interface ServiceWideCheck {
  name: string;
  /** Words of the sentence of the document's introduction that it tests. */
  says?: string;
  /** The operation that it requests, and the expected status; none for routes outside of the operations. */
  operation?: string;
  status?: number;
  request: WireRequest;
  check: (response: Response) => void;
  /** Whether the route is public, and so readable by other origins. Default true. */
  isPublic?: boolean;
  /** How often it may be tried, as often as its scenario. Default 1. */
  attempts?: number;
  /** Why it is skipped on deployments. */
  skippedOnDeployments?: string;
}

/** The result of one service-wide check, with the response of an operation that it is about, if any. */
export interface ServiceWideResult extends ScenarioResult {
  operation?: string;
  status?: number;
}

/**
 * Runs the checks that hold service-wide: responses outside of the operations, unless the run is limited to some of these, and
 * other ways to request every tested operation.
 */
export async function runServiceWideChecks(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
): Promise<ServiceWideResult[]> {
  const successes = await findSuccesses(suites, suite, target);
  const serviceWideChecks = [
    ...(suite.onlyOperations ? [] : outsideOperations(suite, target)),
    ...ownRequestId(suite, target),
    ...wrongMethods(suite, target),
    ...successes.flatMap(listReadChecks),
    ...listOutageChecks(suite, target, successes),
  ];
  return mapConcurrently(serviceWideChecks, 6, async (check) => {
    let result = await runServiceWideCheck(check, target);
    for (let tries = 1; tries < (check.attempts ?? 1) && result.outcome === 'failed'; tries++)
      result = await runServiceWideCheck(check, target);
    return result;
  });
}

async function runServiceWideCheck(
  serviceWideCheck: ServiceWideCheck,
  target: Target,
): Promise<ServiceWideResult> {
  const { name, operation, status, request, check, isPublic = true, skippedOnDeployments } = serviceWideCheck;
  const result = await attempt(name, async (seen) => {
    if (skippedOnDeployments && target.kind === 'deployment') throw new Skipped(skippedOnDeployments);
    if (target.isReadOnly && request.method === 'PATCH')
      throw new Skipped('A method that is not documented might change something.');
    seen.request = request;
    seen.response = await target.send(request);
    check(seen.response);
    return validateEveryResponse(seen.response, isPublic);
  });
  return {
    ...result,
    faults: result.faults.map((fault) => withRule(fault, serviceWideCheck)),
    ...(operation === undefined ? {} : { operation }),
    ...(status === undefined ? {} : { status }),
  };
}

/** What the introduction says of every route is one fault, however many routes have it. */
function withRule(fault: Fault, { name, says }: Pick<ServiceWideCheck, 'name' | 'says'>): Fault {
  const [kind = ''] = name.split(' ');
  const shared = fault.shared ?? (says === undefined ? name : `${says}: ${kind} ${fault.cause}`);
  if (fault.documentPointer !== undefined) return { ...fault, shared };
  return { ...fault, shared, documentPointer: '/info/description', ...(says === undefined ? {} : { says }) };
}

/** What the document says of every route, and of a spawned server what it serves besides. */
function outsideOperations(suite: ServiceSuite, target: Target): ServiceWideCheck[] {
  const get = (path: string, headers: Record<string, string> = {}): WireRequest => ({
    method: 'GET',
    url: `${requireUrl(suite, target.urls).replace(/\/$/, '')}${path}`,
    headers: { ...fromOwnAddress(target), ...headers },
  });
  const documented: ServiceWideCheck[] = [
    {
      name: 'an unknown route',
      says: '404',
      request: get('/api/v1/no/such/route', { accept: 'text/html' }),
      check: isError(suite, 404),
    },
    {
      name: 'a path that is not UTF-8',
      says: '400',
      request: get('/%E0%A4%A'),
      check: isError(suite, 400, 404),
    },
    {
      name: 'a head of 160 KiB',
      says: '128 KiB',
      request: get('/', { 'x-long': 'x'.repeat(160 * 1024) }),
      check: isError(suite, 431),
      skippedOnDeployments: 'A proxy in front of the server may refuse it in its own way.',
    },
  ];
  if (target.kind === 'deployment') return documented;
  return [
    ...documented,
    { name: 'health', request: get('/health'), check: hasStatus(200) },
    { name: 'the document as JSON', request: get('/api/openapi.json'), check: publishes(suite) },
    {
      name: 'the document as YAML',
      request: get('/api/openapi.yaml'),
      check: ({ body }) => ok(body.includes('openapi: 3.0'), 'It is not an OpenAPI 3.0 document in YAML.'),
    },
    {
      name: 'the documentation page',
      request: get('/api/'),
      check: ({ headers: { 'content-type': type = 'nothing' } }) =>
        ok(type.startsWith('text/html'), `Header Content-Type: expected text/html, got ${type}.`),
    },
  ];
}

/** A response has the id that its request has given itself. */
function ownRequestId(suite: ServiceSuite, target: Target): ServiceWideCheck[] {
  const id = 'contract-tests:1';
  return testedOperations(suite)
    .slice(0, 1)
    .map(({ method, path, isPublic }) => ({
      name: 'a request id of your own',
      says: 'your own if you send one',
      request: {
        method: method === 'GET' ? method : 'OPTIONS',
        url: `${requireUrl(suite, target.urls).replace(/\/$/, '')}${path.replace(/\{[^}]+\}/g, 'any')}`,
        headers: { ...fromOwnAddress(target), 'x-request-id': id },
      },
      check: ({ headers }) => {
        const given = String(headers['x-request-id'] ?? 'nothing');
        ok(given === id, `Header X-Request-Id: expected ${id}, got ${given}.`);
      },
      isPublic,
    }));
}

/** Every path refuses undocumented methods, and lists the documented ones. */
function wrongMethods(suite: ServiceSuite, target: Target): ServiceWideCheck[] {
  const { missingOperations = [] } = suite;
  const operations = listOperations(suite.document).filter(({ id }) => !missingOperations.includes(id));
  return [...new Set(testedOperations(suite).map(({ path }) => path))].flatMap((path) => {
    const there = operations.filter((operation) => operation.path === path);
    const methods = there.map(({ method }) => method);
    const isPublic = there.some((operation) => operation.isPublic);
    const createRequest = (method: string): WireRequest => {
      const url = `${requireUrl(suite, target.urls).replace(/\/$/, '')}${path.replace(/\{[^}]+\}/g, 'any')}`;
      return { method, url, headers: { ...fromOwnAddress(target), origin: 'https://example.org' } };
    };
    const allows = ({ headers }: Response): void => {
      const allowed = (headers.allow ?? '').split(/,\s*/);
      for (const method of methods)
        ok(allowed.includes(method), `Header Allow: expected ${method}, got ${headers.allow ?? 'nothing'}.`);
    };
    const refuses = (response: Response): void => {
      isError(suite, 405)(response);
      allows(response);
    };
    const isPreflight = (response: Response): void => {
      hasStatus(200, 204)(response);
      if (!isPublic) return allows(response);
      const named = response.headers['access-control-allow-methods'] ?? 'nothing';
      for (const method of methods)
        ok(named.includes(method), `Header Access-Control-Allow-Methods: expected ${method}, got ${named}.`);
    };
    return [
      {
        name: `PATCH ${path}`,
        says: 'A 405 lists',
        request: createRequest('PATCH'),
        check: refuses,
        isPublic,
      },
      {
        name: `OPTIONS ${path}`,
        says: 'CORS',
        request: createRequest('OPTIONS'),
        check: isPreflight,
        isPublic,
      },
    ];
  });
}

function fromOwnAddress(target: Target): Record<string, string> {
  return target.kind === 'server' ? { 'x-forwarded-for': addressFor(`${target.run} service-wide`) } : {};
}

function publishes({ document }: ServiceSuite): ServiceWideCheck['check'] {
  return ({ json }) => {
    // A server adds its own base URL.
    const published = { ...(json as object), servers: document.servers };
    ok(
      isDeepStrictEqual(published, document),
      'The published document is not the one that this suite tests.',
    );
  };
}

/** Errors outside of the operations have the shape of all documented errors. */
function isError(
  { document, cheapOperation }: ServiceSuite,
  ...statuses: number[]
): ServiceWideCheck['check'] {
  const operation = listOperations(document).find(({ id }) => id === cheapOperation);
  const documented = [...(operation?.responses.keys() ?? [])].find((status) => status >= 400 && status < 500);
  return (response) => {
    const { body, json } = response;
    hasStatus(...statuses)(response);
    if (json === undefined)
      throw new FaultError({ sentence: 'The body is not JSON.', cause: 'body not JSON', ...excerpt(body) });
    ok(operation && documented, `${cheapOperation} has no documented error.`);
    const [error] = validatorOf(document).bodyErrors(operation, documented, json);
    const root = locateResponse(document, operation, documented, 'application/json');
    if (error) throw new FaultError(toSchemaFault(document, root, json, error));
  };
}

/** A request of an operation that is served with a 200. */
interface Success {
  operation: Operation;
  request: WireRequest;
  attempts: number;
}

/** Returns checks of a read: as HEAD, with a trailing slash, and compressed. */
function listReadChecks({ operation, request, attempts }: Success): ServiceWideCheck[] {
  if (operation.method !== 'GET') return [];
  const [path = '', query] = request.url.split('?');
  const withSlash = `${path}/${query === undefined ? '' : `?${query}`}`;
  const of = { operation: operation.id, status: 200, attempts };
  const zipped = { ...request.headers, 'accept-encoding': 'gzip' };
  return [
    {
      ...of,
      name: `HEAD ${operation.path}`,
      says: 'HEAD',
      request: { ...request, method: 'HEAD' },
      check: isHead,
    },
    {
      ...of,
      name: `${operation.path}/`,
      says: 'trailing slash',
      request: { ...request, url: withSlash },
      check: hasStatus(200),
    },
    {
      ...of,
      name: `${operation.path}, compressed`,
      request: { ...request, headers: zipped },
      check: isReadable,
    },
  ];
}

/** Returns a request of each tested operation that is checked in other ways: of writes only where their database can be made to fail. */
async function findSuccesses(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
): Promise<Success[]> {
  const hasOutages = target.failingUrls?.[suite.service] !== undefined;
  const operations = testedOperations(suite).filter(({ method }) => method === 'GET' || hasOutages);
  const found = await mapConcurrently(operations, 6, (operation) =>
    findSuccess(suites, suite, operation, target),
  );
  return found.flatMap((success) => success ?? []);
}

/** Returns a request that is served with a 200, or null where the state that it needs cannot be had. */
async function findSuccess(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  operation: Operation,
  target: Target,
): Promise<Success | null> {
  const able = suite.scenarios.filter(
    ({ operation: id, status, isFallback = false }) =>
      id === operation.id && status === 200 && (isFallback ? target.fallsBack : !target.isReadOnly),
  );
  const context = createContext(suites, suite, target, `service-wide ${suite.service} ${operation.id}`);
  const sender = toSender(target, 'service-wide');
  for (const scenario of [able[0], able.find(({ isFallback }) => isFallback)]) {
    // Without the state that it needs, a read cannot be requested.
    const parts = await Promise.resolve(context)
      .then((given) => scenario?.request(given))
      .catch(() => undefined);
    if (!scenario || !parts) continue;
    const request = toWireRequest(requireUrl(suite, target.urls), operation, parts, sender);
    return { operation, request, attempts: scenario.attempts ?? 1 };
  }
  return null;
}

/** Returns a check of a response's status, which is one of these. */
function hasStatus(...expected: number[]): ServiceWideCheck['check'] {
  return ({ status, body }) => {
    if (!expected.includes(status)) throw new FaultError(statusFault(status, expected, body));
  };
}

function isHead(response: Response): void {
  hasStatus(200)(response);
  const { headers, body } = response;
  equal(body.length, 0, 'A response to HEAD has a body.');
  const type = headers['content-type'] ?? 'nothing';
  ok(type === 'application/json', `Header Content-Type: expected application/json, got ${type}.`);
}

function isReadable(response: Response): void {
  hasStatus(200)(response);
  const { headers, body } = response;
  const isZipped = headers['content-encoding'] === 'gzip';
  ok(parseJson(isZipped ? gunzipSync(body) : body) !== undefined, 'The body is not JSON.');
}

const NO_STUB = 'The database of a deployment cannot be replaced by a failing one.';

/** Returns checks of every tested operation, and of /health unless the run is limited to some, on a server whose database fails at every statement. */
function listOutageChecks(suite: ServiceSuite, target: Target, successes: Success[]): ServiceWideCheck[] {
  const toName = (route: string): string => `${route} while the database fails`;
  const failing = target.failingUrls?.[suite.service];
  if (failing === undefined) {
    const request = { method: 'GET', url: requireUrl(suite, target.urls), headers: {} };
    return [
      { name: toName('every operation'), request, check: isError(suite, 503), skippedOnDeployments: NO_STUB },
    ];
  }
  const own = requireUrl(suite, target.urls);
  const checks = successes.map(({ operation, request: served }): ServiceWideCheck => {
    const request = {
      ...served,
      url: served.url.replace(own, requireUrl(suite, { [suite.service]: failing })),
    };
    const isStatic = suite.withoutDatabase.includes(operation.id);
    // What asks another service reports that one's failure.
    const statuses = operation.responses.has(502) ? [502, 503] : [503];
    const check = isStatic ? isServed : isOutage(isError(suite, ...statuses));
    const name = toName(`${operation.method} ${operation.path}`);
    return { name, request, check, isPublic: operation.isPublic };
  });
  const health = { method: 'GET', url: `${failing.replace(/\/$/, '')}/health`, headers: {} };
  if (suite.onlyOperations) return checks;
  return [...checks, { name: toName('health'), request: health, check: isServed }];
}

function isServed({ status }: Response): void {
  equal(status, 200);
}

function isOutage(isExpected: ServiceWideCheck['check']): ServiceWideCheck['check'] {
  return (response) => {
    isExpected(response);
    match(response.headers['retry-after'] ?? 'none', /^[1-9]\d*$/);
    ok(!response.body.includes('ECONNREFUSED'), 'the response shows internals');
  };
}
