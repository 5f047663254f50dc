import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDeepVerdict } from './deep-verdict.js';

/** The status, reason, confidence and policy that are read from a line; the other fields are fixed. */
const accepted: [line: object, verdict: unknown[]][] = [
  [{ status: 'pass' }, ['pass', 'verified', null, null]],
  [{ status: 'pass', confidence: 'high', policy_version: 'sim-3' }, ['pass', 'verified', 'high', 'sim-3']],
  [{ status: 'fail', confidence: 'low' }, ['fail', 'failed_verification', 'low', null]],
  [{ status: 'pending' }, ['pending', 'manual_review', null, null]],
  [{ status: 'unavailable' }, ['unavailable', 'unknown', null, null]],
  [
    { status: 'unavailable', reason_code: 'unsupported', confidence: null },
    ['unavailable', 'unsupported', null, null],
  ],
  [{ status: 'unavailable', reason_code: 'service_error' }, ['unavailable', 'service_error', null, null]],
  [{ status: 'pass', ticks: 12, policy_version: 'x'.repeat(64) }, ['pass', 'verified', null, 'x'.repeat(64)]],
];
for (const [line, verdict] of accepted)
  test(`accepts ${JSON.stringify(line)}, with or without a line end`, () => {
    for (const end of ['', '\n', '\r\n']) {
      const { status, reason_code, confidence, policy_version } = readDeepVerdict(
        Buffer.from(JSON.stringify(line) + end),
      );
      assert.deepEqual([status, reason_code, confidence, policy_version], verdict);
    }
  });

const refused: [output: unknown, message: RegExp][] = [
  [{}, /wrote status nothing; expected: pass, fail, pending, unavailable/],
  [{ status: 'not_run' }, /wrote status "not_run"/],
  [{ status: 'constructor' }, /wrote status "constructor"/],
  [{ status: 'pass', reason_code: 'failed_verification' }, /reason_code .*expected: verified/],
  [{ status: 'pending', reason_code: 'awaiting_processing' }, /reason_code .*expected: manual_review/],
  [
    { status: 'unavailable', reason_code: 'artifacts_missing' },
    /expected: unknown, unsupported, service_error/,
  ],
  [{ status: 'unavailable', reason_code: 7 }, /reason_code 7/],
  [{ status: 'unavailable', confidence: 'low' }, /confidence "low"; expected: none with unavailable/],
  [{ status: 'pass', confidence: 'HIGH' }, /confidence "HIGH"/],
  [{ status: 'pass', policy_version: 'x'.repeat(65) }, /policy_version/],
  [{ status: 'pass', policy_version: 'a\u001b[2J' }, /policy_version .* 1 to 64 printable ASCII/],
  [{ status: 'pass', policy_version: 3 }, /policy_version 3/],
  [['pass'], /no JSON object/],
  ['{"status"', /no JSON object/],
  ...['', '\n', '{"status":"pass"}\n{"status":"pass"}\n', '{"status":\n"pass"}', 'loading\n{}', '\u00ff'].map(
    (output): [string, RegExp] => [output, /exactly one line of JSON/],
  ),
];
for (const [output, message] of refused)
  test(`refuses ${JSON.stringify(output)}`, () => {
    const text = typeof output === 'string' ? output : JSON.stringify(output);
    assert.throws(() => readDeepVerdict(Buffer.from(text, 'latin1')), message);
  });
