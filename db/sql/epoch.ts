import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { rowsOf } from './raw-rows.js';

const EPOCH = `COALESCE((SELECT value FROM settings WHERE key = 'epoch'), '')`;

/**
 * A promoted standby, and a server that goes back to a moment, begin a new timeline, with which the names of its log files begin. A standby
 * that is read before it is promoted has the timeline of its primary, so that a failover is one change of the epoch.
 */
const TIMELINE = `'-' || CASE WHEN pg_is_in_recovery() THEN lpad(to_hex((SELECT timeline_id FROM pg_control_checkpoint())), 8, '0')
  ELSE lower(substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)) END`;

/** Returns the epoch of the database: another one once it was restored, or a standby was promoted. Ids of events are of one epoch. */
export async function readEpoch(read: Knex): Promise<string> {
  const sql =
    kindOf(read) === 'postgres' ? `SELECT ${EPOCH} || ${TIMELINE} AS epoch` : `SELECT ${EPOCH} AS epoch`;
  return rowsOf<{ epoch: string }>(await read.raw(sql))[0]?.epoch ?? '';
}
