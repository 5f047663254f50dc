import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toRows, type SentReport } from '../testing/record-sets.js';
import { minutes } from '../testing/tracking.js';
import { toReportedMap } from './held-until.js';

function check(accountId: string, wrMs: number, at: number, oldWrTime: number | null = null): SentReport {
  const report = { project: 'p', changed: true, holder: null, accountId, wrMs, oldWrTime, at: minutes(at) };
  return { kind: 'check', ...report };
}

function ends(...reports: SentReport[]): Record<string, string | null> {
  const { records, heldUntil } = toReportedMap(toRows(reports, () => minutes(90)));
  return Object.fromEntries(records.map((record) => [record.player, heldUntil(record)]));
}

test('a record is held until a faster one follows', () => {
  const records = [check('a', 30_000, 1), check('b', 29_000, 2), check('c', 28_000, 3)];
  assert.deepEqual(ends(...records), { a: minutes(2), b: minutes(3), c: null });
});

test('a record that was beaten before it was driven is held for no time, and a later equal one too', () => {
  assert.deepEqual(ends(check('a', 29_000, 1), check('b', 30_000, 2), check('c', 29_000, 3)), {
    a: null,
    b: minutes(2),
    c: minutes(3),
  });
});

test('a removed record is held until its removal, and the one before it again', () => {
  assert.deepEqual(
    ends(check('a', 30_000, 1), check('b', 20_000, 2), check('c', 31_000, 5, 20_000), check('a', 30_000, 6)),
    {
      a: null,
      b: minutes(5),
      c: minutes(5),
    },
  );
});
