import { equal, match, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { listOperations, type Operation } from './contract/document.js';
import { validatorOf } from './contract/document-validator.js';
import { excerpt, FaultError, statusFault, type Fault } from './contract/fault.js';
import { parseJson, type Response, type WireRequest } from './contract/http-client.js';
import { toWireRequest } from './contract/request.js';
import { toSchemaFault } from './contract/schema-fault.js';
import { validateEveryResponse } from './contract/validate-headers.js';
import { attempt, type Result } from './run-scenario.js';
import { createContext, requireUrl, toSender } from './scenarios/context.js';
import * as breaks from './scenarios/says.js';
import type { Change } from './scenarios/says.js';
import { Skipped, type ScenarioContext, type ServiceSuite } from './scenarios/scenario.js';
import { testedOperations } from './select-operations.js';
import { addressFor, type Target } from './targets/target.js';

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
  ['a head of 160 KiB', 'Request headers of more than 128 KiB in total return 431.', breaks.status(200)],
  ['a request id of your own', 'your own if you send one', breaks.header('x-request-id', 'another')],
];

/** Methods that no document has: the first is tried on every path, the other, which few servers know, on one. */
const UNDOCUMENTED = ['PATCH', 'PROPFIND'];

/** One check that all routes share. */
interface ServiceWideCheck {
  name: string;
  /** Words of the sentence of the document's introduction that it tests. */
  says?: string;
  /** The operation whose 200 it requests in another way; none for routes outside of the operations. */
  operation?: string;
  request: () => WireRequest | Promise<WireRequest>;
  check: (response: Response) => void;
  /** Whether the route is public, and so readable by other origins. Default true. */
  isPublic?: boolean;
  /** How often it may be tried, for state that others change in between. Default 1. */
  attempts?: number;
}

/** A suite on a target; `isThere` says whether the target has an operation. */
interface TestedService {
  suites: ServiceSuite[];
  suite: ServiceSuite;
  target: Target;
  isThere?: (operation: Operation) => Promise<boolean>;
}

/**
 * Returns the checks that hold service-wide: responses outside of the operations, unless the run is limited to some of these, and
 * other ways to request every tested operation.
 */
export function listServiceWideChecks(tested: TestedService): ServiceWideCheck[] {
  const { suite, target } = tested;
  const operations = testedOperations(suite);
  return [
    ...(suite.onlyOperations ? [] : outsideOperations(tested)),
    ...ownRequestId(tested),
    ...wrongMethods(tested),
    ...operations.flatMap((operation) => listReadChecks(tested, operation)),
    ...operations.flatMap((operation) => listCharsetChecks(tested, operation)),
    ...operations.flatMap((operation) => listTagChecks(tested, operation)),
    ...(target.failingUrls ? listOutageChecks(tested, target.failingUrls) : []),
  ];
}

/** Runs one of the checks; it is tried again as often as it may be. */
export async function runServiceWideCheck(check: ServiceWideCheck, target: Target): Promise<Result> {
  const { name, request, isPublic = true, attempts = 1 } = check;
  let result: Result | undefined;
  for (let tries = 0; tries < attempts && (!result || result.outcome === 'failed'); tries++)
    result = await attempt(name, async (seen) => {
      const endedBy = target.endedBy();
      if (endedBy !== null) throw new Skipped(endedBy);
      seen.request = await request();
      if (target.isReadOnly && UNDOCUMENTED.includes(seen.request.method))
        throw new Skipped('A method that is not documented might change something.');
      seen.response = await target.send(seen.request);
      check.check(seen.response);
      return validateEveryResponse(seen.response, isPublic);
    });
  const faults = result?.faults.map((fault) => withSentence(fault, check)) ?? [];
  return { outcome: 'skipped', ...result, faults };
}

/** A fault in what the introduction says of every route is shown once for all routes. */
function withSentence(fault: Fault, { name, says }: Pick<ServiceWideCheck, 'name' | 'says'>): Fault {
  const [kind = ''] = name.split(' ');
  const shared = fault.shared ?? (says === undefined ? name : `${says}: ${kind} ${fault.cause}`);
  return { ...(says === undefined ? {} : { says }), ...fault, shared };
}

