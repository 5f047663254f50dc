import type { Knex } from 'knex';
import { insertRows, rowsOf } from '../sql/insert-rows.js';
import { jsonRows, keyRows } from '../sql/json-rows.js';
import { kindOf } from '../connection/kind-of.js';
import type { LockedProject } from './projects.js';
import { searchText } from '../rules/search-text.js';
import { classifyMap, withoutColourCodes, type SentMapFacts } from '../rules/map-name.js';

/** An observation of a map. */
export interface SeenMap {
  mapUid: string;
  mapName: string | null;
  observedAt: string;
}

/** The columns of a locked map's row that other writes depend on. */
export interface LockedMap extends SentMapFacts {
  map_uid: string;
  name: string | null;
  named_at: string | null;
  in_primary_club: number;
  tracked: number;
  wr_event_id: number | null;
  wr_ms: number | null;
  wr_player: string | null;
  wr_account_id: string | null;
  wr_holder: string | null;
  wr_recorded_at: string | null;
}

const LOCKED = [
  'map_uid',
  'name',
  'named_at',
  'in_primary_club',
  'tracked',
  'wr_event_id',
  'wr_ms',
  'wr_player',
  'wr_account_id',
  'wr_holder',
  'wr_recorded_at',
  'sent_season',
  'sent_year',
  'sent_mapnumber',
  'sent_alteration',
  'sent_type',
];

/** Columns that are parsed from a map's name unless a snapshot has sent them. */
export const NAMED_COLUMNS = {
  season: 'text',
  season_key: 'text',
  year: 'integer',
  mapnumber: 'text',
  alteration: 'text',
  alteration_key: 'text',
  type: 'text',
  bucket: 'text',
} as const;

const NEW_MAP = {
  map_uid: 'text',
  name: 'text',
  named_at: 'text',
  search_text: 'text',
  ...NAMED_COLUMNS,
  first_seen_at: 'text',
  updated_at: 'text',
} as const;

const RENAME = ['name', 'named_at', 'search_text', ...Object.keys(NAMED_COLUMNS), 'updated_at']
  .map((column) => `${column} = r.${column}`)
  .join(', ');

declare const lockedMaps: unique symbol;

/** Maps by uid whose rows are locked; only `ensureMaps` returns them. */
export type LockedMaps = ReadonlyMap<string, LockedMap> & { readonly [lockedMaps]: true };

/**
 * Creates the maps that are missing, gives all of them their newest observed name, locks their rows in the order of their uids
 * and returns them, together with `others` that are stored. A map may occur several times. The second lock of a transaction (see `writeEvents`).
 */
export async function ensureMaps(
  trx: Knex.Transaction,
  project: LockedProject,
  maps: readonly SeenMap[],
  others: readonly string[] = [],
): Promise<LockedMaps> {
  const newest = newestNames(maps);
  const rows = newest.map((map) => toRow(map, project.receivedAt, {}));
  const then = 'ON CONFLICT (map_uid) DO NOTHING';
  await insertRows(trx, { table: 'maps', columns: NEW_MAP, rows, then });
  const locked = await lockMaps(trx, [...newest.map(({ mapUid }) => mapUid), ...others]);
  const renamed = newest.flatMap((map) => {
    const known = locked.get(map.mapUid);
    return isRenamed(known, map) ? [toRow(map, project.receivedAt, known)] : [];
  });
  if (renamed.length > 0) {
    const source = jsonRows(trx, 'r', NEW_MAP, renamed);
    await trx.raw(`UPDATE maps SET ${RENAME} FROM ? WHERE maps.map_uid = r.map_uid`, [source]);
    for (const { map_uid: uid, name, named_at } of renamed) {
      const map = locked.get(uid);
      if (map) Object.assign(map, { name, named_at });
    }
  }
  return locked as unknown as LockedMaps;
}

/** Locks maps in the order of the uids and returns them by uid. */
export async function lockMaps(
  trx: Knex.Transaction,
  mapUids: readonly string[],
): Promise<Map<string, LockedMap>> {
  if (mapUids.length === 0) return new Map();
  const lock = kindOf(trx) === 'postgres' ? 'FOR UPDATE OF m' : '';
  const sql = `SELECT ${LOCKED.map((column) => `m.${column}`).join(', ')}
    FROM ? CROSS JOIN maps m WHERE m.map_uid = k.map_uid ORDER BY m.map_uid ${lock}`;
  const source = keyRows(trx, 'map_uid', 'text', [...new Set(mapUids)]);
  const rows = rowsOf<LockedMap>(await trx.raw(sql, [source]));
  return new Map(rows.map((row) => [row.map_uid, row]));
}

/** Returns one observation per map, the one with its newest name, sorted by uid. */
function newestNames(maps: readonly SeenMap[]): SeenMap[] {
  const newest = new Map<string, SeenMap>();
  for (const map of maps) {
    const known = newest.get(map.mapUid);
    const isNewer = !known || (map.mapName !== null && isOlder(known, map.observedAt));
    if (isNewer) newest.set(map.mapUid, map);
  }
  return [...newest.values()].sort((a, b) => (a.mapUid < b.mapUid ? -1 : 1));
}

/** Of names with the same time the last one wins. */
function isOlder(known: SeenMap, observedAt: string): boolean {
  return known.mapName === null || known.observedAt <= observedAt;
}

function isRenamed(known: LockedMap | undefined, { mapName, observedAt }: SeenMap): known is LockedMap {
  if (!known || mapName === null) return false;
  if (known.named_at === null) return true;
  return observedAt > known.named_at || (observedAt === known.named_at && mapName !== known.name);
}

/** Returns a map's row under a name; what was sent of the map itself wins over what the name says. */
function toRow(
  { mapUid, mapName, observedAt }: SeenMap,
  receivedAt: string,
  sent: SentMapFacts,
): Record<keyof typeof NEW_MAP, string | number | null> & {
  map_uid: string;
  name: string | null;
  named_at: string | null;
} {
  return {
    map_uid: mapUid,
    name: mapName,
    named_at: mapName === null ? null : observedAt,
    search_text: mapSearchText(mapUid, mapName),
    ...classifyMap(mapName, sent),
    first_seen_at: receivedAt,
    updated_at: receivedAt,
  };
}

/** Returns the text in which searches look for a part of a map's name or uid. */
export function mapSearchText(mapUid: string, mapName: string | null): string {
  return searchText([withoutColourCodes(mapName ?? ''), mapUid]);
}
