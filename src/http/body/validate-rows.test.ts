import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { TIMESTAMP } from '../../timestamps.js';
import type { RejectedRow } from '../../contract.js';
import type { RowValidators, Validate } from '../operation-validators.js';
import { MAX_DESCRIBED, validateRows } from './validate-rows.js';

const ajv = new Ajv({ verbose: true, useDefaults: true, strict: false, formats: { timestamp: TIMESTAMP } });
addFormats.default(ajv);

function compile(properties: object): Validate {
  return ajv.compile({
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, ...properties },
  }) as Validate;
}

const lists: RowValidators = {
  rows: {
    validate: compile({
      at: { type: 'string', format: 'timestamp', 'x-pattern-text': 'be an ISO 8601 date' },
      tracked: { type: 'boolean', default: true },
    }),
    rows: { parts: { validate: compile({}), rows: {} } },
  },
};

const listRejected = async (body: unknown, given: RowValidators): Promise<RejectedRow[]> => {
  const { rejectedRows, rejectedCount } = await validateRows(body, given);
  assert.equal(rejectedCount, rejectedRows.length);
  return rejectedRows;
};

test('valid rows keep their indexes and get their defaults', async () => {
  const body = { rows: [{ id: 1 }, { id: 2, tracked: false }], other: 1 };
  assert.deepEqual(await listRejected(body, lists), []);
  assert.deepEqual(body, {
    rows: [
      { index: 0, row: { id: 1, tracked: true } },
      { index: 1, row: { id: 2, tracked: false } },
    ],
    other: 1,
  });
});

test('invalid rows are removed, each with its fault', async () => {
  const body = { rows: [{ id: 'x' }, {}, { id: 1, at: 'now' }, null, { id: 4 }, [5]] };
  const rejected = await listRejected(body, lists);
  assert.deepEqual(body.rows, [{ index: 4, row: { id: 4, tracked: true } }]);
  const reported = rejected.map(({ path, index, reason, field, message }) => [
    path,
    index,
    reason,
    field,
    message,
  ]);
  assert.deepEqual(reported, [
    ['rows[0]', 0, 'invalid_field', 'id', 'id must be an integer, got "x".'],
    ['rows[1]', 1, 'missing_field', 'id', 'id is required.'],
    ['rows[2]', 2, 'invalid_timestamp', 'at', 'at must be an ISO 8601 date, got "now".'],
    ['rows[3]', 3, 'invalid_row', '', 'The row must be an object.'],
    ['rows[5]', 5, 'invalid_row', '', 'The row must be an object.'],
  ]);
  assert.equal(rejected[3]?.row, null);
});

test('only a text in place of a timestamp is an invalid timestamp', async () => {
  const schemas = {
    url: { type: 'string', format: 'uri' },
    at: { type: 'string', format: 'timestamp', maxLength: 40 },
  };
  const withTimes: RowValidators = { rows: { validate: compile(schemas), rows: {} } };
  const body = {
    rows: [
      { id: 1, url: 'no' },
      { id: 2, at: 7 },
      { id: 3, at: {} },
      { id: 4, at: '9'.repeat(41) },
    ],
  };
  const reasons = (await listRejected(body, withTimes)).map(({ field, reason }) => `${field} ${reason}`);
  assert.deepEqual(reasons, [
    'url invalid_field',
    'at invalid_field',
    'at invalid_field',
    'at invalid_timestamp',
  ]);
});

test('nested rows are validated apart, and an invalid one does not reject its parent', async () => {
  const body = { rows: [{ id: 1, parts: [{ id: 'x' }, { id: 2 }] }] };
  const [rejected, ...more] = await listRejected(body, lists);
  assert.equal(rejected?.path, 'rows[0].parts[0]');
  assert.deepEqual(more, []);
  assert.deepEqual(body.rows, [
    { index: 0, row: { id: 1, tracked: true, parts: [{ index: 1, row: { id: 2 } }] } },
  ]);
});

test('a body without the lists is unchanged', async () => {
  for (const body of [undefined, null, 'a', [], {}, { rows: 1 }]) {
    const copy = structuredClone(body);
    assert.deepEqual(await listRejected(copy, lists), []);
    assert.deepEqual(copy, body);
  }
});

test('beyond a limit invalid rows are only counted, at every depth', async () => {
  const parts = Array.from({ length: MAX_DESCRIBED - 1 }, () => ({}));
  const body = { rows: [{ id: 1, parts }, {}, { id: 2, parts: [{}, { id: 3 }] }] };
  const { rejectedRows, rejectedCount } = await validateRows(body, lists);
  assert.deepEqual(
    rejectedRows.slice(-2).map(({ path }) => path),
    [`rows[0].parts[${MAX_DESCRIBED - 2}]`, 'rows[1]'],
  );
  assert.deepEqual([rejectedRows.length, rejectedCount], [MAX_DESCRIBED, MAX_DESCRIBED + 1]);
  assert.deepEqual(body.rows[1], {
    index: 2,
    row: { id: 2, parts: [{ index: 1, row: { id: 3 } }], tracked: true },
  });
});
