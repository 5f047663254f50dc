import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { connect } from '../connect.js';
import type { Database, Row } from '../connection/database.js';
import { createEvents } from '../stores/aggregator/tracking/events.js';
import { createTraffic } from '../stores/aggregator/community/traffic.js';
import { createClock } from '../testing/clock.js';
import { createSnapshotSender, buildMaps } from '../testing/community.js';
import { describeOnEmptyDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { storeNames } from '../testing/identity.js';
import { createRandom } from '../testing/random.js';
import { expectRecount } from '../testing/recount.js';
import { dump, interrupt, linesWith } from '../testing/removal.js';
import { buildChangedCheck, buildCheck, randomChecks, storeRun } from '../testing/tracker-runs.js';
import { ALL_EVENTS, AT, minutes, readAll } from '../testing/tracking.js';
import { countProject, forgetProject } from './forget-project.js';

const PLAYER = '3f2b8c1e-7d4a-4e59-9c06-b1a2d3e4f506';
const OTHER = '7a1c9d2e-1111-4222-8333-444455556666';
const NOW = (): Date => new Date(minutes(10_000));

/** What follows from the reports, without ids, times of receipt and the events that records have. */
async function readState(database: Database): Promise<Record<string, Row[]>> {
  const without = (rows: Row[], ...names: string[]): Row[] =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))));
  const read = (table: string, ...order: string[]): Promise<Row[]> => readAll(database, table, ...order);
  return {
    reports: await read('world_record_reports', 'map_uid', 'wr_ms', 'account_id', 'holder', 'project_key'),
    records: without(await read('world_records', 'map_uid', 'wr_ms', 'player'), 'event_id', 'received_at'),
    maps: without(await read('maps', 'map_uid'), 'wr_event_id', 'first_seen_at', 'updated_at'),
    projectMaps: await read('project_maps', 'map_uid', 'project_key'),
    projects: without(await read('projects', 'project_key'), 'first_seen_at', 'last_seen_at'),
    hours: without(await read('metric_hours', 'hour', 'project_key'), 'name_updates').filter(
      (row) => row['runs'] !== 0,
    ),
    runs: without(await read('runs', 'repeat_key', 'finished_at', 'received_at'), 'run_id'),
  };
}

