import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { rowsOf } from './raw-rows.js';

const EPOCH = `COALESCE((SELECT value FROM settings WHERE key = 'epoch'), '')`;

/**
 * A promoted standby, and a server that goes back to a moment, begin a new timeline, with which the names of its log files begin. A standby
 * has the timeline of its primary until it is promoted, so a failover changes the epoch once.
 */
const TIMELINE = `'-' || CASE WHEN pg_is_in_recovery() THEN lpad(to_hex((SELECT timeline_id FROM pg_control_checkpoint())), 8, '0')
  ELSE lower(substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)) END`;

/** Returns the epoch of the database, which a restore and the promotion of a standby change. Ids of events are comparable within one epoch. */
export async function readEpoch(read: Knex): Promise<string> {
  return rowsOf<{ epoch: string }>(await read.raw(`SELECT ${selectEpoch(read)} AS epoch`))[0]?.epoch ?? '';
}

/** Returns the epoch as an expression. */
export function selectEpoch(read: Knex): string {
  return kindOf(read) === 'postgres' ? `${EPOCH} || ${TIMELINE}` : EPOCH;
}
