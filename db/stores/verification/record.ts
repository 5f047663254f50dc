import type { Knex } from 'knex';
import type { components } from '../../../generated/verification/types.js';
import { saveRows } from '../../bulk.js';
import { noteChanges } from '../../memo.js';

export type EntryRun = components['schemas']['Run'];
export type RecordBundle = components['schemas']['RecordBundle'];
export type VerificationEntry = components['schemas']['VerificationEntry'];
export type Track = components['schemas']['Track'];
export type TrackStatus = components['schemas']['VerificationStatus'];

export const TRACKS: readonly Track[] = ['replay', 'deep'];
export const STATUSES: readonly TrackStatus[] = ['pass', 'fail', 'pending', 'unavailable', 'not_run'];

/** Where a verdict came from: the worker, for an anonymous submission, or an operator's import. */
export type Origin = 'submission' | 'import';

/** The columns of a run. Checkpoints are a JSON array. */
export interface RunColumns {
  run_time_ms: number | null;
  run_account_id: string | null;
  run_checkpoints_ms: string | null;
}

/** A row of verification_records: one track of a record. */
export interface TrackRow extends RunColumns, Omit<VerificationEntry, 'run' | 'contested'> {
  record_id: string;
  /** Both rows of a record have the same map, rank, `record_updated_at` and `unfinished`. */
  map_uid: string;
  rank: number | null;
  record_updated_at: string;
  /** 1 while a track is pending or not_run. */
  unfinished: 0 | 1;
  /** 1 while another run has passed for the record as well. */
  contested: 0 | 1;
  origin: Origin | null;
  /** What a verdict of the replay track rests on: a JSON array of `rule: what was found`. */
  findings: string | null;
  submission_id: string | null;
}

/** Both rows of a record. */
export type StoredRecord = Record<Track, TrackRow>;

/** The public columns of verification_records. */
export const PUBLIC_COLUMNS = [
  'record_id',
  'track',
  'map_uid',
  'rank',
  'record_updated_at',
  'status',
  'reason_code',
  'confidence',
  'policy_version',
  'checked_at',
  'updated_at',
  'contested',
  'run_time_ms',
  'run_account_id',
  'run_checkpoints_ms',
] as const satisfies readonly (keyof TrackRow)[];

/** Returns a record as the API shows it, with the given tracks. */
export function toBundle(record: StoredRecord, tracks: readonly Track[] = TRACKS): RecordBundle {
  const { record_id, map_uid, rank, record_updated_at: updated_at } = record[tracks[0] ?? 'replay'];
  const verifications = tracks.map((track) => toEntry(record[track]));
  return { record_id, map_uid, rank, updated_at, verifications };
}

function toEntry(row: TrackRow): VerificationEntry {
  const { track, status, checked_at, confidence, reason_code, policy_version, updated_at } = row;
  const [run, contested] = [parseRun(row), row.contested === 1];
  return { track, status, checked_at, confidence, reason_code, policy_version, updated_at, run, contested };
}

/** Returns the run that an entry is about, or null. */
export function parseRun({ run_time_ms, run_account_id, run_checkpoints_ms }: RunColumns): EntryRun {
  if (run_time_ms === null || run_account_id === null) return null;
  const checkpoints_ms = run_checkpoints_ms === null ? null : (JSON.parse(run_checkpoints_ms) as number[]);
  return { account_id: run_account_id, time_ms: run_time_ms, checkpoints_ms };
}

export function toRunColumns(run: EntryRun): RunColumns {
  return {
    run_time_ms: run?.time_ms ?? null,
    run_account_id: run?.account_id ?? null,
    run_checkpoints_ms: run?.checkpoints_ms ? JSON.stringify(run.checkpoints_ms) : null,
  };
}

/** Returns a record that is just becoming known: no track has a result. */
export function newRecord(recordId: string, mapUid: string, at: string): StoredRecord {
  const newRow = (track: Track): TrackRow => ({
    record_id: recordId,
    track,
    map_uid: mapUid,
    rank: null,
    record_updated_at: at,
    unfinished: 1,
    status: 'not_run',
    reason_code: 'not_run',
    confidence: null,
    policy_version: null,
    checked_at: null,
    updated_at: null,
    contested: 0,
    origin: null,
    findings: null,
    submission_id: null,
    ...toRunColumns(null),
  });
  return { replay: newRow('replay'), deep: newRow('deep') };
}

/** Returns the records of rows, by id. */
export function groupRows(rows: readonly TrackRow[]): Map<string, StoredRecord> {
  const records = new Map<string, StoredRecord>();
  for (const row of rows)
    records.set(row.record_id, { ...records.get(row.record_id), [row.track]: row } as StoredRecord);
  return records;
}

/** Returns the known ones of some records by id. */
export async function readRecords(
  read: Knex,
  recordIds: readonly string[],
): Promise<Map<string, StoredRecord>> {
  return groupRows(await read<TrackRow>('verification_records').whereIn('record_id', recordIds));
}

/** Writes new and changed records. */
export async function saveRecords(trx: Knex.Transaction, records: readonly StoredRecord[]): Promise<void> {
  if (records.length === 0) return;
  await noteChanges(trx, 'verdicts');
  const rows = records.flatMap(({ replay, deep }) => [replay, deep]);
  await saveRows(trx, 'verification_records', ['record_id', 'track'], rows);
}
