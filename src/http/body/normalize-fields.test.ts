import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldRules } from '../operation-table.js';
import { createNormalizer } from './normalize-fields.js';

const fieldTypes = {
  text: { absent: '^(none)?$' },
  id: { unless: '^[0-9a-f]{2}$' },
  time: { is: 'milliseconds', numbers: [0], hidden: [99] },
  shown: { is: 'milliseconds', numbers: [0], hidden: [99], hiddenAs: -1 },
  count: { numbers: [7] },
  moment: { is: 'timestamp', absent: '^$', from: '1990-01-01T00:00:00Z' },
  sent: { from: '1990-01-01T00:00:00Z' },
  object: { isEmptyList: true },
} as const;

const fieldRules: FieldRules = {
  properties: {
    text: { optional: true, type: 'text' },
    time: { optional: true, type: 'time' },
    inner: { optional: true, type: 'object', properties: { text: { optional: true, type: 'text' } } },
    list: { items: { properties: { text: { optional: true } } } },
    grid: { items: { items: { properties: { text: { optional: true } } } } },
  },
};

function normalize(body: unknown, rules: FieldRules = fieldRules): unknown {
  return createNormalizer({ fieldRules: rules, fieldTypes })(body);
}

/** Returns what is read of a field, which is undefined where it counts as absent. */
function read(
  type: keyof typeof fieldTypes,
  value: unknown,
  rules: FieldRules = { optional: true },
): unknown {
  return (normalize({ it: value }, { properties: { it: { ...rules, type } } }) as { it?: unknown }).it;
}

test('only the values that count as absent are dropped, and only where they do', () => {
  const value = { text: ' none ', time: 0, other: null, empty: '', zero: 0 };
  assert.deepEqual(normalize(value), { other: null, empty: '', zero: 0 });
  assert.deepEqual(normalize({ text: null, time: null, inner: null }), {});
  const kept = { text: 0, time: '', inner: '' };
  assert.deepEqual(normalize({ ...kept }), kept);
  assert.deepEqual(normalize({ text: ' a' }), { text: ' a' });
});

test('milliseconds become whole; a hidden time counts as absent, or is read as the number of its type for hidden times', () => {
  assert.equal(read('time', 39_874.4), 39_874);
  assert.equal(read('time', 39_874.5), 39_875);
  for (const absent of [0.4, 0, -0, null]) {
    assert.equal(read('time', absent), undefined);
    assert.equal(read('shown', absent), undefined);
  }
  for (const hidden of [-0.4, -1, -1e10, 98.6, 99]) {
    assert.equal(read('time', hidden), undefined);
    assert.equal(read('shown', hidden), -1);
  }
  for (const other of ['1', true]) assert.equal(read('time', other), other);
  assert.equal(read('count', 7), undefined);
  assert.equal(read('count', 7.4), 7.4);
});

test('timestamps are completed, and what is none is left for the validator', () => {
  assert.equal(read('moment', '2026-10-06'), '2026-10-06T00:00:00Z');
  assert.equal(read('sent', '2026-10-06'), '2026-10-06');
  for (const at of ['now', '2026-02-29', 5]) assert.equal(read('moment', at), at);
});

test('a moment before the first one counts as absent, in every time zone', () => {
  for (const type of ['moment', 'sent'] as const) {
    for (const at of ['0001-01-01', '19891231', '1990-01-01T00:59:59+01:00'])
      assert.equal(read(type, at), undefined);
    assert.notEqual(read(type, '1990-01-01T01:00:00+01:00'), undefined);
  }
});

test('a text that does not match where one is asked for counts as absent', () => {
  assert.equal(read('id', 'ef'), 'ef');
  for (const id of ['2', '', null]) assert.equal(read('id', id), undefined);
  assert.equal(read('id', 2), 2);
});

test('an empty list in place of an object counts as absent, and as an empty object where one is required', () => {
  assert.equal(read('object', []), undefined);
  assert.deepEqual(read('object', [], {}), {});
  assert.deepEqual(read('object', [1]), [1]);
});

test('a required field is rewritten, but never absent', () => {
  assert.equal(read('time', 39_874.4, {}), 39_874);
  assert.equal(read('moment', '2026-10-06', {}), '2026-10-06T00:00:00Z');
  for (const value of [0, -1, 99, null]) assert.equal(read('time', value, {}), value);
  for (const value of ['', 'none', null]) assert.equal(read('text', value, {}), value);
});

test('objects and lists inside are treated alike', () => {
  const value = {
    inner: { text: '', more: null },
    list: [{ text: null }, null, 1, { text: 'a' }],
    grid: [[{ text: null }]],
  };
  assert.deepEqual(normalize(value), {
    inner: { more: null },
    list: [{}, null, 1, { text: 'a' }],
    grid: [[{}]],
  });
});

test('a value of another kind than the contract says is left for the validator', () => {
  for (const value of ['', null, 0, true, [], [{ text: null }]]) {
    assert.deepEqual(normalize(structuredClone(value)), value);
  }
  assert.deepEqual(normalize({ list: {}, inner: [1] }), { list: {}, inner: [1] });
});

test('inherited fields are none', () => {
  const plan = { properties: { constructor: { optional: true }, __proto__: { properties: {} } } } as const;
  assert.deepEqual(normalize({ a: 1 }, plan), { a: 1 });
});
