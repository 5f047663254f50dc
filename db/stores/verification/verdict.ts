/** What a verifier found out. */
import type { EntryRun, VerificationEntry } from './record.js';

/** SHA-256, in hex, of what a map is built of; null for a part that the map does not have. */
export interface MapParts {
  blocks: string;
  items: string | null;
  baked_blocks: string | null;
  free_blocks: string | null;
}

/** A rule that the files break, and what was found there, with its numbers. */
export interface Finding {
  rule: string;
  detail: string;
}

/** What is remembered of a run that passed; null for what its files do not let one read. */
export interface Fingerprint {
  mapParts: MapParts | null;
  /** SHA-256, in hex, of where the car was up to the finish. */
  path: string | null;
}

export type Verdict = Pick<VerificationEntry, 'status' | 'reason_code' | 'confidence' | 'policy_version'> & {
  /** The rules that the files break. */
  findings?: readonly Finding[];
  /** The run of the files; null where they do not let one read it. */
  run?: EntryRun;
  /** What a pass is remembered by. */
  fingerprint?: Fingerprint | undefined;
};
