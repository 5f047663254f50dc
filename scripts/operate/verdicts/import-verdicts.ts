import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import {
  createVerdictImport,
  type ImportedVerdict,
  type VerdictImport,
} from '../../../db/stores/verification/verdict-import.js';
import type { Context } from './context.js';
import { readVerdictLine } from './read-verdict-line.js';

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

/** `import FILE`: imports verdicts of another backend from NDJSON. Returns the exit code: 2 when lines were rejected. */
export async function importVerdicts({ database, now }: Context, file: string): Promise<number> {
  const input = await openInput(file);
  const lines = createInterface({ input, crlfDelay: Infinity });
  const totals = await importLines(lines, createVerdictImport(database, now), now);
  console.error(describe(totals));
  return totals.rejected > 0 ? 2 : 0;
}

/** Imports every valid line, one transaction per batch; an invalid line is reported and skipped. */
async function importLines(
  lines: AsyncIterable<string>,
  store: VerdictImport,
  now: () => Date,
): Promise<Totals> {
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
    try {
      if (text.trim() !== '') batch.push(readVerdictLine(text, now()));
    } catch (error) {
      reject(totals, (error as Error).message);
    }
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
