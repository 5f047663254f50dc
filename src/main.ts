import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { runWorker } from './main/run-worker.js';
import { run } from './main/run.js';

/**
 * How far the heap may grow beyond what is in use before V8 collects all garbage: to twice as much, as on a small machine, where V8 takes up
 * to four times on one with much memory. Half of a server's memory would be garbage; to collect it more often takes 1 to 5 % of the
 * processor time of reads. V8 reads it at the end of each such collection.
 */
const HEAP_GROWING_PERCENT = 100;

setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);

const start = cluster.isWorker ? runWorker : run;

start({ now: () => new Date() }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
