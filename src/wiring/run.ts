import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../db/connection/database.js';
import { alignPrimaryClub } from '../../db/writes/primary-club.js';
import { readConfig, type Config } from '../config.js';
import { createAdminServer } from '../operator/admin.js';
import { announceClose } from '../http/connections.js';
import { close, listen } from '../http/listen.js';
import { createMetrics } from '../http/metrics.js';
import { createClockCheck } from './clock-check.js';
import { connectDatabase } from './database.js';
import { createLogger } from './create-logger.js';
import { describeNotReady } from './read-outage.js';
import { describeVersion } from './describe-version.js';
import { createPeriodicTask, createRetentionTasks } from './tasks.js';
import { addResourceMetrics, readFreeBytes } from './resource-metrics.js';
import { startServices } from './services.js';
import { findUnknownSettings } from './unknown-settings.js';
import { checkDeepVerifier } from './verification.js';

const SHUTDOWN_TIMEOUT_MS = 10_000;
const CLOCK_EVERY_MS = 60_000;
/** While the services wait for the clock at the start. */
const CLOCK_LOOK_MS = 1000;
const STARTING = 'the services are starting';

export interface RunOptions {
  /** The clock of everything stored or shown; not for durations. */
  now: () => Date;
  /** Whether that is the time of day, with which PostgreSQL's clock is compared; true by default. */
  isTimeOfDay?: boolean;
  /** Replaces parts of the database, so that tests can make it fail. */
  wrapDatabase?: (database: Database) => Database;
  /** Called with the base URLs of the services and of the admin port once all listen, before the process is ready. */
  beforeReady?: (addresses: Readonly<Record<string, string>>) => Promise<void>;
}

/**
 * Runs the configured services until a signal ends them: configuration, the admin port, database, services.
 * Rejects with a readable sentence when the start fails.
 */
export async function run({
  now,
  isTimeOfDay = true,
  wrapDatabase = (database) => database,
  beforeReady,
}: RunOptions): Promise<void> {
  const config = readConfig(process.env);
  await checkDeepVerifier(config);
  const logger = createLogger(config.logLevel);
  for (const sentence of findUnknownSettings(process.env)) logger.warn(sentence);
  const metrics = createMetrics();
  // The admin port listens first, while the services start; it calls the functions that are set at that time.
  const readiness = {
    whyNot: (): Promise<string | null> => Promise.resolve(STARTING),
    isArtifactStoreUp: (): Promise<boolean | null> => Promise.resolve(null),
  };
  const admin = createAdminServer({
    metrics,
    whyNotReady: () => readiness.whyNot(),
    isDiskLow: async () => (await readFreeBytes(config.dataDir).catch(() => 0)) < config.minFreeBytes,
    isArtifactStoreUp: () => readiness.isArtifactStoreUp(),
    version: await describeVersion(),
    hostNames: [config.adminHost, hostname(), ...config.adminHosts],
  });
  const adminUrl = await listen(admin, config.adminHost, config.adminPort, 'ADMIN_PORT');
  const connected = await connectDatabase(config, ({ applied, notes, newer }) => {
    if (applied.length > 0) logger.info({ migrations: applied, notes }, 'migrated');
    if (newer.length > 0)
      logger.warn(
        { migrations: newer },
        'The schema is of a newer version, which allows this one beside it.',
      );
  });
  const unguarded = wrapDatabase(connected);
  const clock = createClockCheck({
    database: unguarded,
    now,
    isTimeOfDay,
    monotonicMs: () => performance.now(),
    artifactTtlSeconds: config.artifactTtlSeconds,
    logger,
  });
  readiness.whyNot = () => Promise.resolve(clock.whyNotReady() ?? STARTING);
  await clock.waitUntilRight(config.allowsClock, () => setTimeout(CLOCK_LOOK_MS));
  const database = clock.guard(unguarded);
  if (config.services.includes('aggregator') || config.services.includes('catalog'))
    await alignPrimaryClub(database, config.primaryClubId, now);
  const { mayRemove } = clock;
  const shared = { config, database, logger, metrics, startedAt: now(), now, mayRemove };
  const { servers, parts, listenUrls, publicUrls } = await startServices(shared);
  logUnlimited(config, logger);
  for (const { isArtifactStoreUp } of parts)
    if (isArtifactStoreUp) readiness.isArtifactStoreUp = isArtifactStoreUp;
  for (const name of config.services)
    console.error(`${name} listens on ${listenUrls[name]}, documentation at ${publicUrls[name]}/api/`);
  console.error(`admin listens on ${adminUrl}`);
  addResourceMetrics(metrics, { dataDir: config.dataDir, database });
  const tasks = [...createRetentionTasks(shared), ...parts.flatMap((service) => service.tasks)];
  for (const task of tasks) task.start();
  await beforeReady?.({ ...listenUrls, admin: adminUrl });
  const drainMs = config.drainSeconds * 1000;
  const end = stopOnSignal(drainMs, logger, async (isUrgent) => {
    readiness.whyNot = () => Promise.resolve('the services are stopping');
    if (drainMs > 0) {
      servers.forEach(announceClose);
      await Promise.race([isUrgent, setTimeout(drainMs)]);
    }
    const running = [clockTask, ...tasks];
    await Promise.all([
      ...servers.map((server) => close(server, SHUTDOWN_TIMEOUT_MS)),
      ...running.map((task) => task.stop()),
    ]);
    await Promise.all(parts.map(async (service) => service.close?.()));
    await close(admin, 0);
    await database.close();
  });
  const compareClock = async (): Promise<void> => {
    await clock.check();
    const sentence = clock.whyEnd();
    if (sentence === null) return;
    console.error(sentence);
    end(1);
  };
  const clockTask = createPeriodicTask(compareClock, {
    everyMs: CLOCK_EVERY_MS,
    logger,
    fault: 'The clock could not be compared',
  });
  clockTask.start();
  readiness.whyNot = async () => clock.whyNotReady() ?? whyNotReady(database, config.dataDir);
  console.error('ready');
}

