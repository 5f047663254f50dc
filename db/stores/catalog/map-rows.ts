import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';

type MapRow = components['schemas']['MapRow'];

interface StoredRow {
  map_uid: string;
  name: string | null;
  season: string;
  year: number | null;
  alteration: string;
  wr_ms: number | null;
  wr_holder: string | null;
  tracked: number;
}

/** By upload time, newest first and unknown ones last, then by uid: the order of two indexes. */
export const BY_UPLOAD = 'm.timestamp_utc DESC NULLS LAST, m.map_uid';

/** Returns selected maps (`m`) as lists show them, in their order. */
export async function readMapRows(read: Knex, chosen: Knex.QueryBuilder): Promise<MapRow[]> {
  const rows = await (chosen
    .leftJoin('display_names as n', 'n.account_id', 'm.wr_account_id')
    .select(
      'm.map_uid',
      'm.name',
      'm.season',
      'm.year',
      'm.alteration',
      'm.wr_ms',
      'm.tracked',
      read.raw('COALESCE(n.display_name, m.wr_holder) AS wr_holder'),
    ) as Promise<StoredRow[]>);
  return rows.map(toMapRow);
}

function toMapRow(row: StoredRow): MapRow {
  const { map_uid: mapUid, name, season, year, alteration, wr_ms: wrMs, wr_holder: wrHolder, tracked } = row;
  return { mapUid, name, season, year, alteration, wrMs, wrHolder, tracked: tracked === 1 };
}
