import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createRandom } from '../../../../db/testing/random.js';
import { exitWithMisuse } from '../../../command-line.js';
import { below, renderFinding, type Finding, type Goal } from '../bench.js';
import { startOurs, type OurServices } from '../our-services.js';
import { anonymousBytes, createProcesses, type Processes } from '../processes.js';
import { send } from '../requests.js';
import { CACHE, copyStoreId, preparePostgres, prepareSqlite } from '../size/data-sets.js';
import { startCluster } from '../size/postgres-cluster.js';
import { namesFrom } from '../size/names.js';
import { countsOf, PROJECTS } from '../size/size-rows.js';
import { median, quantile, show } from '../statistics.js';
import { attack, type AttackSettings } from './attack.js';
import { beHonest, KINDS, TOKEN, type Served } from './honest.js';
import { toColumns, LOAD_HEADER, watchLoad } from './watch-load.js';

/** A tenth of the full size. */
const COUNTS = countsOf(200_000);
const MIB = 2 ** 20;
/** Of the 20 that an address may send in a second. */
const PER_SECOND = 19;
/** How many addresses flood searches, each number for a part of the time. */
const FLOODS = [1, 2, 20, 200];
const SECONDS_OF_ITEM = 20;
const SETTLE_MS = 2000;
const SETTINGS = {
  TRUST_PROXY: '1',
  INGEST_TOKEN: TOKEN,
  RATE_LIMIT_PER_MINUTE: '1200',
  UPLOAD_BYTES_PER_HOUR: '1073741824',
  LOG_LEVEL: 'error',
};
const SEARCHES = [
  '/api/v1/events/recent?q=cleaned&limit=50',
  `/api/v1/projects/${PROJECTS[0]}/maps?q=a&limit=50`,
  '/api/v1/metrics/overview',
  '/api/v1/display-names/search?q=kamir&limit=50',
];
const YEAR = '/api/v1/metrics/timeseries?window_hours=8760&bucket=hour';
const RESOLVE = '/api/v1/display-names/resolve';
const PLUGIN = '/api/v1/ingest/display-names/plugin';
const LARGE = 3 * MIB;
const SMALL = 256 * 1024;

const ATTACKS = {
  slow: {
    path: RESOLVE,
    network: '10.20',
    addresses: 1,
    connections: 900,
    bytes: SMALL,
    bytesAtOnce: SMALL - 100,
  },
  plugin: {
    path: PLUGIN,
    network: '10.30',
    addresses: 2,
    connections: 44,
    bytes: LARGE,
    bytesAtOnce: LARGE - 1000,
  },
};

/** The options of `npm run bench -- attacks`. */
export interface AttackOptions {
  sqlite: boolean;
  postgres: boolean;
  minutes: string;
}

/**
 * `npm run bench -- attacks`: all attacks together for some minutes beside ten honest clients, on each database; with 0 minutes, one by
 * one.
 */
