import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../testing/random.js';
import {
  randomSet,
  shuffled,
  toRows,
  workOut,
  type PlainRecord,
  type SentReport,
} from '../testing/record-sets.js';
import { minutes } from '../testing/tracking.js';
import { deriveRecords } from './world-records.js';

const SETS = process.env['FULL'] ? 100_000 : 1000;

function check(change: Partial<SentReport> = {}): SentReport {
  return {
    kind: 'check',
    project: 'p',
    at: minutes(0),
    changed: true,
    oldWrTime: null,
    wrMs: 30_000,
    accountId: null,
    holder: 'Kestrel',
    ...change,
  };
}

const RECEIPT = minutes(60);

function derive(reports: readonly SentReport[], receivedAt = (): string => RECEIPT): unknown {
  const { records, current } = deriveRecords(toRows(reports, receivedAt));
  return { records: sorted(records.map(toPlain)), current: current && toPlain(current) };
}

function toPlain({
  wrMs,
  player,
  holder,
  recordedAt,
  isBaseline,
  isRevoked,
  isAfterRemoval,
}: PlainRecord): PlainRecord {
  return { wrMs, player, holder, recordedAt, isBaseline, isRevoked, isAfterRemoval };
}

function sorted(records: PlainRecord[]): PlainRecord[] {
  return records.sort(
    (a, b) => a.wrMs - b.wrMs || Buffer.compare(Buffer.from(a.player), Buffer.from(b.player)),
  );
}

/** Asserts the current time, and all records as time, player, minute and kind, for any order of the reports. */
function expectRecords(
  reports: readonly SentReport[],
  current: number | null,
  records: [wrMs: number, player: string, at: number, kind?: 'baseline' | 'revoked' | 'after removal'][],
): void {
  const random = createRandom(1);
  for (let order = 0; order < 24; order += 1) {
    const found = derive(shuffled(reports, random)) as {
      records: PlainRecord[];
      current: PlainRecord | null;
    };
    assert.equal(found.current?.wrMs ?? null, current);
    assert.deepEqual(
      found.records.map(({ wrMs, player, recordedAt }) => [wrMs, player, recordedAt]),
      records.map(([wrMs, player, at]) => [wrMs, player, minutes(at)]),
    );
    assert.deepEqual(
      found.records.map(({ isBaseline, isRevoked, isAfterRemoval }) => [
        isBaseline,
        isRevoked,
        isAfterRemoval,
      ]),
      records.map(([, , , kind]) => [kind === 'baseline', kind === 'revoked', kind === 'after removal']),
    );
  }
}

test(`the rule agrees with a naive one for ${SETS} random sets, each in a random order`, () => {
  for (let seed = 0; seed < SETS; seed += 1) {
    const random = createRandom(seed);
    const reports = randomSet(random, 1 + random.below(9));
    const receipts = new Map(reports.map((report) => [report, minutes(random.below(4))]));
    const receivedAt = (report: SentReport): string => receipts.get(report) ?? '';
    const expected = workOut(reports, receivedAt);
    const context = `seed ${seed}: ${JSON.stringify(reports)}`;
    assert.deepEqual(
      derive(shuffled(reports, random), receivedAt as () => string),
      { ...expected, records: sorted(expected.records) },
      context,
    );
  }
});

test('a record that was removed stays removed, in any order of the reports', () => {
  const removed = check({ oldWrTime: 30_000, wrMs: 40_000, at: minutes(-5) });
  expectRecords([removed, check({ at: minutes(-9) })], 40_000, [
    [30_000, 'holder:kestrel', -9, 'revoked'],
    [40_000, 'holder:kestrel', -5, 'after removal'],
  ]);
});

test('a report at the date of the removal, or without a date, is not later', () => {
  const removed = check({ oldWrTime: 30_000, wrMs: 40_000, at: minutes(5) });
  expectRecords([removed, check({ at: minutes(5) })], 30_000, [
    [30_000, 'holder:kestrel', 5],
    [40_000, 'holder:kestrel', 5],
  ]);
  expectRecords([check({ ...removed, at: null }), check()], 30_000, [
    [30_000, 'holder:kestrel', 0],
    [40_000, 'holder:kestrel', 60],
  ]);
});

test('a check revokes only with a former time that is faster, an unchanged one never', () => {
  const slower = { wrMs: 40_000, at: minutes(5) };
  for (const change of [{ oldWrTime: null }, { oldWrTime: 45_000 }, { oldWrTime: 30_000, changed: false }])
    expectRecords([check({ ...slower, ...change }), check()], 30_000, [
      [30_000, 'holder:kestrel', 0],
      change.changed === false ? [40_000, 'holder:kestrel', 5, 'baseline'] : [40_000, 'holder:kestrel', 5],
    ]);
});

test('who is named by less belongs to who is named by more', () => {
  const of = (accountId: string | null, holder: string | null, at: number): SentReport =>
    check({ accountId, holder, at: minutes(at) });
  expectRecords([of(null, 'Kestrel', 1), of('b', 'kestrel', 2), of(null, null, 0)], 30_000, [
    [30_000, 'b', 0],
  ]);
  expectRecords([of(null, ' KESTREL', 1), of('b', 'kestrel', 2), of('a', 'Kestrel', 3)], 30_000, [
    [30_000, 'a', 1],
    [30_000, 'b', 2],
  ]);
  expectRecords([of(null, 'Kestrel', 1), of('b', null, 2), of(null, null, 0)], 30_000, [
    [30_000, 'b', 0],
    [30_000, 'holder:kestrel', 1],
  ]);
  expectRecords([of(null, null, 0), of(null, null, 3)], 30_000, [[30_000, '', 0]]);
});
