import { deepEqual, doesNotMatch, equal } from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiDocument } from '../contract/document.js';
import { prepareForDredd } from './prepare-document.js';

const document: ApiDocument = {
  info: { title: 'Maps', version: 'v1' },
  paths: {
    '/maps/{mapUid}': {
      get: {
        operationId: 'getMap',
        summary: 'Get a map',
        parameters: [
          {
            name: 'mapUid',
            in: 'path',
            required: true,
            schema: { type: 'string' },
            examples: { one: { value: 'map-1' }, other: { value: 'map-2' } },
          },
          { name: 'uid[]', in: 'query', schema: { type: 'array' } },
        ],
        responses: {
          '200': {
            description: 'The map.',
            headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Map' },
                examples: { one: { $ref: '#/components/examples/One' } },
              },
            },
          },
          '404': { $ref: '#/components/responses/NotFound' },
        },
      },
    },
  },
  components: {
    headers: { RetryAfter: { schema: { type: 'integer' } } },
    examples: { One: { value: { uid: 'map-1' } } },
    responses: { NotFound: { description: 'No such map.' } },
  },
};

test('Dredd gets examples where it reads them, and nothing that it misreads', () => {
  const prepared = prepareForDredd(document);
  const text = JSON.stringify(prepared);
  doesNotMatch(text, /\$ref|\[\]|schema/);
  const { paths } = prepared as { paths: Record<string, { get: Record<string, unknown> }> };
  const operation = paths['/maps/{mapUid}']?.get ?? {};
  deepEqual(operation['parameters'], [{ name: 'mapUid', in: 'path', required: true, example: 'map-1' }]);
  deepEqual(operation['responses'], {
    '200': {
      description: 'The map.',
      headers: { 'Retry-After': {} },
      content: { 'application/json': { example: { uid: 'map-1' } } },
    },
    '404': { description: 'No such map.' },
  });
  equal(operation['operationId'], 'getMap');
});

test('Unwanted cells are removed, and operations without any other', () => {
  const success = prepareForDredd(document, ({ status }) => status === 200);
  const { paths } = success as { paths: Record<string, { get: { responses: object } }> };
  deepEqual(Object.keys(paths['/maps/{mapUid}']?.get.responses ?? {}), ['200']);
  deepEqual((prepareForDredd(document, () => false) as { paths: object }).paths, {});
});
