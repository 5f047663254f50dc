import type { Job, Jobs } from '../../db/stores/verification/jobs.js';
import type { Track } from '../../db/stores/verification/record.js';
import type { Verdict } from '../../db/stores/verification/verdict.js';
import { createVerdict, VerifierTimeout, type Verifier } from './verdict.js';

export interface WorkerOptions {
  queue: Pick<Jobs, 'claim' | 'extend' | 'complete' | 'release'>;
  /** The tracks that can be verified here; each has loops of its own, so that a slow one does not hold up the other. */
  verifiers: Readonly<Partial<Record<Track, Verifier>>>;
  /** How many jobs of a track are verified at the same time. Default 1. */
  concurrency?: Readonly<Partial<Record<Track, number>>>;
  leaseMs: number;
  /** How long a loop waits before it looks for work that another process has queued. */
  pollMs: number;
  /** The pause before a failed job is tried again. */
  retryPauseMs: number;
  /** Whether the database, the disk or the store of artifacts failed, not the verifier: such a try does not count. */
  isOutage?: (error: unknown) => boolean;
  /** Called with what went wrong; the job is tried again all the same. */
  report: (message: string, error: unknown) => void;
  /** Called with each verdict that was stored, and how long the verifier took. */
  onVerdict?: (track: Track, verdict: Verdict, seconds: number) => void;
  /** Called when a try failed, whether or not another one follows. */
  onFailedTry?: (track: Track) => void;
  /** Resolves after a time, or when the signal aborts. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Takes jobs from the queue and stores the verifiers' verdicts. */
export interface Worker {
  start: () => void;
  /** Makes the worker look for work now. */
  wake: () => void;
  /** Stops claiming jobs, releases those under way, and resolves when nothing runs any more. */
  stop: () => Promise<void>;
  /** Returns whether the worker runs and reached the queue the last time. */
  isRunning: () => boolean;
}

/** One try and three more. */
const MAX_ATTEMPTS = 4;
/** A deep verifier may take minutes, and each further try keeps other jobs waiting. */
const MAX_ATTEMPTS_AFTER_TIMEOUT: Readonly<Record<Track, number>> = { replay: MAX_ATTEMPTS, deep: 2 };

/** Returns a worker with the loops of each verifier. */
export function createWorker(options: WorkerOptions): Worker {
  const stopping = new AbortController();
  const tracks = (Object.keys(options.verifiers) as Track[]).flatMap((track) =>
    new Array<Track>(options.concurrency?.[track] ?? 1).fill(track),
  );
  let waking = new AbortController();
  const wake = (): void => {
    waking.abort();
    waking = new AbortController();
  };
  const failing = new Set<Track>();
  let loops: Promise<void>[] = [];

  const tryOnce = async (track: Track): Promise<boolean> => {
    try {
      const worked = await workOnce(options, track, stopping.signal);
      failing.delete(track);
      return worked;
    } catch (error) {
      failing.add(track);
      options.report(`The worker loop of the ${track} track could not work on its queue.`, error);
      return false;
    }
  };

  const isStopping = (): boolean => stopping.signal.aborted;
  const runLoop = async (track: Track): Promise<void> => {
    while (!isStopping()) {
      // A look that is under way may have missed the work that a wake-up is about.
      const { signal } = waking;
      const worked = await tryOnce(track);
      if (!worked && !isStopping()) await options.sleep(options.pollMs, signal);
    }
  };

  return {
    start: () => {
      loops = tracks.map(runLoop);
    },
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      await Promise.all(loops);
    },
    isRunning: () => loops.length > 0 && !isStopping() && failing.size === 0,
  };
}

/** Takes one job of a track and stores its verdict, or releases it; false when there was none. */
async function workOnce(options: WorkerOptions, track: Track, stop: AbortSignal): Promise<boolean> {
  const { queue } = options;
  const job = await queue.claim(track, options.leaseMs);
  if (!job) return false;
  if (stop.aborted) {
    await queue.release(job, 0, false);
    return false;
  }
  const startedAt = performance.now();
  // Each former try ended with its process: another one would end so, too.
  const verdict =
    job.attempt > MAX_ATTEMPTS ? createVerdict('service_error') : await verify(options, job, stop);
  if (!verdict) return true;
  const seconds = (performance.now() - startedAt) / 1000;
  const stored = await queue.complete(job, verdict);
  if (stored) options.onVerdict?.(track, stored, seconds);
  return true;
}

/** Returns the verdict of one try, or null where the queue has the job again. */
async function verify(options: WorkerOptions, job: Job, stop: AbortSignal): Promise<Verdict | null> {
  const [lost, ended] = [new AbortController(), new AbortController()];
  void keepLease(options, job, lost, ended.signal);
  try {
    const verifier = options.verifiers[job.track];
    if (!verifier) throw new Error(`No verifier for the ${job.track} track.`);
    const { mapSha256, replaySha256, mapUid, run } = job;
    const signal = AbortSignal.any([stop, lost.signal]);
    return await verifier({ mapSha256, replaySha256, mapUid, run, signal });
  } catch (error) {
    if (stop.aborted) {
      await options.queue.release(job, 0, false);
      return null;
    }
    // Another worker has the lease now.
    if (lost.signal.aborted) return null;
    options.onFailedTry?.(job.track);
    options.report(`Try ${job.attempt} to verify the ${job.track} track of ${job.recordId} failed.`, error);
    if (options.isOutage?.(error)) {
      await options.queue.release(job, options.retryPauseMs, false);
      return null;
    }
    const isTimeout = error instanceof VerifierTimeout;
    const maxAttempts = isTimeout ? MAX_ATTEMPTS_AFTER_TIMEOUT[job.track] : MAX_ATTEMPTS;
    if (job.attempt >= maxAttempts) return createVerdict('service_error');
    await options.queue.release(job, options.retryPauseMs * job.attempt, true);
    return null;
  } finally {
    ended.abort();
  }
}

/** Prolongs the lease until the verifier has ended, and ends the verifier when another worker has taken the job over. */
async function keepLease(
  { queue, leaseMs, sleep, report }: WorkerOptions,
  job: Job,
  lost: AbortController,
  ended: AbortSignal,
): Promise<void> {
  for (;;) {
    await sleep(leaseMs / 3, ended);
    if (ended.aborted) return;
    try {
      if (!(await queue.extend(job, leaseMs))) return lost.abort();
    } catch (error) {
      report(`The lease on ${job.recordId} could not be prolonged.`, error);
    }
  }
}
