import { execFileSync } from 'node:child_process';
import { constants, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withClient } from '../../../../db/connection/postgres.js';
import { readSqliteFile } from '../../../../db/connection/backup.js';
import { projectRoot } from '../../../../src/project-root.js';
import { exitWithMisuse } from '../../../command-line.js';
import { startOurs } from '../our-services.js';
import { createProcesses, type Processes } from '../processes.js';
import { CACHE, copyStoreId, nameOfSize, preparePostgres, prepareSqlite, type DataSet } from './data-sets.js';
import { growsTooMuch, isTooSlow } from './limits.js';
import { countStatements, measure, MORE_SAMPLES } from './measure.js';
import { startCluster, type PostgresCluster } from './postgres-cluster.js';
import { readsOf, titleOf } from './reads.js';
import {
  keepResults,
  KINDS,
  readResults,
  renderOverLimits,
  renderResults,
  type Circumstances,
  type Kind,
  type ReadsFinding,
} from './results.js';
import { countsOf, FULL_EVENTS, SMALL_EVENTS, type SizeCounts } from './size-rows.js';
import { soak } from './soak.js';

const RESULTS = fileURLToPath(new URL('scripts/develop/bench/RESULTS.md', projectRoot));
const SMALL = countsOf(SMALL_EVENTS);

/** The options of `npm run bench -- size`. */
export const SIZE_OPTIONS = {
  sqlite: { type: 'boolean', default: false },
  postgres: { type: 'boolean', default: false },
  events: { type: 'string', default: String(FULL_EVENTS) },
  make: { type: 'boolean', default: false },
  read: { type: 'string', default: '' },
  soak: { type: 'boolean', default: false },
  minutes: { type: 'string', default: '10' },
  render: { type: 'boolean', default: false },
} as const;

interface SizeOptions extends Record<Kind | 'make' | 'soak' | 'render', boolean> {
  events: string;
  minutes: string;
  read: string;
}

/** What one database is measured with. */
interface Setting {
  kind: Kind;
  large: SizeCounts;
  processes: Processes;
  cluster: PostgresCluster | undefined;
}

/**
 * `npm run bench -- size`: makes data of a small and of the full size, which are kept in the folder of BENCH_CACHE or in .cache, and
 * measures every read on both; with `--soak`, memory under mixed load on a copy of the full data. The usage in run.ts has the other
 * options. Writes scripts/develop/bench/RESULTS.md with what each of these measured last.
 */
export async function runSize(options: SizeOptions): Promise<void> {
  const [events, minutes] = [Number(options.events), Number(options.minutes)];
  if (!Number.isInteger(events) || events < 2000) exitWithMisuse('--events takes an integer from 2000');
  if (!(minutes > 0)) exitWithMisuse('--minutes takes a number above 0');
  for (const kind of Object.keys(KINDS) as Kind[]) {
    if (options.render || (!options[kind] && (options.sqlite || options.postgres))) continue;
    const processes = createProcesses();
    const stop = (): void => void processes.stopAll().then(() => process.exit(130));
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const cluster = kind === 'postgres' ? await startCluster(join(CACHE, 'postgres')) : undefined;
    try {
      const setting: Setting = { kind, large: countsOf(events), processes, cluster };
      if (options.make) for (const counts of [SMALL, setting.large]) await prepare(setting, counts);
      else if (options.soak) await measureMemory(setting, minutes);
      else await measureReads(setting, options.read);
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      await processes.stopAll();
      await cluster?.stop();
    }
  }
  if (options.make || options.read !== '') return;
  writeFileSync(
    RESULTS,
    renderResults({ sqlite: readResults(CACHE, 'sqlite'), postgres: readResults(CACHE, 'postgres') }),
  );
  console.log(`The results are in ${RESULTS}.`);
}

function say(text: string): void {
  console.error(`size: ${text}`);
}

function prepare({ cluster }: Setting, counts: SizeCounts): Promise<DataSet> {
  return cluster ? preparePostgres(cluster, CACHE, counts, say) : prepareSqlite(CACHE, counts, say);
}

