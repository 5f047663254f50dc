import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import { asTable } from '../../bulk.js';
import type { Database } from '../../connection/database.js';
import { inOrder } from '../../sql/in-order.js';
import { isCostlyList, listMapUids, mapsOfClub } from '../../search/list-maps.js';
import { readFields } from '../../sql/read-rows.js';
import type { PageOfRows } from '../../sql/read-page.js';
import { pageFacts, type Page } from './paging.js';

type Schemas = components['schemas'];

interface ClubMapsQuery extends Page {
  /** Part of a name or uid; "" matches all. */
  q: string;
}

/** Maps of clubs in the catalog. */
export interface ClubMaps {
  /** Returns a page of a club's maps by upload time, or undefined for an unknown club. */
  list: (clubId: number, query: ClubMapsQuery) => Promise<Schemas['ClubMapList'] | undefined>;
}

/** Returns the store of clubs' maps. */
export function createClubMaps(database: Database): ClubMaps {
  return {
    list: (clubId, query) =>
      database.snapshot(
        async (read) => {
          const club = await read<{ club_id: number; map_count: number }>('clubs')
            .where({ club_id: clubId })
            .first('map_count');
          if (!club) return undefined;
          const { rows: maps, ...page } = await readClubMaps(read, clubId, club.map_count, query);
          return { maps, ...pageFacts(page, query) };
        },
        { isCostly: isCostlyList(query) },
      ),
  };
}

/** Returns a page of a club's maps by upload time, unknown ones last, then by uid. `size` is the number of all its maps. */
export async function readClubMaps(
  read: Knex,
  clubId: number,
  size: number,
  query: ClubMapsQuery,
): Promise<PageOfRows<Schemas['ClubMap']>> {
  const { rows: uids, ...page } = await listMapUids(read, mapsOfClub(clubId, size), query);
  if (uids.length === 0) return { rows: [], ...page };
  const rows = await readFields<Schemas['ClubMap']>(
    read,
    { mapUid: 'm.map_uid', name: 'm.name', author: 'm.author', thumbnailUrl: 'm.thumbnail_url' },
    'FROM ? CROSS JOIN maps AS m WHERE m.map_uid = r.map_uid',
    [
      asTable(
        read,
        'maps',
        ['map_uid'],
        uids.map((map_uid) => ({ map_uid })),
      ),
    ],
  );
  return { rows: inOrder(uids, rows, ({ mapUid }) => mapUid), ...page };
}
