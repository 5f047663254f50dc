import { ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { mapConcurrently } from '../testing/concurrency.js';
import { requireUrl } from '../scenarios/context.js';
import { listOperations } from '../contract/document.js';
import { excerpt, FaultError, type Fault } from '../contract/fault.js';
import type { Response, WireRequest } from '../contract/http-client.js';
import { locateResponse } from '../contract/locate-schema.js';
import { toSchemaFault } from '../contract/schema-fault.js';
import { validateEveryResponse } from '../contract/validate-headers.js';
import { listOutageChecks } from './service-wide-outages.js';
import { testedOperations } from '../select-operations.js';
import { hasStatus, listReadChecks, type ServiceWideCheck } from './service-wide-reads.js';
import { attempt, type ScenarioResult } from './run-scenario.js';
import { Skipped, type ServiceSuite } from '../scenarios/scenario.js';
import { addressFor, type Target } from '../targets/target.js';

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
  const reads = await listReadChecks(suites, suite, target);
  const outages = await listOutageChecks(suites, suite, target, (...statuses) => isError(suite, ...statuses));
  const serviceWideChecks = [
    ...(suite.onlyOperations ? [] : outsideOperations(suite, target)),
    ...ownRequestId(suite, target),
    ...wrongMethods(suite, target),
    ...reads,
    ...outages,
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
    { name: 'an unknown route', says: '404', request: get('/no/such/route'), check: isError(suite, 404) },
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

const UNKNOWN_ERROR = { instancePath: '', message: 'must be the documented error' };

/** Errors outside of the operations have the shape of all documented errors. */
function isError(suite: ServiceSuite, ...statuses: number[]): ServiceWideCheck['check'] {
  const validators = suite.validators[suite.cheapOperation] ?? {};
  const [key = '', validate] =
    Object.entries(validators).find(([name]) => /^4\d\d application\/json$/.test(name)) ?? [];
  const operation = listOperations(suite.document).find(({ id }) => id === suite.cheapOperation);
  const root = operation
    ? locateResponse(suite.document, operation, Number(key.split(' ')[0]), 'application/json')
    : null;
  return (response) => {
    const { body, json } = response;
    hasStatus(...statuses)(response);
    if (json === undefined)
      throw new FaultError({ sentence: 'The body is not JSON.', cause: 'body not JSON', ...excerpt(body) });
    if (!validate?.(json))
      throw new FaultError(toSchemaFault(suite.document, root, json, validate?.errors?.[0] ?? UNKNOWN_ERROR));
  };
}
