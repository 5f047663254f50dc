import type { ServiceSuite, Surroundings } from './scenario.js';
import { startServer, type ServerProcess } from './server-process.js';
import type { TargetOptions } from './target.js';
import { createTestDatabase } from './test-database.js';

/** A server that the suite runs for itself, and how to aim at it. */
export interface OwnServer {
  /** Which database it runs on. */
  database: 'SQLite' | 'PostgreSQL';
  server: ServerProcess;
  target: TargetOptions;
  stop: () => Promise<void>;
}

/** Returns the databases that can be tested here: PostgreSQL where TEST_DATABASE_URL names a server. */
export function availableDatabases(): OwnServer['database'][] {
  return process.env['TEST_DATABASE_URL'] ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
}

/** Starts a server with the settings that the scenarios of all services need, on an empty database. */
export async function startOwnServer(
  suites: ServiceSuite[],
  database: OwnServer['database'],
  extra: Record<string, string> = {},
): Promise<OwnServer> {
  const surroundings = await startSurroundings(suites);
  const settings = {
    RATE_LIMIT_PER_MINUTE: '300',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'warn',
    ...Object.assign({}, ...suites.map(({ environment }) => environment)),
    ...Object.assign({}, ...surroundings.map(({ environment }) => environment)),
    ...extra,
  } as Record<string, string>;
  const postgres =
    database === 'PostgreSQL' ? await createTestDatabase(process.env['TEST_DATABASE_URL'] ?? '') : null;
  const server = await startServer({
    services: suites.map(({ service }) => service),
    environment: postgres ? { ...settings, DATABASE_URL: postgres.url } : settings,
  });
  return {
    database,
    server,
    target: { kind: 'server', urls: server.urls, settings, run: 'own' },
    stop: async () => {
      await server.stop().finally(() => postgres?.drop());
      await Promise.all(surroundings.map(({ stop }) => stop()));
    },
  };
}

function startSurroundings(suites: ServiceSuite[]): Promise<Surroundings[]> {
  const starts = suites.flatMap((suite) => suite.startSurroundings ?? []);
  return Promise.all(starts.map((start) => start()));
}
