import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cover } from './events.js';

/** Returns a cover as text: `span from..before`, edges without a span. */
function shown(from: string | null, before: string | null): string[] {
  const text = (at: string | null): string => at?.slice(5, 23).replace(':00:00.000', 'h') ?? '';
  const { rollups, edges } = cover({ from, before });
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

test('without a bound, days reach to the end', () => {
  assert.deepEqual(shown(null, '2026-03-02T00:00:00.000Z'), ['day ..03-02T00h']);
  assert.deepEqual(shown('2026-03-01T23:00:00.000Z', null), ['day 03-02T00h..', 'hour 03-01T23h..03-02T00h']);
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
