import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson, digestValue } from './canonical-json.js';

test('the order of fields does not matter, the order of items does', () => {
  assert.equal(
    canonicalJson({ b: [1, { d: null, c: 'x' }], a: true }),
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  );
  assert.equal(digestValue({ a: 1, b: 2 }), digestValue({ b: 2, a: 1 }));
  assert.notEqual(digestValue([1, 2]), digestValue([2, 1]));
});

test('an absent field is omitted, an absent item is null', () => {
  assert.equal(canonicalJson({ a: undefined, b: [undefined] }), '{"b":[null]}');
});

test('a value of any depth is supported', () => {
  const deep: unknown = JSON.parse('{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000));
  assert.ok(canonicalJson(deep).length < 1000);
});
