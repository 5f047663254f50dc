import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ImportedVerdict } from '../../../db/stores/verification/verdict-import.js';
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
const NONE = { confidence: null, policy_version: null, checked_at: null, run: null };
const WAITING = { ...NONE, status: 'pending', reason_code: 'awaiting_processing' };
const ACCOUNT = '085e1d24-7d55-496d-ad7a-1eb1efec09eb';
const RUN = { account_id: ACCOUNT, time_ms: 7038, checkpoints_ms: null };

const read = (change: object): ImportedVerdict =>
  readVerdictLine(JSON.stringify({ ...GOOD, ...change }), NOW);
const readTime = (checked_at: string): string | null => read({ checked_at }).checked_at;

test('a complete verdict is accepted, without unknown fields', () => {
  assert.deepEqual(read({ comment: 'unknown' }), GOOD);
});

test('optional fields may be missing, null or, for time and policy, empty', () => {
  const { record_id, map_uid, track, status, reason_code } = GOOD;
  const least = { record_id, map_uid, track, status, reason_code };
  assert.deepEqual(readVerdictLine(JSON.stringify(least), NOW), { ...least, rank: undefined, ...NONE });
  assert.deepEqual(read({ rank: null, ...NONE }), { ...GOOD, rank: null, ...NONE });
  const empty = read({ checked_at: '', policy_version: '' });
  assert.deepEqual(empty, { ...GOOD, checked_at: null, policy_version: null });
});

test('a run has its account as the catalog spells it; its checkpoints may be missing', () => {
  for (const account_id of [ACCOUNT.toUpperCase(), 'CF4dJH1VSW2teh6x7-wJ6w'])
    assert.deepEqual(read({ run: { account_id, time_ms: 7038, driver: 'unknown' } }).run, RUN);
  const whole = { ...RUN, checkpoints_ms: [2346, 7038] };
  assert.deepEqual(read({ run: whole }).run, whole);
});

test('times become UTC with milliseconds', () => {
  assert.equal(readTime('2026-03-01T12:30:00+02:00'), '2026-03-01T10:30:00.000Z');
  assert.equal(readTime('2026-03-01T10:30:00.123456Z'), '2026-03-01T10:30:00.123Z');
  assert.equal(readTime('2026-03-01T12:00:00Z'), '2026-03-01T12:00:00.000Z');
  assert.equal(readTime('20260301'), '2026-03-01T00:00:00.000Z');
});

test('each reason belongs to one status', () => {
  const pairs = [
    'pass verified',
    'fail failed_verification',
    'pending awaiting_processing',
    'pending manual_review',
    'unavailable artifacts_missing',
    'unavailable unsupported',
    'unavailable service_error',
    'unavailable unknown',
    'not_run not_run',
  ];
  for (const [status = ''] of pairs.map((pair) => pair.split(' ')))
    for (const [, reason_code = ''] of pairs.map((pair) => pair.split(' '))) {
      const readPair = (): unknown => read({ ...NONE, status, reason_code });
      if (pairs.includes(`${status} ${reason_code}`)) readPair();
      else assert.throws(readPair, /reason_code must be one of .* with status/);
    }
});

const refused: [change: object, reason: RegExp][] = [
  [{ record_id: undefined }, /record_id is required/],
  [{ record_id: 'a b' }, /record_id must be 1 to 160 letters/],
  [{ map_uid: 7 }, /map_uid must be a string/],
  [{ rank: -1 }, /rank must/],
  [{ rank: 1.5 }, /rank must/],
  [{ rank: 2 ** 31 }, /rank must/],
  [{ track: 'all' }, /track must be one of replay, deep/],
  [{ status: 'passed' }, /status must be one of pass, fail/],
  [{ status: 'fail' }, /reason_code must be one of failed_verification with status fail, got "verified"/],
  [{ confidence: 'sure' }, /confidence must be one of high/],
  [
    { policy_version: 'x'.repeat(65) },
    /policy_version must have 1 to 64 characters, all of them printable ASCII/,
  ],
  [{ policy_version: 'a\u202e' }, /policy_version must have .* printable ASCII/],
  [{ policy_version: 'a\0b' }, /policy_version must not contain a NUL/],
  [{ policy_version: '\ud800' }, /policy_version must not contain half/],
  [{ checked_at: '2026-02-30T10:00:00Z' }, /checked_at must be an ISO 8601 date-time/],
  [{ checked_at: '1772359200' }, /checked_at must be an ISO 8601 date-time/],
  [{ checked_at: '2026-03-01T12:00:00.001Z' }, /checked_at must not lie ahead/],
  [{ run: { time_ms: 7038 } }, /run.*account_id/],
  [{ run: { ...RUN, time_ms: 0 } }, /run\.time_ms/],
  [{ run: { ...RUN, checkpoints_ms: ['7038'] } }, /checkpoints_ms/],
  [{ ...WAITING, confidence: 'low' }, /confidence must be null with status pending/],
  [{ ...WAITING, checked_at: GOOD.checked_at }, /checked_at must be null/],
  [{ ...WAITING, policy_version: 'replay-1' }, /policy_version must be null/],
  [{ ...NONE, status: 'not_run', reason_code: 'not_run', run: RUN }, /run must be null with status not_run/],
];
for (const [change, reason] of refused)
  test(`${JSON.stringify(change).slice(0, 80)} is refused: ${reason.source}`, () => {
    assert.throws(() => read(change), { message: reason });
  });

test('a line that is no object is refused with a sentence', () => {
  const refuses = (line: string, message: RegExp): void =>
    assert.throws(() => readVerdictLine(line, NOW), { message });
  refuses('{"record_id":', /^not JSON: /);
  for (const line of ['null', '[]', '3', '"text"']) refuses(line, /^The line must be an object/);
  refuses(JSON.stringify('x'.repeat(70_000)), /at most 65536 characters/);
  refuses('['.repeat(40) + ']'.repeat(40), /^The line must not contain more than 32 levels/);
});
