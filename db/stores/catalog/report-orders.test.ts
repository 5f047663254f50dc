import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sizeOf } from '../../../scripts/develop/test/sizes.js';
import { connect } from '../../connect.js';
import type { Database } from '../../connection/database.js';
import { describeOnEmptyDatabases } from '../../testing/databases.js';
import { emptyIdentity } from '../../testing/identity.js';
import { createRandom, type Random } from '../../testing/random.js';
import { randomSet, shuffled, workOut, type SentReport } from '../../testing/record-sets.js';
import { ALL_EVENTS, AT, emptyTracking, minutes } from '../../testing/tracking.js';
import { createNameIngest } from '../aggregator/identity/name-ingest.js';
import { createCoverage } from '../aggregator/metrics/coverage.js';
import { createEvents } from '../aggregator/tracking/events.js';
import { createRuns } from '../aggregator/tracking/runs.js';
import { createWorldRecords } from '../verification/world-records.js';
import { createCatalogMaps } from './catalog-maps.js';
import { createDashboard } from './dashboard.js';
import { createLeaderboards } from './leaderboards.js';
import { createProjectMaps } from './project-maps.js';
import { createRecordFeed } from './record-feed.js';
import { createTotals } from './totals.js';
import { createWorldRecordReports } from './world-record-reports.js';

const SETS = sizeOf('orderedSets');
const ORDERS = sizeOf('reportOrders');
const STORED_SETS = sizeOf('storedSets');
const MAPS = ['Fall 2024 - 01', 'Fall 2024 - 02', 'Training - 03'];
const ACCOUNTS = ['ada', 'bob', 'cy'];
const ALL = { limit: 1000, offset: 0 };

/** Sends one report or name to the store that takes it. */
type Fact = (database: Database) => Promise<unknown>;
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

  test(`${SETS} random sets end alike in ${ORDERS} orders, the last of them sent at once`, async () => {
    // Only one process may open an SQLite file.
    const other = kind === 'postgres' ? await connect(settings()) : database();
    try {
      for (let seed = 0; seed < SETS; seed += 1) {
        const random = createRandom(seed);
        const facts = [
          ...MAPS.flatMap((name) =>
            randomSet(random, 1 + random.below(6)).map((one) => toFact(one, name, random)),
          ),
          ...Array.from({ length: random.below(4) }, () => randomName(random)),
        ];
        let expected: unknown;
        for (let order = 0; order < ORDERS; order += 1) {
          await emptyTracking(database());
          await emptyIdentity(database());
          const sent = shuffled(facts, random);
          if (order < ORDERS - 1) for (const fact of sent) await fact(database());
          else await Promise.all(sent.map((fact, index) => fact(index % 2 === 0 ? database() : other)));
          const found = await readAll(database());
          if (order === 0) expected = found;
          else assert.deepEqual(found, expected, `set ${seed}, order ${order}`);
        }
      }
    } finally {
      if (other !== database()) await other.close();
    }
  });

  test(`the stores agree with a naive rule about ${STORED_SETS} random sets`, async () => {
    await emptyTracking(database());
    for (let seed = 0; seed < STORED_SETS; seed += 1) {
      const random = createRandom(seed);
      const reports = randomSet(random, 1 + random.below(9));
      const uid = `set-${seed}`;
      for (const report of reports) await toFact(report, uid, random)(database());
      const detail = await createCatalogMaps(database()).findInDetail(uid, 1000);
      const { records, current } = workOut(reports, () => AT);
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
    }
  });
});

/** Returns a report of a map as its contributor sends it. */
function toFact(report: SentReport, mapUid: string, random: Random): Fact {
  const { project: projectKey, wrMs, changed } = report;
  const at = report.at ?? undefined;
  const isAuthenticated = random.below(2) === 0;
  const accountId = report.accountId ?? undefined;
  const holder = report.holder ?? undefined;
  const mapName = random.below(2) === 0 ? random.pick([mapUid, `${mapUid} Cleaned`]) : undefined;
  const who = { mapUid, mapName, accountId, holder };
  if (report.kind === 'webhook')
    return (database) =>
      createWorldRecordReports(database, now).report({ ...who, wrMs: wrMs ?? 0, recordedAt: at });
  if (report.kind === 'event') {
    const event = { type: 'wr_change', ...who, wrMs: wrMs ?? undefined, changed, occurredAt: at };
    return (database) =>
      createEvents(database).store({ projectKey, receivedAt: AT, isAuthenticated }, [event]);
  }
  const check = {
    mapUid,
    mapName,
    changed,
    oldWrTime: report.oldWrTime ?? undefined,
    newWrTime: wrMs ?? undefined,
    newHolder: holder,
    newHolderAccountId: accountId,
  };
  // The check's own moment, or that of its request or run.
  const timed = random.pick([
    { checks: [{ ...check, checkedAt: at }], run: {} },
    { checks: [check], run: {}, observedAt: at },
    { checks: [check], run: { finishedAt: at } },
  ]);
  return (database) =>
    createRuns(database).store({ projectKey, rejected: [], isAuthenticated, ...timed }, AT);
}

