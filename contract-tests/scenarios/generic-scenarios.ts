import { ok } from 'node:assert/strict';
import { listCells, listOperations, type ApiDocument, type Operation } from '../contract/document.js';
import { boundScenarios } from './bounds.js';
import { exampleRequest, findRequest } from './found-requests.js';
import {
  NotReached,
  type RequestParts,
  type Scenario,
  type ScenarioContext,
  type WrittenScenario,
} from './scenario.js';

/** Maximum size of JSON bodies, unless the operation declares `x-max-bytes`. */
const JSON_LIMIT_BYTES = 256 * 1024;

/** More than a server reads by calling itself for each level. */
const LEVELS = 20_000;

type Base = (context: ScenarioContext) => RequestParts | Promise<RequestParts>;
type Make = (operation: Operation, base: Base) => Scenario | Scenario[] | null;

/** How to reach the cells that work alike everywhere, by status, from a request that would succeed. */
const makers: Readonly<Record<number, Make>> = {
  304: notModified,
  400: (operation, base) => (isJson(operation) ? brokenBodies(operation, base) : null),
  413: bodyTooLarge,
  415: wrongContentType,
  429: tooManyRequests,
  503: failingDatabase,
};

/** Returns the scenarios of a service: its own, and generic ones for all operations with a scenario that succeeds. */
export function completeScenarios(document: ApiDocument, written: WrittenScenario[]): Scenario[] {
  const own = written.map((scenario) => ({ status: 200, ...scenario }));
  const generic = listOperations(document).flatMap((operation) => {
    const base = own.find((scenario) => scenario.operation === operation.id && scenario.status === 200);
    return base
      ? [
          ...madeFrom(document, operation, { base: base.request, isFallback: false }),
          ...fallbacks(document, operation),
        ]
      : [];
  });
  return [...own, ...generic];
}

function madeFrom(
  document: ApiDocument,
  operation: Operation,
  { base, isFallback }: { base: Base; isFallback: boolean },
): Scenario[] {
  // A read is refused whatever state there is; a write would be refused because its example names what is not there.
  const stateless: Base = (context) => exampleRequest(context, operation);
  const refused = operation.isPublic && operation.isSafe ? stateless : base;
  // The document does not say whether a bad query of something unknown returns 400 or 404.
  const isOfOne = operation.parameters.some((parameter) => parameter.in === 'path');
  return [
    ...listCells(operation).flatMap(
      ({ status }) => makers[status]?.(operation, status === 304 || status === 503 ? base : refused) ?? [],
    ),
    ...boundScenarios(document, operation, { base: isOfOne ? base : refused, isFallback }),
  ];
}

/** Where nothing may be created, existing data is read. */
function fallbacks(document: ApiDocument, operation: Operation): Scenario[] {
  if (!operation.isSafe) return [];
  const base: Base = (context) => findRequest(context, operation);
  const success: Scenario = {
    name: 'existing data of the server',
    operation: operation.id,
    status: 200,
    request: base,
  };
  return [success, ...madeFrom(document, operation, { base, isFallback: true })].map((scenario) => ({
    ...scenario,
    name: scenario === success ? scenario.name : `${scenario.name}, of ${success.name}`,
    isFallback: true,
  }));
}

function isJson(operation: Operation): boolean {
  return operation.body?.mediaType === 'application/json';
}

function notModified(operation: Operation, base: Base): Scenario {
  return {
    name: 'unchanged since the cached copy',
    operation: operation.id,
    status: 304,
    // Lists of everything change with other scenarios.
    attempts: 20,
    request: async (context) => {
      const parts = await base(context);
      const { headers } = await context.send(operation.id, parts);
      if (headers.etag === undefined) throw new NotReached('Its 200 has no ETag to send back.');
      return { ...parts, headers: { ...parts.headers, 'if-none-match': headers.etag } };
    },
  };
}

/** Bodies that are no JSON, or JSON that no server has to read; all else in them is right. */
function brokenBodies(operation: Operation, base: Base): Scenario[] {
  const withField = (value: string) => (body: object) =>
    JSON.stringify({ ...body, ignored: 0 }).replace(/0}$/, `${value}}`);
  const bodies: [string, (body: object) => string][] = [
    ['a body that is not JSON', () => '{"broken": '],
    ['a body with NaN', withField('NaN')],
    [`a body of ${LEVELS} levels`, withField('['.repeat(LEVELS) + ']'.repeat(LEVELS))],
  ];
  return bodies.map(([name, write]) => ({
    name,
    operation: operation.id,
    status: 400,
    request: async (context) => {
      const parts = await base(context);
      return { ...parts, body: Buffer.from(write(parts.body as object)) };
    },
  }));
}

function bodyTooLarge(operation: Operation, base: Base): Scenario | null {
  const limit = operation.body?.maxBytes ?? (isJson(operation) ? JSON_LIMIT_BYTES : undefined);
  if (limit === undefined) return null;
  return {
    name: `a body of ${limit + 1} bytes`,
    operation: operation.id,
    status: 413,
    request: async (context) => {
      const body = Buffer.alloc(limit + 1, ' ');
      body.write('{}');
      return { ...(await base(context)), body };
    },
  };
}

function wrongContentType(operation: Operation, base: Base): Scenario {
  return {
    name: 'a body of text',
    operation: operation.id,
    status: 415,
    request: async (context) => {
      const parts = await base(context);
      return {
        ...parts,
        headers: { ...parts.headers, 'content-type': 'text/plain' },
        body: Buffer.from('text'),
      };
    },
  };
}

function tooManyRequests(operation: Operation, base: Base): Scenario {
  return {
    name: 'an address that has used up its requests',
    operation: operation.id,
    status: 429,
    needs: ['RATE_LIMIT_PER_MINUTE', 'TRUST_PROXY'],
    request: async (context) => {
      const parts = await base(context);
      return {
        ...parts,
        headers: { ...parts.headers, 'x-forwarded-for': await context.rateLimitedAddress() },
      };
    },
  };
}

function failingDatabase(operation: Operation, base: Base): Scenario | null {
  // An operation that asks another service reports the failure of that service.
  if (operation.responses.has(502)) return null;
  return {
    name: 'a database that fails',
    operation: operation.id,
    status: 503,
    needsFailingDatabase: true,
    request: base,
    check: ({ body }) => ok(!body.includes('ECONNREFUSED'), 'The response shows internals.'),
  };
}
