import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitByHours } from './whole-hours.js';

const at = (time: string): string => `2026-03-01T${time}Z`;

test('a period of whole hours has no ends', () => {
  const period = { from: at('10:00:00.000'), before: at('12:00:00.000') };
  assert.deepEqual(splitByHours(period), { hours: period, ends: [] });
});

test('the parts of an hour at both ends are apart', () => {
  assert.deepEqual(splitByHours({ from: at('09:30:00.000'), before: at('12:00:00.001') }), {
    hours: { from: at('10:00:00.000'), before: at('12:00:00.000') },
    ends: [
      { from: at('09:30:00.000'), before: at('10:00:00.000') },
      { from: at('12:00:00.000'), before: at('12:00:00.001') },
    ],
  });
});

test('a period within one hour has no whole one', () => {
  const period = { from: at('10:10:00.000'), before: at('10:50:00.000') };
  assert.deepEqual(splitByHours(period), { hours: null, ends: [period] });
});

test('an open end stays open', () => {
  assert.deepEqual(splitByHours({ from: null, before: null }), {
    hours: { from: null, before: null },
    ends: [],
  });
  assert.deepEqual(splitByHours({ from: at('10:00:00.001'), before: null }), {
    hours: { from: at('11:00:00.000'), before: null },
    ends: [{ from: at('10:00:00.001'), before: at('11:00:00.000') }],
  });
});
