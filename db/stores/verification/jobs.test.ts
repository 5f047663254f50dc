import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../connect.js';
import { describeOnDatabases } from '../../testing/databases.js';
import { buildVerdict, setUpVerification, submitFiles } from '../../testing/verification.js';
import { createJobs, type Job } from './jobs.js';
import type { RecordBundle, Track } from './record.js';
import { createVerdictImport } from './verdict-import.js';
import type { Verdict } from './verdict.js';

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
    const elsewhere = createJobs(other, {
      tracks: ['replay'],
      now: fixture().clock.now,
      randomText: () => `elsewhere-${(leases += 1)}`,
    });
    const ids = Array.from({ length: 12 }, (_, index) => `rec-${index}`);
    for (const id of ids) await submitFiles(fixture(), id);
    const work = async (queue: typeof elsewhere): Promise<string[]> => {
      const job = await queue.claim('replay', LEASE_MS);
      return job ? [job.recordId, ...(await work(queue))] : [];
    };
    const queues = [fixture().queue, elsewhere, fixture().queue, elsewhere];
    const taken = await Promise.all(queues.map(work));
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
    fixture().clock.advance(LEASE_MS * 5);
    assert.ok(await fixture().queue.complete(second, buildVerdict('pass')), 'nobody else has taken it');
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
    const third = await claim();
    assert.equal(third.attempt, 2);
    await fixture().queue.release(third, 86_400_000, true);
    await nothingWaits();
    fixture().clock.advance(600_000);
    assert.equal((await claim()).attempt, 3, 'a pause is at most ten minutes');
  });

  test('counts: what waits, what is under way and how old the oldest is', async () => {
    const counts = async (): Promise<unknown[]> => {
      const { waiting, leased, oldestSeconds } = await fixture().queue.counts();
      assert.equal(oldestSeconds.deep, 0);
      return [waiting, leased, oldestSeconds.replay];
    };
    assert.deepEqual(await counts(), [0, 0, 0]);
    for (const recordId of ['a', 'b', 'c']) await submitFiles(fixture(), recordId);
    fixture().clock.advance(2500);
    const job = await claim();
    assert.deepEqual(await counts(), [2, 1, 2.5]);
    fixture().clock.advance(LEASE_MS);
    assert.deepEqual(await counts(), [3, 0, 3.5]);
    await fixture().queue.complete(job, buildVerdict('pass'));
    assert.deepEqual(await counts(), [2, 0, 3.5]);
  });
});

const RUN = { timeMs: 7038, accountId: 'ada', checkpointsMs: [2346, 7038] };
const PASS: Verdict = { ...buildVerdict('pass', 'low'), run: RUN };
const DAY_MS = 86_400_000;

