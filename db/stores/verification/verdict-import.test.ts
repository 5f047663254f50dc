import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import {
  buildEntry,
  buildVerdict,
  setUpVerification,
  storeChanges,
  submitFiles,
} from '../../testing/verification.js';
import { readRecords, type TrackRow } from './record.js';
import { createVerdictImport, type ImportedVerdict } from './verdict-import.js';

const timeOf = (minute: number): string => new Date(Date.UTC(2026, 2, 1, 1, minute)).toISOString();
const RUN = { account_id: 'account', time_ms: 40_000, checkpoints_ms: [20_000, 40_000] };

function verdict(change: Partial<ImportedVerdict> = {}): ImportedVerdict {
  const { contested: _, ...entry } = buildEntry('replay', 'fail', timeOf(1));
  return { record_id: 'rec-1', map_uid: 'map-1', rank: 3, ...entry, ...change };
}

describeOnDatabases('importing verdicts', (database) => {
  const fixture = setUpVerification(database);

  /** How many of the verdicts are applied, unchanged and outdated. */
  const apply = async (...verdicts: ImportedVerdict[]): Promise<number[]> => {
    const counts = await createVerdictImport(database(), fixture().clock.now).apply(verdicts);
    return [counts.applied, counts.unchanged, counts.outdated];
  };
  const replayOf = async (recordId = 'rec-1'): Promise<TrackRow> =>
    (await readRecords(database().read, [recordId])).get(recordId)?.replay ?? assert.fail('it is not known');

  test('a verdict makes a record known, with its map, rank, result and run', async () => {
    const passed = { ...buildVerdict('pass', 'high'), checked_at: timeOf(2), run: RUN };
    assert.deepEqual(await apply(verdict(passed)), [1, 0, 0]);
    const updated_at = fixture().clock.now().toISOString();
    assert.deepEqual(await fixture().records.find('rec-1'), {
      record_id: 'rec-1',
      map_uid: 'map-1',
      rank: 3,
      updated_at,
      verifications: [
        { track: 'replay', ...passed, updated_at, contested: false },
        { ...buildEntry('deep', 'not_run'), updated_at: null },
      ],
    });
    assert.deepEqual(await apply(verdict({ ...passed, run: null })), [1, 0, 0]);
    assert.equal((await replayOf()).run_account_id, null, 'it is replaced with another one');
  });

  test('the same file again changes nothing, not even a time', async () => {
    const file = [
      verdict({ run: RUN }),
      verdict({ ...buildEntry('deep', 'pass', timeOf(3)) }),
      verdict({ record_id: 'rec-2', ...buildEntry('replay', 'pending'), rank: null }),
      verdict({ record_id: 'rec-3', ...buildEntry('replay', 'pass', null), rank: undefined }),
      verdict({ record_id: 'rec-4', ...buildEntry('deep', 'not_run') }),
    ];
    assert.deepEqual(await apply(...file), [5, 0, 0]);
    const before = await database().read('verification_records').orderBy(['record_id', 'track']);
    fixture().clock.advance(1000);
    assert.deepEqual(await apply(...file), [0, 5, 0]);
    assert.deepEqual(await database().read('verification_records').orderBy(['record_id', 'track']), before);
    assert.deepEqual(await apply(), [0, 0, 0]);
  });

  test('an older verdict never replaces a newer one, in one file or in two, unless that is contested', async () => {
    const newer = verdict({ ...buildVerdict('pass'), checked_at: timeOf(5) });
    const older = verdict({ map_uid: 'map-2', rank: 9, checked_at: timeOf(4) });
    assert.deepEqual(await apply(newer, older, verdict({ checked_at: null })), [1, 0, 2]);
    assert.deepEqual(await apply(older), [0, 0, 1]);
    const { map_uid, rank, status } = await replayOf();
    assert.deepEqual([map_uid, rank, status], ['map-1', 3, 'pass']);
    assert.deepEqual(await apply(verdict({ checked_at: timeOf(6) })), [1, 0, 0]);
    assert.equal((await replayOf()).status, 'fail', 'an operator may lower a pass');
    const entries = [{ ...buildEntry('replay', 'pass', timeOf(7)), contested: true }];
    await storeChanges(database(), [{ recordId: 'rec-1', mapUid: 'map-1', at: timeOf(7), entries }]);
    assert.deepEqual(await apply(newer), [1, 0, 0]);
    assert.equal((await replayOf()).contested, 0, 'an import decides');
  });

  test('map and rank replace what a submission said; an unknown rank leaves it', async () => {
    await submitFiles(fixture(), 'rec-1', { mapUid: 'said-map', rank: 1 });
    const passed = { ...buildVerdict('pass'), map_uid: 'real-map' };
    for (const rank of [null, 2]) {
      assert.deepEqual(await apply(verdict({ ...passed, rank })), [1, 0, 0]);
      const row = await replayOf();
      assert.deepEqual([row.map_uid, row.rank], ['real-map', rank ?? 1]);
    }
  });

  test('a submission that waits is not overtaken by an older verdict, unless that is a pass', async () => {
    await submitFiles(fixture(), 'rec-1');
    await submitFiles(fixture(), 'rec-2');
    const second = { record_id: 'rec-2' };
    assert.deepEqual(await apply(verdict(), verdict({ ...second, checked_at: null })), [0, 0, 2]);
    const newer = verdict({ checked_at: fixture().clock.now().toISOString() });
    assert.deepEqual(await apply(newer, verdict({ ...second, ...buildVerdict('pass') })), [2, 0, 0]);
    assert.deepEqual([(await replayOf()).status, (await replayOf('rec-2')).status], ['fail', 'pass']);
  });
});
