import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../../../src/project-root.js';
import { exitWithMisuse } from '../../../command-line.js';
import { startOurs } from '../processes.js';
import { CACHE, preparePostgres, prepareSqlite } from './data-sets.js';
import { isTooSlow, limitOf } from './limits.js';
import { measure, MORE_SAMPLES, type Figures } from './measure.js';
import { startCluster } from './postgres-cluster.js';
import { readsOf, titleOf } from './reads.js';
import { countsOf, FULL_EVENTS } from './size-rows.js';

const RESULTS = fileURLToPath(new URL('scripts/develop/bench/size.csv', projectRoot));
const HEADER = 'database,read,p50 ms,p99 ms,limit ms,KiB,measured';
const KINDS = ['sqlite', 'postgres'] as const;
type Kind = (typeof KINDS)[number];

/** The options of `npm run bench -- size`. */
export const SIZE_OPTIONS = {
  sqlite: { type: 'boolean', default: false },
  postgres: { type: 'boolean', default: false },
  events: { type: 'string', default: String(FULL_EVENTS) },
  make: { type: 'boolean', default: false },
  read: { type: 'string', default: '' },
} as const;

interface SizeOptions extends Record<Kind | 'make', boolean> {
  events: string;
  read: string;
}

/**
 * `npm run bench -- size`: makes data of the full size, which is kept in the folder of BENCH_CACHE or in .cache, and measures every read
 * on it. The usage in run.ts has the options. Writes scripts/develop/bench/size.csv with what was measured last on each database.
 */
export async function runSize(options: SizeOptions): Promise<void> {
  const events = Number(options.events);
  if (!Number.isInteger(events) || events < 2000) exitWithMisuse('--events takes an integer from 2000');
  for (const kind of KINDS.filter((one) => options[one] || !(options.sqlite || options.postgres))) {
    const cluster = kind === 'postgres' ? await startCluster(join(CACHE, 'postgres')) : undefined;
    try {
      const counts = countsOf(events);
      const { settings } = cluster
        ? await preparePostgres(cluster, CACHE, counts, say)
        : await prepareSqlite(CACHE, counts, say);
      if (options.make) continue;
      const ours = await startOurs(settings.DATA_DIR, settings);
      const reads = readsOf(counts).filter((read) => titleOf(read).includes(options.read));
      const found = new Map<string, Figures>();
      for (const [index, read] of reads.entries()) {
        const title = titleOf(read);
        let figures = await measure(ours, read);
        if (isTooSlow(title, figures)) figures = await measure(ours, read, MORE_SAMPLES);
        found.set(title, figures);
        say(
          `${kind} ${index + 1}/${reads.length} ${title}: ${show(figures.p50)}, p99 ${show(figures.p99)} ms`,
        );
      }
      const slow = [...found].filter(([title, figures]) => isTooSlow(title, figures));
      console.log(`${kind}: p99 of ${slow.length} of ${found.size} reads over the limit:`);
      for (const [title, figures] of slow)
        console.log(`  ${title}: ${show(figures.p99)} ms, limit ${limitOf(title, figures)}`);
      if (options.read === '') writeResults(kind, found);
      await ours.stop();
    } finally {
      await cluster?.stop();
    }
  }
}

function say(text: string): void {
  console.error(`size: ${text}`);
}

function show(milliseconds: number | null): string {
  return milliseconds === null ? 'failed' : milliseconds.toFixed(1);
}

/** Replaces a database's rows of the results. */
function writeResults(kind: Kind, found: ReadonlyMap<string, Figures>): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  const measured = `${day} ${commit} Node.js ${process.versions.node} ${machine}`;
  const former = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8').split('\n') : [];
  const kept = former.filter((line) => line !== '' && line !== HEADER && !line.startsWith(`${kind},`));
  const rows = [...found].map(([title, figures]) =>
    [kind, `"${title}"`, show(figures.p50), show(figures.p99), limitOf(title, figures)]
      .concat((figures.bytes / 1024).toFixed(1), `"${measured}"`)
      .join(','),
  );
  writeFileSync(RESULTS, `${[HEADER, ...kept, ...rows].join('\n')}\n`);
  console.log(`The results are in ${RESULTS}.`);
}
