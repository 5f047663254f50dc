/** What becomes of a record. Pure functions: what they need to know of other rows is passed in. */
import { isDeepStrictEqual } from 'node:util';
import { laterOf } from '../../rules/times.js';
import {
  parseRun,
  toRunColumns,
  TRACKS,
  type EntryRun,
  type Origin,
  type StoredRecord,
  type Track,
  type TrackRow,
  type VerificationEntry,
} from './record.js';
import type { Verdict } from './verdict.js';

/** A new result of a track. A pass stays contested, unless it is said or imported. */
type Entry = Omit<VerificationEntry, 'updated_at' | 'contested' | 'run'> & {
  run?: EntryRun | undefined;
  contested?: boolean;
};

/** New results of a record. What is left undefined stays as it is. */
export interface RecordChange {
  mapUid: string;
  rank?: number | null | undefined;
  /** When the change counts as made. */
  at: string;
  entries: Entry[];
  /** Where the entries came from; the worker unless it is said. */
  origin?: Origin;
  /** What an entry of the replay track rests on; nothing unless it is given. */
  evidence?: Pick<TrackRow, 'findings' | 'submission_id'>;
}

const NO_RESULT = { confidence: null, policy_version: null, checked_at: null } as const;
const NOT_RUN = { ...NO_RESULT, status: 'not_run', reason_code: 'not_run' } as const;

/** A result of a track that waits for its verifier. */
export const WAITING = { ...NO_RESULT, status: 'pending', reason_code: 'awaiting_processing' } as const;

const CONFIDENCES = [null, 'low', 'medium', 'high'];

/** Returns a record with a change applied; the record itself is left alone. */
export function applyChange(record: StoredRecord, change: RecordChange): StoredRecord {
  const next = { ...record };
  for (const entry of change.entries) next[entry.track] = applyEntry(record[entry.track], entry, change);
  const { mapUid, rank = record.replay.rank, at } = change;
  return withShared(next, mapUid, rank, at);
}

function applyEntry(
  row: TrackRow,
  { run = null, contested, ...entry }: Entry,
  { at, origin = 'submission', evidence }: RecordChange,
): TrackRow {
  const isResult = entry.status !== 'not_run';
  const wasContested = origin === 'submission' && row.contested === 1;
  return {
    ...row,
    ...entry,
    ...toRunColumns(run),
    updated_at: isResult ? at : null,
    origin: isResult ? origin : null,
    contested: entry.status === 'pass' && (contested ?? wasContested) ? 1 : 0,
    findings: (entry.track === 'replay' && evidence?.findings) || null,
    submission_id: (entry.track === 'replay' && evidence?.submission_id) || null,
  };
}

/** Returns a record whose rows agree on what both have. */
function withShared(
  { replay, deep }: StoredRecord,
  mapUid: string,
  rank: number | null,
  at: string,
): StoredRecord {
  const shared = {
    map_uid: mapUid,
    rank,
    record_updated_at: laterOf(replay.updated_at, deep.updated_at) ?? at,
    unfinished: [replay, deep].some(({ status }) => status === 'pending' || status === 'not_run') ? 1 : 0,
  } as const;
  return { replay: { ...replay, ...shared }, deep: { ...deep, ...shared } };
}

/** Returns a record whose passes are contested: another run has passed for it as well. */
function contest(record: StoredRecord, at: string): StoredRecord {
  const next = { ...record };
  for (const track of TRACKS)
    if (record[track].status === 'pass' && record[track].contested === 0)
      next[track] = { ...record[track], contested: 1, updated_at: at };
  return withShared(next, record.replay.map_uid, record.replay.rank, at);
}

/**
 * Whether a track shows its entry on while a new submission waits: a pass, what an operator imported, and what waits for a
 * person. An anonymous submission must not hide any of them.
 */
function keepsEntry({ status, origin, reason_code }: TrackRow): boolean {
  if (status === 'not_run') return false;
  return status === 'pass' || origin === 'import' || reason_code === 'manual_review';
}

/** Whether an operator has imported a verdict: then submissions have to be of the record's map. */
export function isImported(record: StoredRecord): boolean {
  return TRACKS.some((track) => record[track].origin === 'import');
}

/** Returns a record with the rank of a submission, which undefined leaves; a known one stays that was verified or imported. */
export function withRank(record: StoredRecord, rank: number | undefined): StoredRecord {
  const known = record.replay.rank;
  const isSettled = isImported(record) || TRACKS.some((track) => record[track].status === 'pass');
  if (rank === undefined || rank === known || (known !== null && isSettled)) return record;
  return { replay: { ...record.replay, rank }, deep: { ...record.deep, rank } };
}

/**
 * Returns a record for which a submission waits. While any track keeps its entry, the record stays with the map of that
 * entry.
 */
export function submit(
  record: StoredRecord,
  { mapUid, rank, at }: { mapUid: string; rank: number | undefined; at: string },
): StoredRecord {
  const isKept = TRACKS.some((track) => keepsEntry(record[track]));
  return applyChange(withRank(record, rank), {
    mapUid: isKept ? record.replay.map_uid : mapUid,
    at,
    entries: keepsEntry(record.replay) ? [] : [{ ...WAITING, track: 'replay' }],
  });
}

/**
 * Whether a submission has another run than the one that passed for the record, by map, account, time or checkpoints. Where a run is not
 * known, only the maps are compared. No submission contests what an operator imported.
 */
