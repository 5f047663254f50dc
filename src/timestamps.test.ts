import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeTimestamp, restorePlus, TIMESTAMP } from './timestamps.js';

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
    '2026-10-06T24:00',
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

test('a plus that became a space is one again, and a space before the time stays', () => {
  assert.equal(restorePlus('2026-10-06T08:00:00 02:00'), '2026-10-06T08:00:00+02:00');
  assert.equal(restorePlus('2026-10-06 08:00:00 0200'), '2026-10-06 08:00:00+0200');
  assert.equal(restorePlus('2026-10-06T08 02'), '2026-10-06T08+02');
  for (const text of [
    '2026-10-06 08:00',
    '2026-10-06 08',
    '2026-10-06T08:00:00-02:00',
    'a b 02',
    '2026-10-06',
  ])
    assert.equal(restorePlus(text), text);
});
