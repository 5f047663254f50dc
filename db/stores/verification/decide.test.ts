import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildEntry, buildVerdict } from '../../testing/verification.js';
import {
  applyChange,
  decide,
  holdsEntry,
  submit,
  WAITING,
  withRank,
  type RecordChange,
  type Verified,
} from './decide.js';
import {
  newRecord,
  type EntryRun,
  type Origin,
  type StoredRecord,
  type Track,
  type TrackRow,
} from './record.js';
import type { Verdict } from './verdict.js';

const [EARLY, LATE, LATER] = [0, 1, 2].map((second) => `2026-03-01T12:00:0${second}.000Z`) as [
  string,
  string,
  string,
];
const FIRST: EntryRun = { time_ms: 50_000, account_id: 'first', checkpoints_ms: [20_000, 50_000] };
const SECOND: EntryRun = { time_ms: 40_000, account_id: 'second', checkpoints_ms: [15_000, 40_000] };
const UNKNOWN = newRecord('rec-1', 'map-1', EARLY);

const review: Verdict = { ...buildVerdict('unavailable'), status: 'pending', reason_code: 'manual_review' };
const waiting: Verdict = { ...WAITING };

/** A record with a result. */
function withResult(
  verdict: Verdict,
  { track = 'replay', origin = 'submission' }: { track?: Track; origin?: Origin } = {},
  record = UNKNOWN,
): StoredRecord {
  const { run, findings: _, ...entry } = verdict;
  const entries = [{ ...entry, track, checked_at: EARLY, run }];
  return applyChange(record, { mapUid: 'map-1', at: EARLY, entries, origin });
}

/** What a verdict on a submission makes of a record, at LATE. */
function decideOn(
  record: StoredRecord,
  verdict: Verdict,
  change: Partial<Verified> = {},
): ReturnType<typeof decide> {
  return decide(record, {
    track: 'replay',
    mapUid: 'map-1',
    submissionId: 'sub-1',
    verdict,
    run: verdict.run ?? null,
    at: LATE,
    isNewest: true,
    hasDeep: true,
    deepWaits: false,
    ...change,
  });
}

const pass = (confidence: Verdict['confidence'], run: EntryRun = null): Verdict => ({
  ...buildVerdict('pass', confidence),
  run,
});
const fail = (confidence: Verdict['confidence']): Verdict => buildVerdict('fail', confidence);
const unavailable = buildVerdict('unavailable');
const spell = ({
  status,
  reason_code,
  confidence,
}: Pick<TrackRow, 'status' | 'reason_code' | 'confidence'>) => `${status} ${reason_code} ${confidence}`;

test('a change touches only what it names, and gives both tracks the map, the rank, the newest time and whether one is open', () => {
  const change = { mapUid: 'map-1', at: LATE };
  const passed = applyChange(UNKNOWN, { ...change, entries: [buildEntry('replay', 'pass', EARLY)] });
  assert.deepEqual(UNKNOWN, newRecord('rec-1', 'map-1', EARLY));
  assert.deepEqual(passed, {
    replay: {
      ...UNKNOWN.replay,
      ...{ status: 'pass', reason_code: 'verified', confidence: 'medium', checked_at: EARLY },
      ...{ updated_at: LATE, record_updated_at: LATE, origin: 'submission' },
    },
    deep: { ...UNKNOWN.deep, record_updated_at: LATE },
  });
  const steps: [change: Partial<RecordChange>, shared: unknown[]][] = [
    [{ rank: 4, at: EARLY, entries: [buildEntry('deep', 'unavailable')] }, [4, LATE, 0]],
    [{ rank: null, at: EARLY, entries: [buildEntry('deep', 'not_run')] }, [null, LATE, 1]],
    // Without a result a record is as new as its change.
    [{ at: LATER, entries: [buildEntry('replay', 'not_run')] }, [null, LATER, 1]],
  ];
  let record = applyChange(UNKNOWN, { ...change, entries: [buildEntry('replay', 'pass', EARLY)] });
  for (const [step, shared] of steps) {
    record = applyChange(record, { mapUid: 'map-2', at: LATE, entries: [], ...step });
    for (const { map_uid, rank, record_updated_at, unfinished } of Object.values(record))
      assert.deepEqual([map_uid, rank, record_updated_at, unfinished], ['map-2', ...shared]);
  }
  assert.equal(record.deep.updated_at, null);
});

