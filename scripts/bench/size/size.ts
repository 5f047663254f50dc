import { execFileSync } from 'node:child_process';
import { constants, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withClient } from '../../../db/connection/backup-postgres.js';
import { readSqliteFile } from '../../../db/connection/backup-sqlite.js';
import { projectRoot } from '../../../src/project-root.js';
import { startOurs, type OurServices } from '../our-services.js';
import { createProcesses, type Processes } from '../processes.js';
import { findCostliest } from './costliest.js';
import { countOnPostgres } from './count-postgres.js';
import { countOnSqlite } from './count-sqlite.js';
import { CLIENTS, measureBesideCrowd } from './crowd.js';
import { copyStoreId, preparePostgres, prepareSqlite, type DataSet } from './data-sets.js';
import { growsTooMuch, isTooSlow } from './limits.js';
import { measure, MORE_SAMPLES } from './measure.js';
import { startCluster, type PostgresCluster } from './postgres-cluster.js';
import { readsOf, titleOf, type Read } from './reads.js';
import { renderResults } from './render-results.js';
import {
  keepResults,
  keepUnfinished,
  KINDS,
  readResults,
  readUnfinished,
  type Circumstances,
  type Kind,
  type SizeResult,
  type Unfinished,
} from './results.js';
import { SIZES, type SizeName } from './size-rows.js';
import { soak } from './soak.js';
import { forgetFiles, measureStarts, type Starts } from './starts.js';

const RESULTS = fileURLToPath(new URL('scripts/bench/RESULTS.md', projectRoot));
const SOAK_MINUTES = '10';
/** How many of the costliest requests the crowd sends. */
const COSTLIEST = 10;

/** The options of `npm run bench -- size`. */
export const SIZE_OPTIONS = {
  middle: { type: 'boolean', default: false },
  sqlite: { type: 'boolean', default: false },
  postgres: { type: 'boolean', default: false },
  make: { type: 'boolean', default: false },
  costliest: { type: 'boolean', default: false },
  crowd: { type: 'boolean', default: false },
  soak: { type: 'boolean', default: false },
  minutes: { type: 'string', default: SOAK_MINUTES },
  read: { type: 'string', default: '' },
  render: { type: 'boolean', default: false },
} as const;

/** What one database is measured with. */
interface Setting {
  kind: Kind;
  /** Where data and results are kept. */
  folder: string;
  large: SizeName;
  processes: Processes;
  cluster: PostgresCluster | undefined;
  circumstances: Circumstances;
}

/**
 * `npm run bench -- size`: makes data of a small and of the full size, which are kept in the folder of BENCH_CACHE or in .cache, and
 * measures every read and the start on both. `--costliest` searches for the costliest requests instead, `--crowd` measures reads beside clients
 * that send these, `--soak` memory under mixed load on a copy of the data (`--minutes`, default 10), `--make` only makes the data. `--sqlite`
 * or `--postgres` is one database, `--middle` a tenth of the full size. Writes scripts/bench/RESULTS.md with what each of these measured last.
 * `--render` only writes that file again. `--read TEXT` only shows the reads whose title contains a text. An interrupted measurement goes on where it was, if the version is the same.
 */
export async function runSize(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: SIZE_OPTIONS });
  const folder = process.env['BENCH_CACHE'] ?? fileURLToPath(new URL('.cache/bench-size', projectRoot));
  const kinds = values.render
    ? []
    : KINDS.filter((kind) => values[kind] || !(values.sqlite || values.postgres));
  for (const kind of kinds) {
    const cluster = kind === 'postgres' ? await startCluster(join(folder, 'postgres')) : undefined;
    const processes = createProcesses();
    const stop = (): void => void processes.stopAll().then(() => process.exit(130));
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      const setting: Setting = {
        kind,
        folder,
        large: values.middle ? 'middle' : 'full',
        processes,
        cluster,
        circumstances: await readCircumstances(args, cluster),
      };
      if (values.make) await makeAll(setting);
      else if (values.costliest) await measureCostliest(setting);
      else if (values.crowd) await measureCrowd(setting);
      else if (values.soak) await measureMemory(setting, Number(values.minutes));
      else if (values.read !== '') await showReads(setting, values.read);
      else await measureReads(setting);
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      await processes.stopAll();
      await cluster?.stop();
    }
  }
  if (values.make || values.read !== '') return;
  const text = renderResults({
    sqlite: readResults(folder, 'sqlite'),
    postgres: readResults(folder, 'postgres'),
  });
  writeFileSync(RESULTS, text);
  console.log(`The results are in ${RESULTS}.`);
}

