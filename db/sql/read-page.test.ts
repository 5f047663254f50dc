import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_EXACT, readPage, type PageOfRows, type Total } from './read-page.js';

const STORED = MAX_EXACT + 2500;
const BOUND: Total = { total: MAX_EXACT, totalRelation: 'gte' };

function read(limit: number, offset: number, counted: Total = BOUND): Promise<PageOfRows<number>> {
  return readPage(counted, { limit, offset }, (most, first) =>
    Promise.resolve(
      Array.from({ length: Math.max(0, Math.min(most, STORED - first)) }, (_, place) => first + place),
    ),
  );
}

test('a total that is a lower bound covers the rows that were seen, and is exact on the last page', async () => {
  const first = await read(100, 0);
  assert.equal(first.rows.length, 100);
  assert.deepEqual([first.total, first.totalRelation, first.hasMore], [MAX_EXACT, 'gte', true]);
  const deep = await read(100, 12_000);
  assert.deepEqual([deep.total, deep.totalRelation, deep.hasMore], [12_101, 'gte', true]);
  const last = await read(1000, 12_000);
  assert.equal(last.rows.length, 500);
  assert.deepEqual([last.total, last.totalRelation, last.hasMore], [STORED, 'eq', false]);
});

test('a page past the end does not raise the lower bound', async () => {
  for (const offset of [STORED, 50_000, 2_147_483_647]) {
    const { rows, ...page } = await read(100, offset);
    assert.deepEqual(rows, []);
    assert.deepEqual(page, { total: MAX_EXACT, totalRelation: 'gte', hasMore: false });
  }
});

test('a page past an exact end is not read', async () => {
  const { rows, ...page } = await read(100, 300, { total: 250, totalRelation: 'eq' });
  assert.deepEqual(rows, []);
  assert.deepEqual(page, { total: 250, totalRelation: 'eq', hasMore: false });
});

test('a page of the second half of an exact total is read from the end of the list', async () => {
  const all = Array.from({ length: 250 }, (_, index) => index);
  const skipped: number[] = [];
  const from =
    (list: number[]) =>
    (limit: number, offset: number): Promise<number[]> => {
      skipped.push(offset);
      return Promise.resolve(list.slice(offset, offset + limit));
    };
  const total: Total = { total: 250, totalRelation: 'eq' };
  for (const offset of [0, 100, 125, 126, 190, 240, 249, 250]) {
    const page = await readPage(total, { limit: 20, offset }, from(all), from(all.toReversed()));
    assert.deepEqual(page.rows, all.slice(offset, offset + 20));
  }
  assert.ok(skipped.every((offset) => offset <= 125));
});
