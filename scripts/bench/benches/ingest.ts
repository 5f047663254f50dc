import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Agent } from 'node:http';
import { atLeast, below, type Bench, type Goal, type Workbench } from '../bench.js';
import { namesFrom } from '../name-data.js';
import { startOurs, type OurServices } from '../our-services.js';
import { familyProcessorMs } from '../process-usage.js';
import { get, post } from '../same-responses.js';
import { startCluster } from '../size/postgres-cluster.js';
import { mapFrom, mapUidOf, SIZES } from '../size/size-rows.js';
import { show } from '../statistics.js';
import { watchHealth } from '../watch-health.js';

const ROUNDS = 6;
/** Beyond the rows of the full size. */
const FIRST = 20_000_000;
const FIRST_DAY = Date.UTC(2026, 10, 1);
const PLAYERS = 50_000;
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
    rows: 5000,
    path: '/api/v1/ingest/display-names',
    body: (round) => ({ projectKey: 'bench-names', names: namesFrom(FIRST + round * 5000, 5000) }),
  },
  'changed checks': {
    rows: 500,
    path: '/api/v1/ingest/tracker-run',
    body: (round, players) => {
      const checks = Array.from({ length: 500 }, (_, place) => ({
        mapUid: mapUidOf(((round * 500 + place) * 7919) % SIZES.full.maps),
        checkedAt: timeOf(round * 500 + place),
        changed: true,
        oldWrTime: 50_000,
        newWrTime: 20_000 - round,
        newHolderAccountId: players[((round * 500 + place) * 31) % PLAYERS],
      }));
      const run = { startedAt: timeOf(round * 500), finishedAt: timeOf(round * 500 + 499) };
      return { projectKey: 'bench-tracker', run, checks };
    },
  },
  events: {
    rows: 500,
    path: '/api/v1/ingest/events',
    body: (round, players) => ({
      projectKey: 'bench-second',
      events: Array.from({ length: 500 }, (_, place) => ({
        type: 'race.finish',
        occurredAt: timeOf(round * 500 + place),
        mapUid: mapUidOf(place),
        mapName: 'Fall 2024 - 08 Cleaned',
        accountId: players[place],
        message: `quick lap after restart ${round} ${place}`,
        eventKey: `ingest-${round}-${place}`,
      })),
    }),
  },
  'maps of a snapshot': {
    rows: 2000,
    path: '/api/v1/ingest/club-snapshot',
    body: (round, players) => {
      const people = players.map((accountId) => ({ accountId, displayName: '', observedAt: '' }));
      const maps = Array.from({ length: 2000 }, (_, place) => mapFrom(FIRST + round * 2000 + place, people));
      const campaigns = Array.from({ length: maps.length / MAPS_OF_CAMPAIGN }, (_, place) => ({
        campaignId: 1 + round * 1000 + place,
        name: `Campaign ${place}`,
        maps: maps.slice(place * MAPS_OF_CAMPAIGN, (place + 1) * MAPS_OF_CAMPAIGN),
      }));
      const club = { clubId: 77, name: 'Club 77' };
      return { projectKey: 'bench-clubs', observedAt: timeOf(round), club, campaigns };
    },
  },
};

function timeOf(second: number): string {
  return new Date(FIRST_DAY + second * 1000).toISOString();
}

interface Measured {
  perSecond: number;
  /** Processor time of the services for a thousand rows, the look-ups meanwhile included. */
  processorMs: number;
  /** How long each look-up took meanwhile, in milliseconds. */
  reads: number[];
  loopP99: number;
  loopMax: number;
}

/**
 * The ingest of each kind into an empty database, and into a copy of the full one where `npm run bench -- size` has made it, beside a
 * client that looks up one name after the other.
 */
export const ingest: Bench = {
  title: `${ROUNDS} requests of each kind of ingest, one after another, beside a reader`,
  run: async (workbench) => {
    const rows: string[][] = [];
    const goals: Goal[] = [];
    const empty = await measureAll(workbench, await startEmpty(workbench));
    report('SQLite, empty', empty, rows, goals);
    const full = await startFull(workbench);
    if (full) {
      const measured = await measureAll(workbench, full);
      report('SQLite, full', measured, rows, goals);
      for (const [kind, { perSecond }] of measured) {
        const ratio = perSecond / (empty.get(kind)?.perSecond ?? NaN);
        goals.push(atLeast(ratio, 0.7, 0.4, `${kind} into an empty database`));
      }
    }
    chmodSync(workbench.folder, 0o755);
    const cluster = await startCluster(join(workbench.folder, 'postgres'));
    try {
      await cluster.createDatabase('ingest');
      const settings = { DATABASE_URL: `${cluster.url}/ingest` };
      const ours = await startOurs(workbench.processes, join(workbench.folder, 'ingest-postgres'), settings);
      report('PostgreSQL, empty', await measureAll(workbench, { ours }), rows, goals);
    } finally {
      await cluster.stop();
    }
    const header = [
      'database',
      'kind',
      'rows/s',
      'processor ms/1000',
      'read p99 ms',
      'loop p99 ms',
      'loop max ms',
      'bytes/row',
    ];
    return { tables: [{ header, rows }], goals };
  },
};

