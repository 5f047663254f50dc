import type { components } from '../../../generated/verification/types.js';

export type EntryRun = components['schemas']['Run'];
export type RecordBundle = components['schemas']['RecordBundle'];
export type VerificationEntry = components['schemas']['VerificationEntry'];
export type Track = components['schemas']['Track'];
export type TrackStatus = components['schemas']['VerificationStatus'];

export const TRACKS: readonly Track[] = ['replay', 'deep'];
export const STATUSES: readonly TrackStatus[] = ['pass', 'fail', 'pending', 'unavailable', 'not_run'];

type TrackColumns<T extends Track> = {
  [K in `${T}_status`]: TrackStatus;
} & { [K in `${T}_reason_code`]: VerificationEntry['reason_code'] } & {
  [K in `${T}_confidence`]: VerificationEntry['confidence'];
} & { [K in `${T}_policy_version` | `${T}_checked_at` | `${T}_updated_at`]: string | null } & {
  [K in `${T}_contested`]: 0 | 1;
};

/** The columns of a track's run. Those of the replay track are older than those of the deep track. */
const RUN_COLUMNS = {
  replay: { timeMs: 'run_time_ms', accountId: 'run_account_id', checkpointsMs: 'run_checkpoints_ms' },
  deep: {
    timeMs: 'deep_run_time_ms',
    accountId: 'deep_run_account_id',
    checkpointsMs: 'deep_run_checkpoints_ms',
  },
} as const;

type RunColumns<T extends Track> = { [K in (typeof RUN_COLUMNS)[T]['timeMs']]: number | null } & {
  [K in (typeof RUN_COLUMNS)[T]['accountId' | 'checkpointsMs']]: string | null;
};

/** Where a verdict came from: the worker, for an anonymous submission, or an operator's import. */
export type Origin = 'submission' | 'import';

/** What the present verdict of the replay track rests on. It is for operators and not part of the public response. */
export type ReplayEvidence = {
  /** A JSON array of texts: the name of each rule that is broken, and behind a colon what was found there. */
  replay_findings: string | null;
  replay_submission_id: string | null;
};

/** A row of verification_records: one record with both its tracks, so that a read of a record is a read of one row. */
export type RecordRow = {
  record_id: string;
  map_uid: string;
  rank: number | null;
  updated_at: string;
  unfinished: 0 | 1;
} & TrackColumns<'replay'> &
  TrackColumns<'deep'> &
  RunColumns<'replay'> &
  RunColumns<'deep'> & { [T in Track as `${T}_origin`]: Origin | null } & ReplayEvidence;

/** The public columns of verification_records, in the order in which reads name them. */
export const RECORD_COLUMNS: readonly (keyof RecordRow)[] = [
  'record_id',
  'map_uid',
  'rank',
  'updated_at',
  ...TRACKS.flatMap((track) => listColumns(track)),
];

function listColumns(track: Track): (keyof RecordRow)[] {
  return [
    `${track}_status`,
    `${track}_reason_code`,
    `${track}_confidence`,
    `${track}_policy_version`,
    `${track}_checked_at`,
    `${track}_updated_at`,
    `${track}_contested`,
    ...Object.values(RUN_COLUMNS[track]),
  ];
}

/** Returns a record as the API shows it, with the given tracks. */
export function toBundle(row: RecordRow, tracks: readonly Track[] = TRACKS): RecordBundle {
  return {
    record_id: row.record_id,
    map_uid: row.map_uid,
    rank: row.rank,
    updated_at: row.updated_at,
    verifications: tracks.map((track) => toEntry(row, track)),
  };
}

/** Returns one track of a record as the API shows it. */
function toEntry(row: RecordRow, track: Track): VerificationEntry {
  return {
    track,
    status: row[`${track}_status`],
    checked_at: row[`${track}_checked_at`],
    confidence: row[`${track}_confidence`],
    reason_code: row[`${track}_reason_code`],
    policy_version: row[`${track}_policy_version`],
    updated_at: row[`${track}_updated_at`],
    run: parseRun(row, track),
    contested: row[`${track}_contested`] === 1,
  };
}

/** Returns the run that a track's entry is about, or null. */
export function parseRun(row: RecordRow, track: Track): EntryRun {
  const { timeMs, accountId, checkpointsMs } = RUN_COLUMNS[track];
  const [time, account, checkpoints] = [row[timeMs], row[accountId], row[checkpointsMs]];
  if (time === null || account === null) return null;
  return {
    account_id: account,
    time_ms: time,
    checkpoints_ms: checkpoints === null ? null : (JSON.parse(checkpoints) as number[]),
  };
}

/** Returns the columns of a track's run. */
export function runColumns(track: Track, run: EntryRun): Partial<RecordRow> {
  const { timeMs, accountId, checkpointsMs } = RUN_COLUMNS[track];
  return {
    [timeMs]: run?.time_ms ?? null,
    [accountId]: run?.account_id ?? null,
    [checkpointsMs]: run?.checkpoints_ms ? JSON.stringify(run.checkpoints_ms) : null,
  };
}

/** Returns the row of a record that is just becoming known: no track has a result. */
export function newRow(recordId: string, mapUid: string, at: string): RecordRow {
  return {
    record_id: recordId,
    map_uid: mapUid,
    rank: null,
    updated_at: at,
    unfinished: 1,
    ...emptyTrack('replay'),
    ...emptyTrack('deep'),
    replay_origin: null,
    deep_origin: null,
    ...NO_EVIDENCE,
  };
}

/** The evidence of a result that no rule was applied for. */
export const NO_EVIDENCE: ReplayEvidence = {
  replay_findings: null,
  replay_submission_id: null,
};

function emptyTrack<T extends Track>(track: T): TrackColumns<T> & RunColumns<T> {
  return {
    [`${track}_status`]: 'not_run',
    [`${track}_reason_code`]: 'not_run',
    [`${track}_confidence`]: null,
    [`${track}_policy_version`]: null,
    [`${track}_checked_at`]: null,
    [`${track}_updated_at`]: null,
    [`${track}_contested`]: 0,
    ...runColumns(track, null),
  } as TrackColumns<T> & RunColumns<T>;
}
