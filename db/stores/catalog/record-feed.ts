import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { isLargePage } from '../../sql/read-page.js';
import { CATALOG_COUNTS } from '../../sums/catalog-counts.js';
import { toPaging, type Page } from './paging.js';

type WrEvent = components['schemas']['WrEvent'];

interface FeedRow {
  map_uid: string;
  name: string | null;
  account_id: string | null;
  holder: string | null;
  wr_ms: number;
  recorded_at: string;
  after_removal: number;
}

/** World records of all maps, newest first. */
export type RecordFeed = ReturnType<typeof createRecordFeed>;

/** Returns the store of the feed. */
export function createRecordFeed(database: Database) {
  return {
    /** Returns the newest record and, on request, a page of all. */
    latest: ({
      includeRecent,
      ...page
    }: Page & { includeRecent: boolean }): Promise<components['schemas']['LatestResponse']> =>
      database.snapshot(
        async (read) => {
          const { validChanges: total } = await database.remember(CATALOG_COUNTS, read);
          const recent = includeRecent && page.offset < total ? await readFeed(read, page) : [];
          const isFirstPage = page.offset === 0 && recent.length > 0;
          const [latest] = isFirstPage ? recent : await readFeed(read, { limit: 1, offset: 0 });
          return { latest: latest ?? null, recent, paging: toPaging(total, page) };
        },
        { isCostly: isLargePage(page) },
      ),
  };
}

/** Returns a page of all changes that are not revoked, newest first. */
export async function readFeed(read: Knex, { limit, offset }: Page): Promise<WrEvent[]> {
  if (limit === 0) return [];
  // The page's ids come first, from the index: rows of skipped records are not read.
  const page = read('world_records')
    // A literal: the partial index of changes is used only for its very condition.
    .whereRaw('is_baseline = 0 AND revoked = 0')
    .orderByRaw('recorded_at DESC, event_id DESC')
    .limit(limit)
    .offset(offset)
    .select('event_id');
  const rows = await read
    .from(read.raw('? AS k CROSS JOIN world_records AS w', [page]))
    .join('maps as m', 'm.map_uid', 'w.map_uid')
    .leftJoin('display_names as n', 'n.account_id', 'w.account_id')
    .whereRaw('w.event_id = k.event_id')
    .orderByRaw('w.recorded_at DESC, w.event_id DESC')
    .select<FeedRow[]>(
      'w.map_uid',
      'm.name',
      'w.account_id',
      'w.wr_ms',
      'w.recorded_at',
      'w.after_removal',
      read.raw('COALESCE(n.display_name, w.holder) AS holder'),
    );
  return rows.map((row) => ({
    mapUid: row.map_uid,
    mapName: row.name,
    accountId: row.account_id,
    holder: row.holder,
    wrMs: row.wr_ms,
    recordedAt: row.recorded_at,
    afterRemoval: row.after_removal === 1,
  }));
}
