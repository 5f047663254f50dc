import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import { readListed } from '../../sql/read-listed.js';
import type { Page } from './paging.js';

export type MapRow = components['schemas']['MapRow'];

type StoredRow = Omit<MapRow, 'tracked'> & { tracked: number };

const FIELDS: Readonly<Record<keyof MapRow, string>> = {
  mapUid: 't.map_uid',
  name: 't.name',
  season: 't.season',
  year: 't.year',
  alteration: 't.alteration',
  wrMs: 't.wr_ms',
  wrHolder: 'COALESCE(n.display_name, t.wr_holder)',
  wrRecordedAt: 't.wr_recorded_at',
  tracked: 't.tracked',
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
  const rows = await readListed<StoredRow>(read, uids, {
    table: 'maps',
    id: 'map_uid',
    field: 'mapUid',
    fields: FIELDS,
    joins: 'LEFT JOIN display_names AS n ON n.account_id = t.wr_account_id',
  });
  return rows.map((row) => ({ ...row, tracked: row.tracked === 1 }));
}
