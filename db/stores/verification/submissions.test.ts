import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../connect.js';
import { describeOnDatabases } from '../../testing/databases.js';
import { buildEntry, setUpVerification, storeChanges, TTL_SECONDS } from '../../testing/verification.js';
import { createQuotas } from '../../writes/quotas.js';
import { createSubmissions, type NewSubmission, type Submissions } from './submissions.js';

describeOnDatabases('submissions', (database, _kind, settings) => {
  const fixture = setUpVerification(database);

  const staged = async (map = 'map', replay = 'replay'): Promise<NewSubmission> => ({
    recordId: 'rec-1',
    mapUid: 'map-1',
    rank: undefined,
    mapRef: await fixture().stage('map', map),
    replayRef: await fixture().stage('replay', replay),
    client: { address: '192.0.2.1', isLocal: () => false },
  });
  const countOf = async (table: string): Promise<number> =>
    ((await database().read(`verification_${table}`)) as unknown[]).length;
  const rankOf = async (recordId = 'rec-1'): Promise<number | null | undefined> =>
    (await fixture().records.find(recordId))?.rank;
  let made = 0;
  const limitedTo = (limit: number, on = database()): Submissions =>
    createSubmissions(on, {
      now: fixture().clock.now,
      randomText: () => `limited-${(made += 1)}`,
      quotas: createQuotas(on, { submissions: { limit, exemptsLoopback: false } }, fixture().clock.now),
      onQueued: () => undefined,
    });

  test('a new record waits for its verification, of which the worker learns', async () => {
    const before = fixture().queued();
    const submitted = await fixture().submissions.submit({ ...(await staged()), rank: 7 });
    assert.equal(submitted.outcome, 'queued');
    assert.equal(fixture().queued(), before + 1);
    assert.match(submitted.submissionId, /^sub-text-\d+$/);
    assert.deepEqual(submitted.record, await fixture().records.find('rec-1'));
    const updated_at = fixture().clock.now().toISOString();
    assert.deepEqual(submitted.record, {
      record_id: 'rec-1',
      map_uid: 'map-1',
      rank: 7,
      updated_at,
      verifications: [
        { ...buildEntry('replay', 'pending'), updated_at },
        { ...buildEntry('deep', 'not_run'), updated_at: null },
      ],
    });
  });

  test('a reference that is unknown, expired or of the other kind names its field and stores nothing', async () => {
    const good = await staged();
    const refuses = async (field: string, change: Partial<NewSubmission>): Promise<void> =>
      assert.deepEqual(await fixture().submissions.submit({ ...good, ...change }), {
        outcome: 'unknown-ref',
        field,
      });
    await refuses('map_ref', { mapRef: 'map-nothing' });
    await refuses('map_ref', { mapRef: good.replayRef });
    await refuses('replay_ref', { replayRef: good.mapRef });
    fixture().clock.advance(TTL_SECONDS * 1000);
    await refuses('map_ref', {});
    await refuses('replay_ref', { mapRef: await fixture().stage('map', 'fresh') });
    assert.equal(await fixture().records.find('rec-1'), undefined);
    assert.equal(await countOf('submissions'), 0);
  });

  test('the same files while they wait are the same submission, with the latest rank; others are new ones', async () => {
    const { submit } = fixture().submissions;
    const first = await submit(await staged());
    assert.ok('submissionId' in first);
    const again = await submit({ ...(await staged()), rank: 4 });
    assert.deepEqual(again, { ...first, outcome: 'repeated', record: { ...first.record, rank: 4 } });
    await submit({ ...(await staged()), rank: undefined });
    assert.equal(await rankOf(), 4);
    for (const other of [await staged('map', 'other'), await staged('other'), { recordId: 'rec-2' }])
      assert.equal((await submit({ ...(await staged()), ...other })).outcome, 'queued');
  });

  test('the same submission sent many times at once, also by two processes, is one', async (t) => {
    const other = await connect(settings());
    t.after(() => other.close());
    const [here, elsewhere] = [limitedTo(0), limitedTo(0, other)];
    const one = await staged();
    const submitted = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? here : elsewhere).submit(one)),
    );
    assert.equal(submitted.filter((each) => each.outcome === 'queued').length, 1);
    assert.equal(submitted.filter((each) => each.outcome === 'repeated').length, 9);
    assert.deepEqual([await countOf('submissions'), await countOf('jobs')], [1, 1]);
  });

  test('the quota of an address is taken only by what is queued; then it stores nothing, and learns when to try again', async () => {
    const { submit } = limitedTo(1);
    const at = fixture().clock.now().toISOString();
    const entries = [buildEntry('replay', 'fail', at)];
    await storeChanges(database(), [
      { recordId: 'imported', mapUid: 'map-1', at, entries, origin: 'import' },
    ]);
    const one = await staged();
    const outcomeOf = async (change: Partial<NewSubmission>): Promise<string> =>
      (await submit({ ...one, ...change })).outcome;
    assert.equal(await outcomeOf({ recordId: 'imported', mapUid: 'map-2', rank: 1 }), 'other-map');
    assert.equal(await rankOf('imported'), null);
    assert.equal(await outcomeOf({ mapRef: 'unknown' }), 'unknown-ref');
    assert.equal(await outcomeOf({}), 'queued');
    assert.equal(await outcomeOf({ rank: 3 }), 'repeated');
    fixture().clock.advance(1_800_000);
    const before = await fixture().records.find('rec-1');
    const another = { ...(await staged('another map')), rank: 8 };
    for (const recordId of ['rec-1', 'rec-2'])
      assert.deepEqual(await submit({ ...another, recordId }), {
        outcome: 'over-quota',
        retryAfterSeconds: 1800,
      });
    assert.deepEqual(await fixture().records.find('rec-1'), before);
    assert.equal(await fixture().records.find('rec-2'), undefined);
    assert.equal(await countOf('submissions'), 1);
    const client = { address: '192.0.2.2', isLocal: () => false };
    assert.equal((await submit({ ...another, client })).outcome, 'queued');
  });
});
