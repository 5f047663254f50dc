import { earlierOf, laterOf } from './times.js';
import { compareCurrent, deriveRecords, type DerivedRecord, type ReportRow } from './world-records.js';

/** A map's world records, and until when each was the best time. */
export interface ReportedMap {
  records: DerivedRecord[];
  /** Returns when a faster record or a removal followed; null for the current record. */
  heldUntil: (record: DerivedRecord) => string | null;
}

/** Returns the records of a map from all that was reported of it, and the last moment at which its board was wiped. */
export function toReportedMap(reports: readonly ReportRow[], wipedAt: string | null): ReportedMap {
  const { records } = deriveRecords(reports, wipedAt);
  return {
    records,
    heldUntil: (record) => {
      const beatenAt = records
        .filter((other) => !other.isRevoked && compareCurrent(other, record) < 0)
        .map(({ recordedAt }) => laterOf(recordedAt, record.recordedAt));
      const slower = reports.filter(({ wr_ms: wrMs }) => wrMs > record.wrMs);
      const removedAt = [wipedAt, ...slower.map((report) => report.revoking_at)].filter(
        (at) => at !== null && at > record.lastAt,
      );
      return [...beatenAt, ...removedAt].reduce(earlierOf, null);
    },
  };
}