// Whole tables are read, so that the plans of statements are not checked.
describeOnEmptyDatabases('removal', (settings) => {
  let opened: Database | undefined;
  const database = (): Database => {
    if (!opened) throw new Error('The database is there only while tests run.');
    return opened;
  };
  before(async () => {
    opened = await connect(settings());
  });
  after(() => opened?.close());
  beforeEach(() => emptyTables(database()));

  test('without a project the rest is as if it had never been there, whatever the order', async () => {
    for (const seed of [1, 3]) {
      const random = createRandom(seed);
      const runs = Array.from({ length: 16 }, (_, index) => ({
        checks: randomChecks(random, 1 + random.below(10), 5),
        projectKey: `p-${random.below(3)}`,
        at: minutes(index),
      }));
      const store = async (isIn: (key: string) => boolean): Promise<void> => {
        for (const { checks, projectKey, at } of runs)
          if (isIn(projectKey))
            await storeRun(database(), checks, { projectKey, run: { finishedAt: at } }, at);
      };
      await store((key) => key !== 'p-1');
      const expected = await readState(database());
      await emptyTables(database());
      await store(() => true);
      const forgotten = { projectKey: 'p-1', since: null };
      const before = await dump(database());
      const counts = await countProject(database(), forgotten);
      assert.ok((counts?.['events'] ?? 0) > 0 && (counts?.['world_record_reports'] ?? 0) > 0);
      assert.equal(await dump(database()), before, 'counting changes nothing');
      const forget = (stopping: Database): Promise<void> => forgetProject(stopping, forgotten, NOW);
      if (seed === 1) await forget(database());
      else assert.ok((await interrupt(database(), forget)) > 3);
      await expectRecount(database());
      assert.deepEqual(await readState(database()), expected, `seed ${seed}`);
      assert.deepEqual(linesWith(await dump(database()), 'p-1'), []);
      assert.equal(await countProject(database(), forgotten), null);
      await emptyTables(database());
    }
  });

  test('since a time: what was received before stays as it was', async () => {
    const random = createRandom(9);
    const store = async (from: number, to: number, isIn: (index: number) => boolean): Promise<void> => {
      for (let index = from; index < to; index += 1) {
        if (!isIn(index)) continue;
        const checks = randomChecks(random, 8, 5).map((check) => ({
          ...check,
          checkedAt: minutes(index),
          tracked: undefined,
        }));
        const sent = { projectKey: `p-${index % 2}`, run: { finishedAt: minutes(index) } };
        await storeRun(database(), checks, sent, minutes(index + 1));
      }
    };
    await store(0, 10, () => true);
    const { reports: _, ...expected } = await readState(database());
    await store(20, 30, (index) => index % 2 === 0);
    await forgetProject(database(), { projectKey: 'p-0', since: minutes(20) }, NOW);
    await expectRecount(database());
    const { reports: __, ...found } = await readState(database());
    assert.deepEqual(found, expected);
  });

  /** The database, with work that is done after each snapshot. */
  const afterSnapshots = (work: (count: number) => Promise<unknown>): Database => {
    let count = 0;
    const snapshot: Database['snapshot'] = async (read, options) => {
      const result = await database().snapshot(read, options);
      await work((count += 1));
      return result;
    };
    return { ...database(), snapshot };
  };

  /** Calls `forget` again and again, each time with work before a later one of its transactions; then `verify`. */
  const beside = async (
    work: () => Promise<unknown>,
    forget: (disturbed: Database) => Promise<void>,
    verify: () => Promise<void>,
  ): Promise<void> => {
    for (let at = 1, isDone = false; !isDone; at += 1) {
      let count = 0;
      const write: Database['write'] = async (change, options) => {
        if ((count += 1) === at) await work();
        return database().write(change, options);
      };
      await forget({ ...database(), write });
      isDone = count < at;
      await verify();
      await emptyTables(database());
    }
  };
  const JUNK = { projectKey: 'junk', since: null };
  const sendJunk = async (minute: number): Promise<void> => {
    const checkedAt = minutes(minute);
    const holder = { newHolder: `Junk ${minute}`, newHolderAccountId: OTHER };
    await storeRun(
      database(),
      ['m', 'own'].map((mapUid) => buildChangedCheck({ mapUid, checkedAt, ...holder })),
      { projectKey: 'junk', run: { finishedAt: checkedAt } },
      minutes(minute),
    );
    await createTraffic(database()).ingest({
      projectKey: 'junk',
      projectName: undefined,
      sourceLabel: undefined,
      receivedAt: minutes(minute),
      service: undefined,
      samples: [{ statusCode: 200, occurredAt: minutes(minute) }],
    });
  };
  const expectNoJunk = async (): Promise<void> => {
    await expectRecount(database());
    assert.deepEqual(linesWith(await dump(database()), 'junk'), []);
  };

  test('what a project sends while it is forgotten goes, too', async () => {
    await storeRun(database(), [buildCheck()]);
    await sendJunk(0);
    // Up to the last list of the first round.
    const sending = afterSnapshots(async (count) => {
      if (count <= 9) await sendJunk(count);
    });
    await forgetProject(sending, JUNK, NOW);
    await expectNoJunk();
  });

  test('a project that goes on sending is not forgotten', async () => {
    await sendJunk(0);
    let sent = 0;
    const sending = afterSnapshots(() => sendJunk((sent += 1)));
    await assert.rejects(forgetProject(sending, JUNK, NOW), /Project junk goes on sending: change its token/);
    for (const row of await readAll(database(), 'project_maps'))
      assert.ok(Number(row['check_count']) > 0, JSON.stringify(row));
    await forgetProject(database(), JUNK, NOW);
    await expectNoJunk();
  });

  test('a record that another reports while it is forgotten is that one’s', () =>
    beside(
      () => storeRun(database(), [buildChangedCheck()]),
      async (disturbed) => {
        await storeRun(database(), [buildChangedCheck()], { projectKey: 'junk' });
        await forgetProject(disturbed, JUNK, NOW);
      },
      expectNoJunk,
    ));

  test('a club that another reports while it is forgotten is that one’s', () => {
    const send = createSnapshotSender(database(), createClock());
    const campaigns = [{ campaignId: 1, name: 'C', maps: buildMaps('m', 'n') }];
    return beside(
      () => send({ campaigns }),
      async (disturbed) => {
        await send({ projectKey: 'junk', campaigns, members: [{ accountId: PLAYER }] });
        await forgetProject(disturbed, JUNK, NOW);
      },
      async () => {
        await expectRecount(database());
        const clubs = await readAll(database(), 'clubs', 'club_id');
        // The last time it was not reported again.
        for (const club of clubs) assert.deepEqual([club['synced_by'], club['map_count']], ['tracker', 2]);
        assert.deepEqual((await readAll(database(), 'club_maps')).length, clubs.length * 2);
      },
    );
  });

  test('a club that its project reports while it is forgotten goes', () => {
    const send = createSnapshotSender(database(), createClock());
    const sendMaps = (...uids: string[]): Promise<unknown> =>
      send({ projectKey: 'junk', campaigns: [{ campaignId: 1, name: 'C', maps: buildMaps(...uids) }] });
    return beside(
      () => sendMaps('m', 'n', 'o'),
      async (disturbed) => {
        await sendMaps('m', 'n');
        await forgetProject(disturbed, JUNK, NOW);
      },
      async () => {
        await expectNoJunk();
        for (const table of ['clubs', 'maps']) assert.deepEqual(await readAll(database(), table), []);
      },
    );
  });

  test('checks that come while a project is forgotten since a time are as if they had come later', async () => {
    await storeRun(database(), [buildCheck({ mapUid: 'm', newWrTime: 40_000 })]);
    await storeRun(
      database(),
      ['m', 'n'].map((mapUid) =>
        buildChangedCheck({ mapUid, checkedAt: minutes(50), newWrTime: 30_000, newHolder: 'Cheat' }),
      ),
      {},
      minutes(50),
    );
    let sent = 0;
    const stopping = afterSnapshots(async (count) => {
      sent = count;
      const checkedAt = minutes(30 + count);
      const run = { finishedAt: checkedAt };
      const checks = ['m', 'n'].map((mapUid) => buildCheck({ mapUid, checkedAt, newWrTime: 40_000 + count }));
      await storeRun(database(), checks, { run }, minutes(60));
    });
    await forgetProject(stopping, { projectKey: 'p', since: minutes(40) }, NOW);
    await expectRecount(database());
    const checks = await database().read('events').where({ event_type: 'map.checked', map_uid: 'n' });
    assert.ok(checks.length > 0, 'what came after the list of events stays');
    assert.deepEqual(
      (await readAll(database(), 'project_maps', 'map_uid')).map((row) => [
        row['map_uid'],
        row['check_count'],
        row['change_count'],
        row['latest_checked_at'],
        row['last_changed_at'],
        row['wr_ms'],
        row['wr_holder'],
      ]),
      [
        ['m', checks.length + 1, 0, minutes(30 + sent), null, 40_000 + sent, null],
        ['n', checks.length, 0, minutes(30 + sent), null, 40_000 + sent, null],
      ],
    );
  });

  for (const [title, own, other] of [
    ['a wipe that another reports while a project is forgotten stays the last one', 10, 20],
    ['a wipe that another reports meanwhile, but saw earlier, is the last one', 20, 10],
  ] as const)
    test(title, async () => {
      const wipe = (minute: number, projectKey: string): Promise<unknown> =>
        storeRun(
          database(),
          [
            buildChangedCheck({
              checkedAt: minutes(minute),
              newWrTime: undefined,
              newHolder: undefined,
              newHolderAccountId: undefined,
            }),
          ],
          { projectKey },
          minutes(30),
        );
      await storeRun(database(), [buildChangedCheck()], { projectKey: 'p-1' });
      await wipe(own, 'p-0');
      const stopping = afterSnapshots(async (count) => {
        if (count === 1) await wipe(other, 'p-1');
      });
      await forgetProject(stopping, { projectKey: 'p-0', since: null }, NOW);
      await expectRecount(database());
      const [map] = await readAll(database(), 'maps', 'map_uid');
      assert.deepEqual([map?.['wr_wiped_at'], map?.['wr_ms']], [minutes(other), null]);
    });

  test('who follows the events goes on after the project of the newest ones was forgotten', async () => {
    const events = createEvents(database());
    const note = (projectKey: string, message: string): Promise<unknown> =>
      events.store({ projectKey, receivedAt: AT }, [{ type: 'note', message }]);
    await note('p', 'before');
    await note('junk', 'newest');
    const follow = (after: number): ReturnType<typeof events.listAfter> =>
      events.listAfter(ALL_EVENTS, { after, limit: 10 });
    const { nextAfterEventId: cursor } = await follow(0);
    await forgetProject(database(), JUNK, NOW);
    const { epoch: _, ...quiet } = await follow(cursor);
    assert.deepEqual(quiet, {
      events: [],
      hasMore: false,
      nextAfterEventId: cursor,
      oldestEventId: cursor - 1,
      lastEventId: cursor,
    });
    await note('p', 'after');
    assert.deepEqual(
      (await follow(cursor)).events.map(({ message }) => message),
      ['after'],
    );
  });

  test('a club and names that no other project has reported go with their project', async () => {
    const send = createSnapshotSender(database(), createClock());
    await storeNames(database(), [{ accountId: OTHER, displayName: 'Dunes', observedAt: minutes(-90) }]);
    await send({
      projectKey: 'junk',
      members: [
        { accountId: PLAYER, displayName: 'Kestrel' },
        { accountId: OTHER, displayName: 'Dunce' },
      ],
      campaigns: [{ campaignId: 1, name: 'C', maps: buildMaps('m', 'n') }],
    });
    await storeRun(database(), [buildCheck({ mapUid: 'n' })]);
    await storeRun(database(), [buildCheck({ mapUid: 'o', newWrTime: 40_000 })], { projectKey: 'junk' });
    const forgotten = { projectKey: 'junk', since: null };
    assert.ok((await interrupt(database(), (one) => forgetProject(one, forgotten, NOW))) > 3);
    await expectRecount(database());
    assert.deepEqual(
      (await readAll(database(), 'maps', 'map_uid')).map((map) => [
        map['map_uid'],
        map['status'],
        map['tracked'],
      ]),
      [['n', 'archived', 1]],
    );
    assert.deepEqual(await readAll(database(), 'clubs', 'club_id'), []);
    assert.deepEqual(
      (await readAll(database(), 'display_names', 'account_id')).map((row) => [
        row['account_id'],
        row['display_name'],
      ]),
      [[OTHER, 'Dunes']],
    );
  });
});
