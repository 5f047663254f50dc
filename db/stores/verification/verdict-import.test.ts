import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { buildEntry, buildVerdict, setUpVerification, submitFiles } from '../../testing/verification.js';
import type { RecordBundle, VerificationEntry } from './record.js';
import { createVerdictImport, type ImportCounts, type ImportedVerdict } from './verdict-import.js';

const timeOf = (minute: number): string => new Date(Date.UTC(2026, 2, 1, 1, minute)).toISOString();

function verdict(recordId: string, change: Partial<ImportedVerdict> = {}): ImportedVerdict {
  return {
    record_id: recordId,
    map_uid: 'map-1',
    rank: 3,
    ...buildEntry('replay', 'fail', timeOf(1)),
    ...change,
  };
}

function counts(applied: number, unchanged: number, outdated: number): ImportCounts {
  return { applied, unchanged, outdated };
}

describeOnDatabases('importing verdicts', (database) => {
  const fixture = setUpVerification(database);

  const apply = (...verdicts: ImportedVerdict[]): Promise<ImportCounts> =>
    createVerdictImport(database(), fixture().clock.now).apply(verdicts);
  const find = async (recordId: string): Promise<RecordBundle> =>
    (await fixture().records.find(recordId)) ?? assert.fail(`${recordId} is not known`);
  const replayOf = async (recordId: string): Promise<VerificationEntry | undefined> =>
    (await find(recordId)).verifications[0];

  test('a verdict makes a record known, with its map, rank and result', async () => {
    const passed = verdict('rec-1', { ...buildVerdict('pass', 'high'), checked_at: timeOf(2) });
    assert.deepEqual(await apply(passed), counts(1, 0, 0));
    const at = fixture().clock.now().toISOString();
    assert.deepEqual(await find('rec-1'), {
      record_id: 'rec-1',
      map_uid: 'map-1',
      rank: 3,
      updated_at: at,
      verifications: [
        {
          track: 'replay',
          ...buildVerdict('pass', 'high'),
          checked_at: timeOf(2),
          updated_at: at,
          run: null,
          contested: false,
        },
        { ...buildEntry('deep', 'not_run'), updated_at: null },
      ],
    });
  });

  test('a verdict may bring its run, and replaces it with another one', async () => {
    const run = { account_id: 'account', time_ms: 40_000, checkpoints_ms: [20_000, 40_000] };
    await apply(verdict('rec-1', { run }));
    assert.deepEqual((await replayOf('rec-1'))?.run, run);
    assert.deepEqual(await apply(verdict('rec-1', { run })), counts(0, 1, 0));
    assert.deepEqual(await apply(verdict('rec-1')), counts(1, 0, 0));
    assert.equal((await replayOf('rec-1'))?.run, null);
  });

  test('a record that is only said not to have run is known and counts as applied', async () => {
    const notRun = verdict('rec-1', buildEntry('replay', 'not_run'));
    assert.deepEqual(await apply(notRun, notRun), counts(1, 1, 0));
    assert.equal((await replayOf('rec-1'))?.updated_at, null);
  });

  test('the same file again changes nothing, not even a time', async () => {
    const file = [
      verdict('rec-1'),
      verdict('rec-1', buildEntry('deep', 'pass', timeOf(3))),
      verdict('rec-2', { ...buildEntry('replay', 'pending'), rank: null }),
      verdict('rec-3', { ...buildEntry('replay', 'pass', null), rank: undefined }),
      verdict('rec-4', buildEntry('deep', 'not_run')),
    ];
    assert.deepEqual(await apply(...file), counts(5, 0, 0));
    const before = await database().read('verification_records').orderBy(['record_id', 'track']);
    fixture().clock.advance(1000);
    assert.deepEqual(await apply(...file), counts(0, 5, 0));
    assert.deepEqual(await database().read('verification_records').orderBy(['record_id', 'track']), before);
    assert.deepEqual(await apply(), counts(0, 0, 0));
  });

  test('an older verdict never replaces a newer one, in one file or in two', async () => {
    const newer = verdict('rec-1', { ...buildVerdict('pass'), checked_at: timeOf(5) });
    const older = verdict('rec-1', { map_uid: 'map-2', rank: 9, checked_at: timeOf(4) });
    const timeless = verdict('rec-1', { checked_at: null });
    assert.deepEqual(await apply(newer, older, timeless), counts(1, 0, 2));
    assert.deepEqual(await apply(older), counts(0, 0, 1));
    const { map_uid: mapUid, rank } = await find('rec-1');
    assert.deepEqual([mapUid, rank, (await replayOf('rec-1'))?.status], ['map-1', 3, 'pass']);
    assert.deepEqual(await apply(verdict('rec-1', { checked_at: timeOf(6) })), counts(1, 0, 0));
    assert.equal((await replayOf('rec-1'))?.status, 'fail', 'an operator may lower a pass');
  });

  test('map and rank replace what a submission said; an unknown rank leaves it', async () => {
    await submitFiles(fixture(), 'rec-1', { mapUid: 'said-map', rank: 1 });
    const passed = { ...buildVerdict('pass'), checked_at: timeOf(1) };
    await apply(verdict('rec-1', { ...passed, map_uid: 'real-map', rank: null }));
    assert.deepEqual([(await find('rec-1')).map_uid, (await find('rec-1')).rank], ['real-map', 1]);
    assert.deepEqual(
      await apply(verdict('rec-1', { ...passed, map_uid: 'real-map', rank: 2 })),
      counts(1, 0, 0),
    );
    assert.equal((await find('rec-1')).rank, 2);
  });

  test('a submission that waits is not overtaken by an older verdict, unless that is a pass', async () => {
    await submitFiles(fixture(), 'rec-1');
    await submitFiles(fixture(), 'rec-2');
    const older = [verdict('rec-1', { checked_at: timeOf(2) }), verdict('rec-2', { checked_at: null })];
    assert.deepEqual(await apply(...older), counts(0, 0, 2));
    assert.equal((await replayOf('rec-1'))?.status, 'pending');
    const newer = verdict('rec-1', { checked_at: fixture().clock.now().toISOString() });
    const passed = verdict('rec-2', { ...buildVerdict('pass'), checked_at: timeOf(2) });
    assert.deepEqual(await apply(newer, passed), counts(2, 0, 0));
    assert.deepEqual(
      [(await replayOf('rec-1'))?.status, (await replayOf('rec-2'))?.status],
      ['fail', 'pass'],
    );
  });
});
