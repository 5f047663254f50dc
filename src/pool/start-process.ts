import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PooledWorker } from './worker-pool.js';

/**
 * Starts a process that runs a compiled module with our environment. Unlike a thread it may use the database: a thread that
 * ends in the middle of a statement of node-sqlite3 ends the whole process, while a process only loses its own transaction.
 */
export function startProcess(script: URL, maxHeapMb: number): PooledWorker {
  const child = fork(fileURLToPath(script), [], {
    execArgv: [...process.execArgv, `--max-old-space-size=${maxHeapMb}`],
    serialization: 'advanced',
  });
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  return {
    events: child,
    post: (message) => {
      if (child.connected) child.send(message as object, () => undefined);
    },
    ref: () => {
      child.ref();
      child.channel?.ref();
    },
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
    end: async () => {
      if (hasEnded) return;
      child.ref();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
