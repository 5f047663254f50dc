/**
 * Takes over verdicts that another backend reached: `npm run verdicts -- import FILE`, FILE `-` for standard input.
 * When: by an operator, while the services run or not; a file can be imported again. Reads NDJSON, one verdict a line;
 * writes the database of DATABASE_URL or DATA_DIR; prints progress and, by line number, what was rejected.
 */
import { createReadStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connect } from '../db/connect.js';
import {
  createVerdictImport,
  type ImportedVerdict,
  type VerdictImport,
} from '../db/stores/verification/verdict-import.js';
import { readConfig } from '../src/config.js';
import { readVerdictLine } from './verdicts/read-verdict-line.js';

const BATCH = 500;
const PROGRESS_EVERY = 10_000;
const MOST_SHOWN = 100;

interface Totals {
  lines: number;
  applied: number;
  unchanged: number;
  outdated: number;
  rejected: number;
}

/** Imports every good line, in batches of one transaction each; a bad line is reported and never costs a good one. */
async function importLines(lines: AsyncIterable<string>, store: VerdictImport): Promise<Totals> {
  const totals: Totals = { lines: 0, applied: 0, unchanged: 0, outdated: 0, rejected: 0 };
  let batch: ImportedVerdict[] = [];
  const flush = async (): Promise<void> => {
    const counts = await store.apply(batch);
    totals.applied += counts.applied;
    totals.unchanged += counts.unchanged;
    totals.outdated += counts.outdated;
    batch = [];
  };
  for await (const line of lines) {
    totals.lines += 1;
    if (line.trim() === '') continue;
    const read = readVerdictLine(line);
    if (read.isGood) batch.push(read.verdict);
    else reject(totals, read.reason);
    if (batch.length === BATCH) await flush();
    if (totals.lines % PROGRESS_EVERY === 0) console.error(describe(totals));
  }
  if (batch.length > 0) await flush();
  return totals;
}

function reject(totals: Totals, reason: string): void {
  totals.rejected += 1;
  if (totals.rejected <= MOST_SHOWN) console.error(`line ${totals.lines}: ${reason}`);
  if (totals.rejected === MOST_SHOWN) console.error('Further rejected lines are only counted.');
}

function describe({ lines, applied, unchanged, outdated, rejected }: Totals): string {
  return `${lines} lines: ${applied} applied, ${unchanged} unchanged, ${outdated} outdated, ${rejected} rejected`;
}

async function main(): Promise<void> {
  const [command, file] = process.argv.slice(2);
  if (command !== 'import' || !file) {
    throw new Error('Say which file to import: npm run verdicts -- import FILE (- for standard input).');
  }
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const sqliteFile = join(config.dataDir, 'records.sqlite');
  const input = file === '-' ? process.stdin : createReadStream(file);
  await new Promise((resolve, reject) => {
    if (file === '-') return resolve(undefined);
    input
      .once('open', resolve)
      .once('error', () => reject(new Error(`${file} cannot be read; check its name.`)));
  });
  const database = await connect({ databaseUrl: config.databaseUrl, sqliteFile });
  try {
    const lines = createInterface({ input, crlfDelay: Infinity });
    const totals = await importLines(
      lines,
      createVerdictImport(database, () => new Date()),
    );
    console.error(describe(totals));
    if (totals.rejected > 0) process.exitCode = 2;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
