import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beyondReach, countPages } from './search-reach.js';

test('a search reaches its first 10,000 matches', () => {
  const reached = (isSearch: boolean, offset: number): boolean =>
    beyondReach({ isSearch, offset }, 'offset', 'by a longer text') === null;
  assert.deepEqual([reached(true, 9999), reached(true, 10_000)], [true, false]);
  assert.ok(reached(false, 10_000), 'a list without a text has no such end');
});

test('the sentence names the parameter, what came, what is expected and what helps', () => {
  assert.equal(
    beyondReach({ isSearch: true, offset: 12_000 }, 'page', 'by a project'),
    'Query parameter page leads to row 12000, but a search reaches its first 10000 matches. Narrow it by a project.',
  );
});

test('the pages of a search end where it does', () => {
  for (const limit of [1, 80, 300, 1000]) {
    const last = countPages({ isSearch: true, total: 15_000, limit });
    const begin = (page: number): string | null =>
      beyondReach({ isSearch: true, offset: (page - 1) * limit }, 'page', 'by a project');
    assert.equal(begin(last), null);
    assert.notEqual(begin(last + 1), null);
  }
  assert.equal(countPages({ isSearch: false, total: 15_000, limit: 100 }), 150);
  assert.deepEqual(
    [countPages({ isSearch: true, total: 0, limit: 9 }), countPages({ isSearch: true, total: 10, limit: 9 })],
    [1, 2],
  );
});
