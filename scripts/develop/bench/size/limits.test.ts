import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTooSlow } from './limits.js';

const KIB = 1024;
const LIST = 'catalog, listMaps';

test('large responses, searches and deep pages may take longer', () => {
  assert.equal(isTooSlow(LIST, { p50: 1, p99: 24.9, bytes: 100 * KIB }), false);
  assert.equal(isTooSlow(LIST, { p50: 1, p99: 25, bytes: 100 * KIB }), true);
  assert.equal(isTooSlow(LIST, { p50: 1, p99: 149, bytes: 101 * KIB }), false);
  for (const variant of ['q common', 'tracked, deep']) {
    assert.equal(isTooSlow(`${LIST}, ${variant}`, { p50: 1, p99: 149, bytes: KIB }), false);
    assert.equal(isTooSlow(`${LIST}, ${variant}`, { p50: 1, p99: 150, bytes: KIB }), true);
  }
  assert.equal(isTooSlow(LIST, { p50: null, p99: null, bytes: 0 }), true);
});
