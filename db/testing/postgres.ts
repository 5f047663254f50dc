import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** Its address, without a database name. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL of the npm package, or of a folder of programs, on a free port, with its data in a temporary folder. A process of
 * its own runs it, which ends, and cleans up, with this one.
 */
export async function startPostgres(programs?: string): Promise<TestPostgres> {
  const script = fileURLToPath(new URL('./postgres-process.js', import.meta.url));
  const child = spawn(process.execPath, [script, ...(programs === undefined ? [] : [programs])], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  child.stdin.on('error', () => undefined);
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as unknown[];
  if (typeof line !== 'string') throw new Error('PostgreSQL for tests did not start.');
  // The server must not keep a process alive that forgets to stop it.
  child.unref();
  for (const pipe of [child.stdin, child.stdout]) (pipe as unknown as Socket).unref();
  return {
    url: line,
    stop: async () => {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}
