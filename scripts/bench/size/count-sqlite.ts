import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../../src/project-root.js';
import { startOurs } from '../our-services.js';
import type { Processes } from '../processes.js';
import type { DataSet } from './data-sets.js';
import { sendTarget } from './measure.js';
import { titleOf, type Read } from './reads.js';
import { COUNTED_TIMES, isRead, type Work } from './work.js';

const SQLITE_SOURCES = new URL('node_modules/sqlite3/deps/', projectRoot);
const PRELOADED = new URL('log-statements.js', import.meta.url);
/** The driver reports a statement a moment after its start. */
const REPORT_MS = 20;
const MAX_OUTPUT_BYTES = 1_000_000_000;
/** Full-text search reads its own tables by statements of its own. */
const OF_SEARCH_TABLES = /'main'\.'/;
const MARK = '@@ read ';
/** A line of the shell's `.scanstats`: a loop over a table or an index, its rows last. Values of a given list are no rows. */
const LOOP =
  /^[ |`]*--(?:SCAN|SEARCH) (?!CONSTANT|\(|\d+-ROW|.*TABLE INDEX [13]:).*\s(?<figure>\d[\d.]*)(?<unit>[KMG]?)\s*$/;
const UNITS: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6, G: 1e9 };

/**
 * Counts what SQLite does for each read: the statements as SQLite's trace has them, the rows by running them again in SQLite's
 * shell, whose `.scanstats` shows how many rows each loop looks at. That shell is built from the sources of the npm package sqlite3, once; without
 * a C compiler rows are null.
 */
export async function countOnSqlite(
  processes: Processes,
  folder: string,
  data: DataSet,
  reads: readonly Read[],
): Promise<Map<string, Work>> {
  const log = join(folder, 'statements.ndjson');
  const ours = await startOurs(processes, data.settings['DATA_DIR'] ?? '', {
    ...data.settings,
    NODE_OPTIONS: `--import ${PRELOADED.href}`,
    BENCH_STATEMENTS: log,
  });
  const statements: string[][] = [];
  for (const read of reads) {
    const [target] = read.targets;
    if (!target) throw new Error(`${titleOf(read)} has nothing to send.`);
    const port = ours.portOf(read.service);
    const attempts: string[][] = [];
    // Once uncounted: what is read once and kept belongs to no request.
    await sendTarget(port, target, false);
    for (let time = 0; time < COUNTED_TIMES; time += 1) {
      writeFileSync(log, '');
      await sendTarget(port, target, false);
      await setTimeout(REPORT_MS);
      attempts.push(readStatements(log));
    }
    statements.push(attempts.sort((one, other) => one.length - other.length)[0] ?? []);
  }
  await ours.stop();
  const rows = countRowsLookedAt(folder, data.connection.sqliteFile, statements);
  return new Map(
    reads.map((read, place) => [
      titleOf(read),
      { statements: statements[place]?.length ?? 0, rows: rows?.[place] ?? null },
    ]),
  );
}

function readStatements(log: string): string[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as string]))
    .filter((sql) => isRead(sql) && !OF_SEARCH_TABLES.test(sql));
}

/** Returns the rows that each list of statements looks at, or null without a compiler. */
function countRowsLookedAt(
  folder: string,
  sqliteFile: string,
  statements: readonly string[][],
): number[] | null {
  const shell = buildShell(folder);
  if (shell === null) return null;
  const script = join(folder, 'statements.sql');
  const parts = statements.map(
    (list, place) => `.print ${MARK}${place}\n${list.map((sql) => `${sql};\n`).join('')}`,
  );
  writeFileSync(script, `.scanstats on\n${parts.join('')}`);
  const output = runShell(shell, sqliteFile, script);
  const rows = statements.map(() => 0);
  let place = -1;
  for (const line of output.split('\n')) {
    if (line.startsWith(MARK)) place = Number(line.slice(MARK.length));
    const { figure = 0, unit = '' } = LOOP.exec(line)?.groups ?? {};
    if (place >= 0) rows[place] = (rows[place] ?? 0) + Number(figure) * (UNITS[unit] ?? 1);
  }
  return rows;
}

function runShell(shell: string, sqliteFile: string, script: string): string {
  const { stdout, stderr, status } = spawnSync(
    shell,
    ['-batch', '-noheader', '-readonly', sqliteFile, `.read ${script}`],
    { maxBuffer: MAX_OUTPUT_BYTES, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`SQLite's shell cannot run ${script}: ${stderr.slice(0, 500)}`);
  return stdout;
}

/** Returns SQLite's shell with counters, of the version that the services use, or null without a C compiler. */
function buildShell(folder: string): string | null {
  const sources = fileURLToPath(SQLITE_SOURCES);
  const archive = readdirSync(sources).find((name) => /^sqlite-autoconf-\d+\.tar\.gz$/.test(name));
  if (archive === undefined) return null;
  const name = archive.replace('.tar.gz', '');
  const shell = join(folder, `${name}-scanstats`);
  if (existsSync(shell)) return shell;
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('tar', ['-xzf', join(sources, archive), '-C', folder]);
    const parts = ['STMT_SCANSTATUS', 'FTS5', 'MATH_FUNCTIONS'].map((part) => `-DSQLITE_ENABLE_${part}`);
    const files = ['shell.c', 'sqlite3.c'].map((file) => join(folder, name, file));
    execFileSync('cc', ['-O1', '-DSQLITE_THREADSAFE=0', ...parts, ...files, '-lm', '-o', shell]);
    return shell;
  } catch (error) {
    console.error(`Rows on SQLite are not counted, for want of a C compiler: ${(error as Error).message}`);
    return null;
  }
}
