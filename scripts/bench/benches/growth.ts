import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect } from '../../../db/connect.js';
import { withClient } from '../../../db/connection/backup-postgres.js';
import type { Database } from '../../../db/connection/database.js';
import type { ConnectionSettings } from '../../../db/connection/open-database.js';
import { createRetention } from '../../../db/retention/retention.js';
import { countRows } from '../../../db/sql/count-rows.js';
import { createRuns } from '../../../db/stores/aggregator/tracking/runs.js';
import { createRandom, type Random } from '../../../db/testing/random.js';
import { readTrackingRollups, recountTracking } from '../../../db/testing/recount-tracking.js';
import { below, type Bench, type Goal, type Workbench } from '../bench.js';
import { namesFrom } from '../name-data.js';
import { startOurs, type OurServices } from '../our-services.js';
import { get, post } from '../same-responses.js';
import { startCluster } from '../size/postgres-cluster.js';
import { mapUidOf } from '../size/size-rows.js';
import { quantile, show } from '../statistics.js';

/** A community: each project checks all of its maps every five minutes, in one run. */
const PROJECTS = 20;
const MAPS_OF_PROJECT = 200;
const RUNS_A_DAY = 288;
/** The year that is stored has one of so many runs. */
const SHARE = 10_000;
const DAYS = 365;
const DAY_MS = 86_400_000;
/** World records among checks. */
const CHANGED = 1 / 2000;
const PLAYERS = 500;
const KEPT_DAYS = 30;
/** PostgreSQL's autovacuum counts on the time that passes, which is short here. */
const VACUUM_EVERY_DAYS = 7;
const PAUSE_MS = 20;
const QUIET_MS = 10_000;
const POLL_MS = 1000;

const FULL_ROWS = PROJECTS * MAPS_OF_PROJECT * RUNS_A_DAY * DAYS;

/**
 * Stores a year of a community at a small share of its checks, with and without retention, and says how many bytes the year takes at
 * their full number; then the services remove what is older than a month from the whole year, beside clients that write and read.
 */
export const growth: Bench = {
  title: `a year of ${PROJECTS} projects with ${MAPS_OF_PROJECT} maps each, checked every five minutes: one of ${show(SHARE)} runs, ${show(FULL_ROWS / SHARE)} checks`,
  run: async (workbench) => {
    chmodSync(workbench.folder, 0o755);
    const cluster = await startCluster(join(workbench.folder, 'postgres'));
    try {
      const stored: string[][] = [];
      const swept: string[][] = [];
      const goals: Goal[] = [];
      for (const kind of ['sqlite', 'postgres'] as const) {
        const create = async (name: string): Promise<Place> => {
          const dataDir = join(workbench.folder, name);
          if (kind === 'sqlite') return { dataDir, url: undefined };
          await cluster.createDatabase(name);
          return { dataDir, url: `${cluster.url}/${name}` };
        };
        const kept = await create(`kept_${kind}`);
        const all = await create(`all_${kind}`);
        stored.push(await storeYear(workbench, kept, KEPT_DAYS), await storeYear(workbench, all, null));
        const { row, goals: ofSweep } = await sweepUnderLoad(workbench, all);
        swept.push(row);
        goals.push(...ofSweep);
      }
      return {
        tables: [
          {
            header: ['database', 'events kept', 'events', 'MB', 'bytes an event', 'GB at all runs'],
            rows: stored,
          },
          {
            header: [
              `removal beside clients`,
              'events removed',
              's',
              'events/s',
              'runs stored, ms before',
              'beside it',
              'reads, ms before',
              'beside it',
              'failed',
            ],
            rows: swept,
          },
        ],
        goals,
      };
    } finally {
      await cluster.stop();
    }
  },
};

interface Place {
  dataDir: string;
  url: string | undefined;
}

function settingsOf({ dataDir, url }: Place): ConnectionSettings {
  return { databaseUrl: url, sqliteFile: join(dataDir, 'records.sqlite') };
}

function nameOf({ url }: Place): string {
  return url === undefined ? 'SQLite' : 'PostgreSQL';
}

