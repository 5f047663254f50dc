import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { TIMESTAMP } from '../timestamps.js';
import { describeFault } from './describe-fault.js';
import type { SchemaFault } from './operation-validators.js';

const ajv = new Ajv({ verbose: true, strict: false, formats: { timestamp: TIMESTAMP } });
addFormats.default(ajv);

function describe(schema: object, value: unknown): string {
  const validate = ajv.compile({ type: 'object', properties: { field: schema } });
  assert.equal(validate({ field: value }), false);
  const [fault] = validate.errors as SchemaFault[];
  assert.ok(fault);
  return describeFault(fault, 'Body field').message.replace('Body field field must ', '');
}

/** Schemas, values that do not fit them, and what is said of the field. */
const CASES: readonly [schema: object, value: unknown, expected: string][] = [
  [{ type: 'integer' }, 'a', 'be an integer, got "a".'],
  [{ type: 'integer', minimum: 1 }, 1.5, 'be an integer of at least 1, got 1.5.'],
  [{ type: 'number', maximum: 0.5 }, null, 'be a number of at most 0.5, got null.'],
  [{ type: 'integer', minimum: 1, maximum: 9 }, 10, 'be an integer from 1 to 9, got 10.'],
  [{ minimum: 1 }, 0, 'be a number of at least 1, got 0.'],
  [{ type: 'array' }, {}, 'be an array, got an object.'],
  [{ type: 'object' }, [1, 2], 'be an object, got a list of 2.'],
  [{ type: ['string', 'null'] }, 1, 'be a string or null, got 1.'],
  [{ type: 'string' }, ['x'.repeat(9)], 'be a string, got a list of 1.'],
  // Sizes are counted in their unit and do not repeat the value.
  [{ type: 'string', minLength: 1, maxLength: 3 }, '', 'have 1 to 3 characters.'],
  [{ type: 'string', maxLength: 1 }, 'secret', 'have at most 1 character.'],
  [{ type: 'string', minLength: 2 }, 'a', 'have at least 2 characters.'],
  [{ type: 'array', minItems: 1 }, [], 'have at least 1 item.'],
  [{ type: 'array', maxItems: 0 }, [1], 'have at most 0 items.'],
  [{ type: 'string', minLength: 1, 'x-max-distinct': 50 }, '', 'have 1 to 50 distinct ids.'],
  [{ type: 'array', minItems: 1, 'x-max-distinct': 2 }, [], 'have 1 to 2 distinct ids.'],
  [
    { maxItems: 2, 'x-max-distinct': 1 },
    [1, 1, 1],
    'have at most 1 distinct id in a list of at most 2 items.',
  ],
  [{ maxProperties: 1 }, { a: 1, b: 2 }, 'NOT have more than 1 properties.'],
  // Choices, patterns and formats say what is allowed.
  [{ enum: ['a', 1, null] }, 'b', 'be one of a, 1, null, got "b".'],
  [{ pattern: '^a$' }, 'b', 'match pattern "^a$", got "b".'],
  [
    { pattern: '^[a-z]{1,9}$', 'x-pattern-text': 'be 1 to 9 letters' },
    'a b',
    'be 1 to 9 letters, got "a b".',
  ],
  [
    { format: 'timestamp', 'x-pattern-text': 'be an ISO 8601 date' },
    'now',
    'be an ISO 8601 date, got "now".',
  ],
  [{ pattern: '^a$' }, 'x'.repeat(100), `match pattern "^a$", got "${'x'.repeat(59)}…".`],
];

test('a sentence says what was expected and what was sent', () => {
  for (const [schema, value, expected] of CASES) assert.equal(describe(schema, value), expected);
});

test('a place is written in program notation', () => {
  const at = (instancePath: string): string =>
    describeFault({ keyword: 'type', instancePath, params: { type: 'string' }, data: 1 }, 'Body field').path;
  assert.equal(at('/a/0/b'), 'a[0].b');
  assert.equal(at('/0/1'), '[0][1]');
  assert.equal(at('/a~1b/c~0d'), 'a/b.c~d');
  assert.equal(at(''), '');
});

test('a missing part is named', () => {
  const fault = { keyword: 'required', instancePath: '/checks/2', params: { missingProperty: 'mapUid' } };
  assert.deepEqual(describeFault(fault, 'Body field'), {
    path: 'checks[2].mapUid',
    message: 'Body field checks[2].mapUid is required.',
  });
});

test('the body itself is called so', () => {
  const fault = { keyword: 'type', instancePath: '', params: { type: 'object' }, data: [] };
  assert.deepEqual(describeFault(fault, 'Body field'), {
    path: '',
    message: 'The body must be an object, got a list of 0.',
  });
});
