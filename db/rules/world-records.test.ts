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

function webhook(wrMs: number, at: number, change: Partial<SentReport> = {}): SentReport {
  return check({ kind: 'webhook', project: 'records-catalog', wrMs, at: minutes(at), ...change });
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

/** Asserts the current time, and all records as time, player, minute and kind, whatever the order of the reports. */
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

test('a record that was removed stays so, whichever report comes first', () => {
  const removed = check({ oldWrTime: 30_000, wrMs: 40_000, at: minutes(-5) });
  expectRecords([removed, check({ at: minutes(-9) })], 40_000, [
    [30_000, 'holder:kestrel', -9, 'revoked'],
    [40_000, 'holder:kestrel', -5, 'after removal'],
  ]);
});

test('webhooks of three times have one result', () => {
  expectRecords([webhook(30_000, 0), webhook(40_000, 1), webhook(35_000, 2)], 35_000, [
    [30_000, 'holder:kestrel', 0, 'revoked'],
    [35_000, 'holder:kestrel', 2, 'after removal'],
    [40_000, 'holder:kestrel', 1, 'after removal'],
  ]);
});

test('a record that is reported again after its removal counts again', () => {
  const removed = check({ oldWrTime: 30_000, wrMs: 40_000, at: minutes(-5) });
  expectRecords([removed, check({ at: minutes(-9) }), check({ at: minutes(-4), changed: false })], 30_000, [
    [30_000, 'holder:kestrel', -9],
    [40_000, 'holder:kestrel', -5],
  ]);
});

test('a report at the moment of the removal, or without a moment of its own, is not later', () => {
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

test('a wiped board revokes all records before', () => {
  const wiped = check({ oldWrTime: 30_000, wrMs: null, holder: null, at: minutes(5) });
  expectRecords([wiped, check(), check({ wrMs: 50_000 })], null, [
    [30_000, 'holder:kestrel', 0, 'revoked'],
    [50_000, 'holder:kestrel', 0, 'revoked'],
  ]);
  expectRecords([wiped, check(), webhook(50_000, 6)], 50_000, [
    [30_000, 'holder:kestrel', 0, 'revoked'],
    [50_000, 'holder:kestrel', 6, 'after removal'],
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

test('a record is a change if any report of it is', () => {
  expectRecords([check({ changed: false }), check({ at: minutes(1) })], 30_000, [
    [30_000, 'holder:kestrel', 0],
  ]);
  expectRecords([check({ changed: false })], 30_000, [[30_000, 'holder:kestrel', 0, 'baseline']]);
});

test('of equal times the earliest is current, then the smaller key', () => {
  const first = derive([check({ accountId: 'b', at: minutes(1) }), check({ accountId: 'c' })]);
  assert.equal((first as { current: PlainRecord }).current.player, 'c');
  const same = derive([check({ accountId: 'c' }), check({ accountId: 'b' })]);
  assert.equal((same as { current: PlainRecord }).current.player, 'b');
});

test('reports without a moment count once, at the first receipt', () => {
  const removed = check({ oldWrTime: 30_000, wrMs: 40_000, at: minutes(5) });
  const untimed = [check({ at: null }), check({ at: null, project: 'q' })];
  const receipts = new Map([
    [untimed[0], minutes(0)],
    [untimed[1], minutes(9)],
  ]);
  const rows = toRows([removed, ...untimed], (report) => receipts.get(report) ?? '');
  assert.equal(deriveRecords(rows).current?.wrMs, 40_000);
});
