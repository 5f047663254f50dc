import type { Knex } from 'knex';
import { laterOf } from '../../rules/times.js';
import { noteChanges } from '../../memo.js';
import {
  runColumns,
  NO_EVIDENCE,
  TRACKS,
  type EntryRun,
  type Origin,
  type RecordRow,
  type ReplayEvidence,
  type Track,
  type VerificationEntry,
} from './record-row.js';

/** A new result of one track of a record. What is left undefined stays as it is. */
export interface RecordChange {
  recordId: string;
  mapUid: string;
  rank?: number | null | undefined;
  /** When the change counts as made. */
  at: string;
  /** A pass stays contested, unless it is said or imported. */
  entries: (Omit<VerificationEntry, 'updated_at' | 'contested' | 'run'> & {
    run?: EntryRun | undefined;
    contested?: boolean;
  })[];
  /** Where the entries came from; the worker unless it is said. */
  origin?: Origin;
  /** What an entry of the replay track rests on; nothing unless it is given. */
  evidence?: ReplayEvidence;
}

const MAX_INSERT = 200;

/** Returns the known ones of some records by id. */
export async function readRecords(
  trx: Knex.Transaction,
  recordIds: readonly string[],
): Promise<Map<string, RecordRow>> {
  const rows = await trx<RecordRow>('verification_records').whereIn('record_id', recordIds);
  return new Map(rows.map((row) => [row.record_id, row]));
}

/** Returns a row with a change applied; the row itself is left alone. */
export function applyChange(row: RecordRow, change: RecordChange): RecordRow {
  const next: RecordRow = { ...row, map_uid: change.mapUid };
  if (change.rank !== undefined) next.rank = change.rank;
  for (const entry of change.entries) setTrack(next, entry, change);
  next.updated_at = newestUpdate(next) ?? change.at;
  next.unfinished = TRACKS.some((track) => isUnfinished(next, track)) ? 1 : 0;
  return next;
}

/** Returns a row whose passes are contested: another run has passed for the record as well. */
export function markContested(row: RecordRow, at: string): RecordRow {
  const next = { ...row };
  for (const track of TRACKS) {
    if (row[`${track}_status`] !== 'pass' || row[`${track}_contested`] === 1) continue;
    Object.assign(next, { [`${track}_contested`]: 1, [`${track}_updated_at`]: at });
  }
  next.updated_at = newestUpdate(next) ?? at;
  return next;
}

/** Returns when the newest of a record's tracks changed; null while none has a result or waits for one. */
function newestUpdate(row: RecordRow): string | null {
  return laterOf(row.replay_updated_at, row.deep_updated_at);
}

function setTrack(row: RecordRow, entry: RecordChange['entries'][number], change: RecordChange): void {
  const { track } = entry;
  const origin = change.origin ?? 'submission';
  const wasContested = origin === 'submission' && row[`${track}_contested`] === 1;
  Object.assign(row, {
    [`${track}_status`]: entry.status,
    [`${track}_reason_code`]: entry.reason_code,
    [`${track}_confidence`]: entry.confidence,
    [`${track}_policy_version`]: entry.policy_version,
    [`${track}_checked_at`]: entry.checked_at,
    [`${track}_updated_at`]: entry.status === 'not_run' ? null : change.at,
    [`${track}_origin`]: entry.status === 'not_run' ? null : origin,
    [`${track}_contested`]: entry.status === 'pass' && (entry.contested ?? wasContested) ? 1 : 0,
    ...runColumns(track, entry.run ?? null),
    ...(track === 'replay' ? (change.evidence ?? NO_EVIDENCE) : {}),
  });
}

/** Returns whether a track still has to be verified. */
export function isUnfinished(row: RecordRow, track: Track): boolean {
  const status = row[`${track}_status`];
  return status === 'pending' || status === 'not_run';
}

/** Writes new and changed rows. */
export async function saveRecords(trx: Knex.Transaction, rows: readonly RecordRow[]): Promise<void> {
  if (rows.length === 0) return;
  await noteChanges(trx, 'verdicts');
  for (let index = 0; index < rows.length; index += MAX_INSERT)
    await trx('verification_records')
      .insert(rows.slice(index, index + MAX_INSERT))
      .onConflict('record_id')
      .merge();
}
