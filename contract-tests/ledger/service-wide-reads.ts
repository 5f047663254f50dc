import { equal, ok } from 'node:assert/strict';
import { gunzipSync } from 'node:zlib';
import { mapConcurrently } from '../testing/concurrency.js';
import { createContext, toSender, requireUrl } from '../scenarios/context.js';
import type { Operation } from '../contract/document.js';
import { FaultError, statusFault } from '../contract/fault.js';
import { parseJson, type Response, type WireRequest } from '../contract/http-client.js';
import { toWireRequest } from '../contract/request.js';
import { testedOperations } from '../select-operations.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import type { Target } from '../targets/target.js';

/** One check that all routes of a service share. */
export interface ServiceWideCheck {
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

/** Returns checks of every tested read: as HEAD, with a trailing slash, and compressed. */
export async function listReadChecks(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
): Promise<ServiceWideCheck[]> {
  const reads = testedOperations(suite).filter(({ method }) => method === 'GET');
  const serviceWideChecks = await mapConcurrently(reads, 6, async (operation) => {
    const plain = await findSuccess(suites, suite, operation, target);
    if (!plain) return [];
    const { request, attempts } = plain;
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
  });
  return serviceWideChecks.flat();
}

/** Returns a request that is served with a 200, or null where the state that it needs cannot be had. */
export async function findSuccess(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  operation: Operation,
  target: Target,
): Promise<{ request: WireRequest; attempts: number } | null> {
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
    return { request, attempts: scenario.attempts ?? 1 };
  }
  return null;
}

/** Returns a check of a response's status, which is one of these. */
export function hasStatus(...expected: number[]): ServiceWideCheck['check'] {
  return ({ status, body }) => {
    if (!expected.includes(status)) throw new FaultError(statusFault(status, expected, body));
  };
}

function isHead(response: Response): void {
  hasStatus(200)(response);
  const { headers, body } = response;
  equal(body.length, 0, 'A response to HEAD has a body.');
  const type = headers['content-type'] ?? 'nothing';
  ok(type.startsWith('application/json'), `Header Content-Type: expected application/json, got ${type}.`);
}

function isReadable(response: Response): void {
  hasStatus(200)(response);
  const { headers, body } = response;
  const isZipped = headers['content-encoding'] === 'gzip';
  ok(parseJson(isZipped ? gunzipSync(body) : body) !== undefined, 'The body is not JSON.');
}
