import type { Database } from '../../database.js';
import { changed, lockRecords, saveRecords } from './record-changes.js';
import type { RecordRow, Track, VerificationEntry } from './record-row.js';

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
}

export interface ImportCounts {
  applied: number;
  unchanged: number;
  /** Older than what is known already. */
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
        const at = now().toISOString();
        const wanted = verdicts.map((one) => ({ recordId: one.record_id, mapUid: one.map_uid, at }));
        const locked = await lockRecords(trx, database, wanted);
        const rows = new Map([...locked].map(([id, { row }]) => [id, row]));
        const counts: ImportCounts = { applied: 0, unchanged: 0, outdated: 0 };
        for (const verdict of verdicts) {
          const row = rows.get(verdict.record_id);
          if (row) rows.set(verdict.record_id, applyOne(row, verdict, at, counts));
        }
        const changes = [...locked].flatMap(([id, { row, isNew }]) => {
          const after = rows.get(id) ?? row;
          return after === row && !isNew ? [] : [{ before: isNew ? null : row, after }];
        });
        await saveRecords(trx, changes);
        return counts;
      }),
  };
}

function applyOne(row: RecordRow, verdict: ImportedVerdict, at: string, counts: ImportCounts): RecordRow {
  const { record_id: recordId, map_uid: mapUid, rank, ...entry } = verdict;
  const known = row[`${entry.track}_checked_at`];
  if (known !== null && (entry.checked_at === null || entry.checked_at < known)) {
    counts.outdated += 1;
    return row;
  }
  if (isSame(row, verdict)) {
    counts.unchanged += 1;
    return row;
  }
  counts.applied += 1;
  return changed(row, { recordId, mapUid, rank: rank ?? undefined, at, entries: [entry] });
}

function isSame(row: RecordRow, verdict: ImportedVerdict): boolean {
  const { track } = verdict;
  return (
    row.map_uid === verdict.map_uid &&
    (verdict.rank === undefined || verdict.rank === null || row.rank === verdict.rank) &&
    row[`${track}_status`] === verdict.status &&
    row[`${track}_reason_code`] === verdict.reason_code &&
    row[`${track}_confidence`] === verdict.confidence &&
    row[`${track}_policy_version`] === verdict.policy_version &&
    row[`${track}_checked_at`] === verdict.checked_at
  );
}
