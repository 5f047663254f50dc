import { accessSync, constants, mkdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { connect } from '../../db/connection/connect.js';
import type { Database } from '../../db/connection/database.js';
import { outageOf, type OutageReason } from '../../db/connection/outage.js';
import { readConfig, type Config, type ServiceName } from '../config.js';
import { createAdminServer } from '../http/admin.js';
import { close, listen } from '../http/listen.js';
import { createMetrics, type Metrics } from '../http/metrics.js';
import { createAggregator } from './aggregator.js';
import { createCatalog } from './catalog.js';
import { createListener } from './create-listener.js';
import { createLogger } from './create-logger.js';
import { addResourceMetrics, freeBytesOf } from './resource-metrics.js';
import { readServiceDocument, withServer } from './service-documents.js';
import type { ServiceParts, Shared, Dependencies } from './service-parts.js';
import { addressOf, openSockets, publicUrlsOf, type Socket } from './sockets.js';
import { createVerification } from './verification.js';

const SHUTDOWN_TIMEOUT_MS = 10_000;
const factories: Readonly<Record<ServiceName, (dependencies: Dependencies) => Promise<ServiceParts>>> = {
  aggregator: createAggregator,
  verification: createVerification,
  catalog: createCatalog,
};

export interface RunOptions {
  /** The clock of everything stored or shown; not for durations. */
  now: () => Date;
  /** Replaces parts of the database, so that tests can make it fail. */
  wrapDatabase?: (database: Database) => Database;
  /** Called with the base URLs once the services listen, before the process is ready. */
  beforeReady?: (addresses: Readonly<Record<string, string>>) => Promise<void>;
}

/**
 * Runs the configured services until a signal ends them: configuration, ports, database, services.
 * Rejects with a readable sentence when the start fails.
 */
export async function run({
  now,
  wrapDatabase = (database) => database,
  beforeReady,
}: RunOptions): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const metrics = createMetrics();
  // Ports come first: one in use must not leave an incomplete database behind, and documents name the real addresses.
  const sockets = await openSockets(config, logger, metrics);
  const admin = createAdminServer({
    metrics,
    notReady: () => notReady(),
    isDiskLow: async () => (await freeBytesOf(config.dataDir).catch(() => 0)) < config.minFreeBytes,
  });
  let notReady = (): Promise<string | null> => Promise.resolve('the services are starting');
  const adminUrl = await listen(admin, config.adminHost, config.adminPort, 'ADMIN_PORT');
  prepareDataDir(config.dataDir);
  const database = wrapDatabase(await connectOrExplain(config));
  const urls = publicUrlsOf(config, sockets);
  const services: ServiceParts[] = [];
  for (const socket of sockets) {
    services.push(await serve(socket, { config, database, logger, metrics, urls, now }));
    console.error(`${socket.name} listens on ${socket.url}, documentation at ${urls[socket.name]}/api/`);
  }
  console.error(`admin listens on ${adminUrl}`);
  addDatabaseMetrics(metrics, database);
  addResourceMetrics(metrics, { dataDir: config.dataDir, database });
  for (const parts of services) parts.start();
  await beforeReady?.(Object.fromEntries(sockets.map(({ name, url }) => [name, url])));
  stopOnSignal(async () => {
    notReady = () => Promise.resolve('the services are stopping');
    const closing = sockets.map(({ server }) => close(server, SHUTDOWN_TIMEOUT_MS));
    await Promise.all([...closing, ...services.map((parts) => parts.stop())]);
    await close(admin, 0);
    await database.close();
  }, logger);
  notReady = () => whyNotReady(database, config.dataDir);
  console.error('ready');
}

/** Creates one service from its parts and attaches it to its socket. */
async function serve(socket: Socket, shared: Shared): Promise<ServiceParts> {
  const published = readServiceDocument(socket.name);
  const url = shared.config.publicUrls[socket.name] ?? addressOf(socket, shared.config);
  const service = url === undefined ? published : withServer(published, url);
  const parts = await factories[socket.name]({ ...shared, document: service.document });
  socket.open(createListener(socket.name, service, parts, shared), parts.errorShape);
  return parts;
}

function prepareDataDir(folder: string): void {
  try {
    // Staged files and the database are private to this user.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `DATA_DIR ${resolve(folder)} cannot be written; create it for this user or set DATA_DIR to another folder.`,
    );
  }
}

async function connectOrExplain(config: Config): Promise<Database> {
  const sqliteFile = join(config.dataDir, 'records.sqlite');
  try {
    return await connect({
      databaseUrl: config.databaseUrl,
      sqliteFile,
      timeoutMs: config.databaseTimeoutMs,
      poolMax: config.pgPoolMax,
      isPrepared: config.databasePrepared,
    });
  } catch (error) {
    const where = config.databaseUrl
      ? 'The database of DATABASE_URL'
      : `The SQLite file ${resolve(sqliteFile)}`;
    const reason = (error as Error).message || String((error as { code?: string }).code);
    throw new Error(`${where} cannot be used (${reason}); check that it is there and may be written.`, {
      cause: error,
    });
  }
}

/** Why the process is not ready, by what became of the database. */
const NOT_READY: Readonly<Record<OutageReason, string>> = {
  unreachable: 'the database cannot be reached',
  timeout: 'the database does not respond in time',
  locked: 'the database is locked',
  exhausted: 'the database has no free connection',
  read_only: 'the database takes no writes',
  disk: 'the files of the database cannot be used',
};

async function whyNotReady(database: Database, dataDir: string): Promise<string | null> {
  try {
    await database.ping();
  } catch (error) {
    return NOT_READY[outageOf(error)?.reason ?? 'unreachable'];
  }
  try {
    await access(dataDir, constants.W_OK | constants.X_OK);
    return null;
  } catch {
    return 'DATA_DIR cannot be written';
  }
}

function addDatabaseMetrics(metrics: Metrics, database: Database): void {
  metrics.gauge(
    'database_connections',
    'Connections of the pool, and callers that wait for one.',
    'state',
    () => Promise.resolve(database.pool()),
  );
  metrics.gauge('database_up', 'Whether the database answers.', 'database', async () => {
    const isUp = await database.ping().then(
      () => true,
      () => false,
    );
    return { [database.kind]: Number(isUp) };
  });
}

function stopOnSignal(stop: () => Promise<void>, logger: Logger): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    // After the timeout the process ends regardless; what was acknowledged is durable already.
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS + 2000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
