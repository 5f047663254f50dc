import type { ReplayRun, Verdict } from './verdict.js';
import { parseRun, TRACKS, type RecordRow, type Track, type VerificationEntry } from './record-row.js';

type Outcome = Pick<VerificationEntry, 'status' | 'confidence'>;

const CONFIDENCES = [null, 'low', 'medium', 'high'];

/**
 * Whether a track shows its entry on while a new submission waits: a pass, what an operator imported, and what waits for a
 * person. An anonymous submission must not hide any of them.
 */
export function keepsEntry(row: RecordRow, track: Track): boolean {
  const status = row[`${track}_status`];
  if (status === 'not_run') return false;
  return (
    status === 'pass' ||
    row[`${track}_origin`] === 'import' ||
    row[`${track}_reason_code`] === 'manual_review'
  );
}

/** Whether the record's map and rank are certain: a track has passed, or an operator has imported a verdict. */
export function isSettled(row: RecordRow): boolean {
  return isImported(row) || TRACKS.some((track) => row[`${track}_status`] === 'pass');
}

/** Whether an operator has imported a verdict: then submissions have to be of the record's map. */
export function isImported(row: RecordRow): boolean {
  return TRACKS.some((track) => row[`${track}_origin`] === 'import');
}

/**
 * Whether a submission's run is another one than that which has passed for the record: its map, account, time or checkpoints
 * differ. Of a run that is not known only the map is compared. What an operator imported is contested by no submission.
 */
export function isOtherRun(row: RecordRow, mapUid: string, run: ReplayRun | null): boolean {
  if (isImported(row)) return false;
  const passed = TRACKS.find((track) => row[`${track}_status`] === 'pass');
  if (passed === undefined) return false;
  if (row.map_uid !== mapUid) return true;
  const known = parseRun(row, passed);
  if (known === null || run === null) return false;
  if (known.time_ms !== run.timeMs || known.account_id !== run.accountId) return true;
  const [a, b] = [known.checkpoints_ms, run.checkpointsMs];
  return a !== null && b !== null && (a.length !== b.length || a.some((ms, index) => ms !== b[index]));
}

/** Whether a pass of the replay track becomes the record's entry, or is of the run whose pass stays. */
export function holdsEntry(row: RecordRow, mapUid: string, pass: Verdict): boolean {
  const run = pass.run ?? null;
  if (isOtherRun(row, mapUid, run)) return false;
  if (precedence(row, 'replay', pass) === 'always') return true;
  if (row.replay_status !== 'pass' || row.map_uid !== mapUid) return false;
  return row.run_account_id === run?.accountId && row.run_time_ms === run.timeMs;
}

/**
 * Whether the result of a submission may take the place of a track's entry: `always`, only `if newest` of the record's
 * submissions, or `never`. A pass is never lowered; an import gives way to a strictly higher confidence, and one without a
 * confidence to a pass only; manual_review gives way to a pass, never to a fail or to unavailable.
 */
export function precedence(row: RecordRow, track: Track, result: Outcome): 'always' | 'if newest' | 'never' {
  const known = row[`${track}_confidence`];
  const hasHigherConfidence = CONFIDENCES.indexOf(result.confidence) > CONFIDENCES.indexOf(known);
  const isPass = result.status === 'pass';
  if (row[`${track}_status`] === 'pass') return isPass && hasHigherConfidence ? 'always' : 'never';
  if (row[`${track}_origin`] === 'import') {
    if (!hasHigherConfidence || (known === null && !isPass)) return 'never';
  } else if (row[`${track}_reason_code`] === 'manual_review' && !isPass && result.status !== 'pending') {
    return 'never';
  }
  return isPass ? 'always' : 'if newest';
}
