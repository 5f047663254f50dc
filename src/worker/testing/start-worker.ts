import { after } from 'node:test';
import type { Job } from '../../../db/stores/verification/jobs.js';
import type { Track } from '../../../db/stores/verification/record.js';
import type { Verdict } from '../../../db/stores/verification/verdict.js';
import type { Verifier } from '../verdict.js';
import { createWorker, type Worker, type WorkerOptions } from '../worker.js';

export const LEASE_MS = 900;
export const POLL_MS = 100;
const RETRY_PAUSE_MS = 50;

type Call = 'claim' | 'extend' | 'complete' | 'release';

/** A queue in memory that logs the worker's calls. */
interface FakeQueue {
  /** What the worker did, in order: `claim replay`, `extend 1`, `complete 1 pass verified`, `release 1 0 false`. */
  done: string[];
  add: (job?: Partial<Job>) => void;
  /** Makes every further call of one kind reject, until it is set to null. */
  failing: Call | null;
  /** What `extend` returns: false once another worker has the lease. */
  isLeaseOurs: boolean;
}

/** A worker with a queue and a clock that a test controls. */
interface PreparedWorker {
  worker: Worker;
  queue: FakeQueue;
  /** What the worker reported: the message and the error's own. */
  reports: string[];
  /** Ends the pauses that are over after some milliseconds, then lets everything settle. */
  advance: (milliseconds: number) => Promise<void>;
  /** Returns how many pauses there are. */
  countPauses: () => number;
  /** Resolves once the worker has made so many calls, and nothing more happens without a pause. */
  until: (calls: number) => Promise<void>;
}

const JOB: Job = {
  jobId: 1,
  leaseToken: 'token',
  submissionId: 'submission',
  recordId: 'record',
  track: 'replay',
  attempt: 1,
  mapUid: 'uid',
  mapSha256: 'a map',
  replaySha256: 'a replay',
  run: null,
};

/** Returns a worker that is not started yet; it is stopped after the test file's last test. */
export function prepareWorker(
  verifiers: Partial<Record<Track, Verifier>>,
  options: Partial<Pick<WorkerOptions, 'concurrency' | 'onVerdict' | 'isOutage'>> = {},
): PreparedWorker {
  const waiting: Job[] = [];
  const reports: string[] = [];
  const pauses = new Map<() => void, number>();
  let time = 0;
  const queue: FakeQueue = {
    done: [],
    failing: null,
    isLeaseOurs: true,
    add: (job = {}) => waiting.push({ ...JOB, ...job }),
  };
  const note = async (call: Call, ...values: unknown[]): Promise<void> => {
    queue.done.push([call, ...values].join(' '));
    await settle();
    if (queue.failing === call) throw new Error(`cannot ${call}`);
  };
  const worker = createWorker({
    verifiers,
    ...{ leaseMs: LEASE_MS, pollMs: POLL_MS, retryPauseMs: RETRY_PAUSE_MS },
    ...options,
    report: (message, error) => reports.push(`${message} ${(error as Error).message}`),
    queue: {
      claim: async (track) => {
        await note('claim', track);
        const index = waiting.findIndex((job) => job.track === track);
        return index === -1 ? null : (waiting.splice(index, 1)[0] ?? null);
      },
      extend: ({ jobId }, leaseMs) => note('extend', jobId, leaseMs).then(() => queue.isLeaseOurs),
      complete: async ({ jobId }, verdict) => {
        const { status, reason_code, confidence, policy_version } = verdict;
        await note('complete', jobId, status, reason_code, confidence, policy_version);
        return queue.isLeaseOurs ? verdict : null;
      },
      release: ({ jobId }, pauseMs, countsAsTry) => note('release', jobId, pauseMs, countsAsTry),
    },
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        const end = (): void => {
          pauses.delete(end);
          resolve();
        };
        if (signal.aborted) return end();
        pauses.set(end, time + milliseconds);
        signal.addEventListener('abort', end);
      }),
  });
  after(() => worker.stop());
  return {
    worker,
    queue,
    reports,
    advance: async (milliseconds) => {
      time += milliseconds;
      for (const [end, at] of [...pauses]) if (at <= time) end();
      // A call of the queue settles, too.
      for (let call = 0; call < 2; call += 1) await settle();
    },
    countPauses: () => pauses.size,
    until: async (calls) => {
      while (queue.done.length < calls) await settle();
      await settle();
    },
  };
}

/** Resolves when nothing more happens without a timer or the network. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
}

/** A verifier that works until a test ends it, or its signal does. */
export interface HeldVerifier {
  verify: Verifier;
  /** Resolves with the signal of the next run. */
  started: () => Promise<AbortSignal>;
  finish: (verdict: Verdict) => void;
}

/** Returns a verifier that waits for `finish`. */
export function holdVerifier(): HeldVerifier {
  let onStart: (signal: AbortSignal) => void = () => undefined;
  let finish: HeldVerifier['finish'] = () => undefined;
  return {
    verify: ({ signal }) => {
      if (signal) onStart(signal);
      return new Promise((resolve, reject) => {
        finish = resolve;
        signal?.addEventListener('abort', () => reject(new Error('was aborted')));
      });
    },
    started: () => new Promise((resolve) => (onStart = resolve)),
    finish: (verdict) => finish(verdict),
  };
}
