import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import type { OpenApiDocument } from '../../../src/openapi-document.js';
import { renderEndpoints } from './write-endpoints.js';

const document: OpenApiDocument = {
  openapi: '3.0.3',
  info: { title: 'Things', version: 'v3' },
  tags: [{ name: 'Reads' }, { name: 'Writes' }],
  components: {
    examples: { thing: { summary: 'A small thing', value: { id: 7 } } },
    parameters: {
      Sort: { name: 'sort', in: 'query', schema: { type: 'string', enum: ['up', 'down'], default: 'up' } },
    },
    securitySchemes: {
      thingSecret: { type: 'apiKey', in: 'header', name: 'x-thing-secret', description: 'The secret.\n' },
    },
  },
  paths: {
    '/things/{thingId}/parts': {
      get: {
        operationId: 'getThing',
        summary: 'Get a thing',
        description: 'Parts come first.\n',
        tags: ['Reads'],
        'x-service': 'aggregator',
        'x-stability': 'legacy',
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
          304: { description: 'Nothing new.\n' },
        },
      },
    },
    '/things': {
      post: {
        operationId: 'uploadMap',
        tags: ['Writes'],
        'x-service': 'catalog',
        security: [{ thingSecret: [] }],
        requestBody: {
          content: {
            'application/json': {
              schema: {},
              examples: { small: { value: { name: 'a' } }, big: { value: 1 } },
            },
          },
        },
        responses: { 401: { description: 'The secret is wrong.' } },
      },
    },
  },
};

const ACCEPT = {
  name: 'Accept',
  required: false,
  value: 'application/json',
  description: 'Format of the response.',
};

test('a list has what the document says of each operation, and no secret', async () => {
  const code = ts.transpile(renderEndpoints('catalog', document), { module: ts.ModuleKind.ESNext });
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    unknown
  >;
  assert.deepEqual(module.endpoints, {
    api: { name: 'Things', version: 'v3', totalEndpoints: 2, groupOrder: ['Reads', 'Writes'] },
    endpoints: [
      {
        key: 'getThing',
        service: 'aggregator',
        method: 'GET',
        path: '/things/:thingId/parts',
        group: 'Reads',
        access: 'public',
        stability: 'legacy',
        title: 'Get a thing',
        description: 'Parts come first.',
        pathParams: [
          { name: 'thingId', type: 'integer', required: true, description: 'The id.', example: '7' },
        ],
        queryParams: [
          {
            name: 'sort',
            type: 'string',
            required: false,
            description: '',
            default: 'up',
            enum: ['up', 'down'],
            example: '',
          },
        ],
        headers: [ACCEPT],
        requestBodyExample: '',
        exampleResponses: [
          { status: 200, label: 'A small thing', description: 'The thing.', body: '{\n  "id": 7\n}' },
          { status: 200, label: 'The thing.', description: 'The thing.', body: 'text' },
          { status: 304, label: 'Nothing new.', description: 'Nothing new.', body: '' },
        ],
      },
      {
        key: 'upload-map',
        service: 'catalog',
        method: 'POST',
        path: '/things',
        group: 'Writes',
        access: 'protected',
        stability: 'stable',
        title: '',
        description: '',
        pathParams: [],
        queryParams: [],
        headers: [
          ACCEPT,
          {
            name: 'Content-Type',
            required: true,
            value: 'application/json',
            description: 'Format of the body.',
          },
          { name: 'x-thing-secret', required: true, value: '<thingSecret>', description: 'The secret.' },
        ],
        requestBodyExample: '{\n  "name": "a"\n}',
        exampleResponses: [
          { status: 401, label: 'The secret is wrong.', description: 'The secret is wrong.', body: '' },
        ],
      },
    ],
  });
});

test("the list of the verification service has a description's list as notes", async () => {
  const responses = {
    200: {
      description: 'The list.',
      content: { 'application/json': { schema: {}, examples: { all: { value: { data: { guide: {} } } } } } },
    },
  };
  const operation = (operationId: string, description: string) => ({
    get: { operationId, description, responses },
  });
  const code = ts.transpile(
    renderEndpoints('verification', {
      openapi: '3.0.3',
      info: { title: 'Things', version: 'v3' },
      paths: {
        '/': operation('getApiRoot', 'One sentence.\n'),
        '/list': operation(
          'listEndpoints',
          'What it does.\n\n- One note, which\n  has two lines.\n- Another.\n',
        ),
      },
    }),
    { module: ts.ModuleKind.ESNext },
  );
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    endpoints: { endpoints: { description: string; notes: string[] }[] };
  };
  assert.deepEqual(
    module.endpoints.endpoints.map(({ description, notes }) => [description, notes]),
    [
      ['One sentence.', []],
      ['What it does.', ['One note, which has two lines.', 'Another.']],
    ],
  );
});
