import { after } from 'node:test';
import type { Track } from '../../../db/stores/verification/record.js';
import type { Verifier } from '../verdict.js';
import { createWorker, type Worker, type WorkerOptions } from '../worker.js';
import { createFakeQueue, createFakeTimers, type FakeQueue, type FakeTimers } from './fake-queue.js';

export const LEASE_MS = 900;
export const POLL_MS = 100;
const RETRY_PAUSE_MS = 50;

export interface StartedWorker {
  worker: Worker;
  queue: FakeQueue;
  timers: FakeTimers;
  /** What the worker reported: the message and the error's own. */
  reports: string[];
}

/** Makes a worker with a queue and timers that a test controls; it is stopped after the test file's last test. */
export function prepareWorker(
  verifiers: Partial<Record<Track, Verifier>>,
  concurrency: Partial<Record<Track, number>> = {},
  onVerdict: WorkerOptions['onVerdict'] = () => undefined,
  isOutage: WorkerOptions['isOutage'] = () => false,
): StartedWorker {
  const queue = createFakeQueue();
  const timers = createFakeTimers();
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
    timers,
  });
  after(() => worker.stop());
  return { worker, queue, timers, reports };
}

/** A verifier that goes on until a test ends it, or its signal does. */
export interface HeldVerifier {
  verify: Verifier;
  /** Resolves with the signal of the next run. */
  started: () => Promise<AbortSignal>;
  finish: (verdict: Awaited<ReturnType<Verifier>>) => void;
  fail: (error: Error) => void;
}

/** Returns a verifier that waits for `finish` or `fail`. */
export function holdVerifier(): HeldVerifier {
  let onStart: (signal: AbortSignal) => void = () => undefined;
  let current: PromiseWithResolvers<Awaited<ReturnType<Verifier>>> | undefined;
  return {
    verify: ({ signal }) => {
      current = withResolvers();
      const { promise, reject } = current;
      signal?.addEventListener('abort', () => reject(new Error('was aborted')));
      if (signal) onStart(signal);
      return promise;
    },
    started: () => new Promise((resolve) => (onStart = resolve)),
    finish: (verdict) => current?.resolve(verdict),
    fail: (error) => current?.reject(error),
  };
}

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: Error) => void;
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
