/**
 * Restarts and kills three processes behind HAProxy one after another, while clients send requests through it, and says what the clients
 * saw. When: by hand, before a release. Reads dist/ and scripts/deploy/haproxy.cfg; writes to temporary folders. Needs Debian's package
 * haproxy.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startServer, type SingleProcess } from '../../src/wiring/testing/server-process.js';
import { startPostgres } from '../../db/testing/postgres.js';
import { SERVICES } from '../../src/config.js';
import { readCommandLine, runCommand } from '../command-line.js';
import { PROXY_PORTS, startHaproxy } from './faults/haproxy.js';
import { startLoad, type Load } from './faults/load.js';

const USAGE = `Usage: npm run faults -- [--former FOLDER]

Restarts three processes behind HAProxy in turn, two rounds, while clients read, contribute and upload through it: no request may fail.
Then kills them in turn: no read may fail, and no acknowledged event may be lost. Needs Debian's package haproxy.

  --former FOLDER
                only restarts from the version built in another checkout to this one and back

Examples:
  npm run faults
  npm run faults -- --former ../record-services-before`;

/** What happens to each process in turn. */
interface Fault {
  name: string;
  /** How a process ends, before a new one replaces it. */
  end: 'stop' | 'kill';
  /** The folder of the version, built, that all processes have at first, and again after the second round. */
  former?: string;
}

const PROCESSES = 3;
const ROUNDS = 2;
const DRAIN_SECONDS = 5;
/** A second more than HAProxy needs to see that a process is ready. */
const SETTLE_MS = 2000;
const MIN_REQUESTS = 2000;

/**
 * Ends each of three processes behind HAProxy in turn, and starts it again. They share one database and one DATA_DIR, and have an address
 * of this machine each, so that all use the ports of the shipped configuration. Returns a sentence for each goal that was missed.
 */
async function runFault({ name, end, former }: Fault): Promise<string[]> {
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-data-'));
  const databaseUrl = `${postgres.url}/postgres`;
  // All of 127.0.0.0/8 is this machine; runs at the same time have other addresses.
  const network = `127.${randomInt(2, 250)}.${randomInt(1, 250)}`;
  const hosts = Array.from({ length: PROCESSES }, (_, index) => `${network}.${index + 2}`);
  const bind = `${network}.1`;
  const start = (host: string, folder?: string): Promise<SingleProcess> =>
    startServer({
      services: [...SERVICES],
      dataDir,
      environment: {
        MIN_FREE_BYTES: '0',
        RATE_LIMIT_PER_MINUTE: '0',
        LOG_LEVEL: 'error',
        DATABASE_URL: databaseUrl,
        HOST: host,
        ADMIN_HOST: host,
        AGGREGATOR_PORT: '4001',
        VERIFICATION_PORT: '4002',
        CATALOG_PORT: '4003',
        ADMIN_PORT: '4000',
        DRAIN_SECONDS: String(DRAIN_SECONDS),
        TRUST_PROXY: bind,
        UPLOAD_BYTES_PER_HOUR: '0',
      },
      ...(folder === undefined ? {} : { entry: pathToFileURL(join(folder, 'dist/src/main.js')).href }),
    });
  const processes: SingleProcess[] = [];
  let stopProxy: (() => Promise<void>) | undefined;
  try {
    for (const host of hosts) processes.push(await start(host, former));
    // One address sends the whole load.
    stopProxy = await startHaproxy(bind, hosts, '1000000');
    await setTimeout(SETTLE_MS);
    const load = startLoad(
      {
        aggregator: `http://${bind}:${PROXY_PORTS.aggregator}`,
        verification: `http://${bind}:${PROXY_PORTS.verification}`,
        catalog: `http://${bind}:${PROXY_PORTS.catalog}`,
      },
      `run-${Date.now()}`,
    );
    for (let count = 0; count < ROUNDS * PROCESSES; count += 1) {
      const index = count % PROCESSES;
      await processes[index]?.[end]();
      processes[index] = await start(hosts[index] ?? '', count < PROCESSES ? undefined : former);
      await setTimeout(SETTLE_MS);
    }
    await load.stop();
    return await judge({ name, end }, load, databaseUrl);
  } finally {
    await stopProxy?.();
    for (const server of processes) await server.kill();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function judge(
  { name, end }: Fault,
  { reads, writes, acknowledged }: Load,
  databaseUrl: string,
): Promise<string[]> {
  const show = (statuses: Map<number, number>): string =>
    [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const lost = await countLost(acknowledged, databaseUrl);
  console.log(
    `${name}: reads ${show(reads)}; writes ${show(writes)}; ${acknowledged.size} events, ${lost} lost`,
  );
  const all = [...reads.values(), ...writes.values()].reduce((sum, count) => sum + count, 0);
  const isBroken = (statuses: Map<number, number>): boolean =>
    [...statuses.keys()].some((one) => one !== 200);
  return [
    ...(isBroken(reads) ? ['reads failed'] : []),
    ...(end === 'stop' && isBroken(writes) ? ['writes failed'] : []),
    ...(end === 'stop' && all < MIN_REQUESTS ? [`${all} requests are too few`] : []),
    ...(lost > 0 ? [`${lost} acknowledged events are lost`] : []),
  ].map((sentence) => `${name}: ${sentence}`);
}

/** Returns how many acknowledged events are not stored. */
async function countLost(acknowledged: ReadonlySet<string>, connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ event_key: string }>(
      `SELECT event_key FROM events WHERE event_type = 'note'`,
    );
    const stored = new Set(rows.map((row) => row.event_key));
    return [...acknowledged].filter((key) => !stored.has(key)).length;
  } finally {
    await client.end();
  }
}

const { values } = readCommandLine(USAGE, { former: { type: 'string' } });
const { former } = values;
const faults: Fault[] =
  former === undefined
    ? [
        { name: 'restarts, two rounds', end: 'stop' },
        { name: 'kills, two rounds', end: 'kill' },
      ]
    : [{ name: 'from another version and back', end: 'stop', former: resolve(former) }];
runCommand(async () => {
  const missed: string[] = [];
  for (const fault of faults) missed.push(...(await runFault(fault)));
  for (const sentence of missed) console.log(`FAILED ${sentence}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
});
