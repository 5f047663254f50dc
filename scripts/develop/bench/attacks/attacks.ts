import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../../../../db/testing/random.js';
import { exitWithMisuse } from '../../../command-line.js';
import { below, renderFinding, type Finding, type Goal } from '../bench.js';
import { startOurs } from '../our-services.js';
import { createProcesses, type Processes } from '../processes.js';
import { CACHE, copyStoreId, preparePostgres, prepareSqlite } from '../size/data-sets.js';
import { startCluster } from '../size/postgres-cluster.js';
import { countsOf, PROJECTS } from '../size/size-rows.js';
import { median, quantile, show } from '../statistics.js';
import { attack } from './attack.js';
import { runHonestClients, KINDS, TOKEN, type Served } from './honest.js';
import { toColumns, LOAD_HEADER, watchLoad } from './watch-load.js';

/** A tenth of the full size. */
const COUNTS = countsOf(200_000);
const MIB = 2 ** 20;
/** Of the 20 that an address may send in a second. */
const PER_SECOND = 19;
/** How many addresses flood searches, each number for a part of the time. */
const FLOODS = [1, 2, 20, 200];
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
const LARGE = 3 * MIB;
const SMALL = 256 * 1024;
const BODIES = [
  {
    path: '/api/v1/display-names/resolve',
    network: '10.20',
    addresses: 1,
    connections: 900,
    bytes: SMALL,
    bytesAtOnce: SMALL - 100,
    perSecond: PER_SECOND,
  },
  {
    path: '/api/v1/ingest/display-names/plugin',
    network: '10.30',
    addresses: 2,
    connections: 44,
    bytes: LARGE,
    bytesAtOnce: LARGE - 1000,
    perSecond: PER_SECOND,
  },
];

/** `npm run bench -- attacks`: all attacks together for some minutes beside ten honest clients, on each of these databases. */
export async function runAttacks(kinds: readonly ('sqlite' | 'postgres')[], minutes: number): Promise<void> {
  if (!(minutes > 0)) exitWithMisuse('--minutes takes a number above 0');
  for (const kind of kinds) {
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
      const server = { processes, folder, settings, databasePid: cluster?.pid(), say };
      const finding = await measure(server, minutes);
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

/** What the attacked server runs with. */
interface Attacked {
  processes: Processes;
  folder: string;
  settings: Record<string, string>;
  databasePid: number | undefined;
  say: (text: string) => void;
}

async function measure(
  { processes, folder, settings, databasePid, say }: Attacked,
  minutes: number,
): Promise<Finding> {
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
    const [attacked, served, load] = await Promise.all([
      attack(processes, { port, seconds, floods, bodies: BODIES }),
      runHonestClients(ours, COUNTS, random, () => performance.now() >= endsAt),
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
