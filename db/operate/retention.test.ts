import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Database } from '../connection/database.js';
import { createEvents } from '../stores/aggregator/tracking/events.js';
import { createInstances } from '../stores/aggregator/tracking/instances.js';
import { createQueue } from '../stores/aggregator/tracking/queue.js';
import { createUpdateRequests } from '../stores/catalog/update-requests.js';
import { createQuotas } from '../writes/quotas.js';
import { createTraffic } from '../stores/aggregator/community/traffic.js';
import { createSnapshotSender } from '../testing/community.js';
import { createClock } from '../testing/clock.js';
import { describeOnDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { storeNames } from '../testing/identity.js';
import { createRandom } from '../testing/random.js';
import { expectRecount } from '../testing/recount.js';
import { createTotals } from '../stores/catalog/totals.js';
import { buildChangedCheck, randomChecks, storeRun } from '../testing/tracker-runs.js';
import { ALL_EVENTS, minutes, readAll } from '../testing/tracking.js';
import { buildVerdict, setUpVerification, submitFiles } from '../testing/verification.js';
import { createRetention, MAX_NAMES, type RetentionKind } from './retention.js';

const LIMIT = minutes(100);

/** Removes all batches of a kind; returns how many rows went with each. */
async function removeAll(database: Database, kind: RetentionKind, before = LIMIT): Promise<number[]> {
  const retention = createRetention(database);
  const removed: number[] = [];
  for (let hasMore = true; hasMore;) {
    const batch = await retention.removeBatch(kind, new Date(before));
    removed.push(batch.removed);
    hasMore = batch.hasMore;
  }
  return removed;
}

async function storeRuns(database: Database, seed: number): Promise<void> {
  const random = createRandom(seed);
  for (let round = 0; round < 20; round += 1) {
    const change = {
      projectKey: `p-${random.below(3)}`,
      run: { finishedAt: minutes(random.below(200) - 200) },
    };
    await storeRun(database, randomChecks(random, 25, 6), change, minutes(round * 10));
  }
}

const isOld = (row: Record<string, unknown>): boolean => String(row.received_at) < LIMIT;

describeOnDatabases('retention', (database) => {
  beforeEach(() => emptyTables(database()));

  test('removes old events without a world record, in batches; totals and counts follow, records stay', async () => {
    await storeRuns(database(), 15);
    const events = await readAll(database(), 'events', 'event_id');
    const records = await readAll(database(), 'world_records', 'event_id');
    const stats = await createTotals(database()).stats();
    const hours = await readAll(database(), 'metric_hours', 'hour', 'project_key');
    const recordIds = new Set(records.map((row) => row.event_id));
    const toGo = events.filter((row) => isOld(row) && !recordIds.has(row.event_id));
    assert.ok(toGo.length > 250 && records.some(isOld), 'the runs have something of each');
    const removed = await removeAll(database(), 'events');
    assert.ok(removed.length > 1, 'more than one batch');
    assert.equal(
      removed.reduce((sum, count) => sum + count, 0),
      toGo.length,
    );
    const left = await readAll(database(), 'events', 'event_id');
    assert.deepEqual(
      left.map((row) => row.event_id),
      events.filter((row) => !toGo.includes(row)).map((row) => row.event_id),
    );
    await expectRecount(database());
    const { total } = await createEvents(database()).list({ ...ALL_EVENTS, includeSystem: true }, 1, 1);
    assert.equal(total, left.length);
    assert.deepEqual(await readAll(database(), 'world_records', 'event_id'), records);
    assert.deepEqual(await createTotals(database()).stats(), stats);
    assert.deepEqual(await readAll(database(), 'metric_hours', 'hour', 'project_key'), hours);
  });

  test('continues where it ended, and removes nothing twice', async () => {
    await storeRuns(database(), 16);
    await removeAll(database(), 'events');
    assert.deepEqual(await removeAll(database(), 'events'), [0]);
    const [first] = await readAll(database(), 'events', 'event_id');
    assert.ok(first && isOld(first), 'a world record stays in front');
    await removeAll(database(), 'events', minutes(10_000));
    const left = await readAll(database(), 'events');
    assert.equal(left.length, (await readAll(database(), 'world_records')).length);
    await expectRecount(database());
  });

  test('an account keeps the names that were observed last', async () => {
    const observations = Array.from({ length: MAX_NAMES + 20 }, (_, index) => ({
      accountId: 'kestrel',
      displayName: `Name ${index}`,
      observedAt: minutes(index - 200),
    }));
    await storeNames(database(), [
      ...observations,
      { accountId: 'dunes', displayName: 'Dunes', observedAt: minutes(-300) },
    ]);
    const retention = createRetention(database());
    assert.equal(await retention.removeFormerNames(AbortSignal.abort()), 0);
    assert.deepEqual([await retention.removeFormerNames(), await retention.removeFormerNames()], [20, 0]);
    const names = await readAll(database(), 'display_name_history', 'last_observed_at');
    assert.deepEqual(
      names.map((row) => row['display_name']),
      ['Dunes', ...observations.slice(20).map(({ displayName }) => displayName)],
    );
  });

  test('removes old traffic samples', async () => {
    const identity = { projectKey: 'p', projectName: undefined, sourceLabel: undefined, service: undefined };
    for (const minute of [0, 99, 100, 150]) {
      const samples = [{ statusCode: 200, route: `/at/${minute}`, occurredAt: minutes(minute) }];
      await createTraffic(database()).ingest({ ...identity, receivedAt: minutes(minute), samples });
    }
    assert.deepEqual(await removeAll(database(), 'traffic'), [2]);
    const left = database().read('traffic_samples').orderBy('sample_id').pluck('route');
    assert.deepEqual(await left, ['/at/100', '/at/150']);
  });

  test('a follower of events learns up to which id they were removed', async () => {
    await storeRuns(database(), 18);
    const oldest = async (): Promise<number | null> =>
      (await createEvents(database()).listAfter(ALL_EVENTS, { after: 0, limit: 1 })).oldestEventId;
    const [first] = await readAll(database(), 'events', 'event_id');
    assert.equal(await oldest(), first?.['event_id']);
    const gone = (await readAll(database(), 'events', 'event_id')).filter(isOld);
    const kept = await readAll(database(), 'world_records', 'event_id');
    const removed = gone.filter(({ event_id: id }) => !kept.some((row) => row['event_id'] === id));
    await removeAll(database(), 'events');
    assert.ok(kept.some((row) => Number(row['event_id']) < Number(removed.at(-1)?.['event_id'])));
    assert.equal(await oldest(), Number(removed.at(-1)?.['event_id']) + 1);
  });

  test('removes old runs of trackers and clubs, silent instances and closed queue items, and raises their topics', async () => {
    for (const minute of [0, 120]) {
      const check = buildChangedCheck({ mapUid: `m-${minute}`, oldWrTime: undefined });
      await storeRun(database(), [check], {}, minutes(minute));
      await createSnapshotSender(database(), createClock(minutes(minute)))({ observedAt: minutes(minute) });
      const instance = { instanceId: `i-${minute}`, isRegistration: true };
      await createInstances(database()).report({ projectKey: 'p', receivedAt: minutes(minute) }, instance);
    }
    await createQueue(database()).sweep(new Date(minutes(60 * 24 * 40)));
    await database().write((trx) =>
      trx('wr_baseline_queue')
        .where({ map_uid: 'm-0' })
        .update({ updated_at: minutes(1) }),
    );
    const before = await readAll(database(), 'changes', 'topic');
    await removeAll(database(), 'runs');
    const raised = (await readAll(database(), 'changes', 'topic')).filter(
      (row, index) => row['number'] !== before[index]?.['number'],
    );
    assert.deepEqual(
      raised.map((row) => row['topic']),
      ['checks', 'clubs', 'queue'],
    );
    const left = async (table: string, column: string): Promise<unknown[]> =>
      database().read(table).distinct(column).pluck(column);
    assert.deepEqual(await left('runs', 'received_at'), [minutes(120)]);
    assert.deepEqual(await left('project_instances', 'instance_id'), ['i-120']);
    assert.deepEqual(await left('wr_baseline_queue', 'map_uid'), ['m-120']);
    const hookRuns = (await left('hook_runs', 'finished_at')) as string[];
    assert.deepEqual(
      hookRuns.map((at) => at >= LIMIT),
      [true],
    );
    await expectRecount(database());
  });
});

describeOnDatabases('retention of update requests', (database) => {
  beforeEach(() => emptyTables(database()));

  test('removes closed requests with their events, in batches; open ones and other items stay', async () => {
    let made = 0;
    const requestAt = (mapUid: string, at: string): Promise<unknown> => {
      const now = (): Date => new Date(at);
      return createUpdateRequests(database(), {
        now,
        randomText: () => `r${(made += 1)}`,
        quotas: createQuotas(database(), {}, now),
      }).request({
        mapUid,
        mapName: undefined,
        reason: 'Nobody looks.',
        client: { address: '192.0.2.1', isLocal: () => false },
      });
    };
    for (let index = 0; index < 260; index += 1) await requestAt(`old-${index}`, minutes(0));
    await requestAt('open', minutes(0));
    const close = (mapUids: string[], at: string): Promise<unknown> =>
      storeRun(
        database(),
        mapUids.map((mapUid) => buildChangedCheck({ mapUid, oldWrTime: undefined, checkedAt: at })),
        {},
        at,
      );
    await close(
      Array.from({ length: 260 }, (_, index) => `old-${index}`),
      minutes(1),
    );
    await requestAt('late', minutes(0));
    await close(['late'], minutes(101));
    const others = (await readAll(database(), 'wr_baseline_queue')).filter(
      (row) => row.reason_code !== 'update_request',
    );
    const removed = await removeAll(database(), 'requests');
    assert.deepEqual(
      removed.reduce((sum, count) => sum + count, 0),
      // The event of a request that was closed later is old enough.
      260 + 261,
    );
    assert.ok(removed.length > 1, 'more than one batch');
    const left = await readAll(database(), 'wr_baseline_queue', 'queue_id');
    assert.deepEqual(
      left.filter((row) => row.reason_code === 'update_request').map((row) => row.map_uid),
      ['open', 'late'],
    );
    assert.equal(left.length, 2 + others.length);
    const events = await readAll(database(), 'events', 'event_id');
    assert.deepEqual(
      events.filter((row) => row.event_type === 'update_request').map((row) => row.map_uid),
      ['open'],
    );
    await expectRecount(database());
  });
});

describeOnDatabases('retention of submissions', (database) => {
  const stores = setUpVerification(database);

  test('removes old submissions that are done; records and verdicts stay', async () => {
    const { queue, records, clock } = stores();
    await submitFiles(stores(), 'done', { replay: 'one' });
    const job = await queue.claim('replay', 60_000);
    assert.ok(job);
    await queue.complete(job, buildVerdict('pass'));
    await submitFiles(stores(), 'open', { replay: 'two' });
    const later = new Date(clock.now().getTime() + 1000).toISOString();
    assert.deepEqual(await removeAll(database(), 'submissions', later), [1]);
    const left = await readAll(database(), 'verification_submissions');
    assert.deepEqual(
      left.map((row) => row.record_id),
      ['open'],
    );
    const record = await records.find('done');
    const [replay] = record?.verifications ?? [];
    assert.deepEqual([replay?.track, replay?.status], ['replay', 'pass']);
  });

  test('one that waits holds up no others but those of its record', async () => {
    const { queue, clock } = stores();
    await submitFiles(stores(), 'open', { replay: 'one' });
    const waiting = await queue.claim('replay', 600_000);
    assert.ok(waiting);
    for (const id of ['open', 'other']) {
      await submitFiles(stores(), id, { replay: 'two' });
      const job = await queue.claim('replay', 60_000);
      assert.ok(job);
      await queue.complete(job, buildVerdict('fail'));
    }
    const later = new Date(clock.now().getTime() + 1000).toISOString();
    assert.deepEqual(await removeAll(database(), 'submissions', later), [1]);
    // The newer one decides, as long as an older one may end after it.
    await queue.complete(waiting, buildVerdict('unavailable'));
    const [replay] = (await stores().records.find('open'))?.verifications ?? [];
    assert.equal(replay?.status, 'fail');
    assert.deepEqual(await removeAll(database(), 'submissions', later), [2]);
  });
});
