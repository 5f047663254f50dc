import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  listOperations,
  resolveReference,
  type OpenApiDocument,
  type Parameter,
} from './openapi-document.js';

function parameter(name: string, more: Partial<Parameter> = {}): Parameter {
  return { name, in: 'query', schema: { type: 'string' }, ...more };
}

const responses = { 200: { description: 'The thing.' } };
const document: OpenApiDocument = {
  openapi: '3.0.3',
  info: { title: 'Things', version: 'v1' },
  paths: {
    '/things': {
      post: { operationId: 'createThing', responses },
      get: { operationId: 'listThings', parameters: [{ $ref: '#/components/parameters/Limit' }], responses },
    },
    '/things/{thingId}': {
      parameters: [parameter('thingId', { in: 'path', required: true }), parameter('lang')],
      get: {
        operationId: 'getThing',
        parameters: [parameter('lang', { required: true }), parameter('q')],
        responses,
      },
      delete: { operationId: 'removeThing', responses },
    },
  },
  components: {
    parameters: { Limit: parameter('limit') },
    schemas: {
      Thing: { $ref: '#/components/schemas/Real~1Thing' },
      'Real/Thing': { type: 'object' },
      Lost: { $ref: '#/components/schemas/Gone' },
    },
  },
};

test('operations come in the order of their paths, reads before writes', () => {
  assert.deepEqual(
    listOperations(document).map(
      ({ path, method, operation }) => `${method} ${path} ${operation.operationId}`,
    ),
    [
      'get /things listThings',
      'post /things createThing',
      'get /things/{thingId} getThing',
      'delete /things/{thingId} removeThing',
    ],
  );
});

test('parameters are resolved, and those of the path come first', () => {
  const [list, create, get, remove] = listOperations(document).map(({ parameters }) => parameters);
  assert.deepEqual(list, [parameter('limit')]);
  assert.deepEqual(create, []);
  assert.deepEqual(
    get?.map(({ name }) => name),
    ['thingId', 'lang', 'q'],
  );
  assert.deepEqual(
    remove?.map(({ name }) => name),
    ['thingId', 'lang'],
  );
});

test("an operation's own parameter replaces the path's of the same name and place", () => {
  const get = listOperations(document).find(({ operation }) => operation.operationId === 'getThing');
  assert.deepEqual(
    get?.parameters.filter(({ name }) => name === 'lang'),
    [parameter('lang', { required: true })],
  );
});

test('references are followed to their end, with escaped names', () => {
  assert.deepEqual(resolveReference(document, { $ref: '#/components/schemas/Thing' }), { type: 'object' });
  const plain = { type: 'string' };
  assert.equal(resolveReference(document, plain), plain);
});

test('a missing reference target is an error that names it', () => {
  const message =
    'The document has nothing at #/components/schemas/Gone; bundle it again with `npm run generate`.';
  assert.throws(() => resolveReference(document, { $ref: '#/components/schemas/Lost' }), new Error(message));
  assert.throws(
    () => resolveReference(document, { $ref: '#/nowhere/at/all' }),
    /nothing at #\/nowhere\/at\/all/,
  );
});
