import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createBodyBudget,
  MAX_ARRIVING_PER_ADDRESS,
  type BodyBudget,
  type BudgetShare,
} from './body-budget.js';

function openShare(budget: BodyBudget, address: string): BudgetShare {
  const share = budget(address);
  assert.ok(share);
  return share;
}

test('one address holds no more than half', () => {
  const budget = createBodyBudget(100);
  const [first, second] = [openShare(budget, 'a'), openShare(budget, 'a')];
  assert.equal(first.reserve(30), true);
  assert.equal(second.reserve(21), false);
  assert.equal(second.reserve(20), true);
  assert.equal(first.reserve(1), false);
  first.release();
  first.release();
  assert.equal(first.reserve(1), false);
  assert.equal(second.reserve(31), false);
  assert.equal(second.reserve(30), true);
});

test('when it is full, the newest body that still arrives from the address that holds most gives way', () => {
  const budget = createBodyBudget(100);
  const gone: string[] = [];
  const hold = (address: string, name: string, bytes: number): BudgetShare => {
    const share = openShare(budget, address);
    share.onEvicted = () => gone.push(name);
    assert.equal(share.reserve(bytes), true);
    return share;
  };
  hold('a', 'a1', 20);
  hold('a', 'a2', 20);
  hold('a', 'a3', 5).endArrival();
  hold('b', 'b1', 44);
  hold('c', 'c1', 12);
  assert.deepEqual(gone, ['a2']);
  hold('d', 'd1', 20);
  assert.deepEqual(gone, ['a2', 'b1']);
  const last = openShare(budget, 'c');
  assert.equal(last.reserve(35), true);
  assert.equal(openShare(budget, 'd').reserve(28), false);
});

test('what has arrived gives way to nobody', () => {
  const budget = createBodyBudget(100);
  const first = openShare(budget, 'a');
  assert.equal(first.reserve(50), true);
  first.endArrival();
  const second = openShare(budget, 'b');
  assert.equal(second.reserve(50), true);
  second.endArrival();
  assert.equal(openShare(budget, 'c').reserve(1), false);
  first.release();
  assert.equal(openShare(budget, 'c').reserve(1), true);
});

test('so many bodies of one address may arrive at the same time', () => {
  const budget = createBodyBudget(100);
  const shares = Array.from({ length: MAX_ARRIVING_PER_ADDRESS }, () => openShare(budget, 'a'));
  assert.equal(budget('a'), null);
  assert.ok(budget('b'));
  shares[0]?.endArrival();
  assert.ok(budget('a'));
  assert.equal(budget('a'), null);
  shares[1]?.release();
  assert.ok(budget('a'));
});
