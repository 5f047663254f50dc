import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBoundedScore, scoreMatch, toSearchTerm, type SearchMode } from './name-score.js';

const ID = 'abcd1234-0000-4000-8000-000000000001';
const score = (name: string, text: string, mode: SearchMode): number =>
  scoreMatch(name, ID, toSearchTerm(text, text.toLowerCase()), mode);

test('an exact name, its prefix and another part of it', () => {
  assert.equal(score('kestrel', 'Kestrel', 'prefix'), 1);
  assert.equal(score('kestrel', 'kes', 'prefix'), 0.938571);
  assert.equal(score('kestrel', 'est', 'prefix'), 0);
  assert.equal(score('kestrel', 'est', 'contains'), 0.667143);
  assert.equal(score('kestrel', 'xyz', 'contains'), 0);
  assert.equal(score('🚗🚗🚗', '🚗', 'prefix'), 0.93);
});

test('each kind of match scores better than the next, and none better than the exact name', () => {
  const long = 'a'.repeat(1000);
  assert.ok(score(`${long}b`, long, 'prefix') < 1);
  assert.ok(score(`${long}b`, 'a', 'prefix') >= 0.9);
  assert.ok(score(`b${long}`, long, 'contains') < 0.9);
  assert.ok(score(`b${long}`, 'a', 'contains') >= 0.5);
  assert.ok(score('x'.repeat(64), 'x'.repeat(63) + 'y', 'fuzzy') < 0.9);
});

test('the prefix of an account id, from four hexadecimal digits on', () => {
  assert.equal(score('name', 'ABC', 'contains'), 0);
  assert.equal(score('name', 'abcd', 'contains'), 0.91);
  assert.equal(score('name', 'abcd1234-0', 'prefix'), 0.925);
  assert.equal(score('name', ID, 'prefix'), 1);
  assert.equal(score('name', 'abce', 'contains'), 0);
  assert.equal(score('name', 'wxyz', 'contains'), 0);
  assert.equal(score('name', '-abcd', 'contains'), 0);
});

test('similar names in fuzzy mode only, from 0.3 on', () => {
  assert.equal(score('kestrel', 'kestrle', 'fuzzy'), 0.771429);
  assert.equal(score('kestrel', 'kestrle', 'contains'), 0);
  assert.equal(score('kestrel', 'kestrel2', 'fuzzy'), 0.7875);
  assert.equal(score('abc', 'axx', 'fuzzy'), 0.3);
  assert.equal(score('abcd', 'axxx', 'fuzzy'), 0);
  assert.equal(score('a', 'a'.repeat(200), 'fuzzy'), 0);
});

test('the work of one fuzzy search is bounded: later names are scored by what they contain', () => {
  const long = 'abcdefgh'.repeat(8);
  const similar = `${long.slice(1)}x`;
  const bounded = createBoundedScore(toSearchTerm(long, long));
  const scores = Array.from({ length: 1000 }, () => bounded(similar, ID));
  const compared = scores.filter((one) => one > 0).length;
  assert.equal(compared, Math.floor(800_000 / (long.length * similar.length)));
  assert.equal(scores[0], scoreMatch(similar, ID, toSearchTerm(long, long), 'fuzzy'));
  assert.equal(bounded(long, ID), 1);
});

test('names that cannot be similar cost a fuzzy search nothing', () => {
  const text = 'alexandertheracingdriver';
  const bounded = createBoundedScore(toSearchTerm(text, text));
  for (let index = 0; index < 5000; index += 1) assert.equal(bounded(`zz${index % 10}yywwqq`, ID), 0);
  assert.ok(bounded(text.replace('racing', 'raicng'), ID) > 0);
});