export async function runAttacks(options: AttackOptions): Promise<void> {
  const minutes = Number(options.minutes);
  if (!(minutes >= 0)) exitWithMisuse('--minutes takes a number from 0');
  for (const kind of ['sqlite', 'postgres'] as const) {
    if (!options[kind] && (options.sqlite || options.postgres)) continue;
    const processes = createProcesses();
    const folder = mkdtempSync(join(tmpdir(), 'record-services-attacks-'));
    const stop = (): void => void processes.stopAll().then(() => process.exit(130));
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const cluster = kind === 'postgres' ? await startCluster(join(CACHE, 'postgres')) : undefined;
    try {
      const say = (text: string): void => console.error(`${kind}: ${text}`);
      const prepared = cluster
        ? await preparePostgres(cluster, CACHE, COUNTS, say)
        : await prepareSqlite(CACHE, COUNTS, say);
      let settings: Record<string, string> = SETTINGS;
      if (cluster) {
        await cluster.createDatabase('bench_attacks', 'bench_middle');
        copyStoreId(prepared.settings.DATA_DIR, folder);
        settings = { ...SETTINGS, DATABASE_URL: `${cluster.url}/bench_attacks` };
      } else cpSync(prepared.connection.sqliteFile, join(folder, 'records.sqlite'));
      const scene = { processes, folder, settings, databasePid: cluster?.pid(), say };
      const finding = await (minutes > 0 ? measureMixed(scene, minutes) : measureItems(scene));
      console.log(`\n${kind}, load ${show(loadavg()[0] ?? 0, 1)}\n${renderFinding(finding)}`);
      if (!finding.goals.every(({ isAcceptable }) => isAcceptable)) process.exitCode = 1;
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      await processes.stopAll();
      await cluster?.dropDatabase('bench_attacks');
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

interface Scene {
  processes: Processes;
  folder: string;
  settings: Record<string, string>;
  databasePid: number | undefined;
  say: (text: string) => void;
}

/** Starts the services for one attack, which runs beside `work`. */
async function during<T>(
  { processes, folder, settings, say }: Scene,
  what: string,
  attacker: Omit<AttackSettings, 'port' | 'seconds'>,
  work: (ours: OurServices) => Promise<T>,
): Promise<T> {
  say(what);
  const ours = await startOurs(processes, folder, settings);
  const port = ours.portOf('aggregator');
  const ended = attack(processes, { port, seconds: SECONDS_OF_ITEM, ...attacker });
  await setTimeout(SETTLE_MS);
  try {
    return await work(ours);
  } finally {
    await ended;
    await ours.stop();
  }
}

async function measureItems(scene: Scene): Promise<Finding> {
  const rows: string[][] = [];
  for (const addresses of FLOODS) {
    const floods = [{ paths: SEARCHES, network: '10.10', addresses, perSecond: PER_SECOND }];
    const served = await during(scene, `costly reads of ${addresses} addresses`, { floods }, readAsNewcomers);
    const refused = served.filter(({ status }) => status !== 200).length;
    const times = served.map(({ ms }) => ms);
    const shown = `${show(median(times))} and ${show(quantile(times, 0.99))} ms`;
    rows.push([
      `1: costly reads of ${addresses} addresses`,
      'others refused; 50 and 99 %',
      `${refused} of ${served.length}; ${shown}`,
    ]);
  }
  const memory = await during(scene, 'slow small bodies', { bodies: [ATTACKS.slow] }, async ({ pid }) => {
    const peak = await watchMemory(pid, SECONDS_OF_ITEM * 1000 - 2 * SETTLE_MS);
    return peak;
  });
  rows.push(['2: 900 × 256 KiB of one address, slowly', 'memory', `${show(memory / MIB)} MiB`]);
  const posted = await during(scene, 'plugin bodies', { bodies: [ATTACKS.plugin] }, postLarge);
  rows.push([
    '4: 44 × 3 MiB to the plugin route, slowly',
    "a token holder's 400 KB",
    `${posted.status}, ${show(posted.ms)} ms`,
  ]);
  const floods = [{ paths: [YEAR], network: '10.40', addresses: 1, perSecond: PER_SECOND }];
  const lookUps = await during(scene, 'a year of hours', { floods }, lookUp);
  rows.push([
    `5: a year of hours, ${PER_SECOND} a second`,
    'look-ups of others: 50 and 99 %',
    `${show(median(lookUps), 1)} and ${show(quantile(lookUps, 0.99), 1)} ms`,
  ]);
  rows.push([
    '9: 60 reads of coverage at RATE_LIMIT_PER_MINUTE=60',
    'the next one',
    await askForCoverage(scene),
  ]);
  return { tables: [{ header: ['attack', 'what', ''], rows }], goals: [] };
}

/** Ninety costly reads, each of another address. */
async function readAsNewcomers(ours: OurServices): Promise<{ status: number; ms: number }[]> {
  const port = ours.portOf('aggregator');
  const sent: Promise<{ status: number; ms: number }>[] = [];
  for (let index = 0; index < 90; index += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${1 + index}` };
    const startedAt = performance.now();
    sent.push(
      send({ port, path: SEARCHES[index % 3] ?? '', headers }).then(
        ({ status }) => ({ status, ms: performance.now() - startedAt }),
        () => ({ status: 0, ms: performance.now() - startedAt }),
      ),
    );
    await setTimeout(200);
  }
  return Promise.all(sent);
}

async function watchMemory(pid: number, forMs: number): Promise<number> {
  let peak = 0;
  for (const endsAt = performance.now() + forMs; performance.now() < endsAt; await setTimeout(200))
    peak = Math.max(peak, anonymousBytes(pid).own);
  return peak;
}

async function postLarge(ours: OurServices): Promise<{ status: number; ms: number }> {
  const names = namesFrom(COUNTS.names, 4000).map(({ accountId, displayName }) => ({
    accountId,
    displayName,
  }));
  const body = JSON.stringify({ projectKey: PROJECTS[0], names }).padEnd(400_000);
  const startedAt = performance.now();
  const { status } = await send({
    port: ours.portOf('aggregator'),
    path: '/api/v1/ingest/display-names',
    headers: { 'X-Ingest-Token': TOKEN, 'X-Forwarded-For': '192.0.2.1' },
    body,
  });
  return { status, ms: performance.now() - startedAt };
}

async function lookUp(ours: OurServices): Promise<number[]> {
  const [name] = namesFrom(7, 1);
  const waits: number[] = [];
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  for (const endsAt = performance.now() + 10_000; performance.now() < endsAt; await setTimeout(20)) {
    const startedAt = performance.now();
    await send({
      port: ours.portOf('aggregator'),
      path: `/api/v1/display-names/resolve/${name?.accountId ?? ''}`,
      headers,
    });
    waits.push(performance.now() - startedAt);
  }
  return waits;
}

async function askForCoverage({ processes, folder, settings }: Scene): Promise<string> {
  const ours = await startOurs(processes, folder, { ...settings, RATE_LIMIT_PER_MINUTE: '60' });
  const port = ours.portOf('aggregator');
  let status = 0;
  for (let index = 0; index <= 60; index += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${1 + index}` };
    ({ status } = await send({ port, path: '/api/v1/metrics/leaderboards/coverage', headers }));
  }
  await ours.stop();
  return String(status);
}

async function measureMixed(scene: Scene, minutes: number): Promise<Finding> {
  const { processes, folder, settings, databasePid, say } = scene;
  const ours = await startOurs(processes, folder, settings);
  const port = ours.portOf('aggregator');
  const seconds = (minutes * 60) / FLOODS.length;
  const random = createRandom(28);
  const rows: string[][] = [];
  const loads: string[][] = [];
  const goals: Goal[] = [];
  let peak = 0;
  for (const addresses of FLOODS) {
    say(`mixed attack, searches of ${addresses} addresses, ${show(seconds)} s`);
    const endsAt = performance.now() + seconds * 1000;
    const floods = [
      { paths: SEARCHES, network: '10.10', addresses, perSecond: PER_SECOND },
      { paths: [YEAR], network: '10.40', addresses: 1, perSecond: PER_SECOND },
    ];
    const bodies = [ATTACKS.slow, ATTACKS.plugin].map((one) => ({ ...one, perSecond: PER_SECOND }));
    const [attacked, served, load] = await Promise.all([
      attack(processes, { port, seconds, floods, bodies }),
      beHonest(ours, COUNTS, random, () => performance.now() >= endsAt),
      watchLoad(ours, databasePid, seconds),
    ]);
    peak = Math.max(peak, load.peakBytes);
    for (const kind of KINDS)
      rows.push([String(addresses), kind, ...toFigures(served.filter((one) => one.kind === kind))]);
    const all = Object.values(attacked.reads).reduce((sum, count) => sum + count, 0);
    const refused = 1 - (attacked.reads['200'] ?? 0) / all;
    rows.push([String(addresses), 'attackers', String(all), `${show(refused * 100, 1)} %`, '', '', '', '']);
    const attackers = show(attacked.processorMs / 1000 / seconds, 2);
    loads.push([String(addresses), attackers, String(attacked.held), ...toColumns(load)]);
    goals.push(...toGoals(addresses, served, refused));
  }
  await ours.stop();
  goals.push(below(peak / MIB, 500, 'MiB', 'memory'));
  const header = [
    'addresses',
    'kind',
    'requests',
    'refused',
    '50 %',
    '99 %',
    'longest',
    'without Retry-After',
  ];
  const busy = { header: ['processors', 'attackers', 'not sent', ...LOAD_HEADER], rows: loads };
  return { tables: [{ header, rows }, busy], goals };
}

function isRefused({ status }: Served): boolean {
  return status !== 200;
}

function toFigures(served: readonly Served[]): string[] {
  const times = served.map(({ ms }) => ms);
  const refused = served.filter(isRefused);
  return [
    String(served.length),
    String(refused.length),
    ...[median(times), quantile(times, 0.99), Math.max(...times)].map((ms) => show(ms)),
    String(refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length),
  ];
}

function toGoals(addresses: number, served: readonly Served[], attackersRefused: number): Goal[] {
  const of = (kind: string): Served[] => served.filter((one) => one.kind === kind);
  const searches = of('search');
  const refused = searches.filter(isRefused);
  const lookUps = of('look-up').map(({ ms }) => ms);
  const longest = Math.max(...searches.map(({ ms }) => ms));
  const beside = `beside searches of ${addresses} addresses`;
  const share = addresses <= 20 ? 0 : attackersRefused;
  const isFair =
    refused.length <= share * searches.length && refused.every(({ hasRetryAfter }) => hasRetryAfter);
  return [
    below(quantile(lookUps, 0.99), 100, 'ms', `99 % of look-ups ${beside}`),
    below(longest, 5000, 'ms', `the longest search ${beside}`),
    {
      text: `at most ${show(share * 100, 1)} % of searches refused ${beside}: ${refused.length} of ${searches.length} are`,
      isReached: isFair,
      isAcceptable: isFair,
    },
  ];
}