/** Returns checks of what the document says of every route, and on our server of the other pages that it serves. */
function outsideOperations({ suite, target }: TestedService): ServiceWideCheck[] {
  const get =
    (path: string, headers: Record<string, string> = {}) =>
    (): WireRequest => ({
      method: 'GET',
      url: `${baseUrl(suite, target)}${path}`,
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
  ];
  // A proxy in front of a deployment may refuse a long head with a response of its own.
  if (target.kind === 'deployment') return documented;
  return [
    ...documented,
    {
      name: 'a head of 160 KiB',
      says: '128 KiB',
      request: get('/', { 'x-long': 'x'.repeat(160 * 1024) }),
      check: isError(suite, 431),
    },
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
function ownRequestId({ suite, target }: TestedService): ServiceWideCheck[] {
  const id = 'contract-tests:1';
  return testedOperations(suite)
    .slice(0, 1)
    .map(({ method, path, isPublic }) => ({
      name: 'a request id of your own',
      says: 'your own if you send one',
      request: () => ({
        method: method === 'GET' ? method : 'OPTIONS',
        url: `${baseUrl(suite, target)}${anyPath(path)}`,
        headers: { ...fromOwnAddress(target), 'x-request-id': id },
      }),
      check: ({ headers }) => {
        const given = String(headers['x-request-id'] ?? 'nothing');
        ok(given === id, `Header X-Request-Id: expected ${id}, got ${given}.`);
      },
      isPublic,
    }));
}

/** Every path refuses undocumented methods, and lists the documented ones. */
function wrongMethods({ suite, target, isThere = async () => true }: TestedService): ServiceWideCheck[] {
  const operations = listOperations(suite.document);
  return [...new Set(testedOperations(suite).map(({ path }) => path))].flatMap((path, index) => {
    const documented = operations.filter((operation) => operation.path === path);
    const isPublic = documented.some((operation) => operation.isPublic);
    const methods: string[] = [];
    const createRequest = (method: string) => async (): Promise<WireRequest> => {
      methods.length = 0;
      for (const operation of documented) if (await isThere(operation)) methods.push(operation.method);
      if (methods.length === 0) throw new Skipped('The server does not have the path.');
      const url = `${baseUrl(suite, target)}${anyPath(path)}`;
      return { method, url, headers: { ...fromOwnAddress(target), origin: 'https://example.org' } };
    };
    const names = (header: string, { headers }: Response): void => {
      const value = String(headers[header.toLowerCase()] ?? 'nothing');
      for (const method of methods)
        ok(value.split(/,\s*/).includes(method), `Header ${header}: expected ${method}, got ${value}.`);
    };
    return [
      ...(index === 0 ? UNDOCUMENTED : UNDOCUMENTED.slice(0, 1)).map((method) => ({
        name: `${method} ${path}`,
        says: 'A 405 lists',
        request: createRequest(method),
        check: (response: Response) => {
          isError(suite, 405)(response);
          names('Allow', response);
        },
        isPublic,
      })),
      {
        name: `OPTIONS ${path}`,
        says: 'CORS',
        request: createRequest('OPTIONS'),
        check: (response) => {
          hasStatus(200, 204)(response);
          names(isPublic ? 'Access-Control-Allow-Methods' : 'Allow', response);
        },
        isPublic,
      },
    ];
  });
}

function baseUrl(suite: ServiceSuite, { urls }: Pick<Target, 'urls'>): string {
  return requireUrl(suite, urls).replace(/\/$/, '');
}

function anyPath(path: string): string {
  return path.replace(/\{[^}]+\}/g, 'any');
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
    if (error) throw new FaultError(toSchemaFault(json, error));
  };
}

/** Returns checks of a read: as HEAD, with a trailing slash, and compressed. */
function listReadChecks(tested: TestedService, operation: Operation): ServiceWideCheck[] {
  if (operation.method !== 'GET') return [];
  const { id, path } = operation;
  const asked = (change: (request: WireRequest) => Partial<WireRequest>) => async () => {
    const request = await requestSuccess(tested, operation);
    return { ...request, ...change(request) };
  };
  const attempts = tested.suite.scenarios.find(isSuccessOf(operation))?.attempts ?? 1;
  const of = { operation: id, attempts };
  return [
    {
      ...of,
      name: `HEAD ${path}`,
      says: 'HEAD',
      request: asked(() => ({ method: 'HEAD' })),
      check: isHead,
    },
    {
      ...of,
      name: `${path}/`,
      says: 'trailing slash',
      request: asked(({ url }) => ({ url: url.replace(/(\?|$)/, '/$1') })),
      check: hasStatus(200),
    },
    {
      ...of,
      name: `${path}, compressed`,
      request: asked(({ headers }) => ({ headers: { ...headers, 'accept-encoding': 'gzip' } })),
      check: isReadable,
    },
  ];
}

/** A JSON body may name its charset, as many HTTP clients do. */
function listCharsetChecks(tested: TestedService, operation: Operation): ServiceWideCheck[] {
  if (operation.body?.mediaType !== 'application/json') return [];
  if (tested.target.isReadOnly && !operation.isSafe) return [];
  const request = async (): Promise<WireRequest> => {
    const { headers, ...rest } = await requestSuccess(tested, operation);
    return { ...rest, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } };
  };
  const check = (response: Response): void => {
    if (response.status === 401 && tested.target.kind === 'deployment')
      throw new Skipped('The server requires a token or a secret.');
    hasStatus(200)(response);
  };
  const { id, method, path, isPublic } = operation;
  return [{ name: `${method} ${path}, with a charset`, operation: id, isPublic, request, check }];
}

