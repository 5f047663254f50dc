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
import type { Verdict } from './verdict.js';
import type { TrackRow } from './record.js';
import { createRechecks, type Rechecks } from './rechecks.js';

describeOnDatabases('rechecks', (database) => {
  const fixture = setUpVerification(database);

  const rechecks = (): Rechecks => createRechecks(database(), fixture().clock.now);
  /** Verifies a submission of a record with a result; returns the submission's id. */
  const verify = async (recordId: string, result: Verdict, replay = 'a replay'): Promise<string> => {
    const { submissionId } = await submitFiles(fixture(), recordId, { replay });
    const job = (await fixture().queue.claim('replay', 1000)) ?? assert.fail('no job waits');
    assert.ok(await fixture().queue.complete(job, result));
    fixture().clock.advance(10);
    return submissionId;
  };
  const importPass = async (recordId: string, at: string): Promise<void> => {
    const entries = [buildEntry('replay', 'pass', at)];
    await storeChanges(database(), [{ recordId, mapUid: 'map-1', at, entries, origin: 'import' }]);
  };
  const list = (after: TrackRow | null = null): Promise<TrackRow[]> => rechecks().list('2100', after, 10);
  const listIds = async (after: TrackRow | null = null): Promise<string[]> =>
    (await list(after)).map((row) => row.record_id);
  const first = async (): Promise<TrackRow> => (await list())[0] ?? assert.fail('none');
  const outcomeOf = async (...args: Parameters<Rechecks['apply']>): Promise<string> =>
    (await rechecks().apply(...args)).outcome;

  test('list what the worker has verified, oldest first, without imports, submissions that wait and later verdicts', async () => {
    await verify('older', buildVerdict('pass'));
    await verify('newer', buildVerdict('fail'));
    await importPass('imported', fixture().clock.now().toISOString());
    await submitFiles(fixture(), 'waiting');
    const before = fixture().clock.now().toISOString();
    assert.deepEqual(await listIds(), ['older', 'newer']);
    const [oldest, next] = await list();
    assert.deepEqual([await listIds(oldest), await listIds(next)], [['newer'], []]);
    await verify('newest', buildVerdict('pass'));
    assert.equal((await rechecks().list(before, null, 10)).length, 2);
  });

  test('a verdict names its own submission, whatever came later, until its files are removed', async () => {
    await verify('rec-1', buildVerdict('pass'));
    await verify('rec-1', buildVerdict('fail'), 'another');
    const row = await first();
    const { sha256 } = await fixture().receive('a replay');
    assert.equal((await rechecks().filesOf(row))?.replaySha256, sha256);
    assert.equal(await rechecks().filesOf({ ...row, submission_id: null }), undefined);
  });

  test('a pass may become a fail, with its evidence; the same verdict changes nothing', async () => {
    const run = { time_ms: 7038, account_id: 'ada', checkpoints_ms: [2346, 7038] };
    const submission = await verify('rec-1', { ...buildVerdict('pass', 'low'), run });
    const findings = [{ rule: 'jump', detail: 'at 3.400 s: 12 m' }];
    const failed: Verdict = { ...buildVerdict('fail'), findings, run };
    assert.equal(await outcomeOf(await first(), failed), 'changed');
    const row = await first();
    const { status, checked_at, findings: stored, run_account_id, submission_id } = row;
    const at = fixture().clock.now().toISOString();
    assert.deepEqual(
      [status, checked_at, stored, run_account_id, submission_id],
      ['fail', at, '["jump: at 3.400 s: 12 m"]', 'ada', submission],
    );
    fixture().clock.advance(10);
    assert.equal(await outcomeOf(row, failed), 'unchanged');
    assert.deepEqual(await first(), row);
  });

  test('a verdict that came meanwhile, or an import, is not touched', async () => {
    await verify('rec-1', buildVerdict('fail'));
    const row = await first();
    await verify('rec-1', buildVerdict('pass'), 'another');
    assert.equal(await outcomeOf(row, buildVerdict('fail')), 'overtaken');
    const later = await first();
    await importPass('rec-1', later.updated_at ?? '');
    assert.equal(await outcomeOf(later, buildVerdict('fail')), 'overtaken');
  });
});
