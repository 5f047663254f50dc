import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';
import { BLOCKED } from '../../writes/blocked-accounts.js';
import { applyChange } from './decide.js';
import { forgetClaims } from './map-pins.js';
import {
  newRecord,
  parseRun,
  readRecords,
  saveRecords,
  type EntryRun,
  type StoredRecord,
  type Track,
  type TrackRow,
  type VerificationEntry,
} from './record.js';

/** A verdict that another backend reached. */
export interface ImportedVerdict {
  record_id: string;
  map_uid: string;
  rank?: number | null | undefined;
  track: Track;
  status: VerificationEntry['status'];
  confidence: VerificationEntry['confidence'];
  reason_code: VerificationEntry['reason_code'];
  policy_version: string | null;
  checked_at: string | null;
  run?: EntryRun | undefined;
}

export interface ImportCounts {
  applied: number;
  unchanged: number;
  /** Older than what is known already, or than a submission that still waits. */
  outdated: number;
}

/** Takes over verdicts; what they say of map and rank replaces what anonymous submissions said. */
export interface VerdictImport {
  /** Stores verdicts in one transaction. Storing the same ones again changes nothing. */
  apply: (verdicts: ImportedVerdict[]) => Promise<ImportCounts>;
}

/** Returns the store that takes over verdicts. */
export function createVerdictImport(database: Database, now: () => Date): VerdictImport {
  return {
    apply: (verdicts) =>
      database.write(async (trx) => {
        const blocked = await database.remember(BLOCKED, trx);
        // The runs of blocked accounts are stored without their account.
        const shown = verdicts.map((one) => (blocked.has(one.run?.account_id) ? { ...one, run: null } : one));
        return apply(trx, shown, now().toISOString());
      }),
  };
}

async function apply(trx: Knex.Transaction, verdicts: ImportedVerdict[], at: string): Promise<ImportCounts> {
  const recordIds = [...new Set(verdicts.map((one) => one.record_id))];
  const known = await readRecords(trx, recordIds);
  const waiting = await readWaiting(trx, recordIds);
  const after = new Map<string, StoredRecord>();
  const counts: ImportCounts = { applied: 0, unchanged: 0, outdated: 0 };
  for (const verdict of verdicts) {
    const { record_id: id, map_uid: mapUid, rank, ...entry } = verdict;
    const record = after.get(id) ?? known.get(id);
    const kind = record ? compare(record, verdict, waiting.get(`${id} ${entry.track}`)) : 'applied';
    counts[kind] += 1;
    if (kind !== 'applied') continue;
    const change = { mapUid, rank: rank ?? undefined, at, origin: 'import' } as const;
    after.set(id, applyChange(record ?? newRecord(id, mapUid, at), { ...change, entries: [entry] }));
  }
  const ended = [...known].filter(([id, record]) => !staysPassed(record, after.get(id) ?? record));
  await forgetClaims(
    trx,
    ended.map(([id]) => id),
  );
  await saveRecords(trx, [...after.values()]);
  return counts;
}

/** Whether a record's pass of the replay track is still of the same map and account, unless none is named any more. */
function staysPassed({ replay: before }: StoredRecord, { replay: after }: StoredRecord): boolean {
  return (
    before.status === 'pass' &&
    after.status === 'pass' &&
    before.map_uid === after.map_uid &&
    (after.run_account_id === null || after.run_account_id === before.run_account_id)
  );
}

/** Returns when the newest submission was made that a track of a record still waits for, by record and track. */
async function readWaiting(trx: Knex.Transaction, recordIds: string[]): Promise<Map<string, string>> {
  const rows = await trx('verification_jobs as j')
    .join('verification_submissions as s', 's.submission_id', 'j.submission_id')
    .whereIn('j.record_id', recordIds)
    .groupBy('j.record_id', 'j.track')
    .select('j.record_id', 'j.track')
    .max<{ record_id: string; track: Track; since: string }[]>('s.created_at as since');
  return new Map(rows.map(({ record_id, track, since }) => [`${record_id} ${track}`, since]));
}

/** A pass always replaces what only waits; another verdict must be newer than the submission that waits. */
function compare(
  record: StoredRecord,
  verdict: ImportedVerdict,
  waitingSince: string | undefined,
): keyof ImportCounts {
  const known = record[verdict.track];
  if (isSame(known, verdict)) return 'unchanged';
  const isBefore = (time: string): boolean => verdict.checked_at === null || verdict.checked_at < time;
  // An operator decides which run is right, also by an older verdict.
  if (known.contested === 1) return 'applied';
  if (known.checked_at !== null && isBefore(known.checked_at)) return 'outdated';
  const isWaiting = known.reason_code === 'awaiting_processing';
  const isOvertaken =
    isWaiting && verdict.status !== 'pass' && waitingSince !== undefined && isBefore(waitingSince);
  return isOvertaken ? 'outdated' : 'applied';
}

function isSame(known: TrackRow, { rank, run, ...verdict }: ImportedVerdict): boolean {
  const fields = ['map_uid', 'status', 'reason_code', 'confidence', 'policy_version', 'checked_at'] as const;
  return (
    fields.every((field) => known[field] === verdict[field]) &&
    (rank === undefined || rank === null || known.rank === rank) &&
    (verdict.status === 'not_run' || known.origin === 'import') &&
    isDeepStrictEqual(parseRun(known), run ?? null)
  );
}
