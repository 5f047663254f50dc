import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../connect.js';
import { describeOnDatabases } from '../../testing/databases.js';
import { buildVerdict, setUpVerification, submitFiles } from '../../testing/verification.js';
import { createJobQueue, type Job } from './job-queue.js';

const LEASE_MS = 1000;

describeOnDatabases('the job queue', (database, _kind, settings) => {
  const fixture = setUpVerification(database);

  const claim = async (): Promise<Job> =>
    (await fixture().queue.claim('replay', LEASE_MS)) ?? assert.fail('no job waits');
  const nothingWaits = async (): Promise<void> =>
    assert.equal(await fixture().queue.claim('replay', LEASE_MS), null);
  const statusOf = async (recordId: string): Promise<string | undefined> =>
    (await fixture().records.find(recordId))?.verifications[0]?.status;

  test('a job has what its verifier needs', async () => {
    await nothingWaits();
    const { submissionId } = await submitFiles(fixture(), 'rec-1');
    const job = await claim();
    assert.deepEqual(job, {
      jobId: job.jobId,
      leaseToken: job.leaseToken,
      submissionId,
      recordId: 'rec-1',
      track: 'replay',
      attempt: 1,
      mapUid: 'map-1',
      mapSha256: (await fixture().receive('a map')).sha256,
      replaySha256: (await fixture().receive('a replay')).sha256,
      run: null,
    });
    assert.equal(typeof job.jobId, 'number');
    assert.equal(await fixture().queue.claim('deep', LEASE_MS), null);
  });

  test('jobs are taken in the order in which they came, those of one moment too', async () => {
    for (const recordId of ['b', 'a']) await submitFiles(fixture(), recordId);
    fixture().clock.advance(1);
    await submitFiles(fixture(), 'c');
    const taken = [await claim(), await claim(), await claim()];
    assert.deepEqual(
      taken.map((job) => job.recordId),
      ['b', 'a', 'c'],
    );
    await nothingWaits();
  });

  test('no two workers get the same job, and together they get all', async (t) => {
    const other = await connect(settings());
    t.after(() => other.close());
    let leases = 0;
    const elsewhere = createJobQueue(other, {
      tracks: ['replay'],
      now: fixture().clock.now,
      randomText: () => `elsewhere-${(leases += 1)}`,
    });
    const ids = Array.from({ length: 12 }, (_, index) => `rec-${index}`);
    for (const id of ids) await submitFiles(fixture(), id);
    const work = async (queue: typeof elsewhere): Promise<string[]> => {
      const taken: string[] = [];
      for (
        let job = await queue.claim('replay', LEASE_MS);
        job;
        job = await queue.claim('replay', LEASE_MS)
      ) {
        taken.push(job.recordId);
      }
      return taken;
    };
    const taken = await Promise.all([
      work(fixture().queue),
      work(elsewhere),
      work(fixture().queue),
      work(elsewhere),
    ]);
    assert.deepEqual(taken.flat().sort(), ids.sort());
  });

  test('a lease that runs out makes the job free for another worker, who has the next attempt', async () => {
    await submitFiles(fixture(), 'rec-1');
    const first = await claim();
    fixture().clock.advance(LEASE_MS - 1);
    await nothingWaits();
    fixture().clock.advance(1);
    const second = await claim();
    assert.deepEqual([second.jobId, second.attempt], [first.jobId, 2]);
    assert.notEqual(second.leaseToken, first.leaseToken);
  });

  test('a clock that is set back leaves no job leased for longer than a lease may be, and no result is stored twice', async () => {
    await submitFiles(fixture(), 'rec-1');
    const first = await claim();
    fixture().clock.advance(-3_600_000);
    const { waiting, leased } = await fixture().queue.counts();
    assert.deepEqual([waiting, leased], [1, 0]);
    const second = await claim();
    assert.equal(second.attempt, 2);
    await nothingWaits();
    assert.equal(await fixture().queue.extend(first, LEASE_MS), false);
    assert.equal(await fixture().queue.complete(first, buildVerdict('fail')), null);
    assert.ok(await fixture().queue.complete(second, buildVerdict('pass')));
    assert.equal(await statusOf('rec-1'), 'pass');
  });

  test('a pause is at most ten minutes', async () => {
    await submitFiles(fixture(), 'rec-1');
    await fixture().queue.release(await claim(), 86_400_000, true);
    await nothingWaits();
    fixture().clock.advance(600_000);
    await claim();
  });

  test('a lease that is prolonged does not run out', async () => {
    await submitFiles(fixture(), 'rec-1');
    const job = await claim();
    fixture().clock.advance(LEASE_MS - 1);
    assert.equal(await fixture().queue.extend(job, LEASE_MS), true);
    fixture().clock.advance(LEASE_MS - 1);
    await nothingWaits();
    assert.ok(await fixture().queue.complete(job, buildVerdict('pass')));
    assert.equal(await fixture().queue.extend(job, LEASE_MS), false);
  });

  test('a lost lease can be neither extended nor completed nor released', async () => {
    await submitFiles(fixture(), 'rec-1');
    const lost = await claim();
    fixture().clock.advance(LEASE_MS);
    const owner = await claim();
    assert.equal(await fixture().queue.extend(lost, LEASE_MS), false);
    assert.equal(await fixture().queue.complete(lost, buildVerdict('pass')), null);
    await fixture().queue.release(lost, 0, false);
    await nothingWaits();
    assert.equal(await statusOf('rec-1'), 'pending');
    assert.ok(await fixture().queue.complete(owner, buildVerdict('fail')));
    assert.equal(await fixture().queue.complete(owner, buildVerdict('pass')), null);
    assert.equal(await statusOf('rec-1'), 'fail');
  });

  test('a result of an expired lease that no other worker has taken is stored', async () => {
    await submitFiles(fixture(), 'rec-1');
    const job = await claim();
    fixture().clock.advance(LEASE_MS * 5);
    assert.ok(await fixture().queue.complete(job, buildVerdict('pass')));
    assert.equal(await statusOf('rec-1'), 'pass');
  });

  test('a released job waits for the pause; an aborted try does not count', async () => {
    await submitFiles(fixture(), 'rec-1');
    await fixture().queue.release(await claim(), 500, true);
    await nothingWaits();
    fixture().clock.advance(499);
    await nothingWaits();
    fixture().clock.advance(1);
    const second = await claim();
    assert.equal(second.attempt, 2);
    await fixture().queue.release(second, 0, false);
    assert.equal((await claim()).attempt, 2);
  });

  test('counts: what waits, what is under way and how old the oldest is', async () => {
    assert.deepEqual(await fixture().queue.counts(), {
      waiting: 0,
      leased: 0,
      oldestSeconds: { replay: 0, deep: 0 },
    });
    for (const recordId of ['a', 'b', 'c']) await submitFiles(fixture(), recordId);
    fixture().clock.advance(2500);
    const job = await fixture().queue.claim('replay', LEASE_MS);
    assert.deepEqual(await fixture().queue.counts(), {
      waiting: 2,
      leased: 1,
      oldestSeconds: { replay: 2.5, deep: 0 },
    });
    fixture().clock.advance(LEASE_MS);
    assert.deepEqual(await fixture().queue.counts(), {
      waiting: 3,
      leased: 0,
      oldestSeconds: { replay: 3.5, deep: 0 },
    });
    if (job) await fixture().queue.complete(job, buildVerdict('pass'));
    assert.deepEqual(await fixture().queue.counts(), {
      waiting: 2,
      leased: 0,
      oldestSeconds: { replay: 3.5, deep: 0 },
    });
  });
});
