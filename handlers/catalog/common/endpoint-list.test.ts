import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { OpenApiDocument } from '../../../src/openapi-document.js';
import { projectRoot } from '../../../src/project-root.js';
import { createEndpointList } from './endpoint-list.js';

const startedAt = new Date('2026-10-06T08:00:00.000Z');

const document: OpenApiDocument = {
  openapi: '3.0.3',
  info: { title: 'Things', version: 'v3' },
  tags: [{ name: 'Reads' }, { name: 'Writes' }],
  components: {
    securitySchemes: {
      thingSecret: { type: 'apiKey', in: 'header', name: 'x-thing-secret', description: 'The secret.\n' },
    },
  },
  paths: {
    '/things/{thingId}': {
      get: {
        operationId: 'getThing',
        tags: ['Reads'],
        'x-service': 'aggregator',
        'x-access': 'public',
        'x-stability': 'legacy',
        'x-notes': ['Not part of this list.'],
        parameters: [
          {
            name: 'isBig',
            in: 'query',
            examples: { big: { value: true } },
            schema: { type: 'boolean', default: false },
          },
        ],
        responses: { 304: { description: 'Nothing new.' } },
      },
    },
    '/things': {
      post: {
        operationId: 'createThing',
        tags: ['Writes'],
        'x-service': 'catalog',
        'x-access': 'protected',
        'x-stability': 'stable',
        security: [{ thingSecret: [] }],
        requestBody: { content: { 'application/json': { schema: {} } } },
        responses: {},
      },
    },
  },
};

test('the list is in the order of the document, with the groups in the order of the tags', () => {
  const { generatedAt, api, endpoints } = createEndpointList(document, startedAt);
  assert.equal(generatedAt, '2026-10-06T08:00:00.000Z');
  assert.deepEqual(api, {
    name: 'Things',
    version: 'v3',
    totalEndpoints: 2,
    groupOrder: ['Reads', 'Writes'],
  });
  assert.deepEqual(
    endpoints.map(({ key, service, access, stability }) => [key, service, access, stability]),
    [
      ['getThing', 'aggregator', 'public', 'legacy'],
      ['createThing', 'catalog', 'protected', 'stable'],
    ],
  );
});

test('flags and responses without a body are given as text', () => {
  const [read = assert.fail()] = createEndpointList(document, startedAt).endpoints;
  assert.deepEqual(read.queryParams, [
    {
      name: 'isBig',
      type: 'boolean',
      required: false,
      description: '',
      example: 'true',
      default: 'false',
      enum: [],
    },
  ]);
  assert.deepEqual(read.exampleResponses, [
    { status: 304, label: 'Nothing new.', description: 'Nothing new.', body: '' },
  ]);
  assert.equal('notes' in read, false);
});

test('a protected endpoint names the header of its secret, never the secret', () => {
  const [, write = assert.fail()] = createEndpointList(document, startedAt).endpoints;
  assert.deepEqual(write.headers.slice(1), [
    { name: 'Content-Type', required: true, value: 'application/json', description: 'Format of the body.' },
    { name: 'x-thing-secret', required: true, value: '<thingSecret>', description: 'The secret.' },
  ]);
});

test("the service's own document gives a list of all its groups", () => {
  const file = new URL('generated/catalog/openapi.json', projectRoot);
  const list = createEndpointList(JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument, startedAt);
  assert.equal(list.api.totalEndpoints, list.endpoints.length);
  assert.equal(
    list.endpoints.every(({ group }) => list.api.groupOrder.includes(group)),
    true,
  );
});
