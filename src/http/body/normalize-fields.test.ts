import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalizeFields } from './normalize-fields.js';

const fieldRules = {
  properties: {
    text: { drop: ['null', 'empty'] },
    time: { drop: ['null', 'zero'] },
    inner: { drop: ['null'], properties: { text: { drop: ['empty'] } } },
    list: { items: { properties: { text: { drop: ['null'] } } } },
    grid: { items: { items: { properties: { text: { drop: ['null'] } } } } },
  },
} as const;

test('only the values that count as absent are dropped, and only where they do', () => {
  const value = { text: '', time: 0, other: null, empty: '', zero: 0 };
  assert.deepEqual(normalizeFields(value, fieldRules), { other: null, empty: '', zero: 0 });
  assert.deepEqual(normalizeFields({ text: null, time: null, inner: null }, fieldRules), {});
  const kept = { text: 0, time: '', inner: '' };
  assert.deepEqual(normalizeFields({ ...kept }, fieldRules), kept);
  assert.deepEqual(normalizeFields({ text: ' ', time: -0.5 }, fieldRules), { text: ' ', time: -0.5 });
});

test('milliseconds become whole, and a negative number counts as absent', () => {
  const rules = { properties: { time: { drop: ['zero', 'negative'], is: 'milliseconds' } } } as const;
  const read = (time: unknown): unknown => normalizeFields({ time }, rules);
  assert.deepEqual(read(39_874.4), { time: 39_874 });
  assert.deepEqual(read(39_874.5), { time: 39_875 });
  for (const absent of [0.4, -0.4, 0, -0, -1, -39_874.5]) assert.deepEqual(read(absent), {});
  for (const other of ['1', true, [1.5]]) assert.deepEqual(read(other), { time: other });
});

test('timestamps are completed, and what is none is left for the validator', () => {
  const rules = { properties: { at: { is: 'timestamp' } } } as const;
  assert.deepEqual(normalizeFields({ at: '2026-10-06' }, rules), { at: '2026-10-06T00:00:00Z' });
  for (const at of ['now', '2026-02-29', 5]) assert.deepEqual(normalizeFields({ at }, rules), { at });
});

test('a text that does not match where one is asked for counts as absent', () => {
  const rules = { properties: { id: { drop: ['null'], unless: '^[0-9a-f]{2}$' } } } as const;
  assert.deepEqual(normalizeFields({ id: 'ef' }, rules), { id: 'ef' });
  for (const id of ['2', '', null]) assert.deepEqual(normalizeFields({ id }, rules), {});
  assert.deepEqual(normalizeFields({ id: 2 }, rules), { id: 2 });
});

test('objects and lists inside are treated alike', () => {
  const value = {
    inner: { text: '', more: null },
    list: [{ text: null }, null, 1, { text: 'a' }],
    grid: [[{ text: null }]],
  };
  assert.deepEqual(normalizeFields(value, fieldRules), {
    inner: { more: null },
    list: [{}, null, 1, { text: 'a' }],
    grid: [[{}]],
  });
});

test('a value of another kind than the contract says is left for the validator', () => {
  for (const value of ['', null, 0, true, [], [{ text: null }]]) {
    assert.deepEqual(normalizeFields(structuredClone(value), fieldRules), value);
  }
  assert.deepEqual(normalizeFields({ list: {}, inner: [] }, fieldRules), { list: {}, inner: [] });
});

test('inherited fields are none', () => {
  const plan = { properties: { constructor: { drop: ['null'] }, __proto__: { properties: {} } } } as const;
  assert.deepEqual(normalizeFields({ a: 1 }, plan), { a: 1 });
});
