import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropAbsent } from './drop-absent.js';

const absence = {
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
  assert.deepEqual(dropAbsent(value, absence), { other: null, empty: '', zero: 0 });
  assert.deepEqual(dropAbsent({ text: null, time: null, inner: null }, absence), {});
  const kept = { text: 0, time: '', inner: '' };
  assert.deepEqual(dropAbsent({ ...kept }, absence), kept);
  assert.deepEqual(dropAbsent({ text: ' ', time: -0.5 }, absence), { text: ' ', time: -0.5 });
});

test('objects and lists inside are treated alike', () => {
  const value = {
    inner: { text: '', more: null },
    list: [{ text: null }, null, 1, { text: 'a' }],
    grid: [[{ text: null }]],
  };
  assert.deepEqual(dropAbsent(value, absence), {
    inner: { more: null },
    list: [{}, null, 1, { text: 'a' }],
    grid: [[{}]],
  });
});

test('a value of another kind than the contract says is left for the validator', () => {
  for (const value of ['', null, 0, true, [], [{ text: null }]]) {
    assert.deepEqual(dropAbsent(structuredClone(value), absence), value);
  }
  assert.deepEqual(dropAbsent({ list: {}, inner: [] }, absence), { list: {}, inner: [] });
});

test('inherited fields are none', () => {
  const plan = { properties: { constructor: { drop: ['null'] }, __proto__: { properties: {} } } } as const;
  assert.deepEqual(dropAbsent({ a: 1 }, plan), { a: 1 });
});