/** Measures the reads whose titles contain a text, at both sizes by turns, and again what is outside a limit; keeps the results of all reads. */
async function measureReads(setting: Setting, text: string): Promise<void> {
  const { kind, large, processes } = setting;
  const beganAt = performance.now();
  const [smallData, largeData] = [await prepare(setting, SMALL), await prepare(setting, large)];
  const start = ({ settings }: DataSet): ReturnType<typeof startOurs> =>
    startOurs(processes, settings.DATA_DIR, settings);
  const onSmall = await start(smallData);
  const startedAt = performance.now();
  const onLarge = await start(largeData);
  const readyMs = performance.now() - startedAt;
  const finding: ReadsFinding = { small: SMALL, large, bytes: await bytesOf(largeData), readyMs, reads: [] };
  const smallReads = new Map(readsOf(SMALL).map((read) => [titleOf(read), read]));
  const reads = readsOf(large).filter((read) => titleOf(read).includes(text));
  for (const [index, read] of reads.entries()) {
    const title = titleOf(read);
    const smallRead = smallReads.get(title) ?? read;
    let figures = { small: await measure(onSmall, smallRead), large: await measure(onLarge, read) };
    if (isTooSlow(title, figures.large) || growsTooMuch(figures.small, figures.large))
      figures = {
        small: await measure(onSmall, smallRead, MORE_SAMPLES),
        large: await measure(onLarge, read, MORE_SAMPLES),
      };
    finding.reads.push({ title, ...figures, statements: 0 });
    const { p50, p99 } = figures.large;
    const [before, middle, longest] = [figures.small.p50, p50, p99].map((ms) => ms?.toFixed(1) ?? 'failed');
    say(
      `${kind} ${index + 1}/${reads.length} ${title}: ${before} on small data, ${middle}, p99 ${longest} ms`,
    );
  }
  await onSmall.stop();
  await onLarge.stop();
  say(`${kind}: statements`);
  const statements = await countStatements(processes, CACHE, largeData.settings, reads);
  for (const read of finding.reads) read.statements = statements.get(read.title) ?? 0;
  console.log(
    `${KINDS[kind]}, ${((performance.now() - beganAt) / 1000).toFixed(0)} s:\n${renderOverLimits(finding)}`,
  );
  if (text === '') keepResults(CACHE, kind, { reads: { ...(await readCircumstances(setting)), ...finding } });
}

async function measureMemory(setting: Setting, minutes: number): Promise<void> {
  const { kind, large, processes, cluster } = setting;
  const data = await prepare(setting, large);
  const copy = join(CACHE, `${kind}-soak`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  if (cluster) await cluster.createDatabase('bench_soak', `bench_${nameOfSize(large)}`);
  else cpSync(data.connection.sqliteFile, join(copy, 'records.sqlite'), { mode: constants.COPYFILE_FICLONE });
  copyStoreId(data.settings.DATA_DIR, copy);
  const ours = await startOurs(processes, copy, cluster ? { DATABASE_URL: `${cluster.url}/bench_soak` } : {});
  const finding = await soak(ours, large, minutes, (text) => say(`${kind}: ${text}`));
  keepResults(CACHE, kind, { soak: { ...(await readCircumstances(setting)), ...finding } });
  await ours.stop();
  rmSync(copy, { recursive: true, force: true });
  await cluster?.dropDatabase('bench_soak');
}

async function bytesOf({ connection: { databaseUrl, sqliteFile } }: DataSet): Promise<number> {
  if (databaseUrl === undefined) return statSync(sqliteFile).size;
  return withClient(databaseUrl, async (query) => {
    const [row] = await query('SELECT pg_database_size(current_database())::text AS bytes');
    return Number(row?.['bytes']);
  });
}

async function readCircumstances({ cluster }: Setting): Promise<Circumstances> {
  const { version } = JSON.parse(readFileSync(new URL('package.json', projectRoot), 'utf8')) as {
    version: string;
  };
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const database = cluster
    ? await withClient(`${cluster.url}/postgres`, async (query) => {
        const [row] = await query('SHOW server_version');
        return `PostgreSQL ${String(row?.['server_version'])}`;
      })
    : `SQLite ${String((await readSqliteFile(':memory:', ['SELECT sqlite_version() AS version']))[0]?.[0]?.['version'])}`;
  return {
    command: `npm run bench -- ${process.argv.slice(2).join(' ')}`,
    version: `${version} (${commit})`,
    versions: `Node.js ${process.versions.node}, ${database}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
    day: new Date().toISOString().slice(0, 10),
  };
}
