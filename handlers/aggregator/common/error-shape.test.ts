import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorShape } from './error-shape.js';

const codes: [number, string][] = [
  [400, 'invalid_request'],
  [401, 'unauthorized'],
  [404, 'not_found'],
  [405, 'invalid_request'],
  [413, 'invalid_request'],
  [415, 'invalid_request'],
  [429, 'rate_limited'],
  [500, 'internal_error'],
  [502, 'upstream_unavailable'],
  [503, 'upstream_unavailable'],
];

for (const [status, code] of codes) {
  test(`${status} is ${code}`, () => {
    assert.deepEqual(errorShape({ status, message: 'A sentence.' }), { error: 'A sentence.', code });
  });
}

test('invalid parts are named', () => {
  const details = [{ path: 'run.startedAt', message: 'must be a time' }];
  assert.deepEqual(errorShape({ status: 400, message: 'A sentence.', details }), {
    error: 'A sentence.',
    code: 'invalid_request',
    details,
  });
});
