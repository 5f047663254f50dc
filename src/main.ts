#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { printable } from './printable.js';

/**
 * How far the heap may grow beyond what is in use before V8 collects all garbage: to three times as much, where V8 takes up to four
 * on a machine with much memory. To twice as much would save 30 MiB more under load, but uploads would take an eighth longer. V8 reads
 * it at the end of each such collection.
 */
const HEAP_GROWING_PERCENT = 200;

// As the first process of a container it gets only the signals that it has a handler for: before the modules are loaded, which takes
// most of a start. What a start changes is made in transactions, or made again by the next one, as after a crash.
process.on('SIGTERM', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));

setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);

const USAGE = `Usage: npm start

Starts the services on an embedded SQLite file in ./data, or on the PostgreSQL of DATABASE_URL, and prints where they listen.
Settings are environment variables; .env.example lists them with their defaults.

Examples:
  npm start
  CATALOG_PORT=8003 LOG_LEVEL=warn npm start
  npm run demo              the same on a throw-away database with example data
  npm start -- --version    the versions of the server, of Node.js and of SQLite`;

const [word] = process.argv.slice(2);
if (word === '--help' || word === '-h') {
  console.log(USAGE);
  process.exit(0);
}
if (word === '--version') {
  const { describeVersion } = await import('./wiring/describe-version.js');
  console.log(await describeVersion());
  process.exit(0);
}
if (word !== undefined) {
  console.error(`Unexpected argument '${printable(word)}'. --help lists what there is.`);
  process.exit(2);
}

try {
  const { run } = await import('./wiring/run.js');
  await run({ now: () => new Date() });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
