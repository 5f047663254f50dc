import assert from 'node:assert/strict';
import { test } from 'node:test';
import { responseValidators } from '../../../generated/verification/response-validators.js';
import type { Validate } from '../../../src/http/operation-validators.js';
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

test('details and headers stay out of the envelope, which fits the document', () => {
  const details = [{ path: 'limit', message: 'A sentence.' }];
  const body = errorShape({ status: 400, message: 'A sentence.', details, headers: { Allow: 'GET' } });
  const validate = (responseValidators.getLiveFeed as Record<string, Validate>)['400 application/json'];
  assert.equal(validate?.(body), true, JSON.stringify(validate?.errors));
});