function isOtherRun(record: StoredRecord, mapUid: string, other: EntryRun): boolean {
  const passed = TRACKS.find((track) => record[track].status === 'pass');
  if (isImported(record) || passed === undefined) return false;
  if (record.replay.map_uid !== mapUid) return true;
  const known = parseRun(record[passed]);
  if (known === null || other === null) return false;
  if (known.time_ms !== other.time_ms || known.account_id !== other.account_id) return true;
  const [a, b] = [known.checkpoints_ms, other.checkpoints_ms];
  return a !== null && b !== null && !isDeepStrictEqual(a, b);
}

/**
 * Whether the result of a submission replaces a track's entry: `always`, only `if newest` of the record's
 * submissions, or `never`. A pass is never lowered; an import gives way to a strictly higher confidence, and one without a
 * confidence to a pass only; manual_review gives way to a pass, never to a fail or to unavailable.
 */
function precedence(known: TrackRow, result: Verdict): 'always' | 'if newest' | 'never' {
  const isSurer = CONFIDENCES.indexOf(result.confidence) > CONFIDENCES.indexOf(known.confidence);
  const isPass = result.status === 'pass';
  if (known.status === 'pass') return isPass && isSurer ? 'always' : 'never';
  if (known.origin === 'import') {
    if (!isSurer || (known.confidence === null && !isPass)) return 'never';
  } else if (known.reason_code === 'manual_review' && !isPass && result.status !== 'pending') {
    return 'never';
  }
  return isPass ? 'always' : 'if newest';
}

/** Whether a pass of the replay track becomes the record's entry, or has the run of the entry. */
export function holdsEntry(record: StoredRecord, mapUid: string, pass: Verdict): boolean {
  const run = pass.run ?? null;
  if (isOtherRun(record, mapUid, run)) return false;
  if (precedence(record.replay, pass) === 'always') return true;
  const { status, map_uid, run_account_id, run_time_ms } = record.replay;
  if (status !== 'pass' || map_uid !== mapUid) return false;
  return run_account_id === run?.account_id && run_time_ms === run.time_ms;
}

/** The verdict on a submission. */
export interface Verified {
  track: Track;
  mapUid: string;
  submissionId: string;
  verdict: Verdict;
  /** The run of the files, also where the verdict names none. */
  run: EntryRun;
  at: string;
  /** Whether no newer submission of the record has reached the track. */
  isNewest: boolean;
  /** Whether the deep track has a verifier. */
  hasDeep: boolean;
  /** Whether the deep track waits for another submission as well. */
  deepWaits: boolean;
}

/**
 * Returns the next state of a record, the same object where nothing changes, and whether the deep track is to verify the submission: where
 * its files do not contradict themselves, unless they are of another run than the one that passed.
 */
export function decide(
  record: StoredRecord,
  verified: Verified,
): { record: StoredRecord; queuesDeep: boolean } {
  const { track, mapUid, submissionId, verdict, at } = verified;
  const isOther = isOtherRun(record, mapUid, verified.run);
  const isSound = verdict.status === 'pass' || verdict.status === 'pending';
  const isCertain = record.deep.status === 'pass' && record.deep.confidence === 'high';
  const queuesDeep = track === 'replay' && verified.hasDeep && isSound && !isCertain && !isOther;
  const change: RecordChange = { mapUid: record.replay.map_uid, at, entries: [] };
  const order = precedence(record[track], verdict);
  if (!isOther && (order === 'always' || (order === 'if newest' && verified.isNewest))) {
    change.mapUid = mapUid;
    change.entries.push(toEntry(track, verdict, at));
    change.evidence = toEvidence(submissionId, verdict);
  }
  if (queuesDeep && !keepsEntry(record.deep) && !isWaiting(record.deep))
    change.entries.push({ ...WAITING, track: 'deep' });
  const contested = isOther && verdict.status === 'pass' ? contest(record, at) : record;
  const next = change.entries.length > 0 ? applyChange(contested, change) : contested;
  const endsDeep = !queuesDeep && (track === 'replay' || isOther) && !verified.deepWaits;
  return { record: endsDeep ? endDeep(next, at) : next, queuesDeep };
}

/** Returns a record for whose deep track no verdict will come; the same object unless that track waits. */
function endDeep(record: StoredRecord, at: string): StoredRecord {
  if (!isWaiting(record.deep) || keepsEntry(record.deep)) return record;
  return applyChange(record, {
    mapUid: record.replay.map_uid,
    at,
    entries: [{ ...NOT_RUN, track: 'deep' }],
  });
}

function isWaiting({ status, reason_code }: TrackRow): boolean {
  return status === 'pending' && reason_code === 'awaiting_processing';
}

/** Returns a verdict as an entry of its track. */
export function toEntry(
  track: Track,
  { status, reason_code, confidence, policy_version, run }: Verdict,
  at: string,
): Entry {
  return { track, status, reason_code, confidence, policy_version, checked_at: at, run: run ?? null };
}

/** Returns what a verdict of the replay track rests on. */
export function toEvidence(
  submissionId: string,
  { findings = [] }: Verdict,
): Pick<TrackRow, 'findings' | 'submission_id'> {
  const texts = findings.map(({ rule, detail }) => `${rule}: ${detail}`);
  return { findings: JSON.stringify(texts), submission_id: submissionId };
}
