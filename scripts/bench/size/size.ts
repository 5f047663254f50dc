import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../../src/project-root.js';
import { startOurs } from '../our-services.js';
import { createProcesses, type Processes } from '../processes.js';
import { preparePostgres, prepareSqlite, type DataSet } from './data-sets.js';
import { measure, type Figures } from './measure.js';
import { startCluster, type PostgresCluster } from './postgres-cluster.js';
import { readsOf } from './reads.js';
import { renderResults, type SizeResult } from './render-results.js';
import { SIZES, type SizeName } from './size-rows.js';

const RESULTS = fileURLToPath(new URL('scripts/bench/RESULTS.md', projectRoot));
const KINDS = ['sqlite', 'postgres'] as const;
const CLIENTS = [1, 8] as const;

/**
 * `npm run bench -- size`: makes data of three sizes, which are kept in the folder of BENCH_CACHE or in .cache, and measures
 * every read on the smallest and a larger one. `--middle` measures a tenth of the full size, `--sqlite` or `--postgres` one
 * database, `--make` nothing. Writes scripts/bench/RESULTS.md.
 */
export async function runSize(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      middle: { type: 'boolean', default: false },
      sqlite: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
      make: { type: 'boolean', default: false },
    },
  });
  const folder = process.env['BENCH_CACHE'] ?? fileURLToPath(new URL('.cache/bench-size', projectRoot));
  const large: SizeName = values.middle ? 'middle' : 'full';
  const kinds = KINDS.filter((kind) => values[kind] || !(values.sqlite || values.postgres));
  const results: SizeResult[] = [];
  for (const kind of kinds) {
    const cluster = kind === 'postgres' ? await startCluster(join(folder, 'postgres')) : undefined;
    try {
      for (const size of ['small', large] as const) {
        const data = await prepare(cluster, folder, size);
        if (!values.make) results.push({ kind, size, ...(await measureAll(data, size, `${kind} ${size}`)) });
      }
    } finally {
      await cluster?.stop();
    }
  }
  if (values.make) return;
  const text = renderResults(results, {
    command: `npm run bench -- size ${args.join(' ')}`.trim(),
    versions: `Node.js ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
    version: readVersion(),
  });
  writeFileSync(RESULTS, text);
  console.log(`${results.length} tables are in ${RESULTS}.`);
}

function say(text: string): void {
  console.error(`size: ${text}`);
}

function prepare(cluster: PostgresCluster | undefined, folder: string, size: SizeName): Promise<DataSet> {
  return cluster ? preparePostgres(cluster, folder, size, say) : prepareSqlite(folder, size, say);
}

async function measureAll(
  data: DataSet,
  size: SizeName,
  name: string,
): Promise<Pick<SizeResult, 'figures' | 'bytes'>> {
  const processes = createProcesses();
  const stop = (): void => void processes.stopAll().then(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return { figures: await measureReads(processes, data, size, name), bytes: sizeOf(data) };
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await processes.stopAll();
  }
}

async function measureReads(
  processes: Processes,
  data: DataSet,
  size: SizeName,
  name: string,
): Promise<SizeResult['figures']> {
  const ours = await startOurs(processes, data.settings['DATA_DIR'] ?? '', data.settings);
  const figures = new Map<string, Figures[]>();
  for (const read of readsOf(SIZES[size])) {
    const title = [read.service, read.operation, read.variant].filter((part) => part !== '').join(', ');
    say(`${name}: ${title}`);
    const rows: Figures[] = [];
    for (const clients of CLIENTS) rows.push(await measure(ours, read, clients));
    figures.set(title, rows);
  }
  return figures;
}

function sizeOf({ connection }: DataSet): number | null {
  return connection.databaseUrl === undefined ? statSync(connection.sqliteFile).size : null;
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', projectRoot), 'utf8')) as {
    version: string;
  };
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return `${version} (${commit})`;
}
