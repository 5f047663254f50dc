import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../connect.js';
import { describeOnDatabases } from '../../testing/databases.js';
import {
  buildEntry,
  buildVerdict,
  setUpVerification,
  storeChanges,
  submitFiles,
  TTL_SECONDS,
} from '../../testing/verification.js';
import { createQuotas, type QuotaLimit } from '../../writes/quotas.js';
import { createSubmissions, type NewSubmission, type Submissions, type Submitted } from './submissions.js';

const CLIENT = { address: '192.0.2.1', isLocal: () => false };
const WAITING = {
  track: 'replay',
  status: 'pending',
  checked_at: null,
  confidence: null,
  reason_code: 'awaiting_processing',
  policy_version: null,
  run: null,
  contested: false,
} as const;

describeOnDatabases('submissions', (database, _kind, settings) => {
  const fixture = setUpVerification(database);

  const now = (): string => fixture().clock.now().toISOString();
  const staged = async (map = 'map', replay = 'replay'): Promise<NewSubmission> => ({
    recordId: 'rec-1',
    mapUid: 'map-1',
    rank: undefined,
    mapRef: await fixture().stage('map', map),
    replayRef: await fixture().stage('replay', replay),
    client: CLIENT,
  });
  const submit = async (change: Partial<NewSubmission> = {}): Promise<Submitted> =>
    fixture().submissions.submit({ ...(await staged()), ...change });
  const countOf = async (table: string): Promise<number> =>
    ((await database().read(`verification_${table}`)) as unknown[]).length;

  test('a new record waits for its verification', async () => {
    const before = fixture().queued();
    const submitted = await submit({ rank: 7 });
    assert.equal(submitted.outcome, 'queued');
    assert.equal(fixture().queued(), before + 1);
    assert.match(submitted.submissionId, /^sub-text-\d+$/);
    assert.deepEqual(submitted.record, await fixture().records.find('rec-1'));
    assert.deepEqual(submitted.record, {
      record_id: 'rec-1',
      map_uid: 'map-1',
      rank: 7,
      updated_at: now(),
      verifications: [
        { ...WAITING, updated_at: now() },
        { ...buildEntry('deep', 'not_run'), updated_at: null },
      ],
    });
  });

  test('a reference that is unknown, expired or of the other kind names its field and stores nothing', async () => {
    const good = await staged();
    const refused = async (change: Partial<NewSubmission>): Promise<unknown> =>
      fixture().submissions.submit({ ...good, ...change });
    const mapRefused = { outcome: 'unknown-ref', field: 'map_ref' };
    const replayRefused = { outcome: 'unknown-ref', field: 'replay_ref' };
    assert.deepEqual(await refused({ mapRef: 'map-nothing' }), mapRefused);
    assert.deepEqual(await refused({ mapRef: good.replayRef }), mapRefused);
    assert.deepEqual(await refused({ replayRef: '' }), replayRefused);
    assert.deepEqual(await refused({ replayRef: good.mapRef }), replayRefused);
    fixture().clock.advance(TTL_SECONDS * 1000 - 1);
    assert.equal((await fixture().submissions.submit({ ...good, recordId: 'in time' })).outcome, 'queued');
    fixture().clock.advance(1);
    assert.deepEqual(await refused({}), mapRefused);
    assert.deepEqual(await refused({ mapRef: await fixture().stage('map', 'fresh') }), replayRefused);
    assert.equal(await fixture().records.find('rec-1'), undefined);
    assert.equal(await countOf('submissions'), 1);
  });

  test('a record belongs to one map once an operator has imported a verdict; a pass locks nobody out', async () => {
    const settled = { mapUid: 'map-1', at: now() };
    await storeChanges(database(), [
      { ...settled, recordId: 'passed', entries: [buildEntry('deep', 'pass', now())] },
      { ...settled, recordId: 'imported', entries: [buildEntry('replay', 'fail', now())], origin: 'import' },
    ]);
    const queued = fixture().queued();
    assert.deepEqual(await submit({ recordId: 'imported', mapUid: 'map-2', rank: 1 }), {
      outcome: 'other-map',
    });
    assert.equal((await fixture().records.find('imported'))?.rank, null);
    assert.deepEqual(
      [fixture().queued(), await countOf('submissions'), await countOf('jobs')],
      [queued, 0, 0],
    );
    const before = await fixture().records.find('passed');
    assert.equal((await submit({ recordId: 'passed', mapUid: 'map-2', rank: undefined })).outcome, 'queued');
    const { map_uid, rank, verifications } =
      (await fixture().records.find('passed')) ?? assert.fail('it is not known');
    assert.deepEqual([map_uid, rank, verifications[1]], ['map-1', null, before?.verifications[1]]);
  });

  test('a repeated submission has the rank of the latest', async () => {
    const first = await staged();
    await fixture().submissions.submit(first);
    const repeated = await fixture().submissions.submit({ ...first, rank: 4 });
    assert.deepEqual(['record' in repeated && repeated.record.rank, repeated.outcome], [4, 'repeated']);
    await fixture().submissions.submit({ ...first, rank: 2 });
    await fixture().submissions.submit({ ...first, rank: undefined });
    assert.equal((await fixture().records.find('rec-1'))?.rank, 2);
  });

  test('the same record and files while they wait are the same submission, under any reference', async () => {
    const first = await submitFiles(fixture(), 'rec-1', { rank: 3 });
    const queued = fixture().queued();
    fixture().clock.advance(1000);
    const again = await fixture().submissions.submit({
      ...(await staged('a map', 'a replay')),
      rank: 9,
    });
    assert.deepEqual(again, { ...first, record: { ...first.record, rank: 9 }, outcome: 'repeated' });
    assert.equal(fixture().queued(), queued);
  });

  test('other files, another record or a finished submission make a new one', async () => {
    const first = await submitFiles(fixture(), 'rec-1');
    const others = [
      await submitFiles(fixture(), 'rec-1', { replay: 'another replay' }),
      await submitFiles(fixture(), 'rec-1', { map: 'another map' }),
      await submitFiles(fixture(), 'rec-2'),
    ];
    const job = await fixture().queue.claim('replay', 1000);
    assert.ok(job);
    assert.equal(job.submissionId, first.submissionId);
    assert.ok(await fixture().queue.complete(job, buildVerdict('fail')));
    others.push(await submitFiles(fixture(), 'rec-1'));
    assert.equal(new Set([first, ...others].map(({ submissionId }) => submissionId)).size, 5);
  });

  test('the same submission sent many times at once, also by two processes, is one', async (t) => {
    const other = await connect(settings());
    t.after(() => other.close());
    const elsewhere = createSubmissions(other, {
      now: fixture().clock.now,
      quotas: createQuotas(other, {}, fixture().clock.now),
      randomText: () => 'elsewhere',
      onQueued: () => undefined,
    });
    const submissions = await Promise.all(Array.from({ length: 10 }, () => staged()));
    const submitted = await Promise.all(
      submissions.map((one, index) => (index % 2 === 0 ? fixture().submissions : elsewhere).submit(one)),
    );
    const ids = submitted.map((one) => ('submissionId' in one ? one.submissionId : one.outcome));
    assert.equal(new Set(ids).size, 1);
    assert.equal(submitted.filter((one) => one.outcome === 'queued').length, 1);
    assert.deepEqual([await countOf('submissions'), await countOf('jobs')], [1, 1]);
  });

  let made = 0;
  const limitedTo = (limit: number, exemptsLoopback = false, on = database()): Submissions => {
    const submissions: QuotaLimit = { limit, exemptsLoopback };
    return createSubmissions(on, {
      now: fixture().clock.now,
      randomText: () => `limited-${(made += 1)}`,
      quotas: createQuotas(on, { submissions }, fixture().clock.now),
      onQueued: () => undefined,
    });
  };
  const usedQuota = async (): Promise<unknown> =>
    (await database().read<{ used: number | string }>('verification_quotas')).map(({ used }) => Number(used));

  test('the quota of an address is taken by what is queued alone', async () => {
    const { submit: submitLimited } = limitedTo(2);
    const at = now();
    const entries = [buildEntry('replay', 'fail', at)];
    await storeChanges(database(), [
      { recordId: 'imported', mapUid: 'map-1', at, entries, origin: 'import' },
    ]);
    const one = await staged();
    const outcomeOf = async (change: Partial<NewSubmission>): Promise<string> =>
      (await submitLimited({ ...one, ...change })).outcome;
    assert.equal(await outcomeOf({}), 'queued');
    assert.equal(await outcomeOf({}), 'repeated');
    assert.equal(await outcomeOf({ mapRef: 'unknown' }), 'unknown-ref');
    assert.equal(await outcomeOf({ recordId: 'imported', mapUid: 'map-2' }), 'other-map');
    assert.deepEqual(await usedQuota(), [1]);
    assert.equal(await outcomeOf({ recordId: 'rec-2' }), 'queued');
    assert.deepEqual(await usedQuota(), [2]);
    assert.equal(await outcomeOf({ rank: 3 }), 'repeated');
    assert.equal((await fixture().records.find('rec-1'))?.rank, 3);
  });

  test('an address that has used up its quota stores nothing, and is told when to try again', async () => {
    const one = await staged();
    await limitedTo(1).submit(one);
    fixture().clock.advance(1_800_000);
    const before = await fixture().records.find('rec-1');
    const another = { ...(await staged('another map')), rank: 8 };
    for (const recordId of ['rec-1', 'rec-2']) {
      const refused = await limitedTo(1).submit({ ...another, recordId });
      assert.deepEqual(refused, { outcome: 'over-quota', retryAfterSeconds: 1800 });
    }
    assert.deepEqual(await fixture().records.find('rec-1'), before);
    assert.equal(await fixture().records.find('rec-2'), undefined);
    assert.deepEqual([await countOf('submissions'), await countOf('jobs')], [1, 1]);
    const client = { ...CLIENT, address: '192.0.2.2' };
    assert.equal((await limitedTo(1).submit({ ...another, client })).outcome, 'queued');
    fixture().clock.advance(1_800_000);
    const fresh = await staged('a third map');
    assert.equal((await limitedTo(1).submit(fresh)).outcome, 'queued');
  });
});
