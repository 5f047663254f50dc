import type { Knex } from 'knex';

/** Whom a map's current world record belongs to. */
export interface CurrentRecord {
  eventId: number;
  wrMs: number;
  /** Account id, else `holder:` and the normalised holder; null for nobody. */
  player: string | null;
  accountId: string | null;
  holder: string | null;
  recordedAt: string;
}

export interface CurrentRecordChange {
  mapUid: string;
  before: CurrentRecord | null;
  after: CurrentRecord | null;
}

/**
 * Is told of every change of a map's current world record, in the transaction that makes it and under the lock of the
 * event sequence: the place for what is kept beside the maps, such as who leads how many.
 */
export async function noteCurrentRecords(
  _trx: Knex.Transaction,
  _changes: readonly CurrentRecordChange[],
): Promise<void> {
  // Nothing is kept yet.
}
