import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { buildPass, buildVerdict, setUpVerification, submitFiles } from '../../testing/verification.js';
import { blockAccount, unblockAccount } from '../../writes/blocked-accounts.js';
import type { Verdict } from './verdict.js';
import { createRechecks } from './rechecks.js';
import { readRecords, type TrackRow } from './record.js';
import { createVerdictImport } from './verdict-import.js';
import { createMapPins, type MapPins } from './map-pins.js';

describeOnDatabases('what is remembered of runs that passed', (database) => {
  const fixture = setUpVerification(database);

  const pins = (): MapPins => createMapPins(database(), fixture().clock.now);
  const rowOf = async (recordId: string): Promise<TrackRow> =>
    (await readRecords(database().read, [recordId])).get(recordId)?.replay ?? assert.fail('it is not known');
  /** Status, and the names of the broken rules, of a record. */
  const verdictOf = async (recordId: string): Promise<string> => {
    const { status, findings } = await rowOf(recordId);
    const rules = (JSON.parse(findings ?? '[]') as string[]).map((finding) => finding.split(':')[0]);
    return [status, ...rules].join(' ');
  };
  /** Submits a record and stores a result of its verifier; returns what it came to. */
  const verify = async (recordId: string, result: Verdict, mapUid = 'map-1'): Promise<string> => {
    await submitFiles(fixture(), recordId, { replay: `${recordId} ${JSON.stringify(result)}`, mapUid });
    fixture().clock.advance(10);
    const job = (await fixture().queue.claim('replay', 1000)) ?? assert.fail('no job waits');
    const stored = await fixture().queue.complete(job, result);
    assert.ok(stored);
    const verdict = await verdictOf(recordId);
    if (verdict.startsWith('pending')) assert.equal(stored.reason_code, 'manual_review');
    return verdict;
  };
  const importVerdict = async (status: 'pass' | 'fail', accountId?: string): Promise<void> => {
    const { now } = fixture().clock;
    const record = { record_id: 'rec-1', map_uid: 'map-1', track: 'replay' } as const;
    const run =
      accountId === undefined ? null : { account_id: accountId, time_ms: 40_000, checkpoints_ms: null };
    const verdict = { ...record, ...buildVerdict(status), run, checked_at: now().toISOString() };
    await createVerdictImport(database(), now).apply([verdict]);
  };
  /** What verifying runs one after the other comes to. */
  const expectVerdicts = async (
    ...runs: [recordId: string, result: Verdict, verdict: string, mapUid?: string][]
  ): Promise<void> => {
    for (const [recordId, result, verdict, mapUid] of runs)
      assert.equal(await verify(recordId, result, mapUid), verdict, recordId);
  };

  test('a path of a map passes for one account, under any record ids', async () => {
    await expectVerdicts(
      ['rec-1', buildPass('ada', 'path'), 'pass'],
      ['rec-2', buildPass('ada', 'path'), 'pass'],
      ['rec-3', buildPass('bob', 'path'), 'pending known-path'],
      ['rec-4', buildPass('bob', 'another path'), 'pass'],
      ['rec-5', buildPass('bob', 'path'), 'pass', 'map-2'],
    );
    const { confidence, run_account_id, findings } = await rowOf('rec-3');
    assert.deepEqual([confidence, run_account_id], [null, 'bob']);
    assert.match(
      findings ?? '',
      /"known-path: record rec-1 of account ada passed with the same path at 2026-03-01T12:00:00\.\d{3}Z"/,
    );
  });

  test('a map has the parts of the first run that passed on it', async () => {
    const changed = (['items', 'baked_blocks', 'free_blocks'] as const).map((part) => {
      const { fingerprint, ...pass } = buildPass('bob', part);
      const mapParts = fingerprint?.mapParts && { ...fingerprint.mapParts, [part]: 'changed' };
      return [part, { ...pass, fingerprint: { mapParts, path: part } }, 'pending pinned-map'];
    }) as [string, Verdict, string][];
    await expectVerdicts(
      ['rec-1', buildPass('ada', 'a', 'blocks'), 'pass'],
      ['rec-2', buildPass('bob', 'b', 'other blocks'), 'pending pinned-map'],
      ['rec-3', buildPass('cyd', 'c', null), 'pending pinned-map'],
      ['rec-4', buildPass('bob', 'd', 'blocks'), 'pass'],
      ['rec-5', buildPass('bob', 'e', 'other blocks'), 'pass', 'map-2'],
      ...changed,
    );
    assert.match(
      (await rowOf('rec-2')).findings ?? '',
      /"pinned-map: blocks differ, pinned by record rec-1 at 2026-03-01T12:00:00\.\d{3}Z"/,
    );
  });

  test('a run that does not pass claims nothing, nor one whose pass is not stored', async () => {
    await importVerdict('fail');
    const second = buildPass('thief', 'a', 'blocks');
    await expectVerdicts(
      ['rec-1', buildPass('thief', 'path', 'false blocks'), 'fail'],
      ['rec-2', buildPass('owner', 'path', 'blocks'), 'pass'],
      ['rec-2', second, 'pass'],
      ['rec-3', buildPass('rival', 'a', 'blocks'), 'pass'],
      ['rec-4', buildPass('bob', 'b', 'other blocks'), 'pending pinned-map'],
      ['rec-5', buildPass('cyd', 'b', 'blocks'), 'pass'],
      ['rec-6', { ...buildPass('dan', 'd'), ...buildVerdict('fail') }, 'fail'],
      ['rec-7', { ...buildPass('fay', 'd'), run: null }, 'pass'],
      ['rec-8', buildPass('eve', 'd'), 'pass'],
      ['map-2-a', buildPass('ada', 'a', null), 'pass', 'map-2'],
      ['map-2-b', buildPass('bob', 'a', 'blocks'), 'pending known-path', 'map-2'],
    );
    assert.equal((await rowOf('rec-2')).contested, 1);
    assert.equal(await pins().find('map-2'), undefined);
  });

  test('a run of a blocked account is compared as any other, passes as nobody’s, and claims nothing', async () => {
    await database().write((trx) => blockAccount(trx, { accountId: 'ada', ownNames: [] }));
    await expectVerdicts(['rec-1', buildPass('ada', 'a', 'blocks'), 'pass']);
    const { run_account_id, run_time_ms } = await rowOf('rec-1');
    assert.deepEqual([run_account_id, run_time_ms, await pins().find('map-1')], [null, null, undefined]);
    await expectVerdicts(
      ['rec-2', buildPass('bob', 'a', 'other blocks'), 'pass'],
      ['rec-3', buildPass('ada', 'a', 'other blocks'), 'pending known-path'],
      ['rec-2', { ...buildPass('ada', 'c', 'other blocks'), confidence: 'medium' }, 'pass'],
    );
    assert.equal((await rowOf('rec-3')).run_account_id, null);
    const kept = await rowOf('rec-2');
    assert.deepEqual([kept.run_account_id, kept.contested], ['bob', 1]);
    await database().write((trx) => unblockAccount(trx, 'ada'));
  });

  test('the run of an entry that stays is remembered when it comes again, and stays with other blocks', async () => {
    await expectVerdicts(
      ['rec-1', { ...buildPass('ada', 'path'), fingerprint: undefined }, 'pass'],
      ['rec-1', buildPass('ada', 'path', 'blocks'), 'pass'],
      ['rec-1', buildPass('ada', 'path', 'other blocks'), 'pass'],
      ['rec-2', buildPass('bob', 'path', 'other blocks'), 'pending known-path pinned-map'],
    );
  });

  test('an operator decides which parts a map has', async () => {
    const parts = { blocks: 'right', items: null, baked_blocks: null, free_blocks: null };
    await verify('rec-1', buildPass('ada', 'a', 'wrong'));
    await pins().pin('map-1', parts);
    const pin = { ...parts, map_uid: 'map-1', record_id: null };
    const pinned_at = fixture().clock.now().toISOString();
    assert.deepEqual(await pins().find('map-1'), { ...pin, pinned_at });
    await expectVerdicts(
      ['rec-2', buildPass('bob', 'b', 'wrong'), 'pending pinned-map'],
      ['rec-3', buildPass('bob', 'b', 'right'), 'pass'],
    );
    assert.match((await rowOf('rec-2')).findings ?? '', /pinned by an operator at/);
    assert.deepEqual([await pins().unpin('map-1'), await pins().unpin('map-1')], [true, false]);
    await expectVerdicts(['rec-4', buildPass('cyd', 'c', 'third'), 'pass']);
    assert.equal((await pins().find('map-1'))?.record_id, 'rec-4');
  });

  test('a recheck decides by what is remembered, and forgets the claims of what passes no longer', async () => {
    const rechecks = createRechecks(database(), fixture().clock.now);
    await verify('rec-1', buildPass('ada', 'path', 'blocks'));
    await verify('rec-2', { ...buildPass('bob', 'path', 'blocks'), fingerprint: undefined });
    const recheck = async (recordId: string, result: Verdict): Promise<string> => {
      const row = await rowOf(recordId);
      fixture().clock.advance(10);
      await rechecks.apply(row, result);
      return verdictOf(recordId);
    };
    assert.equal(await recheck('rec-2', buildPass('bob', 'path', 'blocks')), 'pending known-path');
    assert.equal(await recheck('rec-1', { ...buildPass('ada', 'path'), ...buildVerdict('fail') }), 'fail');
    assert.equal(await recheck('rec-2', buildPass('bob', 'path', 'other blocks')), 'pass');
    assert.equal((await pins().find('map-1'))?.record_id, 'rec-2');
  });

  test('an import that fails a run, or gives it to another account, frees what it claimed', async () => {
    const owners = [buildPass('owner', 'path', 'right'), buildPass('other', 'path', 'right')] as const;
    await verify('rec-1', buildPass('thief', 'path', 'false'));
    await importVerdict('pass', 'thief');
    assert.equal((await pins().find('map-1'))?.record_id, 'rec-1', 'the claims of a run that stays do, too');
    await importVerdict('pass', 'owner');
    await expectVerdicts(['rec-2', owners[0], 'pass'], ['rec-3', owners[1], 'pending known-path']);
  });

  test('what an import says does not pass claims nothing any more', async () => {
    await verify('rec-1', buildPass('thief', 'path', 'false'));
    await importVerdict('fail');
    await expectVerdicts(['rec-2', buildPass('owner', 'path', 'right'), 'pass']);
  });
});
