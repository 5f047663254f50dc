/**
 * Takes over verdicts that another backend reached: `npm run verdicts -- import FILE`, FILE `-` for standard input.
 * When: by an operator, while the services run or not; a file can be imported again. Reads NDJSON, one verdict a line;
 * writes the database of DATABASE_URL or DATA_DIR; prints progress and, by line number, what was rejected.
 */
import { createReadStream, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { connect } from '../db/connection/connect.js';
import type { Database } from '../db/connection/database.js';
import {
  createVerdictImport,
  type ImportedVerdict,
  type VerdictImport,
} from '../db/stores/verification/verdict-import.js';
import { readConfig, type Config } from '../src/config.js';
import { readVerdictLine } from './verdicts/read-verdict-line.js';

const BATCH = 500;
const PROGRESS_EVERY = 10_000;
const MAX_SHOWN = 100;

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
    // Some programs begin a file with a byte order mark.
    const text = totals.lines === 1 ? line.replace(/^\uFEFF/, '') : line;
    const read = text.trim() === '' ? undefined : readVerdictLine(text, new Date());
    if (read?.isGood) batch.push(read.verdict);
    else if (read) reject(totals, read.reason);
    if (batch.length === BATCH) await flush();
    if (totals.lines % PROGRESS_EVERY === 0) console.error(describe(totals));
  }
  if (batch.length > 0) await flush();
  return totals;
}

function reject(totals: Totals, reason: string): void {
  totals.rejected += 1;
  if (totals.rejected <= MAX_SHOWN) console.error(`line ${totals.lines}: ${reason}`);
  if (totals.rejected === MAX_SHOWN + 1) console.error('Further rejected lines are only counted.');
}

function describe({ lines, applied, unchanged, outdated, rejected }: Totals): string {
  const noun = lines === 1 ? 'line' : 'lines';
  return `${lines} ${noun}: ${applied} applied, ${unchanged} unchanged, ${outdated} outdated, ${rejected} rejected`;
}

async function openInput(file: string): Promise<Readable> {
  if (file === '-') return process.stdin;
  const stream = createReadStream(file);
  await new Promise((resolve, reject) => {
    stream.once('readable', () => resolve(undefined));
    stream.once('error', ({ message }) =>
      reject(new Error(`${file} cannot be read (${message}); check its name.`)),
    );
  });
  return stream;
}

async function openDatabase({ dataDir, databaseUrl }: Config): Promise<Database> {
  try {
    if (databaseUrl === undefined) mkdirSync(dataDir, { recursive: true });
    return await connect({ databaseUrl, sqliteFile: join(dataDir, 'records.sqlite') });
  } catch (error) {
    const where = databaseUrl
      ? 'The database of DATABASE_URL'
      : `The SQLite file in DATA_DIR ${resolve(dataDir)}`;
    throw new Error(
      `${where} cannot be used (${(error as Error).message}); check that it is there and may be written.`,
    );
  }
}

async function main(): Promise<void> {
  const [command, file] = process.argv.slice(2);
  if (command !== 'import' || !file) {
    throw new Error('Say which file to import: npm run verdicts -- import FILE (- for standard input).');
  }
  const config = readConfig(process.env);
  const input = await openInput(file);
  const database = await openDatabase(config);
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
