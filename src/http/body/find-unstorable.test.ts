import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnstorable } from './find-unstorable.js';

function nested(levels: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

test('ordinary values can be stored', () => {
  for (const value of [null, 0, '', 'é😀', true, [], {}, { a: [{ b: 'x' }] }, '\u0001\n', '\ufffe']) {
    assert.equal(findUnstorable(value), null);
  }
});

test('the place is found, with what is wrong there', () => {
  assert.deepEqual(findUnstorable({ a: [0, { b: 'x\0' }] }), {
    path: 'a[1].b',
    content: 'a NUL character',
  });
  assert.deepEqual(findUnstorable('\ud800'), {
    path: '',
    content: 'half of a surrogate pair',
  });
  assert.deepEqual(findUnstorable([['\udc00\ud800']]), {
    path: '[0][0]',
    content: 'half of a surrogate pair',
  });
  assert.deepEqual(findUnstorable({ a: { 'b\0': 1 } }), {
    path: 'a',
    content: 'a field name with a NUL character',
  });
});

test('a number that has become infinite is found, unless it is ignored', () => {
  const content = 'a number beyond 1.79e308';
  assert.deepEqual(findUnstorable({ a: [0, { b: Infinity }] }), { path: 'a[1].b', content });
  assert.deepEqual(findUnstorable({ a: [1, -Infinity] }, { hasEscapes: false }), { path: 'a[1]', content });
  assert.equal(findUnstorable({ a: Infinity, b: 1.7e308 }, { knownFields: { b: null } }), null);
});

test('32 levels are the deepest, and depth does not exhaust the stack', () => {
  const content = 'more than 32 levels of nesting';
  assert.equal(findUnstorable(nested(32)), null);
  assert.deepEqual(findUnstorable(nested(33)), { path: '', content });
  assert.deepEqual(findUnstorable(nested(100_000)), { path: '', content });
});

test('of fields that are not known no text is read, and their levels are counted', () => {
  const knownFields = { a: null, list: { b: null }, none: {} };
  const find = (value: unknown): string | undefined => findUnstorable(value, { knownFields })?.path;
  for (const value of [
    { x: '\0' },
    { 'x\0': 1 },
    { x: [{ y: '\0' }] },
    { list: [{ c: '\0' }] },
    { none: { d: '\0' } },
  ])
    assert.equal(find(value), undefined, JSON.stringify(value));
  assert.equal(find({ a: { 'x\0': 1 } }), 'a');
  assert.equal(find({ list: [{ c: 1 }, { b: '\0' }] }), 'list[1].b');
  assert.equal(find({ list: ['\0'] }), 'list[0]');
  assert.equal(find({ x: nested(31) }), undefined);
  assert.equal(find({ x: nested(32) }), '');
});

test('row lists are skipped, but only at their place', () => {
  const rowLists = { rows: { validate: () => true, rows: {} } };
  assert.equal(findUnstorable({ rows: [{ a: '\0' }], other: 1 }, { rowLists }), null);
  assert.equal(findUnstorable({ other: { rows: ['\0'] } }, { rowLists })?.path, 'other.rows[0]');
  assert.equal(findUnstorable({ rows: '\0' }, { rowLists })?.path, 'rows');
});

test('without escapes in the JSON only the levels are counted', () => {
  assert.equal(findUnstorable({ a: ['\0'] }, { hasEscapes: false }), null);
  assert.equal(findUnstorable('\0', { hasEscapes: false }), null);
  assert.equal(findUnstorable(nested(33), { hasEscapes: false })?.content, 'more than 32 levels of nesting');
});