/** Stores a year that ends now; with `days`, what is older than that is removed at the end of each day. */
async function storeYear(
  { processes, say }: Workbench,
  place: Place,
  days: number | null,
): Promise<string[]> {
  // Makes the folder, the schema and the id of the artifacts.
  const ours = await startOurs(processes, place.dataDir, environmentOf(place));
  await ours.stop();
  const database = await connect(settingsOf(place));
  try {
    const runs = createRuns(database);
    const make = createRunMaker();
    const startsAt = Date.now() - DAYS * DAY_MS;
    // The maps themselves and their first records do not grow with the checks.
    for (let project = 0; project < PROJECTS; project += 1) {
      const first = make(new Date(startsAt + project));
      await runs.store(first, first.run.finishedAt);
    }
    const atFirst = {
      bytes: await bytesOf(place, database),
      events: await countRows(database.read('events')),
    };
    const everyMs = (DAY_MS * SHARE) / RUNS_A_DAY / PROJECTS;
    let at = startsAt;
    for (let day = 1; day <= DAYS; day += 1) {
      const endsAt = startsAt + day * DAY_MS;
      for (; at < endsAt; at += everyMs) {
        const sent = make(new Date(at));
        await runs.store(sent, sent.run.finishedAt);
      }
      if (days !== null) await removeOlder(database, new Date(endsAt), days);
      if (place.url !== undefined && day % VACUUM_EVERY_DAYS === 0) await vacuum(place.url);
      if (day % 73 === 0)
        say(`${nameOf(place)}, ${days === null ? 'all' : `${days} days`}: day ${day} of ${DAYS}`);
    }
    const events = await countRows(database.read('events'));
    const bytes = await bytesOf(place, database);
    const figures = [
      nameOf(place),
      days === null ? 'all' : `${days} days`,
      show(events),
      show(bytes / 1e6, 1),
    ];
    if (days !== null) return figures;
    const grown = bytes - atFirst.bytes;
    const bytesOfEvent = grown / (events - atFirst.events);
    return [...figures, show(bytesOfEvent), show((atFirst.bytes + grown * SHARE) / 1e9, 1)];
  } finally {
    await database.close();
  }
}

function environmentOf({ url }: Place): Record<string, string> {
  return url === undefined ? {} : { DATABASE_URL: url };
}

async function removeOlder(database: Database, now: Date, days: number): Promise<void> {
  const retention = createRetention(database);
  const before = new Date(now.getTime() - days * DAY_MS);
  for (const kind of ['events', 'runs'] as const)
    for (let hasMore = true; hasMore;) ({ hasMore } = await retention.removeBatch(kind, before, now));
}

function vacuum(url: string): Promise<unknown> {
  return withClient(url, (query) => query('VACUUM'));
}

/** Returns the bytes of the database, without the write-ahead log. */
async function bytesOf({ url }: Place, database: Database): Promise<number> {
  if (url === undefined) {
    const pages = 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size';
    const [row] = await database.read.raw<{ bytes: number }[]>(pages);
    return row?.bytes ?? NaN;
  }
  const [row] = await withClient(url, (query) =>
    query('SELECT pg_database_size(current_database()) AS bytes'),
  );
  return Number(row?.['bytes']);
}

type RunSent = Parameters<ReturnType<typeof createRuns>['store']>[0] & { run: { finishedAt: string } };

/** Returns what makes one run after the other: of each project in turn, all of its maps, few of them with a new record. */
function createRunMaker(): (at: Date) => RunSent {
  const random: Random = createRandom(15);
  const players = namesFrom(0, PLAYERS);
  const times = new Map<number, number>();
  let made = 0;
  return (at) => {
    const project = made % PROJECTS;
    made += 1;
    const checks = Array.from({ length: MAPS_OF_PROJECT }, (_, place) => {
      const map = project * MAPS_OF_PROJECT + place;
      const old = times.get(map) ?? 60_000 + map;
      const changed = random.below(1 / CHANGED) === 0;
      const holder = changed ? random.pick(players) : players[map % PLAYERS];
      const newWrTime = changed ? old - 1 - random.below(20) : old;
      times.set(map, newWrTime);
      return {
        mapUid: mapUidOf(map),
        mapName: `Fall 2024 - ${String((map % 25) + 1).padStart(2, '0')} Alteration ${map}`,
        checkedAt: new Date(at.getTime() + place * 100).toISOString(),
        changed,
        oldWrTime: old,
        newWrTime,
        newHolder: holder?.displayName,
        newHolderAccountId: holder?.accountId,
        source: 'nadeo',
      };
    });
    const finishedAt = new Date(at.getTime() + MAPS_OF_PROJECT * 100).toISOString();
    const run = { startedAt: at.toISOString(), finishedAt, mapsChecked: MAPS_OF_PROJECT };
    return { projectKey: `tracker-${project}`, run, checks, rejected: [] };
  };
}

