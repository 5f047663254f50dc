import type { ServiceAddress } from './sockets.js';
import type { RequestTask } from './request-workers.js';

/** What a worker gets when it begins. */
export interface WorkerStart {
  /** From 1; a worker that replaces another one has its number. */
  number: number;
  addresses: readonly ServiceAddress[];
  /** When the services were started, in milliseconds. */
  startedAt: number;
}

/** What a worker has done by the primary, with the argument of each. */
export interface PrimaryCalls {
  begin: undefined;
  ready: undefined;
  /** Why the worker cannot start. */
  failed: string;
  takeRequest: { service: string; address: string };
  checkPluginToken: [token: string, address: string];
  isVerifierRunning: undefined;
  wakeVerifier: undefined;
  serveLarge: RequestTask;
  /** Bytes of large bodies for one request. */
  reserveBytes: { share: number; address: string; bytes: number };
  releaseBytes: number;
  /** The turn to write to the SQLite file; resolves with what names it. */
  acquireWriter: undefined;
  releaseWriter: number;
  /** Connections that were taken over, and those that have ended. */
  accepted: number;
  closed: number;
}

/** What the primary has done by a worker. */
export interface WorkerCalls {
  collectMetrics: undefined;
  announceClose: undefined;
  stop: { timeoutMs: number };
}
