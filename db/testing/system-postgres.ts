import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import type { TestPostgres } from './postgres.js';

const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder of Debian's PostgreSQL programs, of the newest version with server and client, or null without any. */
export function findPostgresPrograms(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const isWhole = (folder: string): boolean =>
    ['initdb', 'pg_dump'].every((name) => existsSync(join(folder, name)));
  return folders.find(isWhole) ?? null;
}

/**
 * Starts a server of Debian's packages, which have its pg_dump too, in a temporary folder. PostgreSQL refuses to run as root, so root runs
 * it as the user `postgres` of the packages.
 */
export async function startSystemPostgres(programs: string): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'system-postgres-'));
  const idOf = (option: string): number => Number(execFileSync('id', [option, 'postgres']).toString());
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = async (program: string, ...args: string[]): Promise<void> => {
    // The server outlives pg_ctl and would keep its pipes open, so there are none.
    const child = spawn(join(programs, program), ['-D', data, ...args], {
      ...owner,
      stdio: 'ignore',
      cwd: folder,
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${String(code)}.`);
  };
  await run('initdb', '-U', 'tests', '--auth=trust', '-E', 'UTF8', '--no-sync');
  const port = await freePort();
  const options = `-p ${port} -c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  await run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgres://tests@127.0.0.1:${port}`,
    stop: async () => {
      await run('pg_ctl', '-w', '-m', 'immediate', 'stop').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
