import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { completeTimestamp, readTimestamp, restorePlus, TIMESTAMP } from './timestamps.js';

/** As the documents have it; it does not know the calendar. */
const TIMESTAMP_PATTERN =
  /^\d{4}-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])([Tt ](([01]\d|2[0-3])(:?[0-5]\d(:?([0-5]\d|60))?)?([.,]\d+)?|24(:?00(:?00)?)?([.,]0+)?)([Zz]|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)?)?$/;

const FORMS = [
  ['2026-10-06T08:00:00Z', '2026-10-06T08:00:00Z'],
  ['2026-10-06t08:00:00.123456789z', '2026-10-06T08:00:00.123456789Z'],
  ['2026-10-06T08:00:00.1234567891', '2026-10-06T08:00:00.123456789Z'],
  ['2026-10-06', '2026-10-06T00:00:00Z'],
  ['20261006', '2026-10-06T00:00:00Z'],
  ['2026-10-06T08', '2026-10-06T08:00:00Z'],
  ['2026-10-06T08:30', '2026-10-06T08:30:00Z'],
  ['2026-10-06 08:30', '2026-10-06T08:30:00Z'],
  ['2026-10-06T08:30+02:00', '2026-10-06T08:30:00+02:00'],
  ['2026-10-06T08:30:15+02', '2026-10-06T08:30:15+02:00'],
  ['2026-10-06T08:30:15,5-0330', '2026-10-06T08:30:15.5-03:30'],
  ['20261006T083015Z', '2026-10-06T08:30:15Z'],
  ['2024-02-29', '2024-02-29T00:00:00Z'],
  ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59Z'],
  ['20261123T060000Z', '2026-11-23T06:00:00Z'],
  ['2026-10-06T24:00', '2026-10-07T00:00:00Z'],
  ['2026-12-31T24', '2027-01-01T00:00:00Z'],
  ['20240228T240000.00+0200', '2024-02-29T00:00:00+02:00'],
  ['9999-12-31T24:00:00-01:00', '9999-12-31T23:59:59.999-01:00'],
  ['2026-10-06T08.5', '2026-10-06T08:30:00.000Z'],
  ['2026-10-06T23.99999999999999999Z', '2026-10-06T23:59:59.999Z'],
  ['2026-10-06T08:30.99999999999999999', '2026-10-06T08:30:59.999Z'],
  ['2026-10-06T08:30,25+02:00', '2026-10-06T08:30:15.000+02:00'],
] as const;

test('an ISO 8601 date or date-time is completed as RFC 3339 has it', () => {
  for (const [sent, complete] of FORMS) {
    assert.ok(TIMESTAMP.test(sent), sent);
    assert.equal(completeTimestamp(sent), complete);
    assert.equal(completeTimestamp(complete), complete);
    assert.ok(Number.isFinite(Date.parse(complete)), complete);
  }
});

test('what is no date stays as it is', () => {
  const texts = [
    '',
    'now',
    '2026',
    '2026-10',
    '2026-02-29',
    '2026-04-31',
    '1900-02-29',
    '2026-13-01',
    '1767225600',
  ];
  texts.push(
    '2026-10-06T',
    '2026-10-06T24:01',
    '2026-10-06T24:00:00.1',
    '2026-327',
    '2026-W47-1',
    '2026-10-06T08:60',
    '2026-10-06Z',
    '2026-10-06T08:00+24:00',
    ' 2026-10-06',
  );
  for (const text of texts) {
    assert.ok(!TIMESTAMP.test(text), text);
    assert.equal(completeTimestamp(text), text);
  }
});

const DAY_MS = 86_400_000;
const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

test('each day of the calendar is taken, and its 24:00 is the midnight after it', () => {
  const days = fc.integer({
    min: Date.parse('0001-01-01') / DAY_MS,
    max: Date.parse('9999-12-30') / DAY_MS,
  });
  fc.assert(
    fc.property(days, (day) => {
      const date = isoDay(day * DAY_MS);
      const basic = date.replaceAll('-', '');
      assert.equal(completeTimestamp(`${basic}T0630+0200`), `${date}T06:30:00+02:00`);
      assert.equal(completeTimestamp(`${date}T24:00`), `${isoDay((day + 1) * DAY_MS)}T00:00:00Z`);
    }),
  );
});

test('29 February is a day in leap years only', () => {
  for (let year = 1; year <= 9999; year += 1) {
    const text = String(year).padStart(4, '0');
    const isLeap = isoDay(Date.parse(`${text}-02-28`) + DAY_MS).endsWith('02-29');
    assert.equal(TIMESTAMP.test(`${text}-02-29`), isLeap, text);
  }
});

test('what is taken is completed to a time that exists, in a year of four digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(TIMESTAMP_PATTERN), (text) => {
      if (!TIMESTAMP.test(text)) return;
      const complete = completeTimestamp(text);
      assert.match(complete, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/);
      assert.ok(Number.isFinite(Date.parse(complete)), `${text}: ${complete}`);
    }),
  );
});

test('a plus that became a space is one again, and a space before the time stays', () => {
  assert.equal(restorePlus('2026-10-06T08:00:00 02:00'), '2026-10-06T08:00:00+02:00');
  assert.equal(restorePlus('2026-10-06 08:00:00 0200'), '2026-10-06 08:00:00+0200');
  assert.equal(restorePlus('2026-10-06T08 02'), '2026-10-06T08+02');
  const long = `2026-10-06T08:00:00.${'0'.repeat(60)} 02:00`;
  assert.equal(restorePlus(long), long, 'too long to be searched');
  for (const text of [
    '2026-10-06 08:00',
    '2026-10-06 08',
    '2026-10-06T08:00:00-02:00',
    'a b 02',
    '2026-10-06',
  ])
    assert.equal(restorePlus(text), text);
});

test('a moment is read from whole dates only', () => {
  assert.equal(readTimestamp('2026-01-01T01:30+02')?.toISOString(), '2025-12-31T23:30:00.000Z');
  for (const text of ['10', '2026', 'yesterday', '6 October 2026'])
    assert.equal(readTimestamp(text), null, text);
});
