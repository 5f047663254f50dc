import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../testing/random.js';
import { termsOf } from './event-terms.js';
import { createTermSums } from './term-sums.js';

const LETTERS = ['a', 'b', 'é', '中', '￿', '🚗'];

/** Returns the sums with one set of terms for each text. */
function sumsOf(texts: readonly [text: string, by: number][]): [string, number][] {
  const sums = new Map<string, number>();
  for (const [text, by] of texts)
    for (const term of termsOf(text)) sums.set(term, (sums.get(term) ?? 0) + by);
  return sorted([...sums]);
}

function sumsByTable(texts: readonly [text: string, by: number][]): [string, number][] {
  const sums = createTermSums();
  for (const [text, by] of texts) sums.add(text, by);
  return sorted(sums.entries());
}

function sorted(sums: [string, number][]): [string, number][] {
  return sums.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

test('a text adds to each of its terms once, whatever their size in memory', () => {
  const random = createRandom(3);
  const texts = Array.from({ length: 300 }, (): [string, number] => {
    const text = Array.from({ length: random.below(12) }, () => random.pick(LETTERS)).join('');
    return [text, random.below(3) - 1];
  });
  assert.deepEqual(sumsByTable(texts), sumsOf(texts));
});

test('more terms than there is room for at first', () => {
  const texts = Array.from({ length: 40 }, (_, place): [string, number] => [
    Array.from({ length: 1000 }, (_, at) =>
      String.fromCharCode(0x4e00 + ((place * 577 + at * 7) % 20_000)),
    ).join(''),
    1,
  ]);
  assert.ok(sumsOf(texts).length > 50_000);
  assert.deepEqual(sumsByTable(texts), sumsOf(texts));
});
