import type { Knex } from 'knex';
import { CommitUnknown, toOutage, StatementTimeout } from './outage.js';

/** What a transaction needs beyond knex's settings. */
export interface TransactionSettings extends Knex.TransactionConfig {
  /** The longest that a statement of it may run, in milliseconds; undefined: no limit. */
  limitMs?: number | undefined;
}

/**
 * Runs `work` in one transaction and returns its result once it is committed. Rejects with what ended the transaction, where
 * knex has the failure of the rollback behind it, and with CommitUnknown when the commit may have taken effect.
 */
export async function runTransaction<T>(
  source: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
  settings: TransactionSettings,
): Promise<T> {
  const progress: { failed?: { error: unknown }; isCommitting: boolean } = { isCommitting: false };
  try {
    return await source.transaction(async (trx) => {
      try {
        const result = await work(trx);
        progress.isCommitting = true;
        return result;
      } catch (error) {
        progress.failed = { error };
        throw error;
      }
    }, settings);
  } catch (error) {
    if (progress.failed) throw progress.failed.error;
    throw progress.isCommitting && leavesOpen(error) ? new CommitUnknown(error) : error;
  }
}

/** Whether a commit that failed so may have taken effect. */
function leavesOpen(error: unknown): boolean {
  const outage = toOutage(error);
  if (error instanceof StatementTimeout || outage?.reason === 'unreachable') return true;
  return outage?.code === 'SQLITE_IOERR';
}
