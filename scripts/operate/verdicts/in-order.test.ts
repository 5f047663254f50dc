import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { inOrder } from './in-order.js';

test('several are prepared at a time, and finished in their order, whichever is ready first', async () => {
  const [prepared, finished]: [number[], number[]] = [[], []];
  let [atOnce, most] = [0, 0];
  await inOrder([40, 1, 10, 1, 0], 3, async (ms, previous) => {
    most = Math.max(most, (atOnce += 1));
    await wait(ms);
    atOnce -= 1;
    prepared.push(ms);
    if (ms === 1) return;
    await previous;
    finished.push(ms);
  });
  assert.deepEqual([most, prepared.at(0), finished], [3, 1, [40, 10, 0]]);
});
