import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
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
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.stdin.on('error', () => undefined);
  const url = await Promise.race([firstLine(child.stdout), failure(child.stderr, ended)]);
  // The server must not keep a process alive that forgets to stop it.
  child.unref();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as unknown as Socket).unref();
  return {
    url,
    stop: async () => {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
  });
}

async function failure(stream: Readable, ended: Promise<void>): Promise<never> {
  const said: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => said.push(chunk));
  await ended;
  throw new Error(`PostgreSQL for tests did not start: ${Buffer.concat(said).toString().trim()}`);
}
