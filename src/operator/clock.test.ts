import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeClock } from './clock.js';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns a moment so long before NOW. */
const ago = (milliseconds: number): Date => new Date(NOW.getTime() - milliseconds);

function judge(
  newestReceipt: Date | null,
  databaseNow: Date | null = null,
  knownReceipt: Date | null = null,
): string {
  return judgeClock({ now: NOW, databaseNow, newestReceipt, knownReceipt }).is;
}

test('without a receipt there is no check', () => {
  assert.equal(judge(null), 'right');
});

test('the clock may be up to an hour behind the newest receipt, and up to 30 days ahead of it', () => {
  for (const milliseconds of [0, -HOUR_MS, HOUR_MS, 30 * DAY_MS])
    assert.equal(judge(ago(milliseconds)), 'right');
  assert.equal(judge(ago(-HOUR_MS - 1)), 'behind');
  assert.equal(judge(ago(-400 * DAY_MS)), 'behind');
  assert.equal(judge(ago(30 * DAY_MS + 1)), 'ahead');
  assert.equal(judge(ago(400 * DAY_MS)), 'ahead');
});

test('a clock that jumped ahead is noticed, though something was received since', () => {
  const known = ago(400 * DAY_MS);
  assert.deepEqual(judgeClock({ now: NOW, databaseNow: null, newestReceipt: NOW, knownReceipt: known }), {
    is: 'ahead',
    receipt: known,
  });
  assert.equal(judge(ago(1000), null, ago(60_000)), 'right');
  // Receipts were set back since.
  assert.equal(judge(ago(1000), null, ago(-400 * DAY_MS)), 'right');
});

test('the clocks of the process and of PostgreSQL may be up to a minute apart, with any receipt', () => {
  for (const milliseconds of [0, 60_000, -60_000]) assert.equal(judge(null, ago(milliseconds)), 'right');
  for (const milliseconds of [60_001, -60_001])
    for (const receipt of [null, NOW, ago(-2 * HOUR_MS)])
      assert.equal(judge(receipt, ago(milliseconds)), 'apart');
});
