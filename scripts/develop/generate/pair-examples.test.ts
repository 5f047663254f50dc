import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenApiDocument, Parameter } from '../../../src/openapi-document.js';
import { pairExamples } from './pair-examples.js';

const limit: Parameter = {
  name: 'limit',
  in: 'query',
  schema: { type: 'integer' },
  examples: { allMaps: { value: 5 }, allRuns: { value: 9 }, noMaps: { value: 5 } },
};
const mapUid: Parameter = {
  name: 'mapUid',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  examples: { allMaps: { value: 'a' }, noMaps: { value: 'b' } },
};

const response = (key: string): object => ({
  description: 'Rows.',
  content: { 'application/json': { schema: {}, examples: { [key]: { value: [] } } } },
});
const document = {
  openapi: '3.0.3',
  info: { title: 'Maps', version: 'v1' },
  paths: {
    '/maps/{mapUid}': {
      get: {
        operationId: 'listMaps',
        parameters: [{ $ref: '#/components/parameters/mapUid' }, { $ref: '#/components/parameters/limit' }],
        responses: { 200: response('allMaps'), 400: response('allRuns'), 404: response('noMaps') },
      },
    },
    '/runs': {
      get: {
        operationId: 'listRuns',
        parameters: [{ $ref: '#/components/parameters/limit' }],
        responses: { 200: response('allRuns') },
      },
    },
  },
  components: { parameters: { limit, mapUid } },
} as unknown as OpenApiDocument;

test('a shared parameter keeps the examples of the operation at hand, without those of error responses', () => {
  const { paths, components } = pairExamples(document);
  const { allMaps, allRuns, noMaps } = limit.examples ?? {};
  deepEqual(paths['/maps/{mapUid}']?.get?.parameters, [
    { $ref: '#/components/parameters/mapUid' },
    { ...limit, examples: { allMaps, noMaps } },
  ]);
  deepEqual(paths['/runs']?.get?.parameters, [{ ...limit, examples: { allRuns } }]);
  deepEqual(components?.parameters, { mapUid });
});
