import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hourStart, laterOf, toObservationTime, formatTimestamp, reportedTimestamp } from './times.js';

const RECEIVED = '2026-03-01T12:00:00.000Z';

test('a timestamp is stored in UTC with milliseconds', () => {
  assert.equal(toObservationTime('2026-03-01T13:30:00+02:00', RECEIVED), '2026-03-01T11:30:00.000Z');
  assert.equal(toObservationTime('2026-03-01T13:30:00.5+02:00', RECEIVED), '2026-03-01T11:30:00.500Z');
  assert.equal(toObservationTime('0000-01-01T00:00:00+14:00', RECEIVED), '0000-01-01T00:00:00.000Z');
});

test('an absent timestamp, or one after the receipt, is the time of receipt', () => {
  assert.equal(toObservationTime(undefined, RECEIVED), RECEIVED);
  assert.equal(toObservationTime('2026-03-01T11:59:59.999Z', RECEIVED), '2026-03-01T11:59:59.999Z');
  assert.equal(toObservationTime('2026-03-01T12:00:00.001Z', RECEIVED), RECEIVED);
  assert.deepEqual(reportedTimestamp('2026-03-01T12:05:00Z', RECEIVED), {
    at: RECEIVED,
    sentAt: '2026-03-01T12:05:00.000Z',
  });
  assert.deepEqual(reportedTimestamp(undefined, RECEIVED), { at: RECEIVED, sentAt: null });
});

test('all spellings of a timestamp have one format, however far ahead it is', () => {
  assert.equal(formatTimestamp('2099-03-01T13:30:00+02:00'), '2099-03-01T11:30:00.000Z');
  assert.equal(formatTimestamp('2099-03-01T11:30:00Z'), '2099-03-01T11:30:00.000Z');
  assert.equal(formatTimestamp(undefined), undefined);
});

test('an offset leads out of no year of four digits', () => {
  assert.equal(formatTimestamp('9999-12-31T23:00:00-02:00'), '9999-12-31T23:59:59.999Z');
  assert.equal(formatTimestamp('0000-01-01T01:00:00+02:00'), '0000-01-01T00:00:00.000Z');
});

test('hours begin in UTC', () => {
  assert.equal(hourStart('2026-03-01T12:59:59.999Z'), RECEIVED);
  assert.equal(laterOf(null, RECEIVED), RECEIVED);
  assert.equal(laterOf(RECEIVED, null), RECEIVED);
});
