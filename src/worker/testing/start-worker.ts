import { after } from 'node:test';
import type { Track } from '../../../db/stores/verification/record.js';
import type { Verifier } from '../verdict.js';
import { createWorker, type Worker, type WorkerOptions } from '../worker.js';
import { createFakeClock, createFakeQueue, type FakeClock, type FakeQueue } from './fake-queue.js';

export const LEASE_MS = 900;
export const POLL_MS = 100;
const RETRY_PAUSE_MS = 50;

export interface StartedWorker {
  worker: Worker;
  queue: FakeQueue;
  clock: FakeClock;
  /** What the worker reported: the message and the error's own. */
  reports: string[];
}

/** Makes a worker with a queue and a clock that a test controls; it is stopped after the test file's last test. */
export function prepareWorker(
  verifiers: Partial<Record<Track, Verifier>>,
  concurrency: Partial<Record<Track, number>> = {},
  onVerdict: WorkerOptions['onVerdict'] = () => undefined,
  isOutage: WorkerOptions['isOutage'] = () => false,
): StartedWorker {
  const queue = createFakeQueue();
  const clock = createFakeClock();
  const reports: string[] = [];
  const report = (message: string, error: unknown): void => {
    reports.push(`${message} ${(error as Error).message}`);
  };
  const times = { leaseMs: LEASE_MS, pollMs: POLL_MS, retryPauseMs: RETRY_PAUSE_MS };
  const worker = createWorker({
    queue,
    verifiers,
    concurrency,
    ...times,
    report,
    onVerdict,
    isOutage,
    sleep: clock.sleep,
  });
  after(() => worker.stop());
  return { worker, queue, clock, reports };
}

/** A verifier that goes on until a test ends it, or its signal does. */
export interface HeldVerifier {
  verify: Verifier;
  /** Resolves with the signal of the next run. */
  started: () => Promise<AbortSignal>;
  finish: (verdict: Awaited<ReturnType<Verifier>>) => void;
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