describeOnDatabases('verdicts on submissions', (database) => {
  const fixture = setUpVerification(database, { tracks: ['replay', 'deep'] });

  const find = async (): Promise<RecordBundle> =>
    (await fixture().records.find('rec-1')) ?? assert.fail('it is not known');
  const statuses = async (): Promise<string[]> => (await find()).verifications.map(({ status }) => status);
  const claim = async (track: Track): Promise<Job> =>
    (await fixture().queue.claim(track, LEASE_MS)) ?? assert.fail(`no ${track} job waits`);
  const submit = async (replay = 'a replay'): Promise<string> =>
    (await submitFiles(fixture(), 'rec-1', { replay })).submissionId;
  const finish = async (track: Track, result: Verdict, job?: Job): Promise<Job> => {
    const done = job ?? (await claim(track));
    assert.ok(await fixture().queue.complete(done, result));
    return done;
  };

  test('a replay that passed queues the deep track, which gets and shows its run', async () => {
    await submit();
    assert.deepEqual(await statuses(), ['pending', 'not_run']);
    assert.equal(await fixture().queue.claim('deep', LEASE_MS), null);
    const replay = await finish('replay', PASS);
    assert.deepEqual(await statuses(), ['pass', 'pending']);
    const deep = await finish('deep', buildVerdict('pass', 'high'));
    assert.deepEqual([deep.run, deep.mapUid, deep.submissionId], [RUN, 'map-1', replay.submissionId]);
    const at = fixture().clock.now().toISOString();
    const run = { account_id: RUN.accountId, time_ms: RUN.timeMs, checkpoints_ms: RUN.checkpointsMs };
    assert.deepEqual((await find()).verifications[1], {
      ...{ track: 'deep', ...buildVerdict('pass', 'high'), checked_at: at, updated_at: at },
      ...{ run, contested: false },
    });
  });

  test('a submission is open until both its jobs are done', async () => {
    const first = await submit();
    await finish('replay', PASS);
    assert.equal(await submit(), first);
    await finish('deep', buildVerdict('fail'));
    assert.notEqual(await submit(), first);
  });

  test('of two submissions the newer decides, in whatever order they are done', async () => {
    for (const isNewerFirst of [false, true]) {
      const jobs = [];
      for (const age of ['older', 'newer']) {
        await submit(`${age} ${isNewerFirst}`);
        jobs.push(await claim('replay'));
      }
      const verdicts = [buildVerdict('fail'), buildVerdict('unavailable')];
      const order = isNewerFirst ? [1, 0] : [0, 1];
      for (const index of order) await finish('replay', verdicts[index] ?? PASS, jobs[index]);
      assert.deepEqual(await statuses(), ['unavailable', 'not_run']);
    }
  });

  test('an older submission decides the deep track where no newer one has reached it', async () => {
    await submit();
    await finish('replay', PASS);
    await submit('newer');
    await finish('replay', buildVerdict('fail'));
    await finish('deep', buildVerdict('unavailable'));
    assert.deepEqual(await statuses(), ['pass', 'unavailable']);
  });

  test('the deep track waits until the last submission that has queued it is done', async () => {
    await submit('first');
    await finish('replay', { ...PASS, status: 'pending', reason_code: 'manual_review', confidence: null });
    await submit('second');
    await finish('replay', { ...PASS, run: { ...RUN, accountId: 'bob' }, confidence: 'high' });
    await finish('deep', buildVerdict('fail', 'high'));
    assert.deepEqual(
      await statuses(),
      ['pass', 'pending'],
      'the first run is another one than that which passed',
    );
    await finish('deep', buildVerdict('pass', 'high'));
    assert.deepEqual(await statuses(), ['pass', 'pass']);
  });

  test('a second run that passes leaves the first, which is contested until an import decides', async () => {
    await submit('first');
    await finish('replay', PASS);
    const before = await find();
    fixture().clock.advance(10);
    await submit('second');
    await finish('replay', { ...PASS, run: { ...RUN, accountId: 'bob' } });
    const after = await find();
    const [entry] = after.verifications;
    assert.deepEqual([entry?.run?.account_id, entry?.contested], ['ada', true]);
    assert.ok(after.updated_at > before.updated_at);
    const imported = { record_id: 'rec-1', map_uid: 'map-2', track: 'replay', checked_at: null } as const;
    const { apply } = createVerdictImport(database(), fixture().clock.now);
    assert.equal((await apply([{ ...imported, ...buildVerdict('pass', 'high') }])).applied, 1);
    assert.deepEqual([(await find()).map_uid, (await find()).verifications[0]?.contested], ['map-2', false]);
  });

  test('a record that an import moved to another map is verified against that map', async () => {
    await submit();
    const job = await claim('replay');
    const moved = { record_id: 'rec-1', map_uid: 'map-2', rank: 5, track: 'deep' } as const;
    const at = fixture().clock.now().toISOString();
    await createVerdictImport(database(), fixture().clock.now).apply([
      { ...moved, ...buildVerdict('pass'), checked_at: at },
    ]);
    assert.equal(await fixture().queue.complete(job, buildVerdict('pass')), null);
    assert.deepEqual(await statuses(), ['pending', 'pass']);
    const again = await claim('replay');
    assert.deepEqual([again.jobId, again.mapUid, again.attempt], [job.jobId, 'map-2', 1]);
    await finish('replay', buildVerdict('fail'), again);
    const { map_uid: mapUid, rank } = await find();
    assert.deepEqual([mapUid, rank, await statuses()], ['map-2', 5, ['fail', 'pass']]);
  });

  test('deep jobs end without a verdict where no process has had a verifier for a day', async () => {
    const { clock, queue } = fixture();
    const unserved = createJobs(database(), {
      tracks: ['replay'],
      now: clock.now,
      randomText: () => 'lease',
    });
    const ended = async (): Promise<[number, number]> => [
      await queue.endUnserved(),
      await unserved.endUnserved(),
    ];
    const first = await submit();
    await finish('replay', PASS);
    await submit('another');
    await finish('replay', PASS);
    // One that is tried, or queued, says that some process has a verifier.
    clock.advance(DAY_MS);
    await queue.release(await claim('deep'), 0, true);
    clock.advance(DAY_MS - 1);
    assert.deepEqual(await ended(), [0, 0]);
    clock.advance(2);
    assert.equal((await queue.counts()).oldestSeconds.deep, (2 * DAY_MS + 1) / 1000);
    assert.deepEqual(await ended(), [0, 2]);
    assert.deepEqual(await statuses(), ['pass', 'not_run']);
    assert.deepEqual(await ended(), [0, 0]);
    assert.equal(await queue.claim('deep', LEASE_MS), null);
    assert.notEqual(await submit(), first);
  });

  test('one address with many submissions does not keep another one waiting', async () => {
    for (let index = 0; index < 20; index += 1)
      await submitFiles(fixture(), `junk-${index}`, { clientAddress: '192.0.2.66' });
    await finish('replay', buildVerdict('unavailable'));
    for (const recordId of ['honest', 'honest too'])
      await submitFiles(fixture(), recordId, { clientAddress: '192.0.2.1' });
    const taken = [];
    for (let index = 0; index < 5; index += 1) taken.push((await claim('replay')).recordId);
    assert.deepEqual(taken, ['junk-1', 'honest', 'junk-2', 'honest too', 'junk-3']);
  });
});
