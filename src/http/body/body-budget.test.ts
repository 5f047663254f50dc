import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBodyBudget } from './body-budget.js';

test('no more is taken than there is, by one address no more than half', () => {
  const open = createBodyBudget(100);
  const [first, second, third] = [open('a'), open('a'), open('b')] as const;
  assert.equal(first.reserve(30), true);
  assert.equal(second.reserve(21), false);
  assert.equal(second.reserve(20), true);
  assert.equal(first.reserve(1), false);
  assert.equal(third.reserve(50), true);
  assert.equal(open('c').reserve(1), false);
  first.release();
  first.release();
  assert.equal(second.reserve(31), false);
  assert.equal(open('c').reserve(30), true);
  assert.equal(open('c').reserve(1), false);
});
