import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { buildPass, buildVerdict, setUpVerification, submitFiles } from '../../testing/verification.js';
import { blockAccount, unblockAccount } from '../../writes/blocked-accounts.js';
import type { Verdict } from './verdict.js';
import { createRechecks } from './rechecks.js';
import { readRecords, type TrackRow } from './record.js';
import { createVerdictImport, type ImportedVerdict } from './verdict-import.js';
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
    assert.ok(await fixture().queue.complete(job, result));
    return verdictOf(recordId);
  };

  test('a path of a map passes for one account, under any record ids', async () => {
    assert.equal(await verify('rec-1', buildPass('ada', 'path')), 'pass');
    assert.equal(await verify('rec-2', buildPass('ada', 'path')), 'pass');
    assert.equal(await verify('rec-3', buildPass('bob', 'path')), 'pending known-path');
    const { reason_code, confidence, run_account_id, findings } = await rowOf('rec-3');
    assert.deepEqual([reason_code, confidence, run_account_id], ['manual_review', null, 'bob']);
    assert.match(
      findings ?? '',
      /"known-path: record rec-1 of account ada passed with the same path at 2026-03-01T12:00:00\.\d{3}Z"/,
    );
    assert.equal(await verify('rec-4', buildPass('bob', 'another path')), 'pass');
    assert.equal(await verify('rec-5', buildPass('bob', 'path'), 'map-2'), 'pass', 'of another map');
    await submitFiles(fixture(), 'rec-6');
    const job = (await fixture().queue.claim('replay', 1000)) ?? assert.fail('no job waits');
    const stored = await fixture().queue.complete(job, buildPass('cyd', 'path'));
    assert.equal(stored?.reason_code, 'manual_review', 'a worker counts what was stored');
  });

  test('a map has the parts of the first run that passed on it', async () => {
    assert.equal(await verify('rec-1', buildPass('ada', 'a', 'blocks')), 'pass');
    assert.equal(await verify('rec-2', buildPass('bob', 'b', 'other blocks')), 'pending pinned-map');
    assert.match(
      (await rowOf('rec-2')).findings ?? '',
      /"pinned-map: blocks differ, pinned by record rec-1 at 2026-03-01T12:00:00\.\d{3}Z"/,
    );
    assert.equal(
      await verify('rec-3', buildPass('cyd', 'c', null)),
      'pending pinned-map',
      'they cannot be read',
    );
    assert.equal(await verify('rec-4', buildPass('bob', 'd', 'blocks')), 'pass');
    assert.equal(await verify('rec-5', buildPass('bob', 'e', 'other blocks'), 'map-2'), 'pass');
    for (const part of ['items', 'baked_blocks', 'free_blocks'] as const) {
      const other = buildPass('bob', part);
      if (other.fingerprint?.mapParts) other.fingerprint.mapParts[part] = 'changed';
      assert.equal(await verify(part, other), 'pending pinned-map');
    }
  });

  test('a run that does not pass claims nothing', async () => {
    await verify('rec-1', buildPass('ada', 'a', 'blocks'));
    assert.equal(await verify('rec-2', buildPass('bob', 'b', 'other blocks')), 'pending pinned-map');
    assert.equal(await verify('rec-3', buildPass('cyd', 'b', 'blocks')), 'pass');
    await verify('rec-4', { ...buildPass('dan', 'd'), ...buildVerdict('fail') });
    assert.equal(await verify('rec-5', buildPass('eve', 'd')), 'pass');
    await verify('map-2-a', buildPass('ada', 'a', null), 'map-2');
    assert.equal(await verify('map-2-b', buildPass('bob', 'a', 'blocks'), 'map-2'), 'pending known-path');
    assert.equal(await pins().find('map-2'), undefined, 'nor the parts of its map');
    await verify('rec-6', { ...buildPass('fay', 'f'), run: null });
    assert.equal(await verify('rec-7', buildPass('gil', 'f')), 'pass');
  });

  test('a run of a blocked account passes as nobody’s, and nothing is remembered of it', async () => {
    await database().write((trx) => blockAccount(trx, { accountId: 'ada', ownNames: [] }));
    assert.equal(await verify('rec-1', buildPass('ada', 'a', 'blocks')), 'pass');
    const { run_account_id, run_time_ms } = await rowOf('rec-1');
    assert.deepEqual([run_account_id, run_time_ms], [null, null]);
    assert.equal(await pins().find('map-1'), undefined);
    await database().write((trx) => unblockAccount(trx, 'ada'));
    assert.equal(await verify('rec-2', buildPass('bob', 'a', 'other blocks')), 'pass');
  });

  test('a run of a blocked account is compared as any other', async () => {
    assert.equal(await verify('rec-1', buildPass('bob', 'a', 'blocks')), 'pass');
    await database().write((trx) => blockAccount(trx, { accountId: 'ada', ownNames: [] }));
    assert.equal(await verify('rec-2', buildPass('ada', 'a', 'blocks')), 'pending known-path');
    assert.equal((await rowOf('rec-2')).run_account_id, null);
    assert.equal(await verify('rec-1', { ...buildPass('ada', 'c'), confidence: 'medium' }), 'pass');
    const { run_account_id, contested } = await rowOf('rec-1');
    assert.deepEqual([run_account_id, contested], ['bob', 1], 'nor does it take the place of another');
    await database().write((trx) => unblockAccount(trx, 'ada'));
  });

  test('a pass that is kept stays when its files come again with other blocks', async () => {
    await verify('rec-1', buildPass('ada', 'a', 'blocks'));
    assert.equal(await verify('rec-1', buildPass('ada', 'a', 'other blocks')), 'pass');
  });

  test('an operator decides which parts a map has', async () => {
    const parts = { blocks: 'right', items: null, baked_blocks: null, free_blocks: null };
    await verify('rec-1', buildPass('ada', 'a', 'wrong'));
    await pins().pin('map-1', parts);
    const pinnedAt = fixture().clock.now().toISOString();
    assert.deepEqual(await pins().find('map-1'), {
      ...parts,
      map_uid: 'map-1',
      record_id: null,
      pinned_at: pinnedAt,
    });
    assert.equal(await verify('rec-2', buildPass('bob', 'b', 'wrong')), 'pending pinned-map');
    assert.match((await rowOf('rec-2')).findings ?? '', /pinned by an operator at/);
    assert.equal(await verify('rec-3', buildPass('bob', 'b', 'right')), 'pass');
    assert.deepEqual([await pins().unpin('map-1'), await pins().unpin('map-1')], [true, false]);
    assert.equal(await verify('rec-4', buildPass('cyd', 'c', 'third')), 'pass');
    assert.equal((await pins().find('map-1'))?.record_id, 'rec-4');
  });

  test('a recheck decides by what is remembered, and forgets the claims of what passes no longer', async () => {
    const rechecks = createRechecks(database(), fixture().clock.now);
    await verify('rec-1', buildPass('ada', 'path', 'blocks'));
    await verify('rec-2', { ...buildPass('bob', 'path', 'blocks'), fingerprint: undefined });
    const recheck = async (recordId: string, result: Verdict): Promise<string> => {
      const row = await rowOf(recordId);
      fixture().clock.advance(10);
      await rechecks.apply(row, row.submission_id ?? '', result);
      return verdictOf(recordId);
    };
    assert.equal(await recheck('rec-2', buildPass('bob', 'path', 'blocks')), 'pending known-path');
    assert.equal(await recheck('rec-1', { ...buildPass('ada', 'path'), ...buildVerdict('fail') }), 'fail');
    assert.equal(await recheck('rec-2', buildPass('bob', 'path', 'other blocks')), 'pass');
    assert.equal((await pins().find('map-1'))?.record_id, 'rec-2');
  });

  const importVerdict = async (
    status: 'pass' | 'fail',
    run: ImportedVerdict['run'] = null,
  ): Promise<void> => {
    const { now } = fixture().clock;
    const record = {
      record_id: 'rec-1',
      map_uid: 'map-1',
      track: 'replay',
      checked_at: now().toISOString(),
    } as const;
    await createVerdictImport(database(), now).apply([{ ...record, ...buildVerdict(status), run }]);
  };
  const runOf = (accountId: string): ImportedVerdict['run'] => ({
    account_id: accountId,
    time_ms: 40_000,
    checkpoints_ms: null,
  });
  test('what an import says does not pass claims nothing any more', async () => {
    await verify('rec-1', buildPass('thief', 'path', 'blocks'));
    await importVerdict('fail');
    assert.equal(await verify('rec-2', buildPass('owner', 'path', 'other blocks')), 'pass');
  });

  test('a pass that is not stored claims nothing', async () => {
    await importVerdict('fail');
    assert.equal(await verify('rec-1', buildPass('thief', 'path', 'blocks')), 'fail');
    assert.equal(await verify('rec-2', buildPass('owner', 'path', 'other blocks')), 'pass');
    assert.equal(await verify('rec-2', buildPass('thief', 'a', 'other blocks')), 'pass');
    assert.equal((await rowOf('rec-2')).contested, 1);
    assert.equal(await verify('rec-3', buildPass('rival', 'a', 'other blocks')), 'pass');
    assert.equal(await verify('rec-2', buildPass('thief', 'b', 'blocks'), 'map-2'), 'pass');
    assert.equal(await verify('rec-4', buildPass('rival', 'b', 'other blocks'), 'map-2'), 'pass');
  });

  test('the run of an entry that stays is remembered when it comes again', async () => {
    await verify('rec-1', { ...buildPass('ada', 'path'), fingerprint: undefined });
    await verify('rec-1', buildPass('ada', 'path', 'blocks'));
    assert.equal(
      await verify('rec-2', buildPass('bob', 'path', 'other blocks')),
      'pending known-path pinned-map',
    );
  });

  test('an import that gives a pass to another account frees what the former one claimed', async () => {
    await verify('rec-1', buildPass('thief', 'path', 'false'));
    await importVerdict('pass', runOf('thief'));
    assert.equal((await pins().find('map-1'))?.record_id, 'rec-1', 'the claims of a run that stays do, too');
    await importVerdict('pass', runOf('owner'));
    assert.equal(await verify('rec-2', buildPass('owner', 'path', 'right')), 'pass');
  });
});
