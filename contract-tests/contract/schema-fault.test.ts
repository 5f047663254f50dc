import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toSchemaFault, type ValidatorError } from './schema-fault.js';

const rank = { type: 'integer', nullable: true, description: 'Place of the record.' };
const map = { type: 'object', properties: { rank, names: { type: 'object' } } };
const body = [{ rank: 1 }, { rank: '4', extra: true }];

describe('An error of the validator becomes a fault', () => {
  const cases: [string, ValidatorError, object][] = [
    [
      'of a wrong type, with the actual value, its place and what the document says',
      { instancePath: '/1/rank', keyword: 'type', params: { type: 'integer' }, parentSchema: rank },
      {
        sentence: '/1/rank: expected integer or null, got "4".',
        cause: '/*/rank type',
        pointer: '/1/rank',
        expected: 'integer or null',
        actual: '"4"',
        quote: 'Place of the record.',
        shared: 'rank type: Place of the record.',
      },
    ],
    [
      'of a missing property',
      {
        instancePath: '/1',
        keyword: 'required',
        params: { missingProperty: 'names' },
        parentSchema: map,
      },
      {
        sentence: '/1: expected a property "names", which is missing.',
        cause: '/*/names missing',
        pointer: '/1',
        expected: '"names": object',
        actual: 'nothing',
      },
    ],
    [
      'of an undocumented property',
      {
        instancePath: '/1',
        keyword: 'additionalProperties',
        params: { additionalProperty: 'extra' },
        parentSchema: map,
      },
      {
        sentence: '/1/extra: is not documented; got true.',
        cause: '/*/extra undocumented',
        pointer: '/1/extra',
        expected: 'no such property',
        actual: 'true',
      },
    ],
  ];
  for (const [name, error, fault] of cases) test(name, () => deepEqual(toSchemaFault(body, error), fault));
});
