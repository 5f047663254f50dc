import type { Job, Jobs } from '../../../db/stores/verification/jobs.js';
import type { Track } from '../../../db/stores/verification/record.js';
import type { WorkerOptions } from '../worker.js';

/** A queue in memory that logs the worker's calls. */
export interface FakeQueue extends Pick<Jobs, 'claim' | 'extend' | 'complete' | 'release'> {
  /** What the worker did, in order: `claim replay`, `extend 1`, `complete 1 pass verified`, `release 1 0 false`. */
  done: string[];
  add: (job?: Partial<Job>) => void;
  /** Makes every further call of one kind reject, until it is set to null. */
  failing: 'claim' | 'extend' | 'complete' | 'release' | null;
  /** What `extend` returns: false once another worker has the lease. */
  isLeaseOurs: boolean;
}

/** Returns an empty queue. */
export function createFakeQueue(): FakeQueue {
  const waiting: Job[] = [];
  const queue: FakeQueue = {
    done: [],
    failing: null,
    isLeaseOurs: true,
    add: (job = {}) => waiting.push({ ...baseJob, ...job }),
    claim: async (track) => {
      await note(queue, 'claim', track);
      const index = waiting.findIndex((job) => job.track === track);
      return index === -1 ? null : (waiting.splice(index, 1)[0] ?? null);
    },
    extend: async ({ jobId }, leaseMs) => {
      await note(queue, 'extend', jobId, leaseMs);
      return queue.isLeaseOurs;
    },
    complete: async ({ jobId }, result) => {
      const { status, reason_code, confidence, policy_version } = result;
      await note(queue, 'complete', jobId, status, reason_code, confidence, policy_version);
      return queue.isLeaseOurs ? result : null;
    },
    release: ({ jobId }, pauseMs, countsAsTry) => note(queue, 'release', jobId, pauseMs, countsAsTry),
  };
  return queue;
}

const baseJob: Job = {
  jobId: 1,
  leaseToken: 'token',
  submissionId: 'submission',
  recordId: 'record',
  track: 'replay' satisfies Track,
  attempt: 1,
  mapUid: 'uid',
  mapSha256: 'a map',
  replaySha256: 'a replay',
  run: null,
};

async function note(
  queue: FakeQueue,
  kind: NonNullable<FakeQueue['failing']>,
  ...values: unknown[]
): Promise<void> {
  queue.done.push([kind, ...values].join(' '));
  await settle();
  if (queue.failing === kind) throw new Error(`cannot ${kind}`);
}

/** A clock that a test moves. */
export interface FakeClock {
  sleep: WorkerOptions['sleep'];
  /** Ends the pauses that are over after some milliseconds, then lets everything settle. */
  advance: (milliseconds: number) => Promise<void>;
  /** Returns how many pauses there are. */
  count: () => number;
}

/** Returns a clock at time 0. */
export function createFakeClock(): FakeClock {
  const pauses = new Map<() => void, number>();
  let time = 0;
  return {
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
    advance: async (milliseconds) => {
      time += milliseconds;
      for (const [end, at] of [...pauses]) if (at <= time) end();
      await settle();
    },
    count: () => pauses.size,
  };
}

/** Resolves when nothing more happens without a timer or the network. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}
