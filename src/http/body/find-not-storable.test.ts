import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNotStorable } from './find-not-storable.js';

function nested(levels: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

test('ordinary values can be stored', () => {
  for (const value of [null, 0, '', 'é😀', true, [], {}, { a: [{ b: 'x' }] }, '\u0001\n', '\ufffe']) {
    assert.equal(findNotStorable(value), null);
  }
});

test('the place is found, with what is wrong there', () => {
  assert.deepEqual(findNotStorable({ a: [0, { b: 'x\0' }] }), {
    path: 'a[1].b',
    content: 'a NUL character',
  });
  assert.deepEqual(findNotStorable('\ud800'), {
    path: '',
    content: 'half of a surrogate pair',
  });
  assert.deepEqual(findNotStorable([['\udc00\ud800']]), {
    path: '[0][0]',
    content: 'half of a surrogate pair',
  });
  assert.deepEqual(findNotStorable({ a: { 'b\0': 1 } }), {
    path: 'a',
    content: 'a field name with a NUL character',
  });
});

test('32 levels are the deepest, and depth does not exhaust the stack', () => {
  const content = 'more than 32 levels of nesting';
  assert.equal(findNotStorable(nested(32)), null);
  assert.deepEqual(findNotStorable(nested(33)), { path: '', content });
  assert.deepEqual(findNotStorable(nested(100_000)), { path: '', content });
});

test('row lists are skipped, but only at their place', () => {
  const apart = { rows: { validate: () => true, rows: {} } };
  assert.equal(findNotStorable({ rows: [{ a: '\0' }], other: 1 }, apart), null);
  assert.equal(findNotStorable({ other: { rows: ['\0'] } }, apart)?.path, 'other.rows[0]');
  assert.equal(findNotStorable({ rows: '\0' }, apart)?.path, 'rows');
});

test('without escapes in the JSON only the levels are counted', () => {
  assert.equal(findNotStorable({ a: ['\0'] }, {}, false), null);
  assert.equal(findNotStorable('\0', {}, false), null);
  assert.equal(findNotStorable(nested(33), {}, false)?.content, 'more than 32 levels of nesting');
});
