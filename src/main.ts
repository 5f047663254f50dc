import cluster from 'node:cluster';
import { runWorker } from './main/run-worker.js';
import { run } from './main/run.js';

const start = cluster.isWorker ? runWorker : run;

start({ now: () => new Date() }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