function say(text: string): void {
  console.error(`size: ${text}`);
}

function prepare({ cluster, folder }: Setting, size: SizeName): Promise<DataSet> {
  return cluster ? preparePostgres(cluster, folder, size, say) : prepareSqlite(folder, size, say);
}

async function makeAll(setting: Setting): Promise<void> {
  for (const size of ['small', setting.large] as const) await prepare(setting, size);
}

async function measureReads(setting: Setting): Promise<void> {
  const { kind, folder, circumstances } = setting;
  const startedAt = performance.now();
  const data = await prepare(setting, setting.large);
  const starts = await measureStartsOf(setting, data);
  const unfinished = readUnfinished(folder, kind, circumstances.version);
  const small = await measureSize(setting, 'small', unfinished, undefined);
  const large = await measureSize(setting, setting.large, unfinished, small);
  keepResults(folder, kind, { reads: { ...circumstances, sizes: [small, large], starts } });
  keepUnfinished(folder, kind, null);
  say(`${kind}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

/** Shows the figures of some reads at both sizes, one client, and keeps none. */
async function showReads(setting: Setting, text: string): Promise<void> {
  const { processes, large } = setting;
  for (const size of ['small', large] as const) {
    const data = await prepare(setting, size);
    const ours = await startOurs(processes, data.settings['DATA_DIR'] ?? '', data.settings);
    const pids = pidsOf(setting, ours);
    for (const read of readsOf(SIZES[size])) {
      const name = titleOf(read);
      if (!name.includes(text)) continue;
      const { p50, p99, processorMs, bytes } = await measure(ours, read, { clients: 1, pids });
      console.log(
        `${size} ${name}: p50 ${show(p50)}, p99 ${show(p99)}, processor ${show(processorMs)}, ${bytes} bytes`,
      );
    }
    await ours.stop();
  }
}

function pidsOf({ cluster }: Setting, ours: OurServices): number[] {
  return [ours.pid, ...(cluster ? [cluster.pid()] : [])];
}

/** On PostgreSQL the data's files stay in its own memory. */
function measureStartsOf({ processes, kind }: Setting, data: DataSet): Promise<Starts> {
  const forget = (): boolean => kind === 'sqlite' && forgetFiles(data.connection.sqliteFile);
  return measureStarts(processes, data, () => Promise.resolve(forget()));
}

/**
 * Measures every read at one size, but those that an unfinished run has measured; with the figures of small data by eight clients
 * too, and again what is over a limit.
 */
async function measureSize(
  setting: Setting,
  size: SizeName,
  unfinished: Unfinished,
  small: SizeResult | undefined,
): Promise<SizeResult> {
  const { kind, folder, processes, cluster } = setting;
  const data = await prepare(setting, size);
  const reads = readsOf(SIZES[size]);
  const ours = await startOurs(processes, data.settings['DATA_DIR'] ?? '', data.settings);
  const pids = pidsOf(setting, ours);
  const found = (unfinished.reads[size] ??= {});
  for (const [place, read] of reads.entries()) {
    const name = titleOf(read);
    if (found[name]) continue;
    const one = await measure(ours, read, { clients: 1, pids });
    found[name] = small ? { one, eight: await measure(ours, read, { clients: CLIENTS, pids }) } : { one };
    keepUnfinished(folder, kind, unfinished);
    say(`${kind} ${size} ${place + 1}/${reads.length} ${name}: ${show(one.p50)} ${show(one.p99)}`);
  }
  const result: SizeResult = { size, reads: found, bytes: await bytesOf(data) };
  if (small) await measureAgain(setting, { ours, pids, reads }, small, result);
  await ours.stop();
  say(`${kind} ${size}: statements and rows`);
  const counted = cluster
    ? await countOnPostgres(processes, cluster, data, reads)
    : await countOnSqlite(processes, folder, data, reads);
  for (const [name, work] of counted) Object.assign(result.reads[name] ?? {}, work);
  keepUnfinished(folder, kind, unfinished);
  return result;
}

/** Services on data of a size, and its reads. */
interface Running {
  ours: OurServices;
  pids: readonly number[];
  reads: readonly Read[];
}

/** Of a read that grows too much both sizes, one right after the other: between their first times a machine may have become slower. */
async function measureAgain(
  setting: Setting,
  running: Running,
  small: SizeResult,
  large: SizeResult,
): Promise<void> {
  const data = await prepare(setting, small.size);
  const ours = await startOurs(setting.processes, data.settings['DATA_DIR'] ?? '', data.settings);
  const onSmall = { ours, pids: pidsOf(setting, ours), reads: readsOf(SIZES[small.size]) };
  for (const name of running.reads.map(titleOf)) {
    const figures = large.reads[name];
    if (!figures) continue;
    const grows = growsTooMuch(small.reads[name]?.one, figures.one);
    if (!grows && !isTooSlow(figures.one)) continue;
    if (grows) await measureMore(onSmall, name, small);
    await measureMore(running, name, large);
  }
  await ours.stop();
}

async function measureMore(running: Running, name: string, result: SizeResult): Promise<void> {
  const { ours, pids, reads } = running;
  const read = reads.find((other) => titleOf(other) === name);
  const figures = result.reads[name];
  if (!read || !figures) return;
  figures.one = await measure(ours, read, { clients: 1, pids, samples: MORE_SAMPLES });
  say(`again ${result.size} ${name}: ${show(figures.one.p50)} ${show(figures.one.p99)}`);
}

function show(milliseconds: number | null): string {
  return milliseconds === null ? 'failed' : `${milliseconds.toFixed(1)} ms`;
}

async function measureCostliest(setting: Setting): Promise<void> {
  const { kind, folder, large, processes, circumstances } = setting;
  const data = await prepare(setting, large);
  const ours = await startOurs(processes, data.settings['DATA_DIR'] ?? '', data.settings);
  const pids = pidsOf(setting, ours);
  const requests = await findCostliest(ours, pids, SIZES[large], (text) => say(`${kind}: ${text}`));
  keepResults(folder, kind, { costliest: { ...circumstances, size: large, requests } });
  await ours.stop();
}

async function measureCrowd(setting: Setting): Promise<void> {
  const { kind, folder, large, processes, circumstances } = setting;
  const known = readResults(folder, kind).costliest;
  if (known?.size !== large) await measureCostliest(setting);
  const requests = readResults(folder, kind).costliest?.requests.slice(0, COSTLIEST) ?? [];
  const data = await prepare(setting, large);
  const ours = await startOurs(processes, data.settings['DATA_DIR'] ?? '', data.settings);
  const finding = await measureBesideCrowd({ processes, folder }, ours, requests, SIZES[large]);
  keepResults(folder, kind, { crowd: { ...circumstances, finding } });
  await ours.stop();
  for (const { name, count, p50, p99, longest } of finding.waited)
    say(`${kind}: ${name} ${count} times, p50 ${show(p50)}, p99 ${show(p99)}, longest ${show(longest)}`);
  say(`${kind}: the crowd got ${JSON.stringify(finding.crowd.statuses)}`);
}

async function measureMemory(setting: Setting, minutes: number): Promise<void> {
  const { kind, folder, large, processes, cluster, circumstances } = setting;
  const data = await prepare(setting, large);
  const copy = join(folder, `${kind}-soak`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  let settings: Record<string, string> = { DATA_DIR: copy };
  if (cluster) {
    await cluster.createDatabase('bench_soak', `bench_${large}`);
    settings = { ...settings, DATABASE_URL: `${cluster.url}/bench_soak` };
  } else {
    cpSync(data.connection.sqliteFile, join(copy, 'records.sqlite'), { mode: constants.COPYFILE_FICLONE });
  }
  copyStoreId(data.settings['DATA_DIR'] ?? '', copy);
  const ours = await startOurs(processes, copy, settings);
  const finding = await soak(ours, SIZES[large], minutes, (text) => say(`${kind}: ${text}`));
  keepResults(folder, kind, { soak: { ...circumstances, finding } });
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

async function readCircumstances(
  args: readonly string[],
  cluster: PostgresCluster | undefined,
): Promise<Circumstances> {
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
  const [processor] = cpus();
  return {
    command: `npm run bench -- size ${args.join(' ')}`.trim(),
    version: `${version} (${commit})`,
    versions: `Node.js ${process.versions.node}, ${database}, ${cpus().length} × ${processor?.model ?? 'unknown processor'}`,
    day: new Date().toISOString().slice(0, 10),
  };
}
