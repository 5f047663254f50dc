import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.js';
import type { TestPostgres } from './postgres.js';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
/** Enough for three processes, few enough to be used up. */
export const MAX_CONNECTIONS = 60;

/** A PostgreSQL server of Debian's packages in a temporary folder, which can be restarted, crashed and promoted. */
export interface SystemPostgres extends TestPostgres {
  port: number;
  /** Restarts it; `immediate` is a crash. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Ends it without a word, as a power failure would. */
  crash: () => Promise<void>;
  /** Makes a standby take writes. */
  promote: () => Promise<void>;
  /** Starts another server that follows this one, through another port where one is given. */
  addStandby: (through?: number) => Promise<SystemPostgres>;
}

/** Returns the folder of Debian's PostgreSQL programs, of the newest version with server and client, or null without any. */
export function findPostgresPrograms(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const isWhole = (folder: string): boolean =>
    ['initdb', 'pg_dump'].every((name) => existsSync(join(folder, name)));
  return folders.find(isWhole) ?? null;
}

/** Starts a server; PostgreSQL refuses to run as root, so root runs it as the user `postgres` of the packages. */
export async function startSystemPostgres(programs: string): Promise<SystemPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'system-postgres-'));
  const owner = process.getuid?.() === 0 ? await findOwner('postgres') : undefined;
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await runAs(owner, join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'tests',
    '--auth=trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  const settings = [`max_connections = ${MAX_CONNECTIONS}`, 'fsync = off', `listen_addresses = '127.0.0.1'`];
  await appendFile(join(data, 'postgresql.conf'), `\n${settings.join('\n')}\nunix_socket_directories = ''\n`);
  return start(programs, { folder, data, owner });
}

interface Owner {
  uid: number;
  gid: number;
}

interface Place {
  folder: string;
  data: string;
  owner: Owner | undefined;
}

async function start(programs: string, { folder, data, owner }: Place): Promise<SystemPostgres> {
  const port = await freePort();
  const control = (...args: string[]): Promise<void> =>
    runAs(owner, join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), ...args]);
  const options = ['-o', `-p ${port}`];
  await control(...options, 'start');
  return {
    url: `postgres://tests@127.0.0.1:${port}`,
    port,
    restart: (mode) => control(...options, '-m', mode, 'restart'),
    crash: () => control('-m', 'immediate', 'stop'),
    promote: () => control('promote'),
    addStandby: async (through = port) => {
      const copy = join(folder, 'standby');
      await mkdir(copy);
      if (owner) await chown(copy, owner.uid, owner.gid);
      const target = join(copy, 'data');
      const from = ['-h', '127.0.0.1', '-p', String(through), '-U', 'tests'];
      await runAs(owner, join(programs, 'pg_basebackup'), [
        ...from,
        '-D',
        target,
        '-R',
        '-c',
        'fast',
        '--no-sync',
      ]);
      return start(programs, { folder: copy, data: target, owner });
    },
    stop: async () => {
      await control('-m', 'immediate', 'stop').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findOwner(user: string): Promise<Owner> {
  const readId = async (option: string): Promise<number> =>
    Number((await run('id', [option, user])).stdout.trim());
  return { uid: await readId('-u'), gid: await readId('-g') };
}

function runAs(owner: Owner | undefined, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // The server outlives pg_ctl and would keep its pipes open, so there are none.
    const child = spawn(program, args, { ...owner, stdio: 'ignore', cwd: tmpdir() });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ${args.join(' ')} ended with ${String(code)}.`));
    });
  });
}
