import assert from 'node:assert/strict';
import { test } from 'node:test';
import { omitEmptyFields } from './omit-empty-fields.js';

const emptyFields = {
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
  assert.deepEqual(omitEmptyFields(value, emptyFields), { other: null, empty: '', zero: 0 });
  assert.deepEqual(omitEmptyFields({ text: null, time: null, inner: null }, emptyFields), {});
  const kept = { text: 0, time: '', inner: '' };
  assert.deepEqual(omitEmptyFields({ ...kept }, emptyFields), kept);
  assert.deepEqual(omitEmptyFields({ text: ' ', time: -0.5 }, emptyFields), { text: ' ', time: -0.5 });
});

test('nested objects and lists are handled in the same way', () => {
  const value = {
    inner: { text: '', more: null },
    list: [{ text: null }, null, 1, { text: 'a' }],
    grid: [[{ text: null }]],
  };
  assert.deepEqual(omitEmptyFields(value, emptyFields), {
    inner: { more: null },
    list: [{}, null, 1, { text: 'a' }],
    grid: [[{}]],
  });
});

test('a value of a wrong type is left for the validator', () => {
  for (const value of ['', null, 0, true, [], [{ text: null }]]) {
    assert.deepEqual(omitEmptyFields(structuredClone(value), emptyFields), value);
  }
  assert.deepEqual(omitEmptyFields({ list: {}, inner: [] }, emptyFields), { list: {}, inner: [] });
});

test('inherited fields are ignored', () => {
  const plan = { properties: { constructor: { drop: ['null'] }, __proto__: { properties: {} } } } as const;
  assert.deepEqual(omitEmptyFields({ a: 1 }, plan), { a: 1 });
});
