import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { countRows } from '../../sql/count-rows.js';
import { containsText } from '../../sql/contains-text.js';
import { pagingOf, type Page } from './paging.js';

type Schemas = components['schemas'];

/** Maps of clubs in the catalog. */
export interface ClubMaps {
  /** Returns a page of a club's maps by upload time, or undefined for an unknown club. */
  list: (clubId: number, query: Page & { q: string }) => Promise<Schemas['ClubMapList'] | undefined>;
}

/** Returns the store of clubs' maps. */
export function createClubMaps(database: Database): ClubMaps {
  return {
    list: (clubId, { q, limit, offset }) =>
      database.snapshot(async (read) => {
        const club = await read<{ club_id: number; map_count: number }>('clubs')
          .where({ club_id: clubId })
          .first('map_count');
        if (!club) return undefined;
        const total = q === '' ? club.map_count : await countRows(choose(read, clubId, q));
        const page = { limit, offset };
        const maps = offset < total ? await readClubMaps(read, clubId, q, page) : [];
        return { maps, total, totalRelation: 'eq' as const, ...page, paging: pagingOf(total, page) };
      }),
  };
}

/** Returns a page of a club's maps by upload time, unknown ones last, then by uid; `q` is a part of a name or uid. */
export function readClubMaps(
  read: Knex,
  clubId: number,
  q: string,
  { limit, offset }: Page,
): Promise<Schemas['ClubMap'][]> {
  return choose(read, clubId, q)
    .orderByRaw('c.timestamp_utc DESC NULLS LAST, c.map_uid')
    .limit(limit)
    .offset(offset)
    .select<Schemas['ClubMap'][]>({
      mapUid: 'c.map_uid',
      name: 'm.name',
      author: 'm.author',
      thumbnailUrl: 'm.thumbnail_url',
    });
}

function choose(read: Knex, clubId: number, q: string): Knex.QueryBuilder {
  const chosen = read('club_maps as c').join('maps as m', 'm.map_uid', 'c.map_uid');
  if (q !== '') void chosen.whereRaw(...containsText(read, 'm.search_text', q));
  return chosen.where('c.club_id', clubId);
}
