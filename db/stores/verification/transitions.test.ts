import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSettled, keepsEntry, precedence } from './transitions.js';
import { newRow, type RecordRow, type VerificationEntry } from './record-row.js';

type Entry = Pick<VerificationEntry, 'status' | 'confidence'> & { reason?: VerificationEntry['reason_code'] };

function rowWith({ status, confidence, reason }: Entry, origin: 'submission' | 'import' | null): RecordRow {
  return {
    ...newRow('rec-1', 'map-1', '2026-11-22T00:00:00.000Z'),
    replay_status: status,
    replay_confidence: confidence,
    replay_reason_code: reason ?? 'unknown',
    replay_origin: origin,
  };
}

const pass = (confidence: Entry['confidence']): Entry => ({ status: 'pass', confidence });
const fail = (confidence: Entry['confidence']): Entry => ({ status: 'fail', confidence });
const UNAVAILABLE: Entry = { status: 'unavailable', confidence: null };
const WAITING: Entry = { status: 'pending', confidence: null, reason: 'awaiting_processing' };
const REVIEW: Entry = { status: 'pending', confidence: null, reason: 'manual_review' };

const cases: [known: Entry, origin: 'submission' | 'import', result: Entry, expected: string][] = [
  [WAITING, 'submission', pass('low'), 'always'],
  [WAITING, 'submission', fail('medium'), 'if newest'],
  [WAITING, 'submission', REVIEW, 'if newest'],
  [fail('medium'), 'submission', pass('low'), 'always'],
  [fail('medium'), 'submission', UNAVAILABLE, 'if newest'],
  [pass('low'), 'submission', fail('high'), 'never'],
  [pass('low'), 'submission', pass('low'), 'never'],
  [pass('low'), 'submission', pass('medium'), 'always'],
  [REVIEW, 'submission', pass('low'), 'always'],
  [REVIEW, 'submission', fail('medium'), 'never'],
  [REVIEW, 'submission', UNAVAILABLE, 'never'],
  [REVIEW, 'submission', REVIEW, 'if newest'],
  [fail('high'), 'import', pass('medium'), 'never'],
  [fail('high'), 'import', pass('high'), 'never'],
  [fail('medium'), 'import', pass('high'), 'always'],
  [fail('low'), 'import', fail('medium'), 'if newest'],
  [fail('low'), 'import', UNAVAILABLE, 'never'],
  [pass('medium'), 'import', fail('high'), 'never'],
  [pass('medium'), 'import', pass('high'), 'always'],
  [REVIEW, 'import', fail('medium'), 'never'],
  [REVIEW, 'import', pass('low'), 'always'],
  [UNAVAILABLE, 'import', fail('high'), 'never'],
];
for (const [known, origin, result, expected] of cases) {
  const describe = ({ status, confidence, reason }: Entry): string => `${reason ?? status}/${confidence}`;
  test(`${describe(known)} of a ${origin} gives way to ${describe(result)}: ${expected}`, () => {
    assert.equal(precedence(rowWith(known, origin), 'replay', result), expected);
  });
}

test('a pass, an import and what waits for a person are kept while a submission waits', () => {
  const kept = (entry: Entry, origin: 'submission' | 'import' | null): boolean =>
    keepsEntry(rowWith(entry, origin), 'replay');
  assert.deepEqual(
    [kept(pass('low'), 'submission'), kept(REVIEW, 'submission'), kept(fail('low'), 'import')],
    [true, true, true],
  );
  assert.deepEqual([kept(fail('high'), 'submission'), kept(UNAVAILABLE, 'submission')], [false, false]);
  assert.equal(kept({ status: 'not_run', confidence: null }, null), false);
});

test('a map is settled by a pass or an import', () => {
  assert.equal(isSettled(rowWith(pass('low'), 'submission')), true);
  assert.equal(isSettled(rowWith(UNAVAILABLE, 'import')), true);
  assert.equal(isSettled(rowWith(REVIEW, 'submission')), false);
  assert.equal(isSettled(newRow('rec-1', 'map-1', '')), false);
});
