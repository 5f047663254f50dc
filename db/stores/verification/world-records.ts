import type { Database } from '../../connection/database.js';

/** A run that holds or held a map's world record. */
interface WorldRecord {
  mapUid: string;
  accountId: string;
  /** Milliseconds. */
  wrMs: number;
}

interface WorldRecords {
  /**
   * Returns whether the catalog knows a world record with this map, account and time that is not revoked, and that a report with a token
   * or secret gives to the account.
   */
  has: (wr: WorldRecord) => Promise<boolean>;
}

/** Returns the world records of the catalog. */
export function createWorldRecords(database: Database): WorldRecords {
  return {
    has: async ({ mapUid, accountId, wrMs }) => {
      const wr = { map_uid: mapUid, account_id: accountId, wr_ms: wrMs, authenticated: 1 };
      // A record is authenticated by a report of a name alone, too, to which anybody's report may have added the account.
      const row: unknown = await database
        .read('world_records')
        .where({ ...wr, revoked: 0 })
        .whereExists(database.read('world_record_reports').where(wr).select('wr_ms'))
        .first('wr_ms');
      return row !== undefined;
    },
  };
}
