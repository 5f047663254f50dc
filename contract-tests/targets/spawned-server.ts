import type { ServiceSuite, TestDoubles } from '../scenarios/scenario.js';
import { startProcesses } from './spawned-processes.js';
import { andAlways, startServer, type ServerProcess } from './server-process.js';
import type { TargetOptions } from './target.js';
import { createTestDatabase, type Database } from './test-database.js';

/** Each service in its own process, on one database. */
export const SEPARATE = 'PostgreSQL, a process per service';
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
    entry: 'dist/scripts/develop/test/failing-database.js',
  });
}

function startTestDoubles(suites: ServiceSuite[]): Promise<TestDoubles[]> {
  const starts = suites.flatMap((suite) => suite.startTestDoubles ?? []);
  return Promise.all(starts.map((start) => start()));
}
