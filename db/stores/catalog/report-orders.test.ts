import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connect } from '../../connect.js';
import type { Database } from '../../connection/database.js';
import { normalizeName } from '../../rules/display-names.js';
import { describeOnEmptyDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { createRandom } from '../../testing/random.js';
import { randomName, sendFact, toFact, type Fact } from '../../testing/record-facts.js';
import { ACCOUNTS, randomSet, shuffled, workOut } from '../../testing/record-sets.js';
import { runTask } from '../../testing/run-process.js';
import { ALL_EVENTS, AT } from '../../testing/tracking.js';
import { createCandidates } from '../aggregator/identity/candidates.js';
import { createNameDirectory } from '../aggregator/identity/name-directory.js';
import { createCoverage } from '../aggregator/metrics/coverage.js';
import { createOverview } from '../aggregator/metrics/overview.js';
import { createTimeseries } from '../aggregator/metrics/timeseries.js';
import { createEvents } from '../aggregator/tracking/events.js';
import { createProjects } from '../aggregator/tracking/projects.js';
import { createWorldRecords } from '../verification/world-records.js';
import { createCatalogMaps } from './catalog-maps.js';
import { createDashboard } from './dashboard.js';
import { createLeaderboards } from './leaderboards.js';
import { createProjectMaps } from './project-maps.js';
import { createRecordFeed } from './record-feed.js';
import { createTotals } from './totals.js';

/** More of them by hand: ORDERED_SETS=60 STORED_SETS=2000. */
const SETS = Number(process.env['ORDERED_SETS'] ?? (process.env['FULL'] ? 6 : 1));
const ORDERS = process.env['FULL'] ? 8 : 2;
const STORED_SETS = Number(process.env['STORED_SETS'] ?? (process.env['FULL'] ? 150 : 15));
const MAPS = ['Fall 2024 - 01', 'Fall 2024 - 02', 'Training - 03'];
const ALL = { limit: 1000, offset: 0 };

const BOARD = {
  overall: ALL,
  perBucketLimit: 50,
  includeMaps: true,
  includeBuckets: true,
  includeMedals: true,
};

type Row = Record<string, unknown>;

describeOnEmptyDatabases('reports of world records', (settings, kind) => {
  let own: Database | undefined;
  const database = (): Database => {
    assert.ok(own);
    return own;
  };
  before(async () => {
    own = await connect(settings());
  });
  after(() => own?.close());

  test(`${SETS} random sets end alike in ${ORDERS} orders, and from two senders at once`, async () => {
    for (let seed = 0; seed < SETS; seed += 1) {
      const random = createRandom(seed);
      const facts = [
        ...MAPS.flatMap((name) =>
          randomSet(random, 1 + random.below(6)).map((one) => toFact(one, name, random)),
        ),
        ...Array.from({ length: random.below(4) }, () => randomName(random)),
      ];
      let expected: unknown;
      for (let order = 0; order <= ORDERS; order += 1) {
        await emptyTables(database());
        const sent = shuffled(facts, random);
        if (order < ORDERS) for (const fact of sent) await sendFact(database(), fact);
        else await sendAtOnce(sent);
        const found = await readAll(database());
        if (order === 0) expected = found;
        else assert.deepEqual(found, expected, `set ${seed}, order ${order}`);
      }
    }
  });

  /** Sends facts from two processes; to an SQLite file, which has one, all at once. */
  async function sendAtOnce(facts: readonly Fact[]): Promise<void> {
    if (kind === 'sqlite') {
      await Promise.all(facts.map((fact) => sendFact(database(), fact)));
      return;
    }
    const halves = [0, 1].map((half) => facts.filter((_, index) => index % 2 === half));
    const ended = await Promise.all(halves.map((half) => runTask('facts', settings(), half)));
    for (const { code, stderr } of ended) assert.deepEqual([code, stderr], [0, '']);
  }

  test(`the stores agree with a naive rule about ${STORED_SETS} random sets`, async () => {
    await emptyTables(database());
    const leaders = new Map<string, number>();
    const changes: string[] = [];
    for (let seed = 0; seed < STORED_SETS; seed += 1) {
      const random = createRandom(seed);
      const reports = randomSet(random, 1 + random.below(9));
      const uid = `set-${seed}`;
      for (const report of reports) await sendFact(database(), toFact(report, uid, random));
      const detail = await createCatalogMaps(database()).findInDetail(uid, 1000);
      const { records, current } = workOut(reports, () => AT);
      const leader = current?.player ?? '';
      if (leader !== '') leaders.set(leader, (leaders.get(leader) ?? 0) + 1);
      for (const { isBaseline, isRevoked, recordedAt, wrMs } of records)
        if (!isBaseline && !isRevoked) changes.push(`${recordedAt} ${uid} ${wrMs}`);
      assert.equal(detail?.map.wrMs ?? null, current?.wrMs ?? null, uid);
      // The name of an account is the directory's.
      const found = (detail?.wrHistory ?? []).map(({ accountId, holder, ...row }) => ({
        ...pick(row, ['wrMs', 'recordedAt', 'current', 'revoked']),
        player: accountId ?? holder,
      }));
      assert.deepEqual(
        sorted(found),
        sorted(
          records.map((record) => ({
            wrMs: record.wrMs,
            recordedAt: record.recordedAt,
            current: record === current,
            revoked: record.isRevoked,
            player: ACCOUNTS.includes(record.player) ? record.player : record.holder,
          })),
        ),
        uid,
      );
      const stored = await database().read('world_records').where({ map_uid: uid, after_removal: 1 });
      assert.deepEqual(
        sorted(stored.map((row: Row) => ({ wrMs: row['wr_ms'], player: row['player'] }))),
        sorted(
          records.filter(({ isAfterRemoval }) => isAfterRemoval).map((one) => pick(one, ['wrMs', 'player'])),
        ),
        uid,
      );
    }
    const { overall } = await createLeaderboards(database()).read(BOARD);
    const counted = overall.map(({ accountId, holder, totalWrs }): [string, number] => [
      accountId ?? `holder:${normalizeName(holder ?? '')}`,
      totalWrs,
    ]);
    assert.deepEqual(new Map(counted), leaders);
    assert.deepEqual(
      counted.map(([, total]) => total),
      [...leaders.values()].sort((a, b) => b - a),
    );
    const walked: string[] = [];
    for (let offset: number | null = 0; offset !== null;) {
      const page = await createRecordFeed(database()).latest({ includeRecent: true, limit: 7, offset });
      assert.equal(page.paging.total, changes.length);
      walked.push(...page.recent.map(({ mapUid, wrMs, recordedAt }) => `${recordedAt} ${mapUid} ${wrMs}`));
      offset = page.paging.next_offset;
    }
    const dates = (lines: readonly string[]): string[] => lines.map((line) => line.slice(0, AT.length));
    assert.deepEqual(dates(walked), dates(changes).sort().reverse());
    assert.deepEqual(walked.sort(), changes.sort());
  });
});

function now(): Date {
  return new Date(AT);
}

/** Counts of events, and their newest moment: they tell what was appended. */
const OF_EVENTS = ['events', 'totalEvents', 'eventsChanged', 'lastEventAt', 'latestEventAt'];

/** Returns what all reads say that depends on records, but ids, the order of rows that only ids decide, and what was appended. */
async function readAll(database: Database): Promise<unknown> {
  const maps = createCatalogMaps(database);
  const boards = createLeaderboards(database);
  const totals = createTotals(database);
  const projectMaps = createProjectMaps(database);
  const filter = { ...ALL_EVENTS, includeSystem: true };
  const known = createWorldRecords(database);
  const projects = createProjects(database);
  const { queue: _queue, ...overview } = await createOverview(database).read(now());
  // Updates of names are those that were newer than what had come before them.
  const { names: _names, ...series } = (
    await createTimeseries(database).read({ bucket: 'hour', windowHours: 24, projectKey: null, now: now() })
  ).series;
  const details = await Promise.all(MAPS.map((uid) => maps.findInDetail(uid, 1000)));
  const { latest, recent, paging } = await createRecordFeed(database).latest({ ...ALL, includeRecent: true });
  const live = await boards.readLive(1000, 1000);
  const dashboard = await createDashboard(database, now).read({
    maps: ALL,
    wrFeedLimit: 1000,
    includeMapOptions: true,
    includeTracker: false,
  });
  const board = await boards.read(BOARD);
  const events = await Promise.all(
    ['map.checked', 'tracker.run'].map((eventType) =>
      createEvents(database).list({ ...filter, eventType }, 1, 1000),
    ),
  );
  const found = {
    details: details.map(
      (one) => one && { map: one.map, history: one.wrHistory.map(({ eventId: _, ...row }) => row) },
    ),
    facts: await Promise.all(MAPS.map((uid) => maps.findFacts(uid))),
    list: await maps.list({
      ...ALL,
      q: '',
      accountId: '',
      season: '',
      alteration: '',
      year: undefined,
      tracked: undefined,
    }),
    latestAt: latest?.recordedAt ?? null,
    recent: sorted(recent),
    paging,
    boards: { ...board, maps: sorted(board.maps ?? []) },
    live: { ...live, feed: sorted(live.feed) },
    dashboard: { ...dashboard, wrFeed: sorted(dashboard.wrFeed) },
    totals: [await totals.stats(), await totals.summary(), await totals.metrics()],
    overview,
    series,
    candidates: await createCandidates(database, now).list({
      staleAfterSeconds: 0,
      ...ALL,
    }),
    names: await createNameDirectory(database, now).listMatching('', 1000),
    projects: sorted((await projects.list(1000)).projects),
    projectsOfMaps: await Promise.all(MAPS.map(async (uid) => sorted(await projects.listOfMap(uid, 1000)))),
    coverage: await createCoverage(database).read(false, { maps: 1000, players: 1000 }),
    projectMaps: await Promise.all(
      ['p', 'q', 'records-catalog'].map((projectKey) => projectMaps.list({ ...ALL, projectKey, q: '' })),
    ),
    checks: events.map((page) => [page.total, sorted(page.events.map((event) => pick(event, EVENT)))]),
    known: await Promise.all(
      details
        .flatMap((one) => one?.wrHistory ?? [])
        .map(({ mapUid, accountId, wrMs }) => known.has({ mapUid, accountId: accountId ?? '', wrMs })),
    ),
  };
  return JSON.parse(
    JSON.stringify(found, (name, value: unknown) => (OF_EVENTS.includes(name) ? undefined : value)),
  );
}

const EVENT = ['eventType', 'occurredAt', 'mapUid', 'accountId', 'holder', 'wrMs', 'changed'];

function pick(row: object, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** Returns rows in the order of their contents. */
function sorted<Item extends object>(rows: readonly Item[]): Item[] {
  const textOf = (row: Item): string => JSON.stringify(Object.entries(row).sort());
  return [...rows].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
}
