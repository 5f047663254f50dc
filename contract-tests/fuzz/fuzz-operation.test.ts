import { deepEqual, equal, match, notDeepEqual, notEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { type ApiDocument, type ApiSchema, listOperations, type Operation } from '../contract/document.js';
import type { Response, Send, WireRequest } from '../contract/http-client.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { toWire } from './draft.js';
import { comparableResponse, fuzzOperation, type FuzzResult, generateRequests } from './fuzz-operation.js';
import { describeFuzz } from './fuzz-services.js';
import { generateValues } from './schema-values.js';

const content = { 'application/json': { schema: { type: 'object' } } };
const document = {
  info: { title: 'Maps', version: 'v1' },
  paths: {
    '/maps/{uid}': {
      post: {
        operationId: 'findMaps',
        parameters: [
          { name: 'uid', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]{2,9}$' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 500 } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['rows'],
                properties: {
                  rows: {
                    type: 'array',
                    maxItems: 50,
                    items: { type: 'object', properties: { ms: { type: 'integer' } } },
                  },
                  note: { type: 'string', nullable: true, maxLength: 20 },
                },
              },
            },
          },
        },
        responses: { '200': { description: 'Found.', content }, '400': { description: 'Refused.', content } },
      },
    },
  },
} as unknown as ApiDocument;

const suite: ServiceSuite = {
  service: 'maps',
  document,
  scenarios: [],
  everyRoute: {},
  environment: {},
  cheapOperation: 'findMaps',
  withoutDatabase: [],
};
const [operation] = listOperations(document) as [Operation];

const HEADERS = {
  'content-type': 'application/json',
  'x-request-id': 'r',
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
};

/** Fuzzes a service that is a function from a request to a status. */
function fuzz(statusFor: (request: WireRequest) => number, seed = 7, runs = 400): Promise<FuzzResult> {
  const send: Send = (request) => {
    const response: Response = {
      status: statusFor(request),
      headers: HEADERS,
      body: Buffer.from('{}'),
      json: {},
      milliseconds: 1,
    };
    return Promise.resolve(response);
  };
  return fuzzOperation(suite, operation, { send, url: 'http://maps.example', headers: {}, runs, seed });
}

/** A service that refuses every invalid request. */
function carefulStatus({ method, url, body }: WireRequest): number {
  if (method !== 'POST' || !/\/maps\/[^/]*$/.test(new URL(url).pathname)) return 404;
  const limits = new URL(url).searchParams.getAll('limit');
  if (limits.some((limit) => !/^-?\d+$/.test(limit) || Number(limit) < 1 || Number(limit) > 500)) return 400;
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body));
    return 200;
  } catch {
    return 400;
  }
}

test('a conforming service has no finding, and the same seed sends the same requests', async () => {
  const sent: string[][] = [[], [], []];
  for (const [index, seed] of [7, 7, 8].entries()) {
    const { found, requests } = await fuzz((request) => {
      sent[index]?.push(JSON.stringify(request));
      return carefulStatus(request);
    }, seed);
    equal(found, null);
    equal(requests, 400);
  }
  deepEqual(sent[0], sent[1]);
  notDeepEqual(sent[0], sent[2]);
});

test('a 500 for one value is found, shrunk and shown as a command', async () => {
  const result = await fuzz((request) => (request.body?.includes('1e999') ? 500 : carefulStatus(request)));
  ok(result.found);
  match(result.found.findings[0] ?? '', /^Status 500/);
  match(result.found.request, /1e999/);
  ok(result.found.request.length < 500, `not shrunk: ${result.found.request}`);
  const text = describeFuzz([result]).join('\n');
  match(text, /1 findings/);
  match(text, /FAILED maps findMaps \(seed 7\): .*1e999/);
  match(text, /npm run fuzz -- --seed 7 --operation findMaps/);
});

test('a 503 that only the service as a whole describes is found', async () => {
  const result = await fuzz(() => 503);
  match(result.found?.findings[0] ?? '', /^Status 503/);
});

test('an undocumented status is found', async () => {
  const { found } = await fuzz((request) => (carefulStatus(request) === 400 ? 422 : 200));
  match(found?.findings.join() ?? '', /422 is not documented/);
});

