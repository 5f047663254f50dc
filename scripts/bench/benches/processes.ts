import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { startTcpProxy } from '../../faults/tcp-proxy.js';
import { below, type Bench, type Workbench } from '../bench.js';
import { namesFrom, sendNames } from '../name-data.js';
import { startOurs, type OurServices } from '../our-services.js';
import { get, post } from '../same-responses.js';
import { startCluster, type PostgresCluster } from '../size/postgres-cluster.js';
import { show } from '../statistics.js';

const COUNTS = [1, 2, 4];
const SECONDS = 5;
const CLIENTS = 8;
const NAMES = 5000;
const LATENCY_MS = 100;
/** A run of a tracker: few changes among some checks. */
const CHECKS = 20;

type Send = (place: number, number: number) => Promise<number>;

/** Several processes on one PostgreSQL server: what they write and read a second, and what the slow network of one costs others. */
export const processes: Bench = {
  title: `1, 2 and 4 processes on one PostgreSQL server, ${CLIENTS} clients in all, ${SECONDS} s each`,
  run: async (workbench) => {
    // The server runs as a user of its own.
    chmodSync(workbench.folder, 0o755);
    const cluster = await startCluster(join(workbench.folder, 'postgres'));
    try {
      const rows: string[][] = [];
      for (const count of COUNTS) rows.push(await measureCount(workbench, cluster, count));
      const { alone, beside } = await measureLatency(workbench, cluster);
      const limit = Math.max(2 * alone, 25);
      return {
        tables: [
          { header: ['processes', 'events/s', 'runs/s', 'names/s in hundreds', 'reads/s'], rows },
          {
            header: ['a write of the other process, ms', 'p50'],
            rows: [
              ['both networks fast', show(alone, 1)],
              [`the neighbour's network ${LATENCY_MS} ms slower`, show(beside, 1)],
            ],
          },
        ],
        goals: [below(beside, limit, 'ms', 'the p50 of a write beside a neighbour with a slow network')],
      };
    } finally {
      await cluster.stop();
    }
  },
};

async function measureCount(
  { processes: started, folder, say }: Workbench,
  cluster: PostgresCluster,
  count: number,
): Promise<string[]> {
  const name = `processes_${count}`;
  await cluster.createDatabase(name);
  const all = await startAll(started, folder, Array<string>(count).fill(`${cluster.url}/${name}`));
  const ports = all.map((one) => one.portOf('aggregator'));
  await sendNames(ports[0] ?? 0, namesFrom(0, NAMES));
  const kinds: [string, Send][] = [
    ['events', (place, number) => sendEvent(ports, place, number)],
    ['runs', (place, number) => sendRun(ports, place, number)],
    ['names', (place, number) => sendHundred(ports, place, number)],
    ['reads', (place, number) => readName(ports, place, number)],
  ];
  const figures: string[] = [];
  for (const [kind, send] of kinds) {
    say(`${count} processes: ${kind} …`);
    figures.push(show((await drive(send)).length / SECONDS));
  }
  for (const one of all) await one.stop();
  return [String(count), ...figures];
}

/** Returns the median duration of single events of one process, in milliseconds, while both networks are fast and while one is not. */
async function measureLatency(
  { processes: started, folder, say }: Workbench,
  cluster: PostgresCluster,
): Promise<{ alone: number; beside: number }> {
  await cluster.createDatabase('latency');
  const direct = new URL(`${cluster.url}/latency`);
  const proxy = await startTcpProxy(Number(direct.port));
  const slow = new URL(direct);
  slow.port = String(proxy.port);
  const all = await startAll(started, folder, [direct.href, slow.href]);
  const ports = all.map((one) => one.portOf('aggregator'));
  const measure = async (): Promise<number> => {
    const times = await drive((place, number) => sendEvent(ports, place, number));
    const own = times.filter(({ place }) => place % 2 === 0).map(({ ms }) => ms);
    return own.sort((a, b) => a - b)[Math.floor(own.length / 2)] ?? NaN;
  };
  say('both networks fast …');
  const alone = await measure();
  say(`one network ${LATENCY_MS} ms slower …`);
  proxy.setLatency(LATENCY_MS);
  const beside = await measure();
  proxy.setLatency(0);
  for (const one of all) await one.stop();
  await proxy.close();
  return { alone, beside };
}

async function startAll(
  started: Workbench['processes'],
  folder: string,
  urls: readonly string[],
): Promise<OurServices[]> {
  const all: OurServices[] = [];
  // Processes of one database share the folder of its artifacts.
  for (const url of urls)
    all.push(await startOurs(started, join(folder, 'processes'), { DATABASE_URL: url }));
  return all;
}

/** Sends without pause from all clients; returns how long each request took. */
async function drive(send: Send): Promise<{ place: number; ms: number }[]> {
  const times: { place: number; ms: number }[] = [];
  const endsAt = performance.now() + SECONDS * 1000;
  const clients = Array.from({ length: CLIENTS }, async (_, place) => {
    for (let number = 0; performance.now() < endsAt; number += 1) {
      const startedAt = performance.now();
      const status = await send(place, number);
      if (status !== 200) throw new Error(`A request of the benchmark returned ${status}.`);
      if (performance.now() < endsAt) times.push({ place, ms: performance.now() - startedAt });
    }
  });
  await Promise.all(clients);
  return times;
}

function portFor(ports: readonly number[], place: number): number {
  return ports[place % ports.length] ?? 0;
}

/** Every client contributes for a project of its own, as every tracker does. */
function projectOf(place: number): string {
  return `bench-${place}`;
}

async function sendEvent(ports: readonly number[], place: number, number: number): Promise<number> {
  const event = { type: 'note', message: `Note ${number}` };
  const body = JSON.stringify({ projectKey: projectOf(place), event });
  return (await post(portFor(ports, place), '/api/v1/ingest/event', body)).status ?? 0;
}

async function sendRun(ports: readonly number[], place: number, number: number): Promise<number> {
  const checkedAt = new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString();
  const checks = Array.from({ length: CHECKS }, (_, check) => ({
    mapUid: `map-${place}-${check}`,
    checkedAt,
    changed: check === 0,
    newWrTime: 90_000 - (check === 0 ? number : 0),
    newHolderAccountId: namesFrom((place * 37 + number) % NAMES, 1)[0]?.accountId,
  }));
  const run = { startedAt: checkedAt, finishedAt: checkedAt };
  const body = JSON.stringify({ projectKey: projectOf(place), run, checks });
  return (await post(portFor(ports, place), '/api/v1/ingest/tracker-run', body)).status ?? 0;
}

async function sendHundred(ports: readonly number[], place: number, number: number): Promise<number> {
  const names = namesFrom(NAMES + (place * 10_000 + number) * 100, 100);
  const body = JSON.stringify({ projectKey: projectOf(place), names });
  return (await post(portFor(ports, place), '/api/v1/ingest/display-names', body)).status ?? 0;
}

async function readName(ports: readonly number[], place: number, number: number): Promise<number> {
  const id = namesFrom((place * 613 + number) % NAMES, 1)[0]?.accountId ?? '';
  return (await get(portFor(ports, place), `/api/v1/display-names/resolve/${id}`)).status ?? 0;
}
