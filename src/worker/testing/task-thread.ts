/** A thread for tests of threads: does what the map of its task says. */
import { parentPort, workerData } from 'node:worker_threads';

const { map: kind } = workerData as { map: string };
if (kind === 'hang') for (;;) continue;
if (kind === 'exit') process.exit(3);
if (kind === 'fill') for (const kept: string[][] = []; ;) kept.push(Array.from({ length: 10_000 }, String));
if (kind === 'fail') throw Object.assign(new Error('the task failed'), { code: 'EACCES' });
parentPort?.postMessage(process.env);