/** A read with the tag from before a write returns 200, not 304, where the write has changed the response. */
function listTagChecks(tested: TestedService, operation: Operation): ServiceWideCheck[] {
  const { suites, suite, target } = tested;
  if (!operation.responses.has(304) || target.isReadOnly) return [];
  // Only another submission of the same record or map changes what its reads show: they have scenarios for that.
  if (suite.service === 'verification') return [];
  let isChanged = false;
  const request = async (): Promise<WireRequest> => {
    const read = await requestSuccess(tested, operation);
    const before = await target.send(read);
    // Two writes: the preparation of another run of its scenario, and a run that many reads show.
    const context = createContext(suites, suite, target, `tag ${suite.service} ${operation.id}`);
    await suite.scenarios.find(isSuccessOf(operation))?.request(context);
    await write(tested, context);
    isChanged = !before.body.equals((await target.send(read)).body);
    return { ...read, headers: { ...read.headers, 'if-none-match': String(before.headers.etag) } };
  };
  const check = (response: Response): void =>
    isChanged ? hasStatus(200)(response) : hasStatus(200, 304)(response);
  const { id, path, isPublic } = operation;
  return [
    {
      name: `${path}, with the tag from before a write`,
      says: 'ETag',
      operation: id,
      isPublic,
      request,
      check,
    },
  ];
}

/** A write that many reads of the aggregator and the catalog show. */
const WRITE = 'ingestTrackerRun';

async function write({ suites }: TestedService, context: ScenarioContext): Promise<void> {
  const of = context.of('aggregator');
  const scenario = suites
    .flatMap(({ scenarios }) => scenarios)
    .find(({ operation, status, isFallback }) => operation === WRITE && status === 200 && !isFallback);
  if (scenario) await of.call(WRITE, await scenario.request(of));
}

const isSuccessOf =
  ({ id }: Operation) =>
  ({ operation, status }: { operation: string; status: number }): boolean =>
    operation === id && status === 200;

/** Returns a request that is served with a 200; throws Skipped where the state that it needs cannot be had. */
function requestSuccess(
  { suites, suite, target }: TestedService,
  operation: Operation,
): Promise<WireRequest> {
  return target.once(`success ${suite.service} ${operation.id}`, async () => {
    const able = suite.scenarios
      .filter(isSuccessOf(operation))
      .filter(({ isFallback = false }) => (isFallback ? target.fallsBack : !target.isReadOnly));
    const context = createContext(suites, suite, target, `service-wide ${suite.service} ${operation.id}`);
    for (const scenario of [able[0], able.find(({ isFallback }) => isFallback)]) {
      const parts = await Promise.resolve(context)
        .then((given) => scenario?.request(given))
        .catch(() => undefined);
      if (!parts) continue;
      return toWireRequest(baseUrl(suite, target), operation, parts, toSender(target, 'service-wide'));
    }
    throw new Skipped(
      `It cannot be tested from outside: no request of ${operation.id} is known that is served.`,
    );
  });
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

/**
 * Returns checks on a server whose database fails at every statement: of /health, unless the run is limited to some operations, and of
 * the operations that have no scenario for it.
 */
function listOutageChecks(tested: TestedService, urls: Target['urls']): ServiceWideCheck[] {
  const { suite, target } = tested;
  const failing = baseUrl(suite, { urls });
  const toName = (route: string): string => `${route} while the database fails`;
  const checks = testedOperations(suite).flatMap((operation): ServiceWideCheck[] => {
    const { method, path, responses, isPublic } = operation;
    // An operation that asks another service reports the failure of that service.
    const asksAnother = responses.has(502);
    if (responses.has(503) && !asksAnother) return [];
    const request = async (): Promise<WireRequest> => {
      const served = await requestSuccess(tested, operation);
      return { ...served, url: served.url.replace(baseUrl(suite, target), failing) };
    };
    const check = asksAnother ? isOutage(isError(suite, 502, 503)) : hasStatus(200);
    return [{ name: toName(`${method} ${path}`), request, check, isPublic }];
  });
  if (suite.onlyOperations) return checks;
  const health = { method: 'GET', url: `${failing}/health`, headers: {} };
  return [...checks, { name: toName('health'), request: () => health, check: hasStatus(200) }];
}

function isOutage(isExpected: ServiceWideCheck['check']): ServiceWideCheck['check'] {
  return (response) => {
    isExpected(response);
    match(response.headers['retry-after'] ?? 'none', /^[1-9]\d*$/);
    ok(!response.body.includes('ECONNREFUSED'), 'the response shows internals');
  };
}
