import type { Verdict } from './verdict.js';

export type Track = 'replay' | 'deep';

/** A verification that this worker has leased. */
export interface LeasedJob {
  jobId: number;
  leaseToken: string;
  submissionId: string;
  recordId: string;
  track: Track;
  /** 1 for the first try. */
  attempt: number;
  mapUid: string;
  mapPath: string;
  replayPath: string;
}

/** What the worker needs of the queue; the database's job store is one. */
export interface TrackQueue {
  claim: (track: Track, leaseMs: number) => Promise<LeasedJob | null>;
  extend: (job: LeasedJob, leaseMs: number) => Promise<boolean>;
  complete: (
    job: LeasedJob,
    result: {
      status: Verdict['status'];
      reason_code: Verdict['reasonCode'];
      confidence: Verdict['confidence'];
      policy_version: string | null;
    },
  ) => Promise<boolean>;
  release: (job: LeasedJob, pauseMs: number, countsAsTry: boolean) => Promise<void>;
}
