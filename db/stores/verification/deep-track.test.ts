import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { readRollups, recount } from '../../testing/recount.js';
import { resultOf, setUpVerification, submitFiles } from '../../testing/verification.js';
import { createSubmissions } from './submissions.js';

describeOnDatabases('submissions with a deep verifier', (database) => {
  const fixture = setUpVerification(database, ['replay', 'deep']);

  const statuses = async (): Promise<string[]> =>
    (await fixture().records.find('rec-1'))?.verifications.map((entry) => entry.status) ?? [];

  test('both tracks wait, each for its own job', async () => {
    await submitFiles(fixture(), 'rec-1');
    assert.deepEqual(await statuses(), ['pending', 'pending']);
    const [replay, deep] = [
      await fixture().queue.claim('replay', 1000),
      await fixture().queue.claim('deep', 1000),
    ];
    assert.ok(replay && deep);
    assert.deepEqual([replay.track, deep.track, replay.submissionId], ['replay', 'deep', deep.submissionId]);
    assert.ok(await fixture().queue.complete(deep, resultOf('pass')));
    assert.deepEqual(await statuses(), ['pending', 'pass']);
    assert.ok(await fixture().queue.complete(replay, resultOf('fail')));
    assert.deepEqual(await statuses(), ['fail', 'pass']);
    assert.deepEqual(await readRollups(database()), await recount(database()));
  });

  test('a submission is open until both its jobs are done', async () => {
    const first = await submitFiles(fixture(), 'rec-1');
    const replay = await fixture().queue.claim('replay', 1000);
    if (replay) await fixture().queue.complete(replay, resultOf('fail'));
    assert.equal((await submitFiles(fixture(), 'rec-1')).submissionId, first.submissionId);
    const deep = await fixture().queue.claim('deep', 1000);
    if (deep) await fixture().queue.complete(deep, resultOf('fail'));
    assert.notEqual((await submitFiles(fixture(), 'rec-1')).submissionId, first.submissionId);
  });

  test('only the track that has passed keeps its result', async () => {
    await submitFiles(fixture(), 'rec-1');
    for (const track of ['replay', 'deep'] as const) {
      const job = await fixture().queue.claim(track, 1000);
      if (job) await fixture().queue.complete(job, resultOf(track === 'deep' ? 'pass' : 'fail'));
    }
    await submitFiles(fixture(), 'rec-1', { replay: 'another' });
    assert.deepEqual(await statuses(), ['pending', 'pass']);
  });

  test('a newer submission without the deep track leaves the deep result to the older one', async () => {
    await submitFiles(fixture(), 'rec-1');
    const replayOnly = createSubmissions(database(), {
      tracks: ['replay'],
      now: fixture().clock.now,
      randomText: () => 'replay-only',
      onQueued: () => undefined,
    });
    await submitFiles({ ...fixture(), submissions: replayOnly }, 'rec-1', { replay: 'newer' });
    assert.deepEqual(await statuses(), ['pending', 'pending']);
    const deep = await fixture().queue.claim('deep', 1000);
    if (deep) await fixture().queue.complete(deep, resultOf('unavailable'));
    const older = await fixture().queue.claim('replay', 1000);
    if (older) await fixture().queue.complete(older, resultOf('fail'));
    assert.deepEqual(await statuses(), ['pending', 'unavailable']);
    assert.equal(await fixture().queue.claim('deep', 1000), null);
  });
});
