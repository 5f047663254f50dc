import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBodyBudget } from './body-budget.js';

test('no more is taken than there is, by one address no more than half', () => {
  const open = createBodyBudget(100);
  const [first, second, third] = [open('a'), open('a'), open('b')] as const;
  assert.equal(first.take(30), true);
  assert.equal(second.take(21), false);
  assert.equal(second.take(20), true);
  assert.equal(first.take(1), false);
  assert.equal(third.take(50), true);
  assert.equal(open('c').take(1), false);
  first.giveBack();
  first.giveBack();
  assert.equal(second.take(31), false);
  assert.equal(open('c').take(30), true);
  assert.equal(open('c').take(1), false);
});
