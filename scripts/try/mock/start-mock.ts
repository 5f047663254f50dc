import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { operations as aggregatorOperations } from '../../../generated/aggregator/operations.js';
import { validators as aggregatorValidators } from '../../../generated/aggregator/request-validators.js';
import { operations as catalogOperations } from '../../../generated/catalog/operations.js';
import { validators as catalogValidators } from '../../../generated/catalog/request-validators.js';
import { operations as verificationOperations } from '../../../generated/verification/operations.js';
import { validators as verificationValidators } from '../../../generated/verification/request-validators.js';
import { errorShape as aggregatorErrorShape } from '../../../handlers/aggregator/common/error-shape.js';
import { errorShape as catalogErrorShape } from '../../../handlers/catalog/common/error-shape.js';
import { errorShape as verificationErrorShape } from '../../../handlers/verification/common/error-shape.js';
import type { ServiceName } from '../../../src/config.js';
import type { AnyResponse } from '../../../src/contract.js';
import { createService, type ServiceOptions } from '../../../src/http/create-service.js';
import { close, listen } from '../../../src/http/listen.js';
import type { AnyHandler } from '../../../src/http/operation.js';
import { badRequest } from '../../../src/http/response/problem.js';
import { readServiceDocument } from '../../../src/wiring/service-documents.js';
import {
  isProtected,
  listOperations,
  resolveReference,
  type Response,
} from '../../../src/openapi-document.js';
import { findExample, type Choice } from './find-example.js';

type Parts = Pick<ServiceOptions, 'operations' | 'validators' | 'errorShape'>;

/** What the servers check requests by, and how they say what is wrong. */
const PARTS: Readonly<Record<ServiceName, Parts>> = {
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

/** A mock that listens. */
export interface Mock {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the service layer of a service on 127.0.0.1, with Prism's documented examples in place of its handlers. */
export async function startMock(service: ServiceName, port: number): Promise<Mock> {
  const { document } = readServiceDocument(service);
  const ask = await createPrism(document);
  // Handlers get a query with its defaults, and no headers that are not documented.
  const incoming = new AsyncLocalStorage<{ prefer: string; query: Record<string, string[]> }>();
  const all = listOperations(document);
  const handlers = all.map(({ path, method, operation, parameters }): [string, AnyHandler] => [
    operation.operationId,
    async (request) => {
      const { body, headers } = request;
      const { prefer, query } = incoming.getStore() ?? { prefer: '', query: {} };
      const isUpload = typeof body === 'object' && body !== null && 'pipe' in body;
      const sent = { path: request.path, query, header: headers, body: isUpload ? undefined : body };
      if (isUpload) await buffer(body as Readable);
      const chosen = readPreference(prefer) ?? findExample(document, { operation, parameters }, sent);
      const given = await ask(method, path, chosen);
      const response = operation.responses[given.status];
      if (!response) {
        const documented = Object.keys(operation.responses).join(', ');
        const wanted = Object.values(chosen).join(' and ');
        throw badRequest(`Header Prefer: ${operation.operationId} has no ${wanted}; it has ${documented}.`);
      }
      const { headers: names = {} } = resolveReference<Response>(document, response);
      return { ...given, headers: pickHeaders(given.headers, Object.keys(names)) };
    },
  ]);
  const serve = await createService({
    ...PARTS[service],
    document,
    handlers: Object.fromEntries(handlers),
    stores: undefined,
    protectedOperations: new Set(
      all.flatMap(({ operation }) => (isProtected(operation) ? [operation.operationId] : [])),
    ),
    // Where errors send a client, it finds the document.
    staticResponses: {
      find: (path) =>
        /^\/api(\/(openapi\.json)?)?$/.test(path) ? { response: { status: 200, body: document } } : undefined,
    },
    middleware: [
      ({ request }, next) => {
        const entries = [...new URLSearchParams(request.querystring)];
        const byName = entries.map(([name]) => [
          name,
          entries.flatMap(([one, value]) => (one === name ? [value] : [])),
        ]);
        return incoming.run(
          { prefer: request.get('prefer'), query: Object.fromEntries(byName) as Record<string, string[]> },
          next,
        );
      },
    ],
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
  const server = createServer(serve);
  const url = await listen(server, '127.0.0.1', port, '--port');
  return { url, stop: () => close(server, 1000) };
}

/** Returns what a `Prefer` header names, or null. */
function readPreference(header: string): Choice | null {
  const [, code] = /\bcode=(\d+)/.exec(header) ?? [];
  const [, exampleKey] = /\bexample="?([^",;\s]+)/.exec(header) ?? [];
  if (code === undefined && exampleKey === undefined) return null;
  return { ...(code ? { code: Number(code) } : {}), ...(exampleKey ? { exampleKey } : {}) };
}

type Ask = (method: string, path: string, choice: Choice) => Promise<AnyResponse>;

/** Returns Prism without its server and its checks: the service layer has these. */
async function createPrism(document: object): Promise<Ask> {
  const operations = await getHttpOperationsFromSpec(document);
  const config = {
    isProxy: false,
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
  } as const;
  const logger = createLogger('mock', { level: 'silent' });
  const prism = createInstance({ ...config, mock: { dynamic: false } }, { logger });
  return async (method, path, choice) => {
    const request = { method: method as 'get', url: { path, query: {} }, headers: {}, body: undefined };
    const result = await prism.request(request, operations, {
      ...config,
      mock: { dynamic: false, ...choice },
    })();
    // Prism has no such response.
    if (result._tag === 'Left') return { status: 0 };
    const { statusCode: status, headers = {}, body } = result.right.output;
    return { status, headers, body: typeof body === 'string' ? JSON.parse(body) : body };
  };
}

/** Returns the documented headers; those of the service layer are its own. */
function pickHeaders(given: AnyResponse['headers'], names: string[]): Record<string, unknown> {
  const own = names.filter((name) => !/^(x-request-id|etag)$/i.test(name));
  return Object.fromEntries(
    Object.entries(given ?? {}).filter(([name]) =>
      own.some((one) => one.toLowerCase() === name.toLowerCase()),
    ),
  );
}
