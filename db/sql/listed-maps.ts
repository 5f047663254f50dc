import type { Knex } from 'knex';
import { readCatalogCounts } from './catalog-counts.js';
import { clubMaps, projectMaps } from '../rules/map-lists.js';
import type { ListedMaps } from './list-maps.js';

/** Returns the list of a club's maps, newest upload first, unknown times last. */
export function mapsOfClub(clubId: number, size: number): ListedMaps {
  return {
    rows: 'club_maps AS c',
    uid: 'c.map_uid',
    order: 'c.timestamp_utc DESC NULLS LAST, c.map_uid',
    list: clubMaps(clubId),
    choose: (rows) => rows.where('c.club_id', clubId),
    size,
  };
}

/** Returns the same list for a search of a text. A club that has most maps has them in the order of all, which have their texts. */
export async function searchedMapsOfClub(read: Knex, clubId: number, size: number): Promise<ListedMaps> {
  const count = await readCatalogCounts(read);
  const listed = mapsOfClub(clubId, size);
  if (size * 2 < count('maps')) return listed;
  return {
    ...listed,
    withText: {
      rows: 'maps AS m',
      uid: 'm.map_uid',
      order: 'm.timestamp_utc DESC NULLS LAST, m.map_uid',
      text: 'm.search_text',
      // Not EXISTS, for which PostgreSQL might read the whole club.
      choose: (rows) =>
        rows.whereRaw(
          '(SELECT 1 FROM club_maps c WHERE c.club_id = ? AND c.map_uid = m.map_uid) IS NOT NULL',
          [clubId],
        ),
    },
  };
}

/** Returns the list of the maps that a project has checked, last checked first. */
export function mapsOfProject(projectKey: string, size: number, changedOnly = false): ListedMaps {
  return {
    rows: 'project_maps AS p',
    uid: 'p.map_uid',
    order: 'p.latest_checked_at DESC, p.map_uid',
    ...(changedOnly ? {} : { list: projectMaps(projectKey) }),
    choose: (rows) => {
      const own = rows.where('p.project_key', projectKey);
      // A literal: SQLite uses the partial index of changed maps only for its very condition.
      return changedOnly ? own.whereRaw('p.last_changed_at IS NOT NULL') : own;
    },
    size,
  };
}
