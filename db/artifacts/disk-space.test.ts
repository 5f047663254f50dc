import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDiskSpace } from './disk-space.js';

test('uploads under way count as if they were on the disk', async () => {
  const space = createDiskSpace(() => Promise.resolve(100), 40);
  assert.deepEqual(await Promise.all([30, 30, 1].map(space.reserve)), [true, true, false]);
  space.release(30);
  assert.equal(await space.reserve(30), true);
});

test('what was refused is not reserved', async () => {
  const space = createDiskSpace(() => Promise.resolve(100), 40);
  assert.equal(await space.reserve(61), false);
  assert.equal(await space.reserve(60), true);
});

test('the disk is low below the limit, however much is reserved', async () => {
  let free = 40;
  const space = createDiskSpace(() => Promise.resolve(free), 40);
  assert.equal(await space.isLow(), false);
  free = 39;
  assert.equal(await space.isLow(), true);
});
