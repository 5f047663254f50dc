import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { TIMESTAMP } from '../timestamps.js';
import { describeFault, show } from './describe-fault.js';
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

test('a type is named with its bounds', () => {
  assert.equal(describe({ type: 'integer' }, 'a'), 'be an integer, got "a".');
  assert.equal(describe({ type: 'integer', minimum: 1 }, 1.5), 'be an integer of at least 1, got 1.5.');
  assert.equal(describe({ type: 'number', maximum: 0.5 }, null), 'be a number of at most 0.5, got null.');
  assert.equal(
    describe({ type: 'integer', minimum: 1, maximum: 9 }, 10),
    'be an integer from 1 to 9, got 10.',
  );
  assert.equal(describe({ minimum: 1 }, 0), 'be a number of at least 1, got 0.');
  assert.equal(describe({ type: 'array' }, {}), 'be an array, got an object.');
  assert.equal(describe({ type: 'object' }, [1, 2]), 'be an object, got a list of 2.');
  assert.equal(describe({ type: ['string', 'null'] }, 1), 'be a string or null, got 1.');
});

test('sizes are counted in their unit and do not repeat the value', () => {
  assert.equal(describe({ type: 'string', minLength: 1, maxLength: 3 }, ''), 'have 1 to 3 characters.');
  assert.equal(describe({ type: 'string', maxLength: 1 }, 'secret'), 'have at most 1 character.');
  assert.equal(describe({ type: 'string', minLength: 2 }, 'a'), 'have at least 2 characters.');
  assert.equal(describe({ type: 'array', minItems: 1 }, []), 'have at least 1 item.');
  assert.equal(describe({ type: 'array', maxItems: 0 }, [1]), 'have at most 0 items.');
  const ids = { type: 'array', minItems: 1, maxItems: 2, 'x-max-distinct': 1 };
  assert.equal(describe(ids, []), 'have 1 to 1 distinct ids.');
  assert.equal(describe(ids, ['a', 'a', 'a']), 'have 1 to 1 distinct ids in a list of at most 2 items.');
  assert.equal(
    describe({ type: 'object', maxProperties: 1 }, { a: 1, b: 2 }),
    'NOT have more than 1 properties.',
  );
});

test('choices, patterns and formats say what is allowed', () => {
  assert.equal(describe({ enum: ['a', 1, null] }, 'b'), 'be one of a, 1, null, got "b".');
  assert.equal(describe({ pattern: '^a$' }, 'b'), 'match pattern "^a$", got "b".');
  assert.equal(
    describe({ pattern: '^[a-z]{1,9}$', 'x-pattern-text': 'be 1 to 9 letters' }, 'a b'),
    'be 1 to 9 letters, got "a b".',
  );
  assert.equal(
    describe({ type: 'string', format: 'timestamp', 'x-pattern-text': 'be an ISO 8601 date' }, 'now'),
    'be an ISO 8601 date, got "now".',
  );
  assert.equal(
    describe({ type: 'array', uniqueItems: true }, [1, 1]).startsWith('NOT have duplicate items'),
    true,
  );
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

test('values are shown as JSON, cut to a readable length', () => {
  assert.equal(show(undefined), 'nothing');
  assert.equal(show('a"b'), '"a\\"b"');
  assert.equal(show('x'.repeat(100)), `"${'x'.repeat(59)}…"`);
  assert.equal(show({ password: 'x' }), 'an object');
});

test('the error for an empty list of ids says how many it takes', () => {
  const parentSchema = { type: 'string', minLength: 1, maxLength: 65_536, 'x-max-distinct': 50 };
  const fault = { keyword: 'minLength', instancePath: '/ids', params: { limit: 1 }, parentSchema, data: '' };
  assert.equal(
    describeFault(fault, 'Query parameter').message,
    'Query parameter ids must have 1 to 50 distinct ids.',
  );
});
