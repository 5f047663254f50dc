import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that operating systems give to connections and to servers that ask for any port. */
const FIRST = 10_000;
const END = 32_000;
const TRIES = 100;

/**
 * Returns a port of this machine that nobody listens on, for a process that has to know its port before it starts. The port is
 * below the system's own range, because another process's connection could take a port of that range in between.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, END);
    if (await canListen(port)) return port;
  }
  throw new Error(`None of ${TRIES} random ports from ${FIRST} to ${END - 1} is free.`);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
