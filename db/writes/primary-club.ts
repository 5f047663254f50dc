import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';
import { updateRows } from '../bulk.js';
import { noteChanges } from '../memo.js';
import { updateTracked } from './maps.js';

const KEY = 'primary_club_id';

/** Returns the id of the primary club, or null before the first snapshot. */
export async function primaryClubId(knex: Knex): Promise<number | null> {
  const row = await knex<{ key: string; value: string }>('settings').where({ key: KEY }).first('value');
  return row ? Number(row.value) : null;
}

/** Makes a club the primary one if there is none, and returns the primary one's id. */
export async function claimPrimaryClub(trx: Knex.Transaction, clubId: number): Promise<number> {
  const primary = await primaryClubId(trx);
  if (primary !== null) return primary;
  await trx('settings').insert({ key: KEY, value: String(clubId) });
  return clubId;
}

/**
 * Makes the configured club the primary one and updates the maps that enter or leave it. Called at start; does nothing
 * without a configured club or a change.
 */
export async function alignPrimaryClub(
  database: Database,
  configured: number | undefined,
  now: () => Date,
): Promise<void> {
  if (configured === undefined || (await primaryClubId(database.read)) === configured) return;
  await database.write(async (trx) => {
    await trx('settings')
      .insert({ key: KEY, value: String(configured) })
      .onConflict('key')
      .merge();
    const at = now().toISOString();
    const inside = trx('club_maps').where({ club_id: configured }).select('map_uid');
    const left = trx('maps').where({ in_primary_club: 1 }).whereNotIn('map_uid', inside.clone());
    const joined = trx('maps').where({ in_primary_club: 0 }).whereIn('map_uid', inside);
    const [leaving, joining] = [
      (await left.pluck('map_uid')) as string[],
      (await joined.pluck('map_uid')) as string[],
    ];
    await updatePrimaryMembership(trx, { added: joining, removed: leaving }, at);
  });
}

/** Updates status and tracking of the maps that the primary club has gained and lost: a map that has left stays tracked if a project tracks it. */
export async function updatePrimaryMembership(
  trx: Knex.Transaction,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
  at: string,
): Promise<void> {
  if (added.length + removed.length > 0) await noteChanges(trx, 'maps');
  const setAll = (uids: readonly string[], columns: object): Promise<void> => {
    const rows = uids.map((map_uid) => ({ map_uid, ...columns, updated_at: at }));
    return updateRows(trx, 'maps', ['map_uid'], rows);
  };
  await setAll(removed, { in_primary_club: 0, status: 'archived' });
  await updateTracked(trx, removed);
  await setAll(added, { in_primary_club: 1, tracked: 1, status: 'active' });
}
