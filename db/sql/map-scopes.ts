import { clubMaps, projectMaps } from '../rules/map-lists.js';
import type { MapScope } from './list-maps.js';

/** Returns the list of a club's maps, newest upload first, unknown times last. */
export function clubMapScope(clubId: number, size: number): MapScope {
  return {
    rows: 'club_maps AS c',
    uid: 'c.map_uid',
    order: 'c.timestamp_utc DESC NULLS LAST, c.map_uid',
    list: clubMaps(clubId),
    choose: (rows) => rows.where('c.club_id', clubId),
    size,
  };
}

/** Returns the list of the maps that a project has checked, last checked first. */
export function projectMapScope(projectKey: string, size: number, changedOnly = false): MapScope {
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
