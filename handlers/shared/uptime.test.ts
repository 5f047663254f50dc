import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatUptime } from './uptime.js';

for (const [minutes, text] of [
  [0, '0d 0h 0m'],
  [-5, '0d 0h 0m'],
  [59.9, '0d 0h 59m'],
  [60, '0d 1h 0m'],
  [6510, '4d 12h 30m'],
  [1440 * 400, '400d 0h 0m'],
] as const) {
  test(`${minutes} minutes are ${text}`, () => {
    assert.equal(formatUptime(minutes * 60_000), text);
  });
}