/** A proxy on this machine that sends none of its headers would make all clients local ones. */
function logUnlimited(config: Config, logger: Logger): void {
  const limits = {
    RATE_LIMIT_PER_MINUTE: config.rateLimitPerMinute,
    UPLOAD_BYTES_PER_HOUR: config.uploadBytesPerHour,
    SUBMISSIONS_PER_HOUR: config.submissionsPerHour,
    UPDATE_REQUESTS_PER_HOUR: config.updateRequestsPerHour,
  };
  const names = Object.entries(limits).flatMap(([name, { exemptsLoopback }]) =>
    exemptsLoopback ? [name] : [],
  );
  if (names.length > 0)
    logger.info(
      `Requests from this machine itself have no limit of ${names.join(', ')}; set these, or TRUST_PROXY, for one.`,
    );
}

async function whyNotReady(database: Database, dataDir: string): Promise<string | null> {
  try {
    await database.ping();
  } catch (error) {
    return describeNotReady(error);
  }
  try {
    await access(dataDir, constants.W_OK | constants.X_OK);
    return null;
  } catch {
    return 'DATA_DIR cannot be written';
  }
}

/**
 * Calls `stop` at the first signal and ends the process after it. A second signal resolves `isUrgent`. Returns a function that ends the
 * process in the same way, with an exit code.
 */
function stopOnSignal(
  drainMs: number,
  logger: Logger,
  stop: (isUrgent: Promise<void>) => Promise<void>,
): (exitCode: number) => void {
  let isStopping = false;
  let hurry: () => void = () => undefined;
  const isUrgent = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  const end = (exitCode: number): void => {
    if (isStopping) return hurry();
    isStopping = true;
    // After the timeout the process ends regardless; what was acknowledged is durable already.
    globalThis.setTimeout(() => process.exit(exitCode), drainMs + SHUTDOWN_TIMEOUT_MS + 2000).unref();
    stop(isUrgent).then(
      () => process.exit(exitCode),
      (error: unknown) => {
        logger.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (!isStopping) logger.info({ signal }, 'stopping');
    end(0);
  };
  // They replace the handlers that end a start.
  for (const name of ['SIGTERM', 'SIGINT']) process.removeAllListeners(name).on(name, onSignal);
  return end;
}
