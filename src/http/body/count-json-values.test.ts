import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createValueCounter } from './count-json-values.js';

function countInChunks(text: string, chunkSize: number): number {
  const count = createValueCounter();
  const bytes = Buffer.from(text);
  let values = 0;
  for (let at = 0; at < bytes.length; at += chunkSize) values = count(bytes.subarray(at, at + chunkSize));
  return values;
}

function countValues(value: unknown): number {
  const inside = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return 1 + inside.reduce<number>((sum, one) => sum + countValues(one), 0);
}

test('values are counted, wherever the chunks end, but not what is inside of texts', () => {
  for (const value of [
    { a: 1, b: [2, 3, { c: null }], d: 'x' },
    ['a,b', 'c"[,', '\\', '\\"{', 'é,'],
    { 'k,"[': { 'm\\': [[true]] } },
  ]) {
    const text = JSON.stringify(value);
    for (let size = 1; size <= text.length; size += 1) {
      const counted = countInChunks(text, size);
      assert.ok(
        Math.abs(counted - countValues(value)) <= 1,
        `${text} has ${countValues(value)}, counted ${counted}`,
      );
    }
  }
  assert.equal(countInChunks('[{},{},{}]', 3), 6);
  assert.equal(countInChunks('[[],[],[]]', 4), 6);
});

test('no JSON begins more than two values in three bytes', () => {
  for (const value of [
    Array.from({ length: 100 }, () => []),
    Array.from({ length: 100 }, () => ({})),
    Array.from({ length: 100 }, () => [[[]]]),
    Array.from({ length: 100 }, () => 0),
    Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? [] : [1, 2])),
  ]) {
    const text = JSON.stringify(value);
    assert.ok(countInChunks(text, text.length) <= (text.length * 2) / 3, text);
  }
});
