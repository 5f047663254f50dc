import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { isCostlyList } from '../../search/maps.js';
import { readClubMaps, type ClubRow } from '../aggregator/community/clubs.js';
import { pageFacts, type Page } from './paging.js';

type Schemas = components['schemas'];

interface ClubMapsQuery extends Page {
  /** Part of a name or uid; "" matches all. */
  q: string;
}

/** Maps of clubs in the catalog. */
export type ClubMaps = ReturnType<typeof createClubMaps>;

/** Returns the store of clubs' maps. */
export function createClubMaps(database: Database) {
  return {
    /** Returns a page of a club's maps by upload time, or undefined for an unknown club. */
    list: (clubId: number, query: ClubMapsQuery): Promise<Schemas['ClubMapList'] | undefined> =>
      database.snapshot(
        async (read) => {
          const club = await read<ClubRow>('clubs').where({ club_id: clubId }).first();
          if (!club) return undefined;
          const page = await readClubMaps(read, club, query);
          return { maps: page.rows.map(toClubMap), ...pageFacts(page, query) };
        },
        { isCostly: isCostlyList(query) },
      ),
  };
}

/** Returns a map as the catalog shows it. */
export function toClubMap({ mapUid, name, author, thumbnailUrl }: Schemas['ClubMap']): Schemas['ClubMap'] {
  return { mapUid, name, author, thumbnailUrl };
}
