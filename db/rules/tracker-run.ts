import type { Holder } from './holders.js';

/** One check of a map, as it is understood: what is not known is null. */
export interface Check {
  mapUid: string;
  mapName: string | null;
  checkedAt: string;
  changed: boolean;
  /** Milliseconds. */
  oldWrTime: number | null;
  newWrTime: number | null;
  oldHolder: Holder;
  newHolder: Holder;
  /** Accounts that were seen on the map. */
  accountIds: string[];
  /** Null when the check does not say. */
  tracked: boolean | null;
  source: string | null;
  note: string | null;
}

/** One run of a tracker. */
export interface Run {
  projectKey: string;
  projectName: string | undefined;
  sourceLabel: string | undefined;
  provider: string | null;
  reason: string | null;
  note: string | null;
  startedAt: string;
  finishedAt: string;
  receivedAt: string;
  /** Whether both times were sent. */
  isTimed: boolean;
  mapsConsidered: number | undefined;
  mapsChecked: number | undefined;
  wrChanges: number | undefined;
  checks: Check[];
  /** The same text for the same run of a project; null for one without times, which is never a repeat. */
  repeatKey: string | null;
}
