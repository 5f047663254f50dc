import type { Database } from '../connection/database.js';
import { applyChange } from '../stores/verification/decide.js';
import { newRecord, readRecords, saveRecords, type RecordBundle } from '../stores/verification/record.js';

/** Stores records exactly as an example shows them, with both tracks. */
export async function seedVerification(database: Database, records: RecordBundle[]): Promise<void> {
  await database.write(async (trx) => {
    const known = await readRecords(
      trx,
      records.map((record) => record.record_id),
    );
    const rows = records.map((record) => {
      const { record_id: recordId, map_uid: mapUid, rank } = record;
      return record.verifications.reduce(
        (row, { updated_at: at, ...entry }) =>
          at === null ? row : applyChange(row, { mapUid, rank, at, entries: [entry] }),
        known.get(recordId) ?? newRecord(recordId, mapUid, record.updated_at),
      );
    });
    await saveRecords(trx, rows);
  });
}
