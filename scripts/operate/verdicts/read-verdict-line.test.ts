import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVerdictLine } from './read-verdict-line.js';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const GOOD = {
  record_id: 'rec-1',
  map_uid: 'map-1',
  rank: 4,
  track: 'replay',
  status: 'pass',
  confidence: 'high',
  reason_code: 'verified',
  policy_version: 'replay-1',
  checked_at: '2026-03-01T11:00:00.000Z',
  run: null,
};

function read(change: object): ReturnType<typeof readVerdictLine> {
  return readVerdictLine(JSON.stringify({ ...GOOD, ...change }), NOW);
}

function readReason(change: object): string {
  const line = read(change);
  return line.isGood ? 'accepted' : line.reason;
}

test('a complete verdict is accepted, without unknown fields', () => {
  assert.deepEqual(read({ comment: 'unknown' }), { isGood: true, verdict: GOOD });
});

test('optional fields may be missing, null or, for the time, empty', () => {
  const { record_id, map_uid, track, status, reason_code } = GOOD;
  const least = { record_id, map_uid, track, status, reason_code };
  const absent = { rank: undefined, confidence: null, policy_version: null, checked_at: null, run: null };
  assert.deepEqual(readVerdictLine(JSON.stringify(least), NOW), {
    isGood: true,
    verdict: { ...least, ...absent },
  });
  const nulls = { rank: null, confidence: null, policy_version: null, checked_at: null, run: null };
  assert.deepEqual(read(nulls), { isGood: true, verdict: { ...GOOD, ...nulls } });
  assert.deepEqual(read({ checked_at: '', policy_version: '' }), {
    isGood: true,
    verdict: { ...GOOD, checked_at: null, policy_version: null },
  });
});

test('a run has its account as the catalog spells it; its checkpoints may be missing', () => {
  const readRun = (run: object): unknown => {
    const line = read({ run });
    return line.isGood ? line.verdict.run : line.reason;
  };
  const run = { account_id: '085E1D24-7d55-496d-ad7a-1eb1efec09eb', time_ms: 7038 };
  const account_id = '085e1d24-7d55-496d-ad7a-1eb1efec09eb';
  assert.deepEqual(readRun(run), { account_id, time_ms: 7038, checkpoints_ms: null });
  const byLogin = { ...run, account_id: 'CF4dJH1VSW2teh6x7-wJ6w' };
  assert.deepEqual(readRun(byLogin), { account_id, time_ms: 7038, checkpoints_ms: null });
  assert.deepEqual(readRun({ ...run, checkpoints_ms: [2346, 7038], driver: 'unknown' }), {
    account_id,
    time_ms: 7038,
    checkpoints_ms: [2346, 7038],
  });
  assert.match(String(readRun({ time_ms: 7038 })), /run.*account_id/);
  assert.match(String(readRun({ ...run, time_ms: 0 })), /run\.time_ms/);
  assert.match(String(readRun({ ...run, checkpoints_ms: ['7038'] })), /checkpoints_ms/);
  assert.match(
    readReason({
      run,
      status: 'not_run',
      reason_code: 'not_run',
      confidence: null,
      policy_version: null,
      checked_at: null,
    }),
    /^Field run must be null with status not_run/,
  );
});

test('times become UTC with milliseconds', () => {
  const readTime = (checked_at: string): unknown => {
    const line = read({ checked_at });
    return line.isGood ? line.verdict.checked_at : line.reason;
  };
  assert.equal(readTime('2026-03-01T12:30:00+02:00'), '2026-03-01T10:30:00.000Z');
  assert.equal(readTime('2026-03-01T10:30Z'), '2026-03-01T10:30:00.000Z');
  assert.equal(readTime('2026-03-01T10:30:00.123456Z'), '2026-03-01T10:30:00.123Z');
  assert.equal(readTime('2026-03-01T12:00:00Z'), '2026-03-01T12:00:00.000Z');
  assert.equal(readTime('2026-03-01T11:00:00'), '2026-03-01T11:00:00.000Z');
  assert.equal(readTime('2026-03-01 11:00+01'), '2026-03-01T10:00:00.000Z');
  assert.equal(readTime('20260301'), '2026-03-01T00:00:00.000Z');
});