function randomName(random: Random): Fact {
  const name = {
    index: 0,
    accountId: random.pick(ACCOUNTS),
    displayName: random.pick(['Kestrel', 'Dunes', 'zoë']),
    observedAt: minutes(-random.below(6)),
  };
  const contributor = {
    projectKey: 'p',
    projectName: undefined,
    sourceLabel: undefined,
    observedAt: undefined,
  };
  return (database) => createNameIngest(database, now).store({ ...contributor, names: [name] });
}

function now(): Date {
  return new Date(AT);
}

/** Returns what all reads say that depends on records, but ids, the order of rows that only ids decide, and what is of one report. */
async function readAll(database: Database): Promise<object> {
  const maps = createCatalogMaps(database);
  const boards = createLeaderboards(database);
  const totals = createTotals(database);
  const projectMaps = createProjectMaps(database);
  const filter = { ...ALL_EVENTS, includeSystem: true };
  const known = createWorldRecords(database);
  const details = await Promise.all(MAPS.map((uid) => maps.findInDetail(uid, 1000)));
  const { latest, recent, paging } = await createRecordFeed(database).latest({ ...ALL, includeRecent: true });
  const live = await boards.readLive(1000, 1000);
  const dashboard = await createDashboard(database, now).read({
    maps: ALL,
    wrFeedLimit: 1000,
    includeMapOptions: true,
    includeTracker: false,
  });
  const query = {
    overall: ALL,
    perBucketLimit: 50,
    includeMaps: true,
    includeBuckets: true,
    includeMedals: true,
  };
  const board = await boards.read(query);
  const events = await Promise.all(
    ['wr_change', 'wr_baseline'].map((eventType) =>
      createEvents(database).list({ ...filter, eventType }, 1, 1000),
    ),
  );
  return {
    details: details.map(
      (one) => one && { map: one.map, history: one.wrHistory.map(({ eventId: _, ...row }) => row) },
    ),
    facts: await Promise.all(MAPS.map((uid) => maps.findFacts(uid))),
    list: await maps.list({ ...ALL, q: '', season: '', alteration: '', year: undefined, tracked: undefined }),
    latestAt: latest?.recordedAt ?? null,
    recent: sorted(recent),
    paging,
    boards: { ...board, maps: sorted(board.maps ?? []) },
    live: { ...live, feed: sorted(live.feed) },
    dashboard: { ...dashboard, wrFeed: sorted(dashboard.wrFeed) },
    totals: [await totals.stats(), await totals.summary(), await totals.metrics()],
    coverage: await createCoverage(database).read(false, { maps: 1000, players: 1000 }),
    projectMaps: await Promise.all(
      ['p', 'q', 'records-catalog'].map((projectKey) => projectMaps.list({ ...ALL, projectKey, q: '' })),
    ),
    events: events.map((page) => [page.total, sorted(page.events.map((event) => pick(event, EVENT)))]),
    known: await Promise.all(
      details
        .flatMap((one) => one?.wrHistory ?? [])
        .map(({ mapUid, accountId, wrMs }) => known.has({ mapUid, accountId: accountId ?? '', wrMs })),
    ),
  };
}

const EVENT = ['eventType', 'occurredAt', 'mapUid', 'accountId', 'holder', 'wrMs', 'changed'];

function pick(row: object, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** Returns rows in an order of their own. */
function sorted<Item extends object>(rows: readonly Item[]): Item[] {
  const textOf = (row: Item): string => JSON.stringify(Object.entries(row).sort());
  return [...rows].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
}