describe('the verdict on a submission', () => {
  const cases: [
    known: Verdict,
    origin: Origin,
    result: Verdict,
    replaces: 'always' | 'if newest' | 'never',
  ][] = [
    [waiting, 'submission', pass('low'), 'always'],
    [waiting, 'submission', fail('medium'), 'if newest'],
    [waiting, 'submission', review, 'if newest'],
    [fail('medium'), 'submission', pass('low'), 'always'],
    [fail('medium'), 'submission', unavailable, 'if newest'],
    [pass('low'), 'submission', fail('high'), 'never'],
    [pass('low'), 'submission', unavailable, 'never'],
    [pass('low'), 'submission', pass('low'), 'never'],
    [pass('low'), 'submission', pass('medium'), 'always'],
    [review, 'submission', pass('low'), 'always'],
    [review, 'submission', fail('medium'), 'never'],
    [review, 'submission', unavailable, 'never'],
    [review, 'submission', review, 'if newest'],
    [fail('high'), 'import', pass('medium'), 'never'],
    [fail('high'), 'import', pass('high'), 'never'],
    [fail('medium'), 'import', pass('high'), 'always'],
    [fail('low'), 'import', fail('medium'), 'if newest'],
    [fail('low'), 'import', unavailable, 'never'],
    [pass('medium'), 'import', fail('high'), 'never'],
    [pass('medium'), 'import', pass('high'), 'always'],
    [review, 'import', fail('medium'), 'never'],
    [review, 'import', pass('low'), 'always'],
    [unavailable, 'import', fail('high'), 'never'],
  ];
  for (const [known, origin, result, replaces] of cases) {
    test(`${spell(known)} of a ${origin} gives way to ${spell(result)}: ${replaces}`, () => {
      for (const isNewest of [true, false]) {
        const isReplaced = replaces === 'always' || (replaces === 'if newest' && isNewest);
        const { replay } = decideOn(withResult(known, { origin }), result, { isNewest }).record;
        assert.equal(spell(replay), spell(isReplaced ? result : known));
        assert.equal(replay.updated_at, isReplaced ? LATE : EARLY);
        assert.equal(replay.submission_id, isReplaced ? 'sub-1' : null);
      }
    });
  }

  test('has its evidence, its map and its run', () => {
    const findings = [{ rule: 'jump', detail: 'at 3.400 s: 12 m' }];
    const { replay } = decideOn(
      withResult(waiting),
      { ...fail('low'), findings, run: SECOND },
      { mapUid: 'map-2' },
    ).record;
    assert.deepEqual(
      [replay.map_uid, replay.findings, replay.run_account_id, replay.run_checkpoints_ms, replay.checked_at],
      ['map-2', '["jump: at 3.400 s: 12 m"]', 'second', '[15000,40000]', LATE],
    );
  });
});

describe('a second run that passes for a record', () => {
  const passed = withResult(pass('low', FIRST));
  const others: [string, EntryRun, string?][] = [
    ['of another player', SECOND],
    ['of another map', FIRST, 'map-2'],
    ['of another time', { ...FIRST, time_ms: 49_999 }],
    ['with other checkpoints', { ...FIRST, checkpoints_ms: [20_001, 50_000] }],
  ];
  for (const [name, run, mapUid = 'map-1'] of others) {
    test(`${name} leaves the entry, marks it as contested, and has no deep track`, () => {
      const { record, queuesDeep } = decideOn(passed, pass('high', run), { mapUid });
      assert.deepEqual(record.replay, {
        ...passed.replay,
        ...{ contested: 1, updated_at: LATE, record_updated_at: LATE },
      });
      assert.equal(queuesDeep, false);
      assert.equal(holdsEntry(passed, mapUid, pass('high', run)), false);
      const surer = decideOn(record, pass('medium', FIRST)).record.replay;
      assert.deepEqual([surer.confidence, surer.contested], ['medium', 1], 'it stays contested');
    });
  }

  test('contests nothing as the same run, without a pass, where no run is known, or after an import', () => {
    const imported = withResult(pass('low', FIRST), { origin: 'import' });
    const same: [StoredRecord, Verdict][] = [
      [passed, pass('low', { ...FIRST, checkpoints_ms: null })],
      [passed, { ...fail('high'), run: SECOND }],
      [passed, pass('low')],
      [imported, pass('low', SECOND)],
    ];
    for (const [record, verdict] of same)
      assert.equal(decideOn(record, verdict, { hasDeep: false }).record, record);
  });

  test('is compared with the track that has passed', () => {
    const deep = withResult(pass('high', FIRST), { track: 'deep' });
    assert.equal(decideOn(deep, pass('low', SECOND)).record.deep.contested, 1);
    assert.equal(holdsEntry(passed, 'map-1', pass('low', FIRST)), true, 'the run of the entry');
    assert.equal(holdsEntry(passed, 'map-1', pass('low')), false, 'a run that is not known');
    assert.equal(holdsEntry(UNKNOWN, 'map-2', pass('low', SECOND)), true, 'the first one');
  });
});

