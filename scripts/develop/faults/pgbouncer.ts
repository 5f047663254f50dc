import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectRoot } from '../../../src/project-root.js';
import { freePort } from '../../../db/testing/free-port.js';

const PROGRAM = '/usr/sbin/pgbouncer';
const START_ATTEMPTS = 100;

/** Whether Debian's PgBouncer is installed. */
export function hasPgBouncer(): boolean {
  return existsSync(PROGRAM);
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
  const child = spawn(PROGRAM, [...user, '-q', file], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilListening(port);
  return {
    port,
    stop: async () => {
      // At once: SIGINT waits for clients that may be gone.
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).once('error', () => resolve(false));
    });
    if (isThere) return;
    if (attempt === START_ATTEMPTS) throw new Error('PgBouncer did not start.');
    await setTimeout(50);
  }
}