test('a time that is invalid or in the future is rejected', () => {
  const bad = ['yesterday', '2026-02-30T10:00:00Z', '2026-13-01T10:00:00Z', '1772359200'];
  for (const checked_at of bad)
    assert.match(readReason({ checked_at }), /checked_at must be an ISO 8601 date-time/, checked_at);
  assert.match(readReason({ checked_at: '2026-03-01T12:00:00.001Z' }), /checked_at must not lie ahead/);
});

test('each reason goes with its status only', () => {
  const bare = { confidence: null, policy_version: null, checked_at: null };
  const pairs = [
    ['pass', 'verified'],
    ['fail', 'failed_verification'],
    ['pending', 'awaiting_processing'],
    ['pending', 'manual_review'],
    ['unavailable', 'artifacts_missing'],
    ['unavailable', 'unsupported'],
    ['unavailable', 'service_error'],
    ['unavailable', 'unknown'],
    ['not_run', 'not_run'],
  ];
  const allowed = new Set(pairs.map((pair) => pair.join()));
  for (const status of new Set(pairs.map(([one]) => one))) {
    for (const [, reason] of pairs) {
      const isAllowed = allowed.has([status, reason].join());
      assert.equal(read({ ...bare, status, reason_code: reason }).isGood, isAllowed, `${status} ${reason}`);
    }
  }
  assert.match(
    readReason({ status: 'fail' }),
    /reason_code must be one of failed_verification with status fail, got "verified"/,
  );
});

test('a verdict without a result has no confidence, and a pending or skipped one neither time nor policy', () => {
  const waiting = { status: 'pending', reason_code: 'awaiting_processing', confidence: null };
  assert.match(readReason({ ...waiting, confidence: 'low' }), /confidence must be null/);
  assert.match(readReason(waiting), /checked_at must be null with status pending/);
  assert.match(readReason({ ...waiting, checked_at: null }), /policy_version must be null/);
  assert.match(
    readReason({ status: 'not_run', reason_code: 'not_run', confidence: null }),
    /checked_at must be null/,
  );
  assert.equal(readReason({ ...waiting, reason_code: 'manual_review' }), 'accepted');
});

test('an invalid value names its field and what is allowed', () => {
  const cases: [object, RegExp][] = [
    [{ record_id: undefined }, /record_id is required/],
    [{ record_id: 'a b' }, /record_id must be 1 to 160 letters/],
    [{ record_id: 'x'.repeat(161) }, /record_id must be 1 to 160 letters/],
    [{ map_uid: 7 }, /map_uid must be a string/],
    [{ rank: -1 }, /rank must/],
    [{ rank: 1.5 }, /rank must/],
    [{ rank: 2 ** 31 }, /rank must/],
    [{ rank: '3' }, /rank must/],
    [{ track: 'all' }, /track must be one of replay, deep/],
    [{ status: 'passed' }, /status must be one of pass, fail/],
    [{ confidence: 'sure' }, /confidence must be one of high/],
    [{ policy_version: 'x'.repeat(65) }, /policy_version must have at most 64 characters/],
    [{ policy_version: 'a\u001b[2J' }, /policy_version must have .* printable ASCII/],
    [{ policy_version: 'a\u202e' }, /policy_version must have .* printable ASCII/],
    [{ policy_version: 'a\0b' }, /policy_version must not contain a NUL/],
    [{ policy_version: '\ud800' }, /policy_version must not contain half/],
  ];
  for (const [change, expected] of cases) assert.match(readReason(change), expected);
});

test('a line that is no object is rejected with a sentence', () => {
  const reason = (line: string): string => {
    const got = readVerdictLine(line, NOW);
    return got.isGood ? 'accepted' : got.reason;
  };
  assert.match(reason('{"record_id":'), /^not JSON: /);
  for (const line of ['null', '[]', '3', '"text"'])
    assert.match(reason(line), /^The line must be an object/, line);
  assert.match(reason(JSON.stringify('x'.repeat(70_000))), /at most 65536 characters/);
  assert.match(reason('['.repeat(40) + ']'.repeat(40)), /^The line must not contain more than 32 levels/);
});
