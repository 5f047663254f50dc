import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { median, ratioTo, show, spread } from './statistics.js';

describe('median', () => {
  it('is the middle figure, whatever the order', () => assert.equal(median([9, 1, 5]), 5));
  it('is the mean of the two middle figures', () => assert.equal(median([4, 1, 3, 2]), 2.5));
  it('refuses no figures', () => assert.throws(() => median([]), /no figures/));
});

describe('ratioTo', () => {
  it('compares round by round, so that a slow round counts no more than another', () => {
    assert.equal(ratioTo([10, 1, 30], [5, 1, 10]), 2);
  });
});

describe('spread and show', () => {
  it('separate thousands', () => assert.equal(show(12345.67, 1), '12,345.7'));
  it('name the extremes', () => assert.equal(spread([3, 1, 2000]), '(1–2,000)'));
});
