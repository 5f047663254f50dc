import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import { asTable } from '../../bulk.js';
import { inOrder } from '../../sql/in-order.js';
import { readFields } from '../../sql/read-rows.js';
import type { Page } from './paging.js';

export type MapRow = components['schemas']['MapRow'];

interface StoredRow {
  map_uid: string;
  name: string | null;
  season: string;
  year: number | null;
  alteration: string;
  wr_ms: number | null;
  wr_holder: string | null;
  wr_recorded_at: string | null;
  tracked: number;
}

const FIELDS: Readonly<Record<keyof StoredRow, string>> = {
  map_uid: 'm.map_uid',
  name: 'm.name',
  season: 'm.season',
  year: 'm.year',
  alteration: 'm.alteration',
  wr_ms: 'm.wr_ms',
  wr_holder: 'COALESCE(n.display_name, m.wr_holder)',
  wr_recorded_at: 'm.wr_recorded_at',
  tracked: 'm.tracked',
};

/** By upload time, newest first and unknown ones last, then by uid: the order of two indexes. */
export const BY_UPLOAD = 'm.timestamp_utc DESC NULLS LAST, m.map_uid';

/**
 * Returns a page of selected maps (`m`), by upload time. Their uids are read first, from an index: rows of skipped maps are
 * not read.
 */
export async function readMapPage(
  read: Knex,
  chosen: Knex.QueryBuilder,
  { limit, offset }: Page,
): Promise<MapRow[]> {
  const page = chosen.clone().orderByRaw(BY_UPLOAD).limit(limit).offset(offset);
  return readMapRows(read, await page.select('m.map_uid').pluck<string[]>('m.map_uid'));
}

/** Returns the maps with some uids, in their order. */
export async function readMapRows(read: Knex, uids: string[]): Promise<MapRow[]> {
  if (uids.length === 0) return [];
  const rows = await readFields<StoredRow>(
    read,
    FIELDS,
    `FROM ? CROSS JOIN maps AS m LEFT JOIN display_names AS n ON n.account_id = m.wr_account_id
      WHERE m.map_uid = r.map_uid`,
    [
      asTable(
        read,
        'maps',
        ['map_uid'],
        uids.map((map_uid) => ({ map_uid })),
      ),
    ],
  );
  return inOrder(uids, rows.map(toMapRow), ({ mapUid }) => mapUid);
}

function toMapRow(row: StoredRow): MapRow {
  const { map_uid: mapUid, name, season, year, alteration, wr_ms: wrMs, wr_holder: wrHolder, tracked } = row;
  const wrRecordedAt = row.wr_recorded_at;
  return { mapUid, name, season, year, alteration, wrMs, wrHolder, wrRecordedAt, tracked: tracked === 1 };
}
