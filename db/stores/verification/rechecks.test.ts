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
import { createRechecks, type RecheckCandidate, type Rechecks } from './rechecks.js';

const RUN = {
  timeMs: 7038,
  accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb',
  checkpointsMs: [2346, 7038],
};

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
  const list = (after: TrackRow | null = null): Promise<RecheckCandidate[]> =>
    rechecks().list('2100', after, 10);
  const first = async (): Promise<RecheckCandidate> => (await list())[0] ?? assert.fail('none');
  const outcomeOf = async (...args: Parameters<Rechecks['apply']>): Promise<string> =>
    (await rechecks().apply(...args)).outcome;
  const replayOf = async (recordId: string): Promise<unknown> =>
    (await fixture().records.find(recordId))?.verifications[0];

  test('lists what the worker has verified, oldest first, and neither imports nor what waits nor what comes meanwhile', async () => {
    const older = await verify('older', buildVerdict('pass'));
    await verify('newer', buildVerdict('fail'));
    const at = fixture().clock.now().toISOString();
    const entries = [buildEntry('replay', 'pass', at)];
    await storeChanges(database(), [
      { recordId: 'imported', mapUid: 'map-1', at, entries, origin: 'import' },
    ]);
    await submitFiles(fixture(), 'waiting');
    const before = fixture().clock.now().toISOString();
    const [oldest, next, ...others] = await list();
    assert.deepEqual([oldest?.row.record_id, next?.row.record_id, others], ['older', 'newer', []]);
    assert.deepEqual(
      oldest?.submissions.map(({ submissionId }) => submissionId),
      [older],
    );
    const rest = await list(oldest.row);
    assert.deepEqual(
      rest.map(({ row }) => row.record_id),
      ['newer'],
    );
    if (!next) assert.fail('there is no newer one');
    assert.deepEqual(await list(next.row), []);
    await verify('newest', buildVerdict('pass'));
    assert.equal((await rechecks().list(before, null, 10)).length, 2);
    assert.deepEqual(await rechecks().filesOf(next.row), next.submissions);
  });

  test('a pass names its own submission, whatever came later; without a name all are candidates', async () => {
    const passed = await verify('rec-1', buildVerdict('pass'));
    const later = await verify('rec-1', buildVerdict('fail'), 'another');
    const idsOf = async (): Promise<string[]> =>
      (await first()).submissions.map(({ submissionId }) => submissionId);
    assert.deepEqual(await idsOf(), [passed]);
    await database().write((trx) => trx('verification_records').update({ submission_id: null }));
    assert.deepEqual(await idsOf(), [later, passed]);
  });

  test('a pass may become a fail, with its evidence, and the counts stay exact', async () => {
    const submission = await verify('rec-1', {
      ...buildVerdict('pass', 'low'),
      policy_version: 'replay-1',
      run: RUN,
    });
    const { row } = await first();
    assert.deepEqual([row.run_time_ms, row.run_account_id, row.findings], [RUN.timeMs, RUN.accountId, '[]']);
    const failed: Verdict = {
      ...buildVerdict('fail'),
      findings: [
        { rule: 'header-time', detail: '1, 2 expected' },
        { rule: 'jump', detail: 'at 3.400 s: 12 m' },
      ],
      run: RUN,
    };
    assert.equal(await outcomeOf(row, submission, failed), 'changed');
    const at = fixture().clock.now().toISOString();
    const { findings: _, run: __, ...entry } = failed;
    assert.deepEqual(await replayOf('rec-1'), {
      track: 'replay',
      ...entry,
      checked_at: at,
      updated_at: at,
      run: { account_id: RUN.accountId, time_ms: RUN.timeMs, checkpoints_ms: RUN.checkpointsMs },
      contested: false,
    });
    assert.equal((await first()).row.findings, '["header-time: 1, 2 expected","jump: at 3.400 s: 12 m"]');
  });

  test('the same verdict changes nothing, not even its time', async () => {
    const submission = await verify('rec-1', { ...buildVerdict('pass', 'low'), findings: [] });
    const before = await replayOf('rec-1');
    const { row } = await first();
    assert.equal(
      await outcomeOf(row, submission, { ...buildVerdict('pass', 'low'), findings: [] }),
      'unchanged',
    );
    assert.deepEqual(await replayOf('rec-1'), before);
  });

  test('a verdict that came meanwhile, or an import, is not touched', async () => {
    const submission = await verify('rec-1', buildVerdict('fail'));
    const { row } = await first();
    await verify('rec-1', buildVerdict('pass'), 'another');
    assert.equal(await outcomeOf(row, submission, buildVerdict('fail')), 'overtaken');
    const later = await first();
    const at = later.row.updated_at ?? '';
    const entries = [buildEntry('replay', 'pass', at)];
    await storeChanges(database(), [{ recordId: 'rec-1', mapUid: 'map-1', at, entries, origin: 'import' }]);
    assert.equal(await outcomeOf(later.row, submission, buildVerdict('fail')), 'overtaken');
  });
});
