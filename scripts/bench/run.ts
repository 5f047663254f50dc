/**
 * Compares the services with baselines, as ratios from one run: `npm run bench`, or `npm run bench -- getRecord` for some;
 * `npm run bench -- size` measures every read at full size, and what reads do to other clients and to memory (see size/size.ts).
 * `bodies` and `stalls` measure how long other requests wait meanwhile; `stalls` makes data of a tenth of that size at its first
 * run, in BENCH_CACHE or .cache.
 * When: before and after a change that could cost speed; on an idle machine. Reads the built services and
 * scripts/bench/baselines; writes a temporary folder; installs the baselines' packages when they are missing. Fails when a
 * figure is not acceptable.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Workbench } from './bench.js';
import { bodies } from './benches/bodies.js';
import { getDisplayName } from './benches/getDisplayName.js';
import { getLeaderboards } from './benches/getLeaderboards.js';
import { getMap } from './benches/getMap.js';
import { getRecord } from './benches/getRecord.js';
import { growth } from './benches/growth.js';
import { ingest } from './benches/ingest.js';
import { ingestDisplayNames } from './benches/ingestDisplayNames.js';
import { processes } from './benches/processes.js';
import { pointReads } from './benches/pointReads.js';
import { resolveDisplayNames } from './benches/resolveDisplayNames.js';
import { searchDisplayNames } from './benches/searchDisplayNames.js';
import { startToReady } from './benches/start-to-ready.js';
import { stalls } from './benches/stalls.js';
import { uploadReplay } from './benches/uploadReplay.js';
import { BEFORE, versions } from './benches/versions.js';
import { runPages } from './pages.js';
import { createProcesses } from './processes.js';
import { renderFinding } from './render-finding.js';
import { runSize, SIZE_OPTIONS } from './size/size.js';
import { exitWithMisuse, readCommandLine } from '../command-line.js';

const benches: Readonly<Record<string, Bench>> = {
  getRecord,
  uploadReplay,
  getDisplayName,
  pointReads,
  resolveDisplayNames,
  ingestDisplayNames,
  searchDisplayNames,
  getMap,
  getLeaderboards,
  startToReady,
  bodies,
  stalls,
  processes,
  ingest,
  versions,
  growth,
};

const USAGE = `Usage: npm run bench -- [BENCHMARK…]
       npm run bench -- size [options]
       npm run bench -- pages [URL…]

Compares the services with baselines, as ratios from one run, on an idle machine. The benchmarks:
  ${Object.keys(benches).join(', ')}

size measures every read on up to two million events, small and large, in BENCH_CACHE or .cache:
  --middle               a tenth of that
  --sqlite, --postgres   one database instead of both
  --make                 only makes the data
  --costliest            searches for the costliest requests instead
  --crowd                measures reads beside clients that send these
  --soak                 measures memory under mixed load, for 10 minutes or --minutes N
  --read TEXT            only shows the reads whose title contains a text
An interrupted measurement goes on where it was, if the version is the same.

pages measures the documentation pages in a browser, or the pages at some URLs: time to content and transferred bytes.

versions measures the reads of this version beside those of another one, by turns: BENCH_BEFORE is the path of its built
src/main.js. Other benchmarks measure another version in place of this one by BENCH_MAIN.

Examples:
  npm run bench -- getRecord
  npm run bench -- size --middle --sqlite
  BENCH_BEFORE=../0.2.0/dist/src/main.js npm run bench -- versions`;

function chosen(names: string[]): [string, Bench][] {
  const all = Object.entries(benches);
  const unknown = names.find((name) => benches[name] === undefined);
  if (unknown !== undefined) exitWithMisuse(`There is no benchmark ${unknown}`);
  if (names.length > 0) return all.filter(([name]) => names.includes(name));
  return all.filter(([name]) => name !== 'versions' || Boolean(BEFORE));
}

/** Runs one benchmark; returns whether its figures are acceptable. */
async function runBench(name: string, bench: Bench, folder: string): Promise<boolean> {
  const processes = createProcesses();
  const workbench: Workbench = { processes, folder, say: (text) => console.error(`${name}: ${text}`) };
  const stop = (): void => void processes.stopAll().then(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const finding = await bench.run(workbench);
    console.log(`\n${name}: ${bench.title}\n${renderFinding(finding)}\n`);
    return finding.goals.every((goal) => goal.isAcceptable);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await processes.stopAll();
  }
}

async function main(): Promise<void> {
  const { positionals } = readCommandLine(USAGE, SIZE_OPTIONS, true);
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'size')
    return positionals.length === 1 ? runSize(rest) : exitWithMisuse('size takes no name');
  if (first === 'pages') {
    const bad = rest.find((url) => !/^https?:/.test(url) || !URL.canParse(url));
    if (bad !== undefined) exitWithMisuse(`pages takes URLs, not "${bad}"`);
    if (!(await runPages(rest))) process.exitCode = 1;
    return;
  }
  if (process.argv.slice(2).some((word) => word.startsWith('-')))
    exitWithMisuse('The options are those of size');
  const list = chosen(positionals);
  const folder = mkdtempSync(join(tmpdir(), 'record-services-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  console.log(
    `Node.js ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
  );
  for (const [name, bench] of list) {
    if (!(await runBench(name, bench, folder))) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
