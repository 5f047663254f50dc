import { setTimeout } from 'node:timers/promises';
import type { OpenArtifact } from '../../db/artifacts/artifact-files.js';
import { createDiskSpace } from '../../db/artifacts/disk-space.js';
import { toOutage } from '../../db/connection/outage.js';
import { createArtifactRoom } from '../../db/stores/verification/artifact-room.js';
import { createArtifacts } from '../../db/stores/verification/artifacts.js';
import { createJobs, type Jobs } from '../../db/stores/verification/jobs.js';
import { createLiveFeed } from '../../db/stores/verification/live-feed.js';
import { createQuotas } from '../../db/writes/quotas.js';
import type { Track } from '../../db/stores/verification/record.js';
import { CONFLICTS } from '../../db/stores/verification/map-pins.js';
import { createRecords } from '../../db/stores/verification/records.js';
import { createSubmissions } from '../../db/stores/verification/submissions.js';
import { createWorldRecords } from '../../db/stores/verification/world-records.js';
import { operations } from '../../generated/verification/operations.js';
import { validators } from '../../generated/verification/request-validators.js';
import type { VerificationStores } from '../../handlers/verification/contract.js';
import { handlers } from '../../handlers/verification/index.js';
import type { Config } from '../config.js';
import type { Metrics } from '../http/metrics.js';
import { createDeepVerifier, findSandbox } from '../worker/deep-track.js';
import { createInspectionThreads, type InspectionThreads } from '../worker/inspection-threads.js';
import { createReplayVerifier } from '../worker/replay-track.js';
import { findProgram, splitCommand } from '../worker/run-command.js';
import type { Verifier } from '../worker/verdict.js';
import { createWorker, type WorkerOptions } from '../worker/worker.js';
import { createOpenArtifact, createStoreCheck, openDatabaseStore } from './artifact-store.js';
import { createFaultLog, createPeriodicTask } from './tasks.js';
import { randomText } from './random-text.js';
import { readPathPrefix } from './service-documents.js';
import type { ServiceParts, ServiceDependencies } from './service-parts.js';

/** Extended while a job runs, so this is only how long the job of a crashed worker waits. */
const LEASE_MS = 10_000;
const POLL_MS = 1000;
const RETRY_PAUSE_MS = 5000;
const DEEP_TIME_LIMIT_MS = 600_000;
const DEEP_OUTPUT_LIMIT_BYTES = 65_536;
const SWEEP_EVERY_MS = 600_000;
/** No upload takes this long, so an incoming file of that age has no writer. */
const LEFTOVER_AGE_MS = 3_600_000;

/** Rejects with a sentence when the deep verifier's program cannot be run: each submission would fail on it. */
export async function checkDeepVerifier({ services, deepVerifierCommand }: Config): Promise<void> {
  if (deepVerifierCommand === undefined || !services.includes('verification')) return;
  const [program] = splitCommand(deepVerifierCommand);
  if ((await findProgram(program, process.env.PATH ?? '')) !== null) return;
  throw new Error(
    `DEEP_VERIFIER_COMMAND begins with "${program}", but it takes a program that this user may run; check that it is there.`,
  );
}

