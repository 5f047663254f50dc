import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Agent } from 'node:http';
import { readSqliteFile } from '../../../db/connection/backup.js';
import { atLeast, below, type Bench, type Finding, type BenchContext } from './bench.js';
import { namesFrom } from './size/names.js';
import { familyProcessorMs, readLoopDelay, startOurs, type OurServices } from './processes.js';
import { post, probeBeside } from './requests.js';
import { CACHE, copyStoreId, settle } from './size/data-sets.js';
import { startCluster } from './size/postgres-cluster.js';
import { countsOf, FULL_EVENTS, mapFrom, mapUidOf } from './size/size-rows.js';
import { median, quantile, show } from './statistics.js';

const FULL = join(CACHE, 'sqlite-full', 'records.sqlite');
const ROUNDS = 8;
/** Rounds that are not counted, in which a process compiles its code and a database reads its schema. */
const WARM_UP = 2;
/** Beyond the rows of the full size. */
const FIRST = 20_000_000;
const FIRST_DAY = Date.UTC(2026, 10, 1);
const NAMES_AT_ONCE = 5000;
const { maps: MAPS, players: PLAYERS } = countsOf(FULL_EVENTS);
const MAPS_OF_CAMPAIGN = 25;
const STALL_MS = 100;

/** A kind of request: how many rows one has, and the path and body of each. */
interface Kind {
  rows: number;
  path: string;
  body: (round: number, players: readonly string[]) => object;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'new names': {
    rows: NAMES_AT_ONCE,
    path: '/api/v1/ingest/display-names',
    body: (round) => ({
      projectKey: 'bench-names',
      names: namesFrom(FIRST + round * NAMES_AT_ONCE, NAMES_AT_ONCE),
    }),
  },
  'changed checks': {
    rows: 500,
    path: '/api/v1/ingest/tracker-run',
    body: (round, players) => {
      const checks = Array.from({ length: 500 }, (_, index) => ({
        mapUid: mapUidOf(((round * 500 + index) * 7919) % MAPS),
        checkedAt: toTime(round * 500 + index),
        changed: true,
        oldWrTime: 50_000,
        newWrTime: 20_000 - round,
        newHolderAccountId: players[((round * 500 + index) * 31) % PLAYERS],
      }));
      const run = { startedAt: toTime(round * 500), finishedAt: toTime(round * 500 + 499) };
      return { projectKey: 'bench-tracker', run, checks };
    },
  },
  events: {
    rows: 500,
    path: '/api/v1/ingest/events',
    body: (round, players) => ({
      projectKey: 'bench-second',
      events: Array.from({ length: 500 }, (_, index) => ({
        type: 'race.finish',
        occurredAt: toTime(round * 500 + index),
        mapUid: mapUidOf(index),
        mapName: 'Fall 2024 - 08 Cleaned',
        accountId: players[index],
        message: `quick lap after restart ${round} ${index}`,
        eventKey: `ingest-${round}-${index}`,
      })),
    }),
  },
  'maps of a snapshot': {
    rows: 2000,
    path: '/api/v1/ingest/club-snapshot',
    body: (round, players) => {
      const people = players.map((accountId) => ({ accountId, displayName: '', observedAt: '' }));
      const maps = Array.from({ length: 2000 }, (_, index) => mapFrom(FIRST + round * 2000 + index, people));
      const campaigns = Array.from({ length: maps.length / MAPS_OF_CAMPAIGN }, (_, index) => ({
        campaignId: 1 + round * 1000 + index,
        name: `Campaign ${index}`,
        maps: maps.slice(index * MAPS_OF_CAMPAIGN, (index + 1) * MAPS_OF_CAMPAIGN),
      }));
      const club = { clubId: 77, name: 'Club 77' };
      return { projectKey: 'bench-clubs', observedAt: toTime(round), club, campaigns };
    },
  },
};

