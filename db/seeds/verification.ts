import type { Database } from '../connection/database.js';
import { applyChange, lockRecords, saveRecords } from '../stores/verification/record-changes.js';
import type { RecordBundle } from '../stores/verification/record-row.js';

/** Stores records exactly as an example shows them, with both tracks. */
export async function seedVerification(database: Database, records: RecordBundle[]): Promise<void> {
  await database.write(async (trx) => {
    const wanted = records.map((one) => ({
      recordId: one.record_id,
      mapUid: one.map_uid,
      at: one.updated_at,
    }));
    const locked = await lockRecords(trx, wanted);
    const changes = records.flatMap((record) => {
      const known = locked.get(record.record_id);
      if (!known) return [];
      const after = record.verifications.reduce((row, { updated_at: at, ...entry }) => {
        const { record_id: recordId, map_uid: mapUid, rank } = record;
        return at === null ? row : applyChange(row, { recordId, mapUid, rank, at, entries: [entry] });
      }, known.row);
      return [{ before: known.isNew ? null : known.row, after }];
    });
    await saveRecords(trx, changes);
  });
}
