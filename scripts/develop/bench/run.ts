/**
 * Measures the services: `npm run bench -- size` every read on full data (see size/size.ts), `pointReads` a name and five lists beside
 * peers, as ratios from one run, `ingest` into an empty and a full database. Without a name, pointReads and ingest.
 * When: before and after a change that could cost speed; on an idle machine. Reads the built services and scripts/develop/bench/baselines, whose
 * packages it installs when they are missing. Writes a temporary folder, and data to measure on in the folder of BENCH_CACHE or .cache.
 * Fails when a figure is not acceptable.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitWithMisuse, readCommandLine } from '../../command-line.js';
import { renderFinding, type Bench } from './bench.js';
import { ingest } from './ingest.js';
import { pointReads } from './point-reads.js';
import { runSize, SIZE_OPTIONS } from './size/size.js';

const benches: Readonly<Record<string, Bench>> = { pointReads, ingest };

const USAGE = `Usage: npm run bench -- [BENCHMARK…]
       npm run bench -- size [options]

Measures the services, on an idle machine. The benchmarks: ${Object.keys(benches).join(', ')}.

size measures every read on 2,000,000 events, which are made in BENCH_CACHE or .cache:
  --sqlite, --postgres   one database instead of both
  --events N             another number of events; with fewer, there is less of everything
  --make                 only makes the data
  --read TEXT            only shows the reads whose title contains a text

Examples:
  npm run bench -- pointReads
  npm run bench -- size --sqlite --events 200000`;

async function main(): Promise<void> {
  const { positionals, values } = readCommandLine(USAGE, SIZE_OPTIONS, true);
  // The processes of benchmarks end with this one.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  if (positionals.includes('size'))
    return positionals.length === 1 ? runSize(values) : exitWithMisuse('size takes no name');
  if (process.argv.slice(2).some((word) => word.startsWith('-')))
    exitWithMisuse('The options are those of size');
  const unknown = positionals.find((name) => benches[name] === undefined);
  if (unknown !== undefined) exitWithMisuse(`There is no benchmark ${unknown}`);
  const folder = mkdtempSync(join(tmpdir(), 'record-services-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  console.log(
    `Node.js ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
  );
  let failed = false;
  for (const [name, { title, run }] of Object.entries(benches)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const say = (text: string): void => console.error(`${name}: ${text}`);
    const finding = await run({ folder, say });
    console.log(`\n${name}: ${title}\n${renderFinding(finding)}\n`);
    failed ||= !finding.goals.every(({ isAcceptable }) => isAcceptable);
  }
  // The package of PostgreSQL would end the process with 0.
  process.exit(failed ? 1 : 0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
