import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { keyRows } from './json-rows.js';

/** A row that a trigger has logged, to be counted later. */
interface LoggedChange {
  change_id: number;
}

/**
 * Removes the oldest rows from a log of changes and returns these columns of them; none where nothing is left, or another process
 * has taken the rest.
 */
export async function takeChanges<Change extends LoggedChange>(
  trx: Knex.Transaction,
  table: string,
  { columns, limit }: { columns: readonly (keyof Change & string)[]; limit: number },
): Promise<Change[]> {
  const oldest = trx(table).orderBy('change_id').limit(limit);
  if (kindOf(trx) === 'postgres') oldest.forUpdate().skipLocked();
  const changes = (await oldest.select('change_id', ...columns)) as Change[];
  if (changes.length === 0) return [];
  const ids = changes.map(({ change_id: id }) => id);
  await trx.raw(`DELETE FROM ${table} WHERE change_id IN (SELECT k.change_id FROM ?)`, [
    keyRows(trx, 'change_id', 'bigint', ids),
  ]);
  return changes;
}
