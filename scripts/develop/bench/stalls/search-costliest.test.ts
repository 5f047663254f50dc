import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../../../db/testing/random.js';
import { searchCostliest } from './search-costliest.js';

test('finds the costliest value of each list, also where it is neither the first nor the last', async () => {
  const costs = [[1, 5, 2], [0], [3, 1, 9, 4]];
  const attempts = await searchCostliest(
    costs.map(({ length }) => length),
    (chosen) => Promise.resolve(costs.reduce((sum, list, index) => sum + (list[chosen[index] ?? 0] ?? 0), 0)),
    { budget: 12, random: createRandom(1) },
  );
  assert.deepEqual(attempts[0]?.places, [1, 0, 2]);
  assert.ok(attempts.length <= 12);
});

test('stays within the budget, measures nothing twice, and is the same with the same seed', async () => {
  const runs = [7, 7].map(async (seed) => {
    const measured: string[] = [];
    await searchCostliest(
      [40, 40],
      (places) => {
        measured.push(places.join());
        return Promise.resolve(0);
      },
      { budget: 50, random: createRandom(seed) },
    );
    return measured;
  });
  const [one = [], other] = await Promise.all(runs);
  assert.equal(one.length, 50);
  assert.equal(new Set(one).size, 50);
  assert.deepEqual(one, other);
});