interface Target {
  ours: OurServices;
  file?: string;
}

async function startEmpty({ processes, folder }: Workbench): Promise<Target> {
  const dataDir = join(folder, 'ingest-empty');
  const ours = await startOurs(processes, dataDir);
  return { ours, file: join(dataDir, 'records.sqlite') };
}

async function startFull({ processes, folder, say }: Workbench): Promise<Target | null> {
  const stored = join(process.env['BENCH_CACHE'] ?? '.cache/bench-size', 'sqlite-full', 'records.sqlite');
  if (!existsSync(stored)) return null;
  const dataDir = join(folder, 'ingest-full');
  mkdirSync(dataDir);
  say('copying the full database …');
  const copy = join(dataDir, 'records.sqlite');
  copyFileSync(stored, copy, constants.COPYFILE_FICLONE);
  // Else commits would wait for the copy to reach the disk.
  const file = openSync(copy, 'r+');
  fsyncSync(file);
  closeSync(file);
  return { ours: await startOurs(processes, dataDir), file: copy };
}

type AllMeasured = Map<string, Measured & { bytes: number | null }>;

async function measureAll({ say }: Workbench, { ours, file }: Target): Promise<AllMeasured> {
  const players = namesFrom(0, PLAYERS).map(({ accountId }) => accountId);
  const agent = new Agent({ keepAlive: true });
  const found: AllMeasured = new Map();
  for (const [name, kind] of Object.entries(KINDS)) {
    say(`${name} …`);
    const before = sizeOf(file);
    const measured = await measureKind(ours, agent, kind, players);
    const after = sizeOf(file);
    const bytes = before === null || after === null ? null : (after - before) / (kind.rows * ROUNDS);
    found.set(name, { ...measured, bytes });
  }
  agent.destroy();
  await ours.stop();
  return found;
}

/** With what waits in the WAL, which is at most a few pages more than the rows. */
function sizeOf(file: string | undefined): number | null {
  return file === undefined ? null : statSync(file).size;
}

async function measureKind(
  ours: OurServices,
  agent: Agent,
  { rows, path, body }: Kind,
  players: readonly string[],
): Promise<Measured> {
  const port = ours.portOf('aggregator');
  const bodies = Array.from({ length: ROUNDS }, (_, round) => JSON.stringify(body(round, players)));
  const times: number[] = [];
  await readLoopDelay(ours);
  const before = familyProcessorMs(ours.pid);
  const { waits } = await watchHealth(
    agent,
    port,
    async () => {
      for (const one of bodies) {
        const startedAt = performance.now();
        const { status, body: response } = await post(port, path, one);
        if (status !== 200) throw new Error(`${path} returned ${status ?? 0}: ${response.slice(0, 300)}`);
        times.push(performance.now() - startedAt);
        await setTimeout(1);
      }
    },
    () => undefined,
    `/api/v1/display-names/resolve/${players[0] ?? ''}`,
  );
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  const processorMs = ((familyProcessorMs(ours.pid) - before) * 1000) / (rows * ROUNDS);
  return { perSecond: (rows * ROUNDS) / seconds, processorMs, reads: waits, ...(await readLoopDelay(ours)) };
}

async function readLoopDelay(ours: OurServices): Promise<{ loopP99: number; loopMax: number }> {
  const { body } = await get(ours.portOf('admin'), '/metrics');
  const value = (name: string): number =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(body)?.[1]) * 1000;
  return { loopP99: value('p99'), loopMax: value('max') };
}

function report(database: string, measured: AllMeasured, rows: string[][], goals: Goal[]): void {
  for (const [kind, { perSecond, processorMs, reads, loopP99, loopMax, bytes }] of measured) {
    const readP99 = [...reads].sort((a, b) => a - b)[Math.ceil(reads.length * 0.99) - 1] ?? NaN;
    const figures = [perSecond, processorMs, readP99, loopP99, loopMax].map((figure) => show(figure));
    rows.push([database, kind, ...figures, bytes === null ? '' : show(bytes)]);
    goals.push(
      below(readP99, 50, 'ms', `${database}, ${kind}: the p99 of a point read`),
      below(loopMax, STALL_MS, 'ms', `${database}, ${kind}: the longest delay of the event loop`),
    );
  }
}
