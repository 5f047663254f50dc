// Contract fuzz: random requests made from the documents, half of them invalid, to a spawned server. When: by hand,
// with as many requests as there is time for; 2,000 are part of the tests. Reads: generated/, the compiled server.
// Writes: nothing.
import { randomInt } from 'node:crypto';
import { exitWithMisuse, readCommandLine } from '../../scripts/command-line.js';
import { availableDatabases } from '../targets/spawned-server.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { suites } from '../scenarios/services.js';
import { selectOperations } from '../select-operations.js';
import { describeFuzz, type FuzzOptions, fuzzServices } from './fuzz-services.js';

const DEFAULT_RUNS = 2000;

const USAGE = `Usage: npm run fuzz -- [options]

Sends requests made from the documents, half of them broken, to servers that it starts, and shows what no document describes.

  --runs N           requests per database; default: ${DEFAULT_RUNS}
  --seed N           makes the same requests again; default: another number each time
  --operation ID     requests of one operation, by its operationId; may be repeated

Examples:
  npm run fuzz -- --runs 100000 --seed 7
  npm run fuzz -- --operation uploadMap`;

function readOptions(): FuzzOptions {
  const { values } = readCommandLine(USAGE, {
    runs: { type: 'string' },
    seed: { type: 'string' },
    operation: { type: 'string', multiple: true },
  });
  return {
    runs: wholeNumber('--runs', values.runs, DEFAULT_RUNS),
    seed: wholeNumber('--seed', values.seed, randomInt(2 ** 31)),
    wanted: select(values.operation ?? []),
  };
}

function select(ids: readonly string[]): ServiceSuite[] {
  try {
    return selectOperations(suites, ids);
  } catch (error) {
    return exitWithMisuse((error as Error).message);
  }
}

function wholeNumber(name: string, text: string | undefined, byDefault: number): number {
  if (text === undefined) return byDefault;
  if (/^\d{1,10}$/.test(text)) return Number(text);
  return exitWithMisuse(`${name} takes a whole number, not "${text}"`);
}

async function main(): Promise<void> {
  const options = readOptions();
  let isFailed = false;
  for (const database of availableDatabases()) {
    console.log(`${database}, seed ${options.seed}:`);
    const startedAt = performance.now();
    const results = await fuzzServices(suites, database, options);
    console.log(describeFuzz(results).join('\n'));
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} seconds`);
    isFailed ||= results.some(({ found }) => found !== null);
  }
  process.exitCode = isFailed ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
