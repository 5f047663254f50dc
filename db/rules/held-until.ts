import { earlierOf, laterOf } from './times.js';
import {
  compareCurrent,
  deriveRecords,
  NO_TIME,
  type DerivedRecord,
  type ReportRow,
} from './world-records.js';

/** A map's world records, and until when each was the best time. */
export interface ReportedMap {
  records: DerivedRecord[];
  /** Returns when a faster record or a removal followed; null for the current record. */
  heldUntil: (record: DerivedRecord) => string | null;
}

/** Returns the records of a map from all that was reported of it. */
export function toReportedMap(reports: readonly ReportRow[]): ReportedMap {
  const { records } = deriveRecords(reports);
  return {
    records,
    heldUntil: (record) => {
      const beatenAt = records
        .filter((other) => !other.isRevoked && compareCurrent(other, record) < 0)
        .map(({ recordedAt }) => laterOf(recordedAt, record.recordedAt));
      const revoking = reports.filter(({ wr_ms: wrMs }) => wrMs === NO_TIME || wrMs > record.wrMs);
      const removedAt = revoking
        .map((report) => report.revoking_at)
        .filter((at) => at !== null && at > record.lastAt);
      return [...beatenAt, ...removedAt].reduce(earlierOf, null);
    },
  };
}
