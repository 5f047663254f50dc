import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Bench, BenchContext } from './bench.js';
import { driveLoad, writePaths } from './load.js';
import { startOurs, type OurServices } from './our-services.js';
import { familyProcessorMs } from './processes.js';
import { post, send } from './requests.js';
import { mapUidOf } from './size/size-rows.js';
import { namesFrom } from './size/names.js';
import { startCluster } from './size/postgres-cluster.js';
import { show } from './statistics.js';

const NAMES = 5000;
const CONNECTIONS = 50;
const WARM_UP_SECONDS = 1;
const SECONDS = 5;
const AT_ONCE = 16;
const CHECKS = 100;
const UPLOAD_BYTES = 1024 * 1024;

/**
 * What one process holds on each database, and two on one PostgreSQL, each on an empty one; with the processor time of one request in
 * the services and in PostgreSQL, which depends less on what else the machine does.
 */
export const capacity: Bench = {
  title: `reads of a name, single events, runs of ${CHECKS} changed checks, uploads of 1 MiB, each a second, and its processor ms in services + database; ${AT_ONCE} writers at once`,
  run: async (context) => {
    const rows = [['SQLite', '1', ...(await measureOn(context, 1))]];
    const { folder } = context;
    chmodSync(folder, 0o755);
    const cluster = await startCluster(join(folder, 'postgres'));
    try {
      for (const count of [1, 2]) {
        await cluster.createDatabase('capacity');
        rows.push([
          'PostgreSQL',
          String(count),
          ...(await measureOn(context, count, { url: `${cluster.url}/capacity`, pid: cluster.pid() })),
        ]);
      }
    } finally {
      await cluster.stop();
    }
    return { tables: [{ header: HEADER, rows }], goals: [] };
  },
};

const HEADER = ['database', 'processes', 'reads', 'events', 'runs', 'uploads'];

interface Measured {
  /** All requests, those before the counted time included. */
  count: number;
  perSecond: number;
}

async function measureOn(
  context: BenchContext,
  count: number,
  database?: { url: string; pid: number },
): Promise<string[]> {
  const { processes, folder, say } = context;
  const dataDir = join(folder, `capacity-${count}-${database ? 'postgres' : 'sqlite'}`);
  const settings: Record<string, string> = database ? { DATABASE_URL: database.url } : {};
  const ours: OurServices[] = [];
  for (let index = 0; index < count; index += 1) ours.push(await startOurs(processes, dataDir, settings));
  const servicesMs = (): number => ours.reduce((sum, { pid }) => sum + familyProcessorMs(pid), 0);
  const databaseMs = (): number => (database ? familyProcessorMs(database.pid) : 0);
  const measure = async (name: string, work: () => Promise<Measured>): Promise<string> => {
    say(`${count} × ${database ? 'PostgreSQL' : 'SQLite'}: ${name} …`);
    const before = [servicesMs(), databaseMs()] as const;
    const measured = await work();
    const costs = [servicesMs() - before[0], databaseMs() - before[1]].map((ms) =>
      show(ms / measured.count, 2),
    );
    return `${show(measured.perSecond)} (${costs.join(' + ')})`;
  };
  const names = namesFrom(0, NAMES);
  await post(ours[0]?.portOf('aggregator') ?? 0, '/api/v1/ingest/display-names', {
    projectKey: 'capacity',
    names,
  });
  const paths = names.map(({ accountId }) => `/api/v1/display-names/resolve/${accountId}`);
  const pathsFile = writePaths(context, paths);
  const reads = await measure('reads', () => readNames(context, ours, pathsFile));
  const events = await measure('events', () =>
    write(ours, (port, writer, round) =>
      post(port('aggregator'), '/api/v1/ingest/event', {
        projectKey: `capacity-${writer}`,
        event: { type: 'note', eventKey: `${writer}-${round}`, message: 'A finish.' },
      }),
    ),
  );
  const runs = await measure('runs', () =>
    write(ours, (port, writer, round) =>
      post(port('aggregator'), '/api/v1/ingest/tracker-run', createRun(writer, round)),
    ),
  );
  const uploads = await measure('uploads', () => write(ours, (port) => upload(port('verification'))));
  for (const service of ours) await service.stop();
  return [reads, events, runs, uploads];
}

async function readNames(
  context: BenchContext,
  ours: readonly OurServices[],
  pathsFile: string,
): Promise<Measured> {
  const connections = CONNECTIONS / ours.length;
  const loads = ours.map(({ portOf }, seed) => {
    const times = { warmUpSeconds: WARM_UP_SECONDS, seconds: SECONDS };
    return driveLoad(context, { port: portOf('aggregator'), pathsFile, connections, seed, ...times });
  });
  const results = await Promise.all(loads);
  return {
    count: results.reduce((sum, { allResponses }) => sum + allResponses, 0),
    perSecond: results.reduce((sum, { responses, seconds }) => sum + responses / seconds, 0),
  };
}

/** Each writer has maps of its own, as the trackers of several clubs do, and each check a new record. */
function createRun(writer: number, round: number): object {
  const at = new Date(Date.UTC(2026, 0, 1) + round * 60_000).toISOString();
  const checks = Array.from({ length: CHECKS }, (_, index) => ({
    mapUid: mapUidOf(writer * CHECKS + index),
    checkedAt: at,
    changed: true,
    oldWrTime: 50_000 - round,
    newWrTime: 49_999 - round,
    newHolderAccountId: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
  }));
  return { projectKey: `capacity-${writer}`, run: { startedAt: at, finishedAt: at }, checks };
}

async function upload(port: number): Promise<void> {
  const { status, text } = await send({
    port,
    path: '/api/v1/uploads/map?filename=capacity.Map.Gbx',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: randomBytes(UPLOAD_BYTES),
  });
  if (status !== 200) throw new Error(`An upload returned ${status}: ${text().slice(0, 300)}`);
}

/** Lets writers write, spread over the processes, each one request after the other. */
async function write(
  ours: readonly OurServices[],
  one: (port: OurServices['portOf'], writer: number, round: number) => Promise<unknown>,
): Promise<Measured> {
  const state = { count: 0, isOver: false };
  const writers = Array.from({ length: AT_ONCE }, async (_, writer) => {
    const service = ours[writer % ours.length];
    for (let round = 0; service && !state.isOver; round += 1) {
      await one(service.portOf, writer, round);
      state.count += 1;
    }
  });
  const measure = async (): Promise<number> => {
    await setTimeout(WARM_UP_SECONDS * 1000);
    const before = state.count;
    const startedAt = performance.now();
    await setTimeout(SECONDS * 1000);
    const perSecond = ((state.count - before) * 1000) / (performance.now() - startedAt);
    state.isOver = true;
    return perSecond;
  };
  const [perSecond] = await Promise.all([measure(), ...writers]);
  return { perSecond, count: state.count };
}
