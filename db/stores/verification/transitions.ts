import { TRACKS, type RecordRow, type Track, type VerificationEntry } from './record-row.js';

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

/** Whether the record's map is certain: a track has passed, or an operator has imported a verdict. */
export function isSettled(row: RecordRow): boolean {
  return TRACKS.some((track) => row[`${track}_status`] === 'pass' || row[`${track}_origin`] === 'import');
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
