import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCircuitBreaker } from './circuit-breaker.js';

test('a breaker opens after 5 failures in a row, for 10 seconds each time', () => {
  let time = 0;
  const breaker = createCircuitBreaker(() => time);
  const fail = (times: number): void => {
    for (let index = 0; index < times; index += 1) breaker.report(false);
  };
  fail(4);
  breaker.report(true);
  fail(4);
  assert.equal(breaker.admit(), 0);
  fail(1);
  assert.equal(breaker.admit(), 10);
  time = 10_000;
  assert.equal(breaker.admit(), 0, 'one request tries');
  assert.equal(breaker.admit(), 10, 'others wait for it');
  breaker.report(true);
  assert.equal(breaker.admit(), 0);
});

test('a trial whose outcome is never reported does not keep the breaker open', () => {
  let time = 0;
  const breaker = createCircuitBreaker(() => time);
  for (let index = 0; index < 5; index += 1) breaker.report(false);
  time = 10_000;
  assert.equal(breaker.admit(), 0);
  time = 20_000;
  assert.equal(breaker.admit(), 0);
});
