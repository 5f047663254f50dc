import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classifyReport, playerOf, type MapRecords, type RecordReport } from './world-records.js';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const hour = (hours: number): string => new Date(START + hours * 3_600_000).toISOString();

function reported(change: Partial<RecordReport> = {}): RecordReport {
  return {
    mapUid: 'map-1',
    accountId: 'kestrel',
    holder: 'Kestrel',
    wrMs: 40_000,
    recordedAt: hour(0),
    receivedAt: hour(0),
    isSeen: false,
    sentAt: change.recordedAt ?? hour(0),
    ...change,
  };
}

/** Classifies reports of a map one after the other; returns the results and the map. */
function report(...list: RecordReport[]): { map: MapRecords; isNew: (boolean | null)[] } {
  const map: MapRecords = { records: [], current: null };
  const isNew = list.map((one, index) => {
    const { record, isNew } = classifyReport(map, one, index);
    return record === null ? null : isNew;
  });
  return { map, isNew };
}

test('a player is an account, else a normalized holder, else null', () => {
  assert.equal(playerOf('a', 'Kestrel'), 'a');
  assert.equal(playerOf(null, '  Vanta  LYNX '), 'holder:vanta lynx');
  assert.equal(playerOf(null, null), null);
});

test('the first record is current; a faster one replaces it, whatever its time', () => {
  const { map, isNew } = report(reported(), reported({ wrMs: 39_000, recordedAt: hour(-5) }));
  assert.deepEqual(isNew, [true, true]);
  assert.equal(map.current?.wrMs, 39_000);
});

test('a slower one becomes current only when it is newer', () => {
  const slower = { wrMs: 41_000, accountId: 'dunes', holder: 'Dunes' };
  const older = report(reported(), reported({ ...slower, recordedAt: hour(-1) }));
  assert.deepEqual([older.isNew, older.map.current?.wrMs], [[true, true], 40_000]);
  const sameTime = report(reported(), reported({ ...slower, recordedAt: hour(0) }));
  assert.equal(sameTime.map.current?.wrMs, 40_000);
  const newer = report(reported(), reported({ ...slower, recordedAt: hour(1) }));
  assert.deepEqual([newer.isNew, newer.map.current?.wrMs], [[true, true], 41_000]);
});

test('an equal time of another player joins the history only', () => {
  const { map, isNew } = report(reported(), reported({ accountId: 'dunes', recordedAt: hour(1) }));
  assert.deepEqual([isNew, map.current?.player], [[true, true], 'kestrel']);
});

test('the current record reported again is a repeat, however late', () => {
  const { map, isNew } = report(reported(), reported({ receivedAt: hour(1000), recordedAt: hour(1000) }));
  assert.deepEqual([isNew, map.records.length], [[true, false], 1]);
  assert.equal(map.current?.recordedAt, hour(0));
});

test('a former record is a repeat for 24 hours after its receipt', () => {
  const faster = reported({ wrMs: 39_000, accountId: 'dunes', recordedAt: hour(1), receivedAt: hour(1) });
  const within = report(reported(), faster, reported({ receivedAt: hour(24) }));
  assert.deepEqual(within.isNew, [true, true, false]);
  const dayLater = { receivedAt: new Date(START + 86_400_001).toISOString() };
  const after = report(reported(), faster, reported({ ...dayLater, recordedAt: hour(0.5) }));
  assert.deepEqual([after.isNew, after.map.records.length], [[true, true, true], 3]);
  assert.equal(after.map.current?.wrMs, 39_000);
  const repeated = report(reported(), faster, reported(dayLater));
  assert.deepEqual([repeated.isNew, repeated.map.records.length], [[true, true, false], 2]);
});

test('a former record reported as newer than the current one is current again, unless its time is assumed', () => {
  const faster = reported({ wrMs: 39_000, accountId: 'dunes', recordedAt: hour(1), receivedAt: hour(1) });
  const again = { recordedAt: hour(2), receivedAt: hour(2) };
  const removed = report(reported(), faster, reported({ ...again, isSeen: true }));
  assert.deepEqual([removed.isNew, removed.map.current?.wrMs], [[true, true, false], 40_000]);
  assert.equal(removed.map.current?.recordedAt, hour(0));
  const repeated = report(reported(), faster, reported({ ...again, sentAt: null }));
  assert.equal(repeated.map.current?.wrMs, 39_000);
});

test('the time of the drive replaces the time of a check, once and never the other way', () => {
  const seen = reported({ isSeen: true });
  const { map, isNew } = report(
    seen,
    reported({ recordedAt: hour(-2) }),
    reported({ recordedAt: hour(-3) }),
    reported({ isSeen: true, recordedAt: hour(3) }),
  );
  assert.deepEqual(isNew, [true, false, false, false]);
  assert.deepEqual([map.current?.recordedAt, map.current?.isSeen], [hour(-2), false]);
  const assumed = report(seen, reported({ recordedAt: hour(5), receivedAt: hour(5), sentAt: null }));
  assert.equal(assumed.map.current?.recordedAt, hour(0));
});

test('other times, players and spellings: repeats and new records', () => {
  const byName = { accountId: null, holder: 'Kestrel' };
  const { isNew } = report(
    reported(byName),
    reported({ accountId: null, holder: ' KESTREL ' }),
    reported({ accountId: null, holder: 'Mirelle' }),
    reported(),
  );
  assert.deepEqual(isNew, [true, false, true, true]);
});

test('a record without a player takes one from a repeat, and keeps it when a repeat has none', () => {
  const noPlayer = reported({ accountId: null, holder: null, isSeen: true });
  const { map, isNew } = report(noPlayer, reported({ recordedAt: hour(-1) }), noPlayer);
  assert.deepEqual(isNew, [true, false, false]);
  const { player, holder, accountId, recordedAt } = map.current ?? assert.fail();
  assert.deepEqual([player, holder, accountId, recordedAt], ['kestrel', 'Kestrel', 'kestrel', hour(-1)]);
});

test('a baseline is a record only where the map has none or it is faster', () => {
  const unchanged = reported({ isBaseline: true, isSeen: true });
  assert.deepEqual(report(unchanged).isNew, [true]);
  const slower = reported({ ...unchanged, wrMs: 40_001 });
  const { map, isNew } = report(reported(), slower, unchanged);
  assert.deepEqual([isNew, map.current?.wrMs, map.records.length], [[true, null, false], 40_000, 1]);
  assert.equal(map.current?.isBaseline, false);
  const faster = report(reported(), reported({ ...unchanged, wrMs: 39_999 }));
  assert.deepEqual(
    [faster.isNew, faster.map.current?.wrMs, faster.map.current?.isBaseline],
    [[true, true], 39_999, true],
  );
});

test('a baseline that is reported as a change becomes one, and a change stays one', () => {
  const unchanged = reported({ isBaseline: true, isSeen: true });
  const { map, isNew } = report(unchanged, reported());
  assert.deepEqual([isNew, map.records.length, map.current?.isBaseline], [[true, false], 1, false]);
  assert.equal(report(reported(), unchanged).map.current?.isBaseline, false);
});
