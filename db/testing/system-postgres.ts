import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestPostgres } from './postgres.js';

/** A PostgreSQL server of the system's packages, with its client programs, which the npm package does not have. */
export type SystemPostgres = TestPostgres & {
  /** The folder of pg_dump and the others. */
  programs: string;
};

const PACKAGES = '/usr/lib/postgresql';
const USER = 'postgres';
const START_ATTEMPTS = 100;
const SETTINGS = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];

/** Starts the newest one that is installed, in a temporary folder; null where there is none, or no user to run it. */
export async function startSystemPostgres(): Promise<SystemPostgres | null> {
  const programs = findPrograms();
  const owner = programs === null ? null : findOwner();
  if (programs === null || owner === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'record-services-system-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', USER, '--encoding=UTF8', '--locale=C', '--no-sync'],
    {
      ...owner,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...owner, stdio: 'ignore' });
  const url = `postgres://${USER}@127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItResponds(server, `${url}/postgres`);
    return { url, programs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function findPrograms(): string | null {
  if (!existsSync(PACKAGES)) return null;
  const versions = readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(PACKAGES, version, 'bin'));
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_dump'))) ??
    null
  );
}

/** PostgreSQL refuses to run as root, the usual user of containers. */
function findOwner(): { uid?: number; gid: number } | { uid?: undefined; gid?: undefined } | null {
  if (process.getuid?.() !== 0) return {};
  try {
    const idOf = (option: string): number =>
      Number(execFileSync('id', [option, USER], { stdio: 'pipe' }).toString());
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return null;
  }
}

async function untilItResponds(server: ChildProcess, url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === START_ATTEMPTS || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'close');
  server.kill('SIGINT');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
