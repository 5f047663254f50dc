import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { resultOf, setUpVerification, submitFiles } from '../testing/verification.js';
import * as verdictEvidence from './008-verdict-evidence.js';

describeOnDatabases('the evidence of verdicts', (database) => {
  const fixture = setUpVerification(database, { tracks: ['replay', 'deep'] });

  test('verdicts from before get an origin, and a deep job that waits alone gets its replay job again', async () => {
    const { submissionId } = await submitFiles(fixture(), 'submitted');
    const job = await fixture().queue.claim('replay', 1000);
    assert.ok(job && (await fixture().queue.complete(job, resultOf('pass', 'low'))));
    await database().write(async (trx) => {
      await trx('verification_records').insert({
        ...(await trx<Record<string, unknown>>('verification_records').first()),
        record_id: 'imported',
        deep_status: 'not_run',
      });
      await verdictEvidence.down(trx);
      await verdictEvidence.up(trx);
    });
    const records = await database()
      .read('verification_records')
      .orderBy('record_id')
      .select<object[]>('record_id', 'replay_origin', 'deep_origin');
    assert.deepEqual(records, [
      { record_id: 'imported', replay_origin: 'import', deep_origin: null },
      { record_id: 'submitted', replay_origin: 'submission', deep_origin: 'submission' },
    ]);
    const jobs: unknown = await database().read('verification_jobs').orderBy('track').pluck('track');
    assert.deepEqual(jobs, ['deep', 'replay']);
    assert.equal(await fixture().queue.claim('deep', 1000), null, 'it waits for its replay');
    const again = (await fixture().queue.claim('replay', 1000)) ?? assert.fail('no job waits');
    assert.equal(again.submissionId, submissionId);
    const run = { timeMs: 7038, accountId: 'account' };
    assert.ok(await fixture().queue.complete(again, { ...resultOf('pass', 'low'), run }));
    const deep = (await fixture().queue.claim('deep', 1000)) ?? assert.fail('no deep job waits');
    assert.deepEqual(deep.run, run);
    assert.ok(await fixture().queue.complete(deep, resultOf('fail')));
    const open: unknown = await database()
      .read('verification_submissions')
      .where('open_jobs', '>', 0)
      .first();
    assert.equal(open, undefined);
  });
});
