import type { Holder } from './holders.js';

/** A normalized check; unknown fields are null. */
export interface Check {
  mapUid: string;
  mapName: string | null;
  checkedAt: string;
  /** Whether checkedAt was sent, by itself or for the whole run. */
  isTimed: boolean;
  changed: boolean;
  /** Whether it says that the board was wiped. */
  isWiped: boolean;
  /** Milliseconds. */
  oldWrTime: number | null;
  newWrTime: number | null;
  oldHolder: Holder;
  newHolder: Holder;
  /** Accounts seen on the map. */
  accountIds: string[];
  /** Null if the check has no such field. */
  tracked: boolean | null;
  source: string | null;
  note: string | null;
}

/** A normalized run. */
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
  /** Whether startedAt and finishedAt were sent: only then is the time between them a measured one. */
  hasDuration: boolean;
  mapsConsidered: number | undefined;
  mapsChecked: number | undefined;
  wrChanges: number | undefined;
  checks: Check[];
  /** Whether it came with a token. */
  isAuthenticated: boolean;
  /** Equal for repeats of a run; null for a run without times, which is never a repeat. */
  repeatKey: string | null;
}