function toTime(second: number): string {
  return new Date(FIRST_DAY + second * 1000).toISOString();
}

interface Measured {
  /** Rows per second in the round in the middle. */
  perSecond: number;
  /** Rows per second over all counted rounds, which include work that only some rounds do. */
  together: number;
  /** Processor time of the services for a thousand rows, the look-ups meanwhile included. */
  processorMs: number;
  /** How long each look-up took meanwhile, in milliseconds. */
  reads: number[];
  /** The delay of the services' event loop in milliseconds. */
  loop: { p99: number; max: number };
}

/**
 * The ingest of each kind into an empty database, and into a copy of the full one where `npm run bench -- size` has made it, beside a
 * client that looks up one name after the other.
 */
export const ingest: Bench = {
  title: `${ROUNDS} requests of each kind of ingest after ${WARM_UP} others, one after another, beside a reader`,
  run: async (context) => {
    const found: Finding = { header: HEADER, rows: [], goals: [] };
    await measureSqlite(context, found);
    await measurePostgres(context, found);
    return found;
  },
};

const HEADER = [
  'database',
  'kind',
  'rows/s',
  'all rounds',
  'processor ms/1000',
  'read p99 ms',
  'loop p99 ms',
  'loop max ms',
  'bytes/row',
];

async function measureSqlite(context: BenchContext, found: Finding): Promise<void> {
  const empty = await measureAll(context, await startEmpty(context));
  report('SQLite, empty', empty, found);
  if (!existsSync(FULL)) return;
  const measured = await measureAll(context, await startFull(context));
  report('SQLite, full', measured, found);
  compare('SQLite', empty, measured, found);
}

/** Full data is a copy of a database in the cluster that `npm run bench -- size` keeps; the empty database is then one beside it. */
async function measurePostgres(context: BenchContext, found: Finding): Promise<void> {
  const { folder, say } = context;
  const hasFull = existsSync(join(CACHE, 'postgres-full', 'complete'));
  chmodSync(folder, 0o755);
  const cluster = await startCluster(hasFull ? join(CACHE, 'postgres') : join(folder, 'postgres'));
  const measureOn = async (dataDir: string): Promise<AllMeasured> => {
    const settings = { DATABASE_URL: `${cluster.url}/bench_ingest` };
    const pids = [cluster.pid()];
    const ours = await startOurs(join(folder, dataDir), settings);
    return measureAll(context, { ours, pids });
  };
  try {
    await cluster.createDatabase('bench_ingest');
    const empty = await measureOn('postgres-empty');
    report('PostgreSQL, empty', empty, found);
    if (!hasFull) return;
    say('copying the full database …');
    await cluster.createDatabase('bench_ingest', 'bench_full');
    copyStoreId(join(CACHE, 'postgres-full'), join(folder, 'postgres-full'));
    await settle({ databaseUrl: `${cluster.url}/bench_ingest`, sqliteFile: '' });
    const measured = await measureOn('postgres-full');
    report('PostgreSQL, full', measured, found);
    compare('PostgreSQL', empty, measured, found);
    await cluster.dropDatabase('bench_ingest');
  } finally {
    await cluster.stop();
  }
}

function compare(database: string, empty: AllMeasured, full: AllMeasured, { goals }: Finding): void {
  for (const [kind, { perSecond }] of full) {
    const ratio = perSecond / (empty.get(kind)?.perSecond ?? NaN);
    goals.push(atLeast(ratio, 0.7, 0.4, `${kind} into an empty database of ${database}`));
  }
}

interface Target {
  ours: OurServices;
  /** Processes of the database. */
  pids?: readonly number[];
  file?: string;
}

async function startEmpty({ folder }: BenchContext): Promise<Target> {
  const dataDir = join(folder, 'ingest-empty');
  const ours = await startOurs(dataDir);
  return { ours, file: join(dataDir, 'records.sqlite') };
}

