import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildEntry } from '../../testing/verification.js';
import { applyChange, isUnfinished } from './record-changes.js';
import { newRow } from './record-row.js';

const EARLY = '2026-03-01T12:00:00.000Z';
const LATE = '2026-03-01T12:00:01.000Z';
const LATER = '2026-03-01T12:00:02.000Z';

test('a change touches only what it names, and leaves the row it began with alone', () => {
  const row = newRow('rec-1', 'map-1', EARLY);
  const passed = applyChange(row, {
    recordId: 'rec-1',
    mapUid: 'map-1',
    at: LATE,
    entries: [buildEntry('replay', 'pass', EARLY)],
  });
  assert.deepEqual(row, newRow('rec-1', 'map-1', EARLY));
  assert.deepEqual(passed, {
    ...row,
    updated_at: LATE,
    replay_status: 'pass',
    replay_reason_code: 'verified',
    replay_confidence: 'medium',
    replay_checked_at: EARLY,
    replay_updated_at: LATE,
    replay_origin: 'submission',
  });
  const done = applyChange(passed, {
    recordId: 'rec-1',
    mapUid: 'map-2',
    rank: 4,
    at: EARLY,
    entries: [buildEntry('deep', 'unavailable')],
  });
  assert.deepEqual([done.unfinished, done.rank, done.map_uid], [0, 4, 'map-2']);
  assert.deepEqual([done.updated_at, done.deep_updated_at], [LATE, EARLY], 'a record never becomes older');
  const cleared = applyChange(done, {
    recordId: 'rec-1',
    mapUid: 'map-2',
    rank: null,
    at: LATE,
    entries: [buildEntry('deep', 'not_run')],
  });
  assert.deepEqual([cleared.rank, cleared.deep_updated_at, cleared.unfinished], [null, null, 1]);
  const ranked = applyChange(cleared, {
    recordId: 'rec-1',
    mapUid: 'map-2',
    rank: 2,
    at: LATER,
    entries: [],
  });
  assert.deepEqual([ranked.rank, ranked.updated_at], [2, LATE], 'a record is as new as its newest track');
  const emptied = applyChange(ranked, {
    recordId: 'rec-1',
    mapUid: 'map-2',
    at: LATER,
    entries: [buildEntry('replay', 'not_run')],
  });
  assert.equal(emptied.updated_at, LATER, 'without a track that has a time it is as new as its change');
});

test('a record is unfinished while a track is pending or was not run', () => {
  for (const [status, expected] of [
    ['pass', false],
    ['fail', false],
    ['unavailable', false],
    ['pending', true],
    ['not_run', true],
  ] as const) {
    const change = { recordId: 'rec-1', mapUid: 'map-1', at: EARLY };
    const row = applyChange(newRow('rec-1', 'map-1', EARLY), {
      ...change,
      entries: [buildEntry('replay', status), buildEntry('deep', 'pass')],
    });
    assert.deepEqual([isUnfinished(row, 'replay'), isUnfinished(row, 'deep')], [expected, false]);
    assert.equal(row.unfinished, expected ? 1 : 0);
  }
});
