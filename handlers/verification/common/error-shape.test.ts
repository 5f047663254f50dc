import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorShape } from './error-shape.js';

test('each status has its documented code', () => {
  const codes = [
    [400, 'invalid_request'],
    [405, 'invalid_request'],
    [413, 'invalid_request'],
    [415, 'invalid_request'],
    [404, 'not_found'],
    [429, 'rate_limited'],
    [502, 'upstream_unavailable'],
    [503, 'upstream_unavailable'],
    [500, 'internal_error'],
  ] as const;
  for (const [status, code] of codes) {
    const expected = { ok: false, error: { code, message: 'A sentence.' } };
    assert.deepEqual(errorShape({ status, message: 'A sentence.' }), expected);
  }
});

test('details and headers stay out of the envelope', () => {
  const details = [{ path: 'limit', message: 'A sentence.' }];
  const body = errorShape({ status: 400, message: 'A sentence.', details, headers: { Allow: 'GET' } });
  assert.deepEqual(body, { ok: false, error: { code: 'invalid_request', message: 'A sentence.' } });
});
