import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growsTooMuch, growthOf, isTooSlow, REASONS, reasonOf } from './limits.js';
import { readsOf, titleOf } from './reads.js';
import { countsOf, FULL_EVENTS } from './size-rows.js';

const KIB = 1024;
const LIST = 'catalog, listMaps';

test('large responses and searches may take longer', () => {
  assert.equal(isTooSlow(LIST, { p50: 1, p99: 24.9, bytes: 100 * KIB }), false);
  assert.equal(isTooSlow(LIST, { p50: 1, p99: 25, bytes: 100 * KIB }), true);
  assert.equal(isTooSlow(LIST, { p50: 1, p99: 99, bytes: 101 * KIB }), false);
  assert.equal(isTooSlow(`${LIST}, q common`, { p50: 1, p99: 99, bytes: KIB }), false);
  assert.equal(isTooSlow(`${LIST}, q common`, { p50: 1, p99: 100, bytes: KIB }), true);
  assert.equal(isTooSlow(LIST, { p50: null, p99: null, bytes: 0 }), true);
});

test('growth is that of responses of about the same size', () => {
  const small = { p50: 2, p99: 3, bytes: 1000 };
  assert.equal(growthOf(small, { p50: 4, p99: 5, bytes: 1100 }), 2);
  assert.equal(growthOf(small, { p50: 4, p99: 5, bytes: 1200 }), null);
  assert.equal(growthOf(undefined, small), null);
  assert.equal(growsTooMuch(small, { p50: 3, p99: 9, bytes: 1000 }), false);
  assert.equal(growsTooMuch(small, { p50: 3.1, p99: 9, bytes: 1000 }), true);
});

test('every reason is that of a read that is measured', () => {
  const reasons = new Set(readsOf(countsOf(FULL_EVENTS)).map((read) => reasonOf(titleOf(read))));
  for (const [titles, reason] of REASONS) assert.ok(reasons.has(reason), String(titles));
});
