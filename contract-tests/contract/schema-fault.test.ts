import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ApiDocument } from './document.js';
import { locateResponse } from './locate-schema.js';
import { toSchemaFault, type ValidatorError } from './schema-fault.js';

const document = {
  info: { title: 'Maps', version: 'v1' },
  paths: {
    '/maps': {
      get: { operationId: 'listMaps', responses: { '200': { $ref: '#/components/responses/Maps' } } },
    },
  },
  components: {
    responses: {
      Maps: {
        description: 'The maps.',
        content: {
          'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Map' } } },
        },
      },
    },
    schemas: {
      Map: {
        type: 'object',
        properties: { rank: { type: 'integer', nullable: true }, names: { type: 'object' } },
      },
    },
  },
} as unknown as ApiDocument;

const root = locateResponse(document, { method: 'GET', path: '/maps' }, 200, 'application/json');
const body = [{ rank: 1 }, { rank: '4', extra: true }];

describe('An error of a validator becomes a fault', () => {
  const cases: [string, ValidatorError, object][] = [
    [
      'of a wrong type, with the actual value and its place',
      { instancePath: '/1/rank', keyword: 'type', params: { type: 'integer' } },
      {
        sentence: '/1/rank: expected integer or null, got "4".',
        cause: '/*/rank type',
        pointer: '/1/rank',
        expected: 'integer or null',
        actual: '"4"',
        documentPointer: '/components/schemas/Map/properties/rank',
        shared: '/components/schemas/Map/properties/rank type',
      },
    ],
    [
      'of a missing property',
      { instancePath: '/1', keyword: 'required', params: { missingProperty: 'names' } },
      {
        sentence: '/1: expected a property "names", which is missing.',
        cause: '/*/names missing',
        pointer: '/1',
        expected: '"names": object',
        actual: 'nothing',
        documentPointer: '/components/schemas/Map/properties/names',
        shared: '/components/schemas/Map/properties/names missing',
      },
    ],
    [
      'of an undocumented property',
      { instancePath: '/1', keyword: 'additionalProperties', params: { additionalProperty: 'extra' } },
      {
        sentence: '/1/extra: is not documented; got true.',
        cause: '/*/extra undocumented',
        pointer: '/1/extra',
        expected: 'no such property',
        actual: 'true',
        documentPointer: '/components/schemas/Map',
        shared: '/components/schemas/Map extra undocumented',
      },
    ],
    [
      'of a value that is too small',
      { instancePath: '/0/rank', keyword: 'minimum', message: 'must be >= 2', params: {} },
      {
        sentence: '/0/rank: expected >= 2, got 1.',
        cause: '/*/rank minimum',
        pointer: '/0/rank',
        expected: '>= 2',
        actual: '1',
        documentPointer: '/components/schemas/Map/properties/rank',
        shared: '/components/schemas/Map/properties/rank minimum',
      },
    ],
  ];
  for (const [name, error, fault] of cases)
    test(name, () => deepEqual(toSchemaFault(document, root, body, error), fault));
});
