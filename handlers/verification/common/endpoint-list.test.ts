import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { projectRoot } from '../../../src/project-root.js';
import { createEndpointList } from './endpoint-list.js';

type Document = Parameters<typeof createEndpointList>[0];

const failure = { content: { 'application/json': { schema: {} } }, description: 'The id is malformed.\n' };
const thing = {
  summary: 'A small thing',
  value: { ok: true, data: { id: 7 } },
};

const document: Document = {
  openapi: '3.0.3',
  info: { title: 'Things', version: 'v3' },
  tags: [{ name: 'Reads' }, { name: 'Writes' }],
  'x-guide': { auth: 'None.', response_envelope: { success: '{}', failure: '{}' } },
  paths: {
    '/api/v3/things': {
      post: {
        operationId: 'createThing',
        'x-catalog-key': 'create-thing',
        summary: 'Create a thing',
        tags: ['Writes'],
        'x-access': 'public',
        'x-stability': 'beta',
        requestBody: {
          content: {
            'application/json': {
              schema: {},
              examples: { small: { value: { name: 'a' } }, big: { value: 1 } },
            },
          },
        },
        responses: { 200: { description: 'The thing.' } },
      },
    },
    '/api/v3/things/{thingId}/parts/{part}': {
      get: {
        operationId: 'getThing',
        summary: 'Get a thing',
        description: 'Parts come first.\n',
        tags: ['Reads'],
        'x-access': 'public',
        'x-stability': 'stable',
        'x-route-name': 'thing',
        'x-notes': ['A note.'],
        parameters: [
          {
            name: 'thingId',
            in: 'path',
            required: true,
            description: ' The id.\n',
            examples: { seventh: { value: 7 } },
            schema: { type: 'integer' },
          },
          { $ref: '#/components/parameters/Sort' },
        ],
        responses: {
          200: {
            description: 'The thing.',
            content: {
              'application/json': {
                schema: {},
                examples: { small: { $ref: '#/components/examples/thing' }, bare: { value: 'text' } },
              },
            },
          },
          400: failure,
        },
      },
    },
  },
  components: {
    examples: { thing },
    parameters: {
      Sort: { name: 'sort', in: 'query', schema: { type: 'string', enum: ['up', 'down'], default: 'up' } },
    },
    schemas: {
      Track: { type: 'string', enum: ['replay', 'deep'] },
      VerificationStatus: { type: 'string', enum: ['pass'] },
      ReasonCode: { type: 'string', enum: ['verified'] },
    },
  },
};

test('endpoints come in the order of the groups and are counted', () => {
  const { api, endpoints } = createEndpointList(document, '').list;
  assert.deepEqual(
    endpoints.map(({ key, group }) => `${group}: ${key}`),
    ['Reads: getThing', 'Writes: create-thing'],
  );
  assert.deepEqual(api, {
    name: 'Things',
    version: 'v3',
    docs_path: '/api/',
    total_endpoints: 2,
    group_order: ['Reads', 'Writes'],
  });
});

test('an endpoint is described from its operation', () => {
  const [read] = createEndpointList(document, '').list.endpoints;
  const { pathParams, queryParams, headers, exampleResponses, ...rest } = read ?? assert.fail();
  assert.deepEqual(rest, {
    key: 'getThing',
    method: 'GET',
    path: '/api/v3/things/:thingId/parts/:part',
    group: 'Reads',
    access: 'public',
    stability: 'stable',
    title: 'Get a thing',
    description: 'Parts come first.',
    notes: ['A note.'],
    remarks: ['A note.'],
    requestBodyExample: '',
  });
  assert.deepEqual(pathParams, [
    { name: 'thingId', type: 'integer', required: true, description: 'The id.', example: '7' },
  ]);
  assert.deepEqual(queryParams, [
    {
      name: 'sort',
      type: 'string',
      required: false,
      description: '',
      example: '',
      default: 'up',
      enum: ['up', 'down'],
    },
  ]);
  assert.deepEqual(
    headers.map(({ name }) => name),
    ['Accept'],
  );
  assert.deepEqual(exampleResponses, [
    {
      status: 200,
      label: 'A small thing',
      description: 'The thing.',
      body: '{\n  "ok": true,\n  "data": {\n    "id": 7\n  }\n}',
    },
    { status: 200, label: 'The thing.', description: 'The thing.', body: 'text' },
    { status: 400, label: 'The id is malformed.', description: 'The id is malformed.', body: '' },
  ]);
});

test('a body has its first example and its content type', () => {
  const create = createEndpointList(document, '').list.endpoints[1] ?? assert.fail();
  assert.equal(create.requestBodyExample, '{\n  "name": "a"\n}');
  assert.deepEqual(
    create.headers.map(({ name, required, value }) => [name, required, value]),
    [
      ['Accept', false, 'application/json'],
      ['Content-Type', true, 'application/json'],
    ],
  );
});

test('the root names the routes that have a name', () => {
  const { root } = createEndpointList(document, '');
  assert.deepEqual(root, { api_version: 'v3', endpoints: { thing: '/api/v3/things/:thingId/parts/:part' } });
});

test('the guide lists the values of the enums', () => {
  const { guide } = createEndpointList(document, '').list;
  assert.deepEqual(guide, {
    auth: 'None.',
    response_envelope: { success: '{}', failure: '{}' },
    enums: { track: ['replay', 'deep'], status: ['pass'], reason_code: ['verified'] },
  });
});

test('a document without a guide is refused', () => {
  const { 'x-guide': _, ...without } = document;
  assert.throws(() => createEndpointList(without, ''), /has no x-guide/);
});

test("the service's own document gives eleven endpoints", () => {
  const file = new URL('generated/verification/openapi.json', projectRoot);
  const { list: endpoints } = createEndpointList(JSON.parse(readFileSync(file, 'utf8')) as Document, '');
  assert.equal(endpoints.api.total_endpoints, 11);
  assert.equal(endpoints.endpoints.length, 11);
  assert.equal(
    endpoints.endpoints.every(({ group }) => endpoints.api.group_order.includes(group)),
    true,
  );
  const keys = endpoints.endpoints.map(({ key }) => key);
  assert.deepEqual(
    keys.filter((key) => key.includes('-')),
    ['upload-map', 'upload-replay'],
  );
});
