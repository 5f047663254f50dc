import type { Track, TrackQueue, LeasedJob } from './queue.js';
import { serviceError, type Verdict, type Verifier } from './verdict.js';

export interface WorkerOptions {
  queue: TrackQueue;
  /** The tracks that can be verified here; each has a lane of its own, so that a slow one does not hold up the other. */
  verifiers: Readonly<Partial<Record<Track, Verifier>>>;
  leaseMs: number;
  /** How long a lane waits before it looks for work that another process has queued. */
  pollMs: number;
  /** The pause before a failed job is tried again. */
  retryPauseMs: number;
  /** Is told of what went wrong; the job is tried again all the same. */
  report: (message: string, error: unknown) => void;
  timers: Timers;
}

export interface Timers {
  set: (run: () => void, milliseconds: number) => unknown;
  clear: (timer: unknown) => void;
}

/** Takes jobs from the queue and stores what the verifiers say. */
export interface Worker {
  start: () => void;
  /** Makes the worker look for work now. */
  wake: () => void;
  /** Stops taking jobs, gives back what is under way, and resolves when nothing runs any more. */
  stop: () => Promise<void>;
  /** Returns whether it runs and could reach the queue at its last look. */
  isRunning: () => boolean;
}

/** One try and three more. */
const MOST_ATTEMPTS = 4;

/** Returns a worker with one lane per verifier. */
export function createWorker(options: WorkerOptions): Worker {
  const stopping = new AbortController();
  const tracks = Object.keys(options.verifiers) as Track[];
  const { wakeCount, idle, wake } = createIdling(options.timers, options.pollMs);
  const failing = new Set<Track>();
  let lanes: Promise<void>[] = [];

  const tryOnce = async (track: Track): Promise<boolean> => {
    try {
      const worked = await workOnce(options, track, stopping.signal);
      failing.delete(track);
      return worked;
    } catch (error) {
      failing.add(track);
      options.report(`The ${track} lane could not work on its queue.`, error);
      return false;
    }
  };

  const isStopping = (): boolean => stopping.signal.aborted;
  const runLane = async (track: Track): Promise<void> => {
    while (!isStopping()) {
      const wakesSeen = wakeCount();
      const worked = await tryOnce(track);
      if (!worked && !isStopping()) await idle(wakesSeen);
    }
  };

  return {
    start: () => {
      lanes = tracks.map(runLane);
    },
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      await Promise.all(lanes);
    },
    isRunning: () => lanes.length > 0 && !isStopping() && failing.size === 0,
  };
}

interface Idling {
  /** How often somebody has woken the lanes. */
  wakeCount: () => number;
  /** Pauses for `pollMs` or until somebody wakes the lanes; not at all when that happened since `wakesSeen`. */
  idle: (wakesSeen: number) => Promise<void>;
  wake: () => void;
}

function createIdling(timers: Timers, pollMs: number): Idling {
  const wakeUps = new Set<() => void>();
  let count = 0;
  const idle = (wakesSeen: number): Promise<void> =>
    new Promise((resolve) => {
      // A wake-up that came during a look may be about work that the look has missed.
      if (count !== wakesSeen) return resolve();
      const done = (): void => {
        timers.clear(timer);
        wakeUps.delete(done);
        resolve();
      };
      const timer = timers.set(done, pollMs);
      wakeUps.add(done);
    });
  const wake = (): void => {
    count += 1;
    [...wakeUps].forEach((wakeUp) => wakeUp());
  };
  return { wakeCount: () => count, idle, wake };
}

/** Takes one job of a track and sees it through; false when there was none. */
async function workOnce(options: WorkerOptions, track: Track, stop: AbortSignal): Promise<boolean> {
  const { queue } = options;
  const job = await queue.claim(track, options.leaseMs);
  if (!job) return false;
  if (stop.aborted) {
    await queue.release(job, 0, false);
    return false;
  }
  if (job.attempt > MOST_ATTEMPTS) {
    // Whoever tried before died every time, so trying once more could only do the same.
    await queue.complete(job, toResult(serviceError(null)));
    return true;
  }
  const verdict = await verify(options, job, stop);
  if (verdict) await queue.complete(job, toResult(verdict));
  return true;
}

/** Returns the verdict of one try, or null when the job goes back to the queue. */
async function verify(options: WorkerOptions, job: LeasedJob, stop: AbortSignal): Promise<Verdict | null> {
  const lost = new AbortController();
  const endBeat = keepLease(options, job, lost);
  try {
    const verifier = options.verifiers[job.track];
    if (!verifier) throw new Error(`No verifier for the ${job.track} track.`);
    const { mapPath, replayPath, mapUid } = job;
    return await verifier({ mapPath, replayPath, mapUid, signal: AbortSignal.any([stop, lost.signal]) });
  } catch (error) {
    if (stop.aborted) {
      await options.queue.release(job, 0, false);
      return null;
    }
    // Whoever has the lease now sees the job through.
    if (lost.signal.aborted) return null;
    options.report(`Try ${job.attempt} to verify the ${job.track} track of ${job.recordId} failed.`, error);
    if (job.attempt >= MOST_ATTEMPTS) return serviceError(null);
    await options.queue.release(job, options.retryPauseMs * job.attempt, true);
    return null;
  } finally {
    endBeat();
  }
}

/** Prolongs the lease while a verifier runs, and ends the verifier when another worker has taken the job over. */
function keepLease(options: WorkerOptions, job: LeasedJob, lost: AbortController): () => void {
  let timer: unknown;
  let isOver = false;
  const beat = (): void => {
    if (isOver) return;
    timer = options.timers.set(() => {
      options.queue.extend(job, options.leaseMs).then(
        (isOurs) => (isOurs ? beat() : lost.abort()),
        (error: unknown) => {
          options.report(`The lease on ${job.recordId} could not be prolonged.`, error);
          beat();
        },
      );
    }, options.leaseMs / 3);
  };
  beat();
  return () => {
    isOver = true;
    options.timers.clear(timer);
  };
}

function toResult(verdict: Verdict): Parameters<TrackQueue['complete']>[1] {
  return {
    status: verdict.status,
    reason_code: verdict.reasonCode,
    confidence: verdict.confidence,
    policy_version: verdict.policyVersion,
  };
}
