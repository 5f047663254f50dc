import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectBytes } from './collect-bytes.js';

test('chunks of any size are whole again, in few segments', () => {
  for (const sizes of [
    [0],
    [5],
    [3, 0, 4],
    Array.from({ length: 100_000 }, () => 1),
    [10, 3_000_000, 7, 1],
  ]) {
    const chunks = sizes.map((size, index) => Buffer.alloc(size, index));
    const collected = collectBytes();
    chunks.forEach(collected.add);
    const segments = collected.segments();
    assert.equal(Buffer.concat(segments).equals(Buffer.concat(chunks)), true, `${sizes.length} chunks`);
    assert.ok(segments.length < 20, `${segments.length} segments`);
  }
});

test('a single chunk is not copied', () => {
  const chunk = Buffer.from('{}');
  const collected = collectBytes();
  collected.add(chunk);
  assert.equal(collected.segments()[0]?.buffer, chunk.buffer);
});