describe('the deep track', () => {
  const deepOf = (verdict: Verdict, change?: Partial<Verified>, known = withResult(waiting)): string => {
    const { record, queuesDeep } = decideOn(known, verdict, change);
    return `${queuesDeep ? 'queued' : 'not queued'}, ${record.deep.status}`;
  };
  const deepWaits = withResult(waiting, { track: 'deep' }, withResult(waiting));
  const withDeep = (verdict: Verdict): StoredRecord =>
    withResult(verdict, { track: 'deep' }, withResult(waiting));

  test('is queued where the replay passed or needs a person, and there is a verifier', () => {
    assert.equal(deepOf(pass('low')), 'queued, pending');
    assert.equal(deepOf(review), 'queued, pending');
    assert.equal(deepOf(pass('low'), {}, deepWaits), 'queued, pending');
    assert.equal(deepOf(fail('low')), 'not queued, not_run');
    assert.equal(deepOf(unavailable), 'not queued, not_run');
    assert.equal(deepOf(pass('low'), { hasDeep: false }), 'not queued, not_run');
  });

  test('keeps a pass, and is not run again after one of high confidence', () => {
    assert.equal(deepOf(pass('low'), {}, withDeep(pass('medium'))), 'queued, pass');
    assert.equal(deepOf(pass('low'), {}, withDeep(pass('high'))), 'not queued, pass');
  });

  test('that waits is not run once no verdict will come of it', () => {
    assert.equal(deepOf(fail('low'), {}, deepWaits), 'not queued, not_run');
    assert.equal(deepOf(fail('low'), { deepWaits: true }, deepWaits), 'not queued, pending');
    const imported = withResult(waiting, { track: 'deep', origin: 'import' });
    assert.equal(deepOf(fail('low'), {}, imported), 'not queued, pending');
    const passed = withResult(waiting, { track: 'deep' }, withResult(pass('low', FIRST)));
    const other = { track: 'deep', run: SECOND } as const;
    assert.equal(deepOf(fail('high'), other, passed), 'not queued, not_run', 'it was of another run');
    assert.equal(deepOf(fail('high'), { ...other, run: FIRST }, passed), 'not queued, fail');
  });
});

describe('a submission', () => {
  const submitted = (record: StoredRecord, rank?: number): StoredRecord =>
    submit(record, { mapUid: 'map-2', rank, at: LATE });

  test('hides no pass, no import and nothing that waits for a person, and leaves the map of such an entry', () => {
    const kept = [
      withResult(pass('low')),
      withResult(review),
      ...[fail('low'), unavailable, waiting].map((one) => withResult(one, { origin: 'import' })),
    ];
    for (const record of kept) assert.deepEqual(submitted(record), record);
    for (const record of [UNKNOWN, withResult(fail('high')), withResult(unavailable)]) {
      const { replay } = submitted(record);
      assert.deepEqual([spell(replay), replay.map_uid, replay.updated_at], [spell(waiting), 'map-2', LATE]);
    }
    const deep = submitted(withResult(pass('low'), { track: 'deep' }));
    assert.deepEqual([deep.replay.status, deep.deep.status, deep.deep.map_uid], ['pending', 'pass', 'map-1']);
  });

  test('gives a rank, which replaces a known one until a track has passed or is imported', () => {
    const rankAfter = (record: StoredRecord, rank?: number): number | null =>
      withRank(record, rank).replay.rank;
    const ranked = withRank(UNKNOWN, 4);
    assert.deepEqual([rankAfter(UNKNOWN), rankAfter(ranked), rankAfter(ranked, 0)], [null, 4, 0]);
    for (const settled of [
      withResult(pass('low'), { track: 'deep' }, ranked),
      withResult(unavailable, { origin: 'import' }, ranked),
    ])
      assert.equal(rankAfter(settled, 1), 4);
    assert.equal(rankAfter(withResult(pass('low')), 1), 1);
    assert.equal(rankAfter(withResult(review, {}, ranked), 1), 1);
    assert.equal(submitted(UNKNOWN, 7).deep.rank, 7);
  });
});
