import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { mapConcurrently } from './concurrency.js';
import { urlOf } from './context.js';
import { listOperations } from './document.js';
import type { Answer, WireRequest } from './http-client.js';
import { judgeEveryAnswer } from './judge-headers.js';
import { hasStatus, readsOf, type Manner } from './manners-of-reads.js';
import { attempt, type ScenarioResult } from './run-scenario.js';
import { LeftOut, type ServiceSuite } from './scenario.js';
import { addressFor, type Target } from './target.js';

/** Runs what holds for the whole service: what it answers beside its operations, and how every operation can be asked. */
export async function runManners(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
): Promise<ScenarioResult[]> {
  const reads = await readsOf(suites, suite, target);
  const manners = [...besideOperations(suite, target), ...wrongMethods(suite, target), ...reads];
  return mapConcurrently(manners, 6, async (manner) => {
    let result = await tryManner(manner, target);
    for (let tries = 1; tries < (manner.attempts ?? 1) && result.outcome === 'red'; tries++)
      result = await tryManner(manner, target);
    return result;
  });
}

function tryManner(
  { name, request, check, leftOutOnDeployments }: Manner,
  target: Target,
): Promise<ScenarioResult> {
  return attempt(name, async (seen) => {
    if (leftOutOnDeployments && target.kind === 'deployment') throw new LeftOut(leftOutOnDeployments);
    if (target.isReadOnly && request.method === 'PATCH')
      throw new LeftOut('A method that is not documented might change something.');
    seen.request = request;
    seen.answer = await target.send(request);
    check(seen.answer);
    return judgeEveryAnswer(seen.answer);
  });
}

function besideOperations(suite: ServiceSuite, target: Target): Manner[] {
  const get = (path: string, headers: Record<string, string> = {}): WireRequest => ({
    method: 'GET',
    url: `${urlOf(suite, target.urls).replace(/\/$/, '')}${path}`,
    headers: { ...fromOwnAddress(target), ...headers },
  });
  return [
    { name: 'health', request: get('/health'), check: hasStatus(200) },
    { name: 'an unknown route', request: get('/no/such/route'), check: isError(suite, 404) },
    { name: 'a path that is no text', request: get('/%E0%A4%A'), check: isErrorOf(suite, [400, 404]) },
    {
      name: 'a head of 160 KiB',
      request: get('/', { 'x-long': 'x'.repeat(160 * 1024) }),
      check: isError(suite, 413),
      leftOutOnDeployments: 'A proxy in front of the server may refuse it in its own way.',
    },
    {
      name: 'the document as JSON',
      request: get('/api/openapi.json'),
      check: publishes(suite),
    },
    {
      name: 'the document as YAML',
      request: get('/api/openapi.yaml'),
      check: ({ body }) => ok(body.includes('openapi: 3.0')),
    },
    {
      name: 'the documentation page',
      request: get('/api/'),
      check: ({ headers }) => ok(headers['content-type']?.startsWith('text/html')),
    },
  ];
}

/** Every path refuses what it does not document, and tells a browser what it takes. */
function wrongMethods(suite: ServiceSuite, target: Target): Manner[] {
  const operations = listOperations(suite.document);
  return [...new Set(operations.map(({ path }) => path))].flatMap((path) => {
    const methods = operations.filter((operation) => operation.path === path).map(({ method }) => method);
    const ask = (method: string): WireRequest => {
      const url = `${urlOf(suite, target.urls).replace(/\/$/, '')}${path.replace(/\{[^}]+\}/g, 'any')}`;
      return { method, url, headers: { ...fromOwnAddress(target), origin: 'https://example.org' } };
    };
    const allows = ({ headers }: Answer): void => {
      const allowed = (headers.allow ?? '').split(/,\s*/);
      for (const method of methods)
        ok(allowed.includes(method), `Allow names ${method}: ${headers.allow ?? 'nothing'}`);
    };
    const refuses = (answer: Answer): void => {
      isError(suite, 405)(answer);
      allows(answer);
    };
    const isPreflight = (answer: Answer): void => {
      ok(answer.status === 204 || answer.status === 200);
      for (const method of methods) ok(answer.headers['access-control-allow-methods']?.includes(method));
    };
    return [
      { name: `PATCH ${path}`, request: ask('PATCH'), check: refuses },
      { name: `OPTIONS ${path}`, request: ask('OPTIONS'), check: isPreflight },
    ];
  });
}

function fromOwnAddress(target: Target): Record<string, string> {
  return target.kind === 'server' ? { 'x-forwarded-for': addressFor(`${target.run} manners`) } : {};
}

/** What a deployment of another version publishes is another contract, and better said in a sentence than as a difference. */
function publishes({ document }: ServiceSuite): Manner['check'] {
  return ({ json }) => {
    const { version } = (json as { info?: { version?: string } } | undefined)?.info ?? {};
    equal(version, document.info.version, `it publishes version ${version}, not ${document.info.version}`);
    ok(isDeepStrictEqual(json, document), 'the published document is not the one that this suite tests');
  };
}

function isError(suite: ServiceSuite, status: number): Manner['check'] {
  return isErrorOf(suite, [status]);
}

/** Errors that no operation documents have the shape of those that all of them document. */
function isErrorOf(suite: ServiceSuite, statuses: number[]): Manner['check'] {
  const validators = suite.validators[suite.cheapOperation] ?? {};
  const validate = Object.entries(validators).find(([key]) => /^4\d\d application\/json$/.test(key))?.[1];
  return ({ status, json }) => {
    ok(statuses.includes(status), `status ${status}`);
    ok(validate?.(json), `the error's shape: ${JSON.stringify(validate?.errors)}`);
  };
}
