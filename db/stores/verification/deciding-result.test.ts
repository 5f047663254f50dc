import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { buildVerdict, setUpVerification, submitFiles } from '../../testing/verification.js';
import type { Job } from './job-queue.js';
import type { VerificationEntry } from './record-row.js';
import { createVerdictImport } from './verdict-import.js';

describeOnDatabases('which result decides', (database) => {
  const fixture = setUpVerification(database);

  const claim = async (): Promise<Job> =>
    (await fixture().queue.claim('replay', 1000)) ?? assert.fail('no job waits');
  /** Submits a replay and returns its job. */
  const submit = async (replay: string): Promise<Job> => {
    await submitFiles(fixture(), 'rec-1', { replay });
    fixture().clock.advance(10);
    return claim();
  };
  const entry = async (): Promise<VerificationEntry | undefined> =>
    (await fixture().records.find('rec-1'))?.verifications[0];

  test('a result is stored as it is, with the time it came', async () => {
    const job = await submit('a replay');
    fixture().clock.advance(10);
    const at = fixture().clock.now().toISOString();
    assert.ok(await fixture().queue.complete(job, buildVerdict('fail', 'low')));
    assert.deepEqual(await entry(), {
      track: 'replay',
      ...buildVerdict('fail', 'low'),
      checked_at: at,
      updated_at: at,
      run: null,
      contested: false,
    });
  });

  test('of two submissions the newer decides, in whatever order they are done', async () => {
    const [older, newer] = [await submit('older'), await submit('newer')];
    assert.ok(await fixture().queue.complete(older, buildVerdict('fail')));
    assert.equal((await entry())?.status, 'pending');
    assert.ok(await fixture().queue.complete(newer, buildVerdict('unavailable')));
    assert.equal((await entry())?.status, 'unavailable');

    const [older2, newer2] = [await submit('older 2'), await submit('newer 2')];
    assert.ok(await fixture().queue.complete(newer2, buildVerdict('unavailable')));
    assert.ok(await fixture().queue.complete(older2, buildVerdict('fail')));
    assert.equal((await entry())?.status, 'unavailable');
  });

  test('a pass counts though a newer submission waits or has failed', async () => {
    const [older, newer] = [await submit('older'), await submit('newer')];
    assert.ok(await fixture().queue.complete(newer, buildVerdict('fail')));
    assert.ok(await fixture().queue.complete(older, buildVerdict('pass')));
    assert.equal((await entry())?.status, 'pass');
  });

  test('a pass is never lowered, only made surer', async () => {
    assert.ok(await fixture().queue.complete(await submit('first'), buildVerdict('pass', 'medium')));
    const passed = await entry();
    for (const result of [
      buildVerdict('fail', 'high'),
      buildVerdict('unavailable'),
      buildVerdict('pass', 'low'),
      buildVerdict('pass', 'medium'),
    ]) {
      assert.ok(await fixture().queue.complete(await submit(JSON.stringify(result)), result));
      assert.deepEqual(await entry(), passed);
    }
    assert.ok(await fixture().queue.complete(await submit('surer'), buildVerdict('pass', 'high')));
    assert.equal((await entry())?.confidence, 'high');
  });

  test('a record that an import moved to another map is verified against that map', async () => {
    const job = await submit('a replay');
    const moved = {
      record_id: 'rec-1',
      map_uid: 'map-2',
      rank: 5,
      track: 'deep',
      ...buildVerdict('pass'),
    } as const;
    await createVerdictImport(database(), fixture().clock.now).apply([
      { ...moved, checked_at: fixture().clock.now().toISOString() },
    ]);
    assert.equal(await fixture().queue.complete(job, buildVerdict('pass')), null);
    assert.equal((await entry())?.status, 'pending');
    const again = await claim();
    assert.deepEqual([again.jobId, again.mapUid, again.attempt], [job.jobId, 'map-2', 1]);
    assert.ok(await fixture().queue.complete(again, buildVerdict('fail')));
    const record = await fixture().records.find('rec-1');
    assert.deepEqual([record?.map_uid, record?.rank, record?.verifications[0]?.status], ['map-2', 5, 'fail']);
  });
});