interface Load {
  writes: number[];
  reads: number[];
  failed: number;
}

/** Starts the services with a retention on a whole year, waits until they have removed what is old, and recounts what is left. */
async function sweepUnderLoad(
  { processes, say }: Workbench,
  place: Place,
): Promise<{ row: string[]; goals: Goal[] }> {
  say(`${nameOf(place)}: clients alone …`);
  const quiet = await startOurs(processes, place.dataDir, environmentOf(place));
  const before = await underLoad(quiet, () => setTimeout(QUIET_MS));
  await quiet.stop();
  const database = await connect(settingsOf(place));
  try {
    const limit = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
    const count = async (table: string): Promise<number> => {
      const [row] = await database
        .read(table)
        .where('received_at', '<', limit)
        .count<{ rows: number }[]>({ rows: '*' });
      return row?.rows ?? 0;
    };
    const old = await count('events');
    say(`${nameOf(place)}: ${show(old)} events are removed beside the clients …`);
    const days = String(KEPT_DAYS);
    const startedAt = performance.now();
    const ours = await startOurs(processes, place.dataDir, {
      ...environmentOf(place),
      RETENTION_EVENTS_DAYS: days,
      RETENTION_RUNS_DAYS: days,
    });
    const beside = await underLoad(ours, async () => {
      // Runs come after events.
      while ((await count('runs')) > 0) await setTimeout(POLL_MS);
    });
    const seconds = (performance.now() - startedAt) / 1000;
    await ours.stop();
    const removed = old - (await count('events'));
    const isRight = await hasRightTotals(database);
    const at = (times: readonly number[]): string =>
      `${show(quantile(times, 0.5))}, p99 ${show(quantile(times, 0.99))}`;
    const name = nameOf(place);
    return {
      row: [
        name,
        show(removed),
        show(seconds),
        show(removed / seconds),
        at(before.writes),
        at(beside.writes),
        at(before.reads),
        at(beside.reads),
        String(before.failed + beside.failed),
      ],
      goals: [
        below(beside.failed, 1, 'requests', `${name}: failures beside the removal`),
        below(isRight ? 0 : 1, 1, 'differences', `${name}: kept totals that differ from a recount`),
        below(
          quantile(beside.reads, 0.99),
          Math.max(100, 3 * quantile(before.reads, 0.99)),
          'ms',
          `${name}: the p99 of reads beside the removal`,
        ),
      ],
    };
  } finally {
    await database.close();
  }
}

/** Whether the kept numbers of events and queue items are those of the rows that are left. */
async function hasRightTotals(database: Database): Promise<boolean> {
  const kept = await readTrackingRollups(database);
  const recounted = await recountTracking(database);
  return (
    JSON.stringify([kept.eventCounts, kept.queue]) ===
    JSON.stringify([recounted.eventCounts, recounted.queue])
  );
}

/** Two projects store runs and two clients read lists of events while `work` goes on. */
async function underLoad(ours: OurServices, work: () => Promise<unknown>): Promise<Load> {
  const load: Load = { writes: [], reads: [], failed: 0 };
  const make = createRunMaker();
  const port = ours.portOf('aggregator');
  let isOver = false;
  const repeat = async (
    times: number[],
    send: () => Promise<{ status: number | undefined }>,
  ): Promise<void> => {
    while (!isOver) {
      const startedAt = performance.now();
      const { status } = await send();
      times.push(performance.now() - startedAt);
      if (status !== 200) load.failed += 1;
      await setTimeout(PAUSE_MS);
    }
  };
  const write = (): Promise<{ status: number | undefined }> => {
    const { rejected: _, ...body } = make(new Date());
    return post(port, '/api/v1/ingest/tracker-run', JSON.stringify(body));
  };
  const read = (): Promise<{ status: number | undefined }> => get(port, '/api/v1/events/recent?limit=50');
  const clients = [write, write].map((send) => repeat(load.writes, send));
  clients.push(...[read, read].map((send) => repeat(load.reads, send)));
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  return load;
}