/** Wires the verification service: stores, the verification worker, metrics, and the sweep of what has expired. */
export async function createVerification(dependencies: ServiceDependencies): Promise<ServiceParts> {
  const { config, database, logger, metrics, publicUrls, now, mayRemove } = dependencies;
  const { artifactTtlSeconds: ttlSeconds, artifactKeepDays: keepDays } = config;
  const files = await openDatabaseStore(dependencies);
  const isArtifactStoreUp = createStoreCheck(files);
  const artifacts = createArtifacts(database, { files, ttlSeconds, keepDays, now, randomText });
  const pool = createInspectionThreads();
  const open = createOpenArtifact(files.open, artifacts.isReferenced);
  const verifiers = await createVerifiers({ config, database, logger, pool, open });
  const tracks = Object.keys(verifiers) as Track[];
  const queue = createJobs(database, { tracks, now, randomText });
  const failedTries = metrics.counter(
    'verification_failed_tries_total',
    'Tries of a verifier that ended without a verdict, by track.',
    ['track'],
  );
  const worker = createWorker({
    queue,
    verifiers,
    concurrency: { replay: pool.size },
    leaseMs: LEASE_MS,
    pollMs: POLL_MS,
    retryPauseMs: RETRY_PAUSE_MS,
    isOutage: (error) => toOutage(error) !== null,
    report: createFaultLog(logger),
    onVerdict: createVerdictMetrics(metrics),
    onFailedTry: (track) => failedTries({ track }),
    sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }).catch(() => undefined),
  });
  const room = createArtifactRoom(database, config.artifactMaxBytes, now);
  const limits = {
    uploaded_bytes: { ...config.uploadBytesPerHour, share: room.share },
    submissions: config.submissionsPerHour,
  };
  const quotas = createQuotas(database, limits, now);
  const diskSpace = createDiskSpace(files.freeBytes, config.minFreeBytes);
  const stores: VerificationStores = {
    records: createRecords(database),
    liveFeed: createLiveFeed(database),
    artifacts,
    files,
    room,
    quotas,
    submissions: createSubmissions(database, { now, randomText, quotas, onQueued: worker.wake }),
    pathPrefix: readPathPrefix(publicUrls.verification),
    diskSpace,
    isHealthy: async () =>
      worker.isRunning() && (await isArtifactStoreUp()) && !(await diskSpace.isLow().catch(() => true)),
    uploadLimits: config.uploadLimits,
    now,
  };
  // Gauges must not wait behind requests.
  const monitored = { ...database, read: database.monitor };
  addQueueMetrics(metrics, createJobs(monitored, { tracks, now, randomText }));
  metrics.gauge('artifact_store_up', 'Whether the store of artifacts can be reached.', 'store', async () => ({
    [files.kind]: Number(await isArtifactStoreUp()),
  }));
  const sweep = async (signal: AbortSignal): Promise<void> => {
    if (!(await mayRemove())) return;
    const swept = await artifacts.sweep(signal);
    const leftovers = await files.sweepLeftovers(new Date(Date.now() - LEFTOVER_AGE_MS));
    if (swept.references + swept.files + leftovers > 0)
      logger.info({ ...swept, leftovers }, 'expired uploads removed');
  };
  const fault = 'Expired uploads could not be removed';
  return {
    operations,
    validators,
    handlers,
    stores,
    tasks: [worker, createPeriodicTask(sweep, { everyMs: SWEEP_EVERY_MS, logger, fault })],
    isArtifactStoreUp,
    close: async () => {
      await pool.close();
      files.close();
    },
  };
}

async function createVerifiers({
  config,
  database,
  logger,
  pool,
  open,
}: Pick<ServiceDependencies, 'config' | 'database' | 'logger'> & {
  pool: InspectionThreads;
  open: OpenArtifact;
}): Promise<Partial<Record<Track, Verifier>>> {
  const replay = createReplayVerifier({
    open,
    inspect: pool.inspect,
    knowsWorldRecord: createWorldRecords(database).has,
  });
  const command = config.deepVerifierCommand;
  if (command === undefined) return { replay };
  const sandbox = await findSandbox();
  if (!sandbox)
    logger.warn(
      'DEEP_VERIFIER_COMMAND can read the environment of this process in /proc: this system allows no process namespaces without root. SECURITY.md says what to do.',
    );
  const limits = { timeLimitMs: DEEP_TIME_LIMIT_MS, outputLimitBytes: DEEP_OUTPUT_LIMIT_BYTES };
  return { replay, deep: createDeepVerifier({ open, command, sandbox: sandbox ?? [], ...limits }) };
}

/** Returns what counts a verdict by track, result and broken rule, and observes how long it took. */
function createVerdictMetrics(metrics: Metrics): WorkerOptions['onVerdict'] {
  const verdicts = metrics.counter('verification_verdicts_total', 'Verdicts by track, status and reason.', [
    'track',
    'status',
    'reason',
  ]);
  const findings = metrics.counter(
    'verification_findings_total',
    'Rules that files broke, by track and rule.',
    ['track', 'rule'],
  );
  const durations = metrics.histogram(
    'verification_verdict_duration_seconds',
    'Time that a verifier took for one verdict, by track.',
    ['track'],
  );
  // Conflicts are there from the start, so that the first one is an increase.
  for (const rule of CONFLICTS) findings({ track: 'replay', rule }, 0);
  return (track, verdict, seconds) => {
    verdicts({ track, status: verdict.status, reason: verdict.reason_code });
    for (const { rule } of verdict.findings ?? []) findings({ track, rule });
    durations({ track }, seconds);
  };
}

function addQueueMetrics(metrics: Metrics, queue: Jobs): void {
  metrics.gauge(
    'verification_queue_jobs',
    'Verifications that wait for a worker or are under way.',
    'state',
    async () => {
      const { waiting, leased } = await queue.counts();
      return { waiting, leased };
    },
  );
  metrics.gauge(
    'verification_queue_oldest_seconds',
    'Age of the oldest open verification, by track.',
    'track',
    async () => (await queue.counts()).oldestSeconds,
  );
}
