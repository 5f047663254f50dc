import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { connect } from '../connect.js';
import type { Database, Row } from '../connection/database.js';
import { createTraffic } from '../stores/aggregator/community/traffic.js';
import { createClock } from '../testing/clock.js';
import { buildMaps, createSnapshotSender } from '../testing/community.js';
import { describeOnEmptyDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { storeNames } from '../testing/identity.js';
import { createRandom, type Random } from '../testing/random.js';
import { sendFact, toFact } from '../testing/record-facts.js';
import { randomSet, shuffled } from '../testing/record-sets.js';
import { expectRecount } from '../testing/recount.js';
import { dump, interrupt, linesWith } from '../testing/removal.js';
import { buildChangedCheck, buildCheck, randomChecks, storeRun } from '../testing/tracker-runs.js';
import { minutes, readAll } from '../testing/tracking.js';
import { countProject, forgetProject } from './forget.js';

const PLAYER = '3f2b8c1e-7d4a-4e59-9c06-b1a2d3e4f506';
const OTHER = '7a1c9d2e-1111-4222-8333-444455556666';
const NOW = (): Date => new Date(minutes(10_000));
const JUNK = { projectKey: 'junk', since: null };

/** Something that a project sends. */
interface Sending {
  projectKey: string;
  send: () => Promise<unknown>;
}

/** Returns runs of several checks, and reports of the same maps in every way, in a random order. */
function randomSendings(database: Database, random: Random): Sending[] {
  const runs = Array.from({ length: 6 }, (_, index): Sending => {
    const projectKey = random.pick(['p', 'q']);
    const checks = randomChecks(random, 1 + random.below(10), 5);
    return {
      projectKey,
      send: () => storeRun(database, checks, { projectKey, run: { finishedAt: minutes(index) } }),
    };
  });
  const reports = ['m-0', 'm-1'].flatMap((uid) =>
    randomSet(random, 1 + random.below(9)).map((one): Sending => {
      const fact = toFact(one, uid, random);
      return { projectKey: one.project, send: () => sendFact(database, fact) };
    }),
  );
  return shuffled([...runs, ...reports], random);
}

/** A map's name, and what follows from it, is the last one that any project sent. */
const NAMED = [
  'name',
  'named_at',
  'search_text',
  'season',
  'season_key',
  'year',
  'mapnumber',
  'alteration',
  'alteration_key',
  'type',
  'bucket',
];

/** Returns what follows from all that was sent, without ids, times of receipt, and the events of records. */
async function readState(database: Database): Promise<Record<string, Row[]>> {
  const read = async (table: string, order: string[], ...without: string[]): Promise<Row[]> =>
    (await readAll(database, table, ...order)).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))),
    );
  const hours = await read('metric_hours', ['hour', 'project_key'], 'name_updates', 'events');
  return {
    reports: await read('world_record_reports', ['map_uid', 'wr_ms', 'account_id', 'holder', 'project_key']),
    records: await read('world_records', ['map_uid', 'wr_ms', 'player'], 'event_id', 'received_at'),
    maps: await read('maps', ['map_uid'], 'wr_event_id', 'first_seen_at', 'updated_at', ...NAMED),
    projectMaps: await read('project_maps', ['map_uid', 'project_key']),
    projects: await read('projects', ['project_key'], 'first_seen_at', 'last_seen_at'),
    hours: hours.filter((row) => row['runs'] !== 0),
    runs: await read(
      'runs',
      ['repeat_key', 'finished_at', 'received_at', 'accepted_checks', 'changed_checks'],
      'run_id',
    ),
    checks: await database
      .read('events')
      .where({ event_type: 'map.checked' })
      .orderBy(['map_uid', 'occurred_at', 'new_wr_time', 'old_wr_time', 'changed'])
      .select('map_uid', 'occurred_at', 'new_wr_time', 'changed'),
    withoutEvent: await database
      .read('world_records as w')
      .leftJoin('events as e', 'e.event_id', 'w.event_id')
      .whereRaw(
        'e.event_id IS NULL OR e.system <> w.is_baseline OR e.map_uid <> w.map_uid OR e.wr_ms <> w.wr_ms',
      )
      .select('w.*'),
  };
}

