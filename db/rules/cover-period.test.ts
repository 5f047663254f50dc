import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverPeriod } from './cover-period.js';

/** Returns a cover as text: `span from..before`, edges without a span. */
function shown(from: string | null, before: string | null): string[] {
  const text = (at: string | null): string => at?.slice(5, 23).replace(':00:00.000', 'h') ?? '';
  const { rollups, edges } = coverPeriod({ from, before });
  return [
    ...rollups.map(({ span, period }) => `${span} ${text(period.from)}..${text(period.before)}`),
    ...edges.map((edge) => `${text(edge.from)}..${text(edge.before)}`),
  ];
}

test('an unbounded period is one rollup', () => {
  assert.deepEqual(shown(null, null), ['all ..']);
});

test('days in the middle, hours beside them, the rest as edges', () => {
  assert.deepEqual(shown('2026-03-01T22:30:00.000Z', '2026-03-04T01:00:00.001Z'), [
    'day 03-02T00h..03-04T00h',
    'hour 03-01T23h..03-02T00h',
    'hour 03-04T00h..03-04T01h',
    '03-01T22:30:00.000..03-01T23h',
    '03-04T01h..03-04T01:00:00.001',
  ]);
});

test('without a bound, months reach to the end', () => {
  assert.deepEqual(shown(null, '2026-03-02T00:00:00.000Z'), [
    'month ..03-01T00h',
    'day 03-01T00h..03-02T00h',
  ]);
  assert.deepEqual(shown('2026-03-31T23:00:00.000Z', null), [
    'month 04-01T00h..',
    'hour 03-31T23h..04-01T00h',
  ]);
});

test('months in the middle, days beside them', () => {
  assert.deepEqual(shown('2025-12-31T00:00:00.000Z', '2026-03-02T00:00:00.000Z'), [
    'month 01-01T00h..03-01T00h',
    'day 12-31T00h..01-01T00h',
    'day 03-01T00h..03-02T00h',
  ]);
});

test('less than an hour is counted directly, less than a day by hours', () => {
  assert.deepEqual(shown('2026-03-01T12:10:00.000Z', '2026-03-01T12:50:00.000Z'), [
    '03-01T12:10:00.000..03-01T12:50:00.000',
  ]);
  assert.deepEqual(shown('2026-03-01T12:50:00.000Z', '2026-03-01T13:10:00.000Z'), [
    '03-01T12:50:00.000..03-01T13:10:00.000',
  ]);
  assert.deepEqual(shown('2026-03-01T12:00:00.000Z', '2026-03-01T14:00:00.000Z'), [
    'hour 03-01T12h..03-01T14h',
  ]);
});
