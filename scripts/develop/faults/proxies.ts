import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectRoot } from '../../../src/project-root.js';
import { freePort } from '../../../db/testing/free-port.js';

const HAPROXY = '/usr/sbin/haproxy';
const PGBOUNCER = '/usr/sbin/pgbouncer';
const START_ATTEMPTS = 100;

/** The ports of scripts/deploy/haproxy.cfg. */
export const PROXY_PORTS = { aggregator: 8001, verification: 8002, catalog: 8003 };

/** Whether Debian's HAProxy is installed. */
export function hasHaproxy(): boolean {
  return existsSync(HAPROXY);
}

/** Whether Debian's PgBouncer is installed. */
export function hasPgBouncer(): boolean {
  return existsSync(PGBOUNCER);
}

/** Returns scripts/deploy/haproxy.cfg without what is of a machine as a whole: a user of its own, and all addresses of IPv6. */
export function readHaproxyConfig(): string {
  const shipped = readFileSync(new URL('scripts/deploy/haproxy.cfg', projectRoot), 'utf8');
  return shipped.replaceAll(/^ {2}(?:(?:user|group) haproxy|bind \[::\].*)\n/gm, '');
}

/**
 * Starts HAProxy with scripts/deploy/haproxy.cfg on an address of this machine, before processes on three others. Resolves with what
 * ends it.
 */
export async function startHaproxy(bind: string, hosts: readonly string[]): Promise<() => Promise<void>> {
  const [one, two, three] = hosts;
  const folder = await mkdtemp(join(tmpdir(), 'faults-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, readHaproxyConfig());
  const child = spawn(HAPROXY, ['-db', '-q', '-f', file], {
    env: {
      RECORDS_BIND: bind,
      RECORDS_ONE: one,
      RECORDS_TWO: two,
      RECORDS_THREE: three,
      // The load comes from one address.
      RECORDS_REQUESTS_PER_10S: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = await untilListening(child, bind, PROXY_PORTS.catalog);
  return async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
}

/**
 * Starts PgBouncer with scripts/deploy/pgbouncer.ini before a PostgreSQL server of this machine. Only the addresses are others, and
 * no password is asked.
 */
export async function startPgBouncer(
  postgresPort: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const users = join(folder, 'users.txt');
  await writeFile(users, '"tests" ""\n');
  const here: Readonly<Record<string, string>> = {
    // auth_type any takes every user as the one of the database.
    records: `* = host=127.0.0.1 port=${postgresPort} user=tests`,
    listen_port: `listen_port = ${port}\nunix_socket_dir =`,
    auth_type: 'auth_type = any',
    auth_file: `auth_file = ${users}`,
  };
  const shipped = await readFile(new URL('scripts/deploy/pgbouncer.ini', projectRoot), 'utf8');
  const text = shipped.replaceAll(/^(\w+) = .*$/gm, (line, name: string) => here[name] ?? line);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, text);
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(PGBOUNCER, [...user, '-q', file], { stdio: 'ignore' });
  const end = await untilListening(child, '127.0.0.1', port);
  return {
    port,
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a program listens; resolves with what ends it. */
async function untilListening(child: ChildProcess, host: string, port: number): Promise<() => Promise<void>> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let attempt = 1; !(await isListening(host, port)); attempt += 1) {
    if (attempt === START_ATTEMPTS || child.exitCode !== null)
      throw new Error(`${child.spawnfile} did not start.`);
    await setTimeout(50);
  }
  return async () => {
    // PgBouncer would wait for its clients, which may be gone, at SIGINT.
    child.kill('SIGTERM');
    await ended;
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