// Whole tables are read, so that the plans of statements are not checked.
describeOnEmptyDatabases('a project that is forgotten', (settings) => {
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

  test('leaves the rest as if it had never sent anything', async () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const sendings = randomSendings(database(), createRandom(seed));
      for (const { projectKey, send } of sendings) if (projectKey !== 'p') await send();
      const expected = await readState(database());
      await emptyTables(database());
      for (const { send } of sendings) await send();
      const forgotten = { projectKey: 'p', since: null };
      const before = await dump(database());
      const counts = await countProject(database(), forgotten);
      assert.ok(counts === null || (counts['events'] ?? 0) > 0);
      assert.equal(await dump(database()), before, 'counting changes nothing');
      const forget = (stopping: Database): Promise<void> => forgetProject(stopping, forgotten, NOW);
      if (seed === 3) assert.ok((await interrupt(database(), forget)) > 3);
      else await forget(database());
      await expectRecount(database());
      assert.deepEqual(await readState(database()), expected, `seed ${seed}`);
      assert.deepEqual(expected['withoutEvent'], []);
      assert.deepEqual(linesWith(await dump(database()), '"project_key":"p"', '"p '), []);
      assert.equal(await countProject(database(), forgotten), null);
      await emptyTables(database());
    }
  });

  test('gives the event of a record that another reports to that report: its id stays, and nothing is appended', async () => {
    const note = 'first seen';
    await storeRun(database(), [buildChangedCheck({ note })], { projectKey: 'junk' });
    await storeRun(database(), [
      buildChangedCheck({ changed: false, newHolder: 'KESTREL', checkedAt: minutes(-9) }),
    ]);
    const [record] = await readAll(database(), 'world_records');
    const sequence = await readAll(database(), 'event_sequence');
    await forgetProject(database(), JUNK, NOW);
    assert.deepEqual(await readAll(database(), 'event_sequence'), sequence);
    const [now] = await readAll(database(), 'world_records');
    assert.deepEqual([now?.['event_id'], now?.['is_baseline']], [record?.['event_id'], 1]);
    const event = await database().read<Row>('events').where({ event_id: record?.['event_id'] }).first();
    const names = ['event_type', 'project_key', 'source', 'holder', 'occurred_at', 'message', 'old_wr_time'];
    assert.deepEqual(
      names.map((name) => event?.[name]),
      ['wr_baseline', 'p', 'p', 'KESTREL', minutes(-9), null, null],
    );
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

  test('a project that sends meanwhile is forgotten by another call', async () => {
    await storeRun(database(), [buildCheck()]);
    await sendJunk(0);
    const sending = afterSnapshots((count) => sendJunk(count));
    await assert.rejects(
      forgetProject(sending, JUNK, NOW),
      /Project junk is still sending: change its token/,
    );
    await forgetProject(database(), JUNK, NOW);
    await expectRecount(database());
    assert.deepEqual(linesWith(await dump(database()), 'junk'), []);
  });

  test('leaves what another reports meanwhile to that one, a record and a club too', async () => {
    const send = createSnapshotSender(database(), createClock());
    const campaigns = [{ campaignId: 1, name: 'C', maps: buildMaps('m', 'n') }];
    for (let at = 1, isDone = false; !isDone; at += 1) {
      await storeRun(database(), [buildChangedCheck()], { projectKey: 'junk' });
      await send({ projectKey: 'junk', campaigns, members: [{ accountId: PLAYER }] });
      let count = 0;
      const write: Database['write'] = async (change, options) => {
        if ((count += 1) === at) {
          await storeRun(database(), [buildChangedCheck()]);
          await send({ campaigns });
        }
        return database().write(change, options);
      };
      await forgetProject({ ...database(), write }, JUNK, NOW);
      isDone = count < at;
      await expectRecount(database());
      const clubs = await readAll(database(), 'clubs', 'club_id');
      // The last time nothing was reported again.
      assert.equal(clubs.length, Number(!isDone));
      for (const club of clubs) assert.deepEqual([club['synced_by'], club['map_count']], ['tracker', 2]);
      assert.equal((await readAll(database(), 'world_records')).length, clubs.length);
      await emptyTables(database());
    }
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
    // Up to the first one of what the checks say.
    const stopping = afterSnapshots(async (count) => {
      if (count > 6) return;
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
      ]),
      [
        ['m', checks.length + 1, 0, minutes(30 + sent), null, 40_000 + sent],
        ['n', checks.length, 0, minutes(30 + sent), null, 40_000 + sent],
      ],
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
