import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../db/testing/free-port.js';
import type { ServiceSuite, TestDoubles } from '../scenarios/scenario.js';
import {
  andAlways,
  startServer,
  type ServerOptions,
  type ServerProcess,
} from '../../src/wiring/testing/server-process.js';
import type { TargetOptions } from './target.js';
import { createTestDatabase, type Database } from './test-database.js';

/** Each service in its own process, on one database. */
const SEPARATE = 'PostgreSQL, a process per service';
/** The database of the services; in one process unless stated otherwise. */
export type Place = Database | typeof SEPARATE;

/** A spawned server, and the options of its target. */
export interface SpawnedServer {
  place: Place;
  server: ServerProcess;
  target: TargetOptions;
  stop: () => Promise<void>;
}

/** Returns the available databases: PostgreSQL where TEST_DATABASE_URL names a server. */
export function availableDatabases(): Database[] {
  return process.env['TEST_DATABASE_URL'] ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
}

/** Returns the available databases with FULL=1, otherwise the given ones of them. */
export function databasesOrOnly(...databases: readonly Database[]): Database[] {
  return availableDatabases().filter((database) => process.env['FULL'] || databases.includes(database));
}

/** Returns the available databases, and PostgreSQL once more with a process per service. */
export function availablePlaces(): Place[] {
  return process.env['TEST_DATABASE_URL'] ? ['SQLite', 'PostgreSQL', SEPARATE] : ['SQLite'];
}

/** Starts a server with the settings that the scenarios of all services need, on an empty database. */
export async function spawnServer(
  suites: ServiceSuite[],
  place: Place,
  extra: Record<string, string> = {},
): Promise<SpawnedServer> {
  const testDoubles = await startTestDoubles(suites);
  const settings = {
    RATE_LIMIT_PER_MINUTE: '300',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'warn',
    ...Object.assign({}, ...suites.map(({ environment }) => environment)),
    ...Object.assign({}, ...testDoubles.map(({ environment }) => environment)),
    ...extra,
  } as Record<string, string>;
  const { environment, drop } = await createTestDatabase(place === SEPARATE ? 'PostgreSQL' : place);
  const start = place === SEPARATE ? startProcesses : startServer;
  const server = await start({
    services: suites.map(({ service }) => service),
    environment: { ...settings, ...environment },
  });
  return {
    place,
    server,
    target: { kind: 'server', urls: server.urls, settings, run: 'own' },
    stop: async () => {
      await andAlways(server.stop(), drop);
      await Promise.all(testDoubles.map(({ stop }) => stop()));
    },
  };
}

/** Starts a server with these settings whose database fails at every statement. */
export function spawnFailingServer(
  suites: ServiceSuite[],
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  return startServer({
    services: suites.map(({ service }) => service),
    environment: { ...settings },
    entry: 'dist/src/wiring/testing/failing-database.js',
  });
}

function startTestDoubles(suites: ServiceSuite[]): Promise<TestDoubles[]> {
  const starts = suites.flatMap((suite) => suite.startTestDoubles ?? []);
  return Promise.all(starts.map((start) => start()));
}

/**
 * Starts each service in its own process, concurrently, with one folder and the same settings, like an operator with
 * one machine per service. Rejects with the output of a process that ends before it is ready.
 */
async function startProcesses({ services, environment }: ServerOptions): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'contract-tests-'));
  const removeDataDir = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  // Each process must know the ports of the others before they listen.
  const ports = await Promise.all(services.map(freePort));
  const addresses = Object.fromEntries(
    services.map((service, index) => [`${service.toUpperCase()}_PORT`, String(ports[index])]),
  );
  const starts = services.map((service) =>
    startServer({ services: [service], environment: { ...addresses, ...environment }, dataDir }),
  );
  const results = await Promise.allSettled(starts);
  const processes = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return asOne(processes, dataDir, removeDataDir);
  await Promise.allSettled(processes.map((one) => one.kill()));
  await removeDataDir();
  throw failed.reason;
}

function asOne(
  processes: ServerProcess[],
  dataDir: string,
  removeDataDir: () => Promise<void>,
): ServerProcess {
  const all = (end: (one: ServerProcess) => Promise<void>): Promise<void> =>
    andAlways(Promise.all(processes.map(end)), removeDataDir);
  return {
    urls: Object.assign({}, ...processes.map(({ urls }) => urls)) as Record<string, string>,
    adminUrl: processes[0]?.adminUrl ?? '',
    dataDir,
    logs: () => processes.map(({ logs }) => logs()).join(''),
    stop: () => all((one) => one.stop()),
    kill: () => all((one) => one.kill()),
  };
}
