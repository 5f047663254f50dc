import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDeepVerdict } from './deep-verdict.js';
import type { Verdict } from '../../db/stores/verification/verdict.js';

function read(fields: unknown): Verdict {
  return readDeepVerdict(Buffer.from(`${JSON.stringify(fields)}\n`));
}

const accepted: [fields: Record<string, unknown>, verdict: Partial<Verdict>][] = [
  [{ status: 'pass' }, { reason_code: 'verified', confidence: null, policy_version: null }],
  [
    { status: 'pass', confidence: 'high', policy_version: 'sim-3' },
    { confidence: 'high', policy_version: 'sim-3' },
  ],
  [
    { status: 'fail', confidence: 'low' },
    { reason_code: 'failed_verification', confidence: 'low' },
  ],
  [{ status: 'pending' }, { reason_code: 'manual_review' }],
  [{ status: 'unavailable' }, { reason_code: 'unknown' }],
  [{ status: 'unavailable', reason_code: 'unsupported', confidence: null }, { reason_code: 'unsupported' }],
  [{ status: 'unavailable', reason_code: 'service_error' }, { reason_code: 'service_error' }],
  [{ status: 'fail', ticks: 12, policy_version: 'x'.repeat(64) }, { policy_version: 'x'.repeat(64) }],
];
for (const [fields, verdict] of accepted) {
  test(`accepts ${JSON.stringify(fields)}`, () => {
    const found = read(fields);
    assert.deepEqual(found, { ...found, status: fields['status'], ...verdict });
  });
}

const refused: [fields: unknown, message: RegExp][] = [
  [{}, /wrote status nothing; expected: pass, fail, pending, unavailable/],
  [{ status: 'not_run' }, /wrote status "not_run"/],
  [{ status: 'constructor' }, /wrote status "constructor"/],
  [{ status: 'pass', reason_code: 'failed_verification' }, /reason_code .*expected: verified/],
  [{ status: 'pending', reason_code: 'awaiting_processing' }, /reason_code .*expected: manual_review/],
  [{ status: 'unavailable', reason_code: 7 }, /reason_code 7/],
  [{ status: 'unavailable', confidence: 'low' }, /confidence "low"; expected: none with unavailable/],
  [{ status: 'pass', confidence: 'HIGH' }, /confidence "HIGH"/],
  [{ status: 'pass', policy_version: 'x'.repeat(65) }, /policy_version/],
  [{ status: 'pass', policy_version: 'a\u001b[2J' }, /policy_version .* 1 to 64 printable ASCII/],
  [{ status: 'pass', policy_version: 3 }, /policy_version 3/],
  [['pass'], /no JSON object/],
];
for (const [fields, message] of refused) {
  test(`refuses ${JSON.stringify(fields)}`, () => assert.throws(() => read(fields), message));
}

test('takes exactly one line, with or without a line end', () => {
  assert.equal(readDeepVerdict(Buffer.from('{"status":"pass"}')).status, 'pass');
  assert.equal(readDeepVerdict(Buffer.from('{"status":"pass"}\r\n')).status, 'pass');
  for (const output of [
    '',
    '\n',
    '{"status":"pass"}\n{"status":"pass"}\n',
    '{"status":\n"pass"}',
    'loading\n{}',
  ]) {
    assert.throws(() => readDeepVerdict(Buffer.from(output)), /exactly one line of JSON/);
  }
  assert.throws(() => readDeepVerdict(Buffer.from([0xff])), /exactly one line of JSON/);
  assert.throws(() => readDeepVerdict(Buffer.from('{"status"')), /no JSON object/);
});
