import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectRoot } from '../../../src/project-root.js';

const START_ATTEMPTS = 100;

/** The ports of scripts/deploy/haproxy.cfg. */
export const PROXY_PORTS = { aggregator: 8001, verification: 8002, catalog: 8003 };

/**
 * Starts HAProxy with scripts/deploy/haproxy.cfg on an address of this machine, before processes on three others. Resolves with a
 * function that ends it.
 */
export async function startHaproxy(
  bind: string,
  hosts: readonly string[],
  requestsPer10s: string,
): Promise<() => Promise<void>> {
  const [one, two, three] = hosts;
  const folder = await mkdtemp(join(tmpdir(), 'faults-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const shipped = readFileSync(new URL('scripts/deploy/haproxy.cfg', projectRoot), 'utf8');
  // Without the lines that only root can use: a user of its own, and all addresses of IPv6.
  await writeFile(file, shipped.replaceAll(/^ {2}(?:(?:user|group) haproxy|bind \[::\].*)\n/gm, ''));
  const child = spawn('haproxy', ['-db', '-q', '-f', file], {
    env: {
      PATH: process.env['PATH'],
      RECORDS_BIND: bind,
      RECORDS_ONE: one,
      RECORDS_TWO: two,
      RECORDS_THREE: three,
      RECORDS_REQUESTS_PER_10S: requestsPer10s,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Rejects where it is not installed.
  await once(child, 'spawn');
  const ended = once(child, 'exit');
  for (let attempt = 1; !(await isListening(bind, PROXY_PORTS.catalog)); attempt += 1) {
    if (attempt === START_ATTEMPTS || child.exitCode !== null) throw new Error('HAProxy did not start.');
    await setTimeout(50);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  };
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
