import type { Database } from '../../connection/database.js';

/** A run that holds or held a map's world record. */
interface WorldRecord {
  mapUid: string;
  accountId: string;
  /** Milliseconds. */
  wrMs: number;
}

interface WorldRecords {
  /** Returns whether the catalog knows a world record with this map, account and time that came with a token or secret and is not revoked. */
  has: (wr: WorldRecord) => Promise<boolean>;
}

/** Returns the world records of the catalog. */
export function createWorldRecords(database: Database): WorldRecords {
  return {
    has: async ({ mapUid, accountId, wrMs }) => {
      const row: unknown = await database
        .read('world_records')
        .where({ map_uid: mapUid, account_id: accountId, wr_ms: wrMs, revoked: 0, authenticated: 1 })
        .first('wr_ms');
      return row !== undefined;
    },
  };
}