/** On a copy of the full database, which nothing has open. */
async function startFull({ folder, say }: BenchContext): Promise<Target> {
  say('copying the full database …');
  const dataDir = join(folder, 'ingest-full');
  const file = join(dataDir, 'records.sqlite');
  mkdirSync(dataDir);
  copyFileSync(FULL, file, constants.COPYFILE_FICLONE);
  // Otherwise commits would wait for the copy to reach the disk.
  const copy = openSync(file, 'r+');
  fsyncSync(copy);
  closeSync(copy);
  await settle({ databaseUrl: undefined, sqliteFile: file });
  return { ours: await startOurs(dataDir), file };
}

type AllMeasured = Map<string, Measured & { bytes: number | null }>;

async function measureAll({ say }: BenchContext, target: Target): Promise<AllMeasured> {
  const { ours, file } = target;
  const players = namesFrom(0, PLAYERS).map(({ accountId }) => accountId);
  const agent = new Agent({ keepAlive: true });
  const found: AllMeasured = new Map();
  for (const [name, kind] of Object.entries(KINDS)) {
    say(`${name} …`);
    const before = await readUsedBytes(file);
    const measured = await measureKind(target, agent, kind, players);
    const after = await readUsedBytes(file);
    const bytes =
      before === null || after === null ? null : (after - before) / (kind.rows * (WARM_UP + ROUNDS));
    found.set(name, { ...measured, bytes });
  }
  agent.destroy();
  await ours.stop();
  return found;
}

/** Returns the bytes of the pages in use, including the WAL's. */
async function readUsedBytes(file: string | undefined): Promise<number | null> {
  if (file === undefined) return null;
  const [row] = await readSqliteFile(file, [
    `SELECT (page_count - freelist_count) * page_size AS bytes
      FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
  ]);
  return Number(row?.[0]?.['bytes']);
}

async function measureKind(
  { ours, pids = [] }: Target,
  agent: Agent,
  { rows, path, body }: Kind,
  players: readonly string[],
): Promise<Measured> {
  const port = ours.portOf('aggregator');
  const bodies = Array.from({ length: WARM_UP + ROUNDS }, (_, round) => JSON.stringify(body(round, players)));
  for (const text of bodies.splice(0, WARM_UP)) await post(port, path, text);
  const times: number[] = [];
  const processorMs = (): number => [ours.pid, ...pids].reduce((sum, pid) => sum + familyProcessorMs(pid), 0);
  await readLoopDelay(ours);
  const before = processorMs();
  const lookup = { port, path: `/api/v1/display-names/resolve/${players[0] ?? ''}`, agent };
  const reads = await probeBeside(lookup, async () => {
    for (const text of bodies) {
      const startedAt = performance.now();
      await post(port, path, text);
      times.push(performance.now() - startedAt);
      await setTimeout(1);
    }
  });
  const used = processorMs() - before;
  const all = times.reduce((sum, time) => sum + time, 0);
  return {
    perSecond: (rows * 1000) / median(times),
    together: (rows * ROUNDS * 1000) / all,
    processorMs: (used * 1000) / (rows * ROUNDS),
    reads,
    loop: await readLoopDelay(ours),
  };
}

function report(database: string, measured: AllMeasured, { rows, goals }: Finding): void {
  for (const [kind, one] of measured) {
    const readP99 = quantile(one.reads, 0.99);
    const figures = [one.perSecond, one.together, one.processorMs, readP99, one.loop.p99, one.loop.max];
    const shown = figures.map((figure) => show(figure));
    rows.push([database, kind, ...shown, one.bytes === null ? '' : show(one.bytes)]);
    goals.push(
      below(readP99, 50, `${database}, ${kind}: the p99 of a point read`),
      below(one.loop.p99, 50, `${database}, ${kind}: the p99 of the event loop's delay`),
      below(one.loop.max, STALL_MS, `${database}, ${kind}: the longest delay of the event loop`),
    );
  }
}
