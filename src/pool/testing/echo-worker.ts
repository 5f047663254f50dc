/** A thread for tests of the pool: does what a task says. */
import { parentPort, threadId } from 'node:worker_threads';

export type EchoTask = { kind: 'echo' | 'last' | 'fail' | 'hang' | 'exit' | 'fill' };

parentPort?.on('message', ({ kind }: EchoTask) => {
  if (kind === 'hang') for (;;) continue;
  if (kind === 'exit') process.exit(3);
  if (kind === 'fill') for (const kept: string[][] = []; ;) kept.push(Array.from({ length: 10_000 }, String));
  const error = { message: 'the task failed', code: 'EACCES' };
  if (kind === 'fail') parentPort?.postMessage({ error, isLast: false });
  else parentPort?.postMessage({ result: threadId, isLast: kind === 'last' });
});