test('an accepted invalid request is a finding', async () => {
  const { found } = await fuzz(() => 200);
  match(found?.findings.join() ?? '', /must be refused/);
});

test('no response is a finding', async () => {
  const send: Send = () => Promise.reject(new Error('socket hang up'));
  const result = await fuzzOperation(suite, operation, {
    send,
    url: 'http://x',
    headers: {},
    runs: 5,
    seed: 1,
  });
  match(result.found?.findings.join() ?? '', /socket hang up/);
});

test('requests are valid ones and mutated ones, in every part', () => {
  const drafts = fc.sample(generateRequests(suite, operation, {}), { numRuns: 600, seed: 3 });
  const all = drafts.flatMap(({ mutations }) => mutations).join('\n');
  for (const part of [
    'path uid',
    'query limit',
    'header ',
    'body /rows',
    'body /rows/0',
    'body /note',
    'cut off',
    'the method is',
    'the path goes on',
    '1e999',
    '__proto__',
  ])
    ok(all.includes(part), `no mutation of ${part}`);
  const valid = drafts.filter(({ mutations }) => mutations.length === 0);
  ok(valid.length > 100);
  for (const draft of valid) equal(carefulStatus(toWire('http://maps.example', operation, draft)), 200);
});

test('generated values are valid by the schema, and include its bounds', () => {
  const schema: ApiSchema = {
    type: 'object',
    required: ['count', 'name', 'list', 'choice'],
    properties: {
      count: { type: 'integer', minimum: -3, maximum: 900 },
      share: { type: 'number', minimum: 0, maximum: 1 },
      name: { type: 'string', minLength: 2, maxLength: 12 },
      id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,27}$', maxLength: 20 },
      list: { type: 'array', minItems: 1, maxItems: 40, items: { type: 'boolean' } },
      different: {
        type: 'array',
        uniqueItems: true,
        maxItems: 3,
        items: { type: 'integer', minimum: 0, maximum: 5 },
      },
      choice: { oneOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'boolean' }] },
      anything: {},
    },
  };
  const values = fc.sample(generateValues(document, schema), { numRuns: 500, seed: 5 }) as Record<
    string,
    unknown
  >[];
  const validate = new Ajv({ strict: false }).compile(schema);
  for (const value of values) ok(validate(value), JSON.stringify([value, validate.errors]));
  const seen = (see: (value: Record<string, unknown>) => unknown): Set<unknown> => new Set(values.map(see));
  for (const bound of [-3, -2, 899, 900]) ok(seen(({ count }) => count).has(bound), `no ${bound}`);
  const lengths = seen(({ name }) => Array.from(String(name)).length);
  ok(lengths.has(2) && lengths.has(12), 'no shortest or longest name');
  ok(seen(({ list }) => (list as unknown[]).length).has(40), 'no longest list');
  ok(seen(({ id }) => String(id).length).has(20), 'no longest id');
});

function response(body: object, status = 200): Response {
  return { status, headers: {}, body: Buffer.from(JSON.stringify(body)), json: body, milliseconds: 1 };
}

test('responses that differ only by the clock and by random values are the same', () => {
  const one = {
    at: '2026-10-06T08:00:01.000Z',
    ageSeconds: 4,
    avgRunDurationSeconds24h: 3.1,
    url: 'http://127.0.0.1:4001/',
    requestId: 'a',
  };
  const other = {
    at: '2026-10-06T08:02:59.123Z',
    ageSeconds: 90,
    avgRunDurationSeconds24h: null,
    url: 'http://127.0.0.1:999/',
    requestId: 'b',
  };
  equal(comparableResponse(response(one)), comparableResponse(response(other)));
});

test('another status, another value and another order are not the same', () => {
  const same = comparableResponse(response({ names: ['a', 'b'], at: '2026-10-03T18:00:00.000Z' }));
  notEqual(same, comparableResponse(response({ names: ['a', 'b'], at: '2026-10-03T18:00:00.000Z' }, 404)));
  notEqual(same, comparableResponse(response({ names: ['b', 'a'], at: '2026-10-03T18:00:00.000Z' })));
  notEqual(same, comparableResponse(response({ names: ['a', 'b'], at: '2026-10-03T18:00:01.000Z' })));
});
