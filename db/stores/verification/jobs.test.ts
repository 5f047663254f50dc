import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../connect.js';
import { describeOnDatabases } from '../../testing/databases.js';
import { buildVerdict, setUpVerification, submitFiles } from '../../testing/verification.js';
import { createJobs, type Job, type Jobs } from './jobs.js';
import type { RecordBundle, Track } from './record.js';
import { createVerdictImport } from './verdict-import.js';
import type { Verdict } from './verdict.js';

const LEASE_MS = 1000;
const RUN = { time_ms: 7038, account_id: 'ada', checkpoints_ms: [2346, 7038] };
const PASS: Verdict = { ...buildVerdict('pass', 'low'), run: RUN };

describeOnDatabases('the job queue', (database, _kind, settings) => {
  const fixture = setUpVerification(database, { tracks: ['replay', 'deep'] });

  const claim = async (track: Track = 'replay'): Promise<Job> =>
    (await fixture().queue.claim(track, LEASE_MS)) ?? assert.fail(`no ${track} job waits`);
  const nothingWaits = async (track: Track = 'replay'): Promise<void> =>
    assert.equal(await fixture().queue.claim(track, LEASE_MS), null);
  const find = async (): Promise<RecordBundle> =>
    (await fixture().records.find('rec-1')) ?? assert.fail('it is not known');
  const statuses = async (): Promise<string[]> => (await find()).verifications.map(({ status }) => status);
  const submit = async (replay = 'a replay'): Promise<string> =>
    (await submitFiles(fixture(), 'rec-1', { replay })).submissionId;
  const finish = async (track: Track, result: Verdict, job?: Job): Promise<void> =>
    assert.ok(await fixture().queue.complete(job ?? (await claim(track)), result));

  test('a job has what its verifier needs, and one of the deep track the run too, which its entry shows', async () => {
    await nothingWaits();
    const submissionId = await submit();
    await nothingWaits('deep');
    const replay = await claim();
    const files = {
      mapSha256: (await fixture().receive('a map')).sha256,
      replaySha256: (await fixture().receive('a replay')).sha256,
    };
    const { jobId, leaseToken } = replay;
    const job = { submissionId, recordId: 'rec-1', attempt: 1, mapUid: 'map-1', ...files };
    assert.deepEqual(replay, { ...job, jobId, leaseToken, track: 'replay', run: null });
    await finish('replay', PASS, replay);
    assert.deepEqual(await statuses(), ['pass', 'pending']);
    const deep = await claim('deep');
    const ids = { jobId: deep.jobId, leaseToken: deep.leaseToken };
    assert.deepEqual(deep, { ...job, ...ids, track: 'deep', run: RUN });
    await finish('deep', buildVerdict('pass', 'high'), deep);
    assert.deepEqual((await find()).verifications[1]?.run, RUN);
  });

  test('jobs are taken in their order, but one address with many does not keep another one waiting', async () => {
    for (let index = 0; index < 20; index += 1)
      await submitFiles(fixture(), `junk-${index}`, { clientAddress: '192.0.2.66' });
    await finish('replay', buildVerdict('unavailable'));
    for (const recordId of ['honest', 'honest too'])
      await submitFiles(fixture(), recordId, { clientAddress: '192.0.2.1' });
    const taken = [];
    for (let index = 0; index < 5; index += 1) taken.push((await claim()).recordId);
    assert.deepEqual(taken, ['junk-1', 'honest', 'junk-2', 'honest too', 'junk-3']);
  });

  test('no two workers get the same job, and together they get all', async (t) => {
    const other = await connect(settings());
    t.after(() => other.close());
    let leases = 0;
    const { now } = fixture().clock;
    const randomText = (): string => `elsewhere-${(leases += 1)}`;
    const elsewhere = createJobs(other, { tracks: ['replay'], now, randomText });
    const ids = Array.from({ length: 12 }, (_, index) => `rec-${index}`);
    for (const id of ids) await submitFiles(fixture(), id);
    const work = async (queue: Jobs): Promise<string[]> => {
      const job = await queue.claim('replay', LEASE_MS);
      return job ? [job.recordId, ...(await work(queue))] : [];
    };
    const queues = [fixture().queue, elsewhere, fixture().queue, elsewhere];
    assert.deepEqual((await Promise.all(queues.map(work))).flat().sort(), ids.sort());
  });

  test('a lease that is prolonged does not run out, and one that runs out belongs to the next worker', async () => {
    const { queue, clock } = fixture();
    await submit();
    const lost = await claim();
    clock.advance(LEASE_MS - 1);
    assert.equal(await queue.extend(lost, LEASE_MS), true);
    clock.advance(LEASE_MS - 1);
    await nothingWaits();
    clock.advance(1);
    const owner = await claim();
    assert.deepEqual([owner.jobId, owner.attempt], [lost.jobId, 2]);
    assert.equal(await queue.extend(lost, LEASE_MS), false);
    assert.equal(await queue.complete(lost, PASS), null);
    await queue.release(lost, 0, false);
    await nothingWaits();
    assert.deepEqual(await statuses(), ['pending', 'not_run']);
    clock.advance(LEASE_MS * 5);
    await finish('replay', buildVerdict('fail'), owner);
    assert.equal(await queue.complete(owner, PASS), null);
    assert.equal(await queue.extend(owner, LEASE_MS), false);
    assert.deepEqual(await statuses(), ['fail', 'not_run']);
  });

  test('a clock that is set back leaves no job leased for longer than a lease may be, and no result is stored twice', async () => {
    const { queue, clock } = fixture();
    await submit();
    const first = await claim();
    clock.advance(-3_600_000);
    assert.equal((await queue.counts()).leased, 0);
    const second = await claim();
    await nothingWaits();
    assert.equal(await queue.complete(first, buildVerdict('fail')), null);
    await finish('replay', buildVerdict('unavailable'), second);
  });

  test('a released job waits for the pause, at most ten minutes; an aborted try does not count', async () => {
    const { queue, clock } = fixture();
    await submit();
    await queue.release(await claim(), 500, true);
    clock.advance(499);
    await nothingWaits();
    clock.advance(1);
    const second = await claim();
    await queue.release(second, 0, false);
    const third = await claim();
    assert.deepEqual([second.attempt, third.attempt], [2, 2]);
    await queue.release(third, 86_400_000, true);
    await nothingWaits();
    clock.advance(600_000);
    assert.equal((await claim()).attempt, 3);
  });

  test('counts: what waits, what is under way and how old the oldest is', async () => {
    const counts = async (): Promise<unknown[]> => {
      const { waiting, leased, oldestSeconds } = await fixture().queue.counts();
      return [waiting, leased, oldestSeconds.replay, oldestSeconds.deep];
    };
    assert.deepEqual(await counts(), [0, 0, 0, 0]);
    for (const recordId of ['a', 'b', 'c']) await submitFiles(fixture(), recordId);
    fixture().clock.advance(2500);
    const job = await claim();
    assert.deepEqual(await counts(), [2, 1, 2.5, 0]);
    fixture().clock.advance(LEASE_MS);
    assert.deepEqual(await counts(), [3, 0, 3.5, 0]);
    await finish('replay', PASS, job);
    assert.deepEqual(await counts(), [3, 0, 3.5, 3.5]);
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
        jobs.push(await claim());
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
    await finish('replay', { ...PASS, run: { ...RUN, account_id: 'bob' }, confidence: 'high' });
    await finish('deep', buildVerdict('fail', 'high'));
    assert.deepEqual(await statuses(), ['pass', 'pending'], 'another run than the one that passed');
    await finish('deep', buildVerdict('pass', 'high'));
    assert.deepEqual(await statuses(), ['pass', 'pass']);
  });

  test('a record that an import moved to another map is verified against that map', async () => {
    await submit();
    const job = await claim();
    const moved = { record_id: 'rec-1', map_uid: 'map-2', rank: 5, track: 'deep' } as const;
    const { now } = fixture().clock;
    const imported = { ...moved, ...buildVerdict('pass'), checked_at: now().toISOString() };
    await createVerdictImport(database(), now).apply([imported]);
    assert.equal(await fixture().queue.complete(job, PASS), null);
    assert.deepEqual(await statuses(), ['pending', 'pass']);
    const again = await claim();
    assert.deepEqual([again.jobId, again.mapUid, again.attempt], [job.jobId, 'map-2', 1]);
    await finish('replay', buildVerdict('fail'), again);
    const { map_uid: mapUid, rank } = await find();
    assert.deepEqual([mapUid, rank, await statuses()], ['map-2', 5, ['fail', 'pass']]);
  });
});
