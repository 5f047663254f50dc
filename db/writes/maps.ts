import type { Knex } from 'knex';
import { insertRows, rowsOf } from '../sql/insert-rows.js';
import { jsonRows } from '../sql/json-rows.js';
import { kindOf } from '../migrations/columns.js';
import { parseMapName, withoutColourCodes } from '../rules/map-name.js';

/** What somebody says of a map. */
export interface SeenMap {
  mapUid: string;
  mapName: string | null;
  observedAt: string;
}

/** The part of a map's row that others decide by. */
export interface LockedMap {
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
];

/** Columns of what a map's name says, unless something else was sent of the map itself. */
export const NAMED_COLUMNS = {
  season: 'text',
  year: 'integer',
  mapnumber: 'text',
  alteration: 'text',
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

/** What follows from a name; what was sent of the map itself wins over it. */
const RENAME = `name = r.name, named_at = r.named_at, search_text = r.search_text, updated_at = r.updated_at,
  season = COALESCE(maps.sent_season, r.season), year = COALESCE(maps.sent_year, r.year),
  mapnumber = COALESCE(maps.sent_mapnumber, r.mapnumber), alteration = COALESCE(maps.sent_alteration, r.alteration),
  type = COALESCE(maps.sent_type, r.type),
  bucket = CASE WHEN maps.sent_season IS NULL AND maps.sent_year IS NULL THEN r.bucket ELSE maps.bucket END`;

/**
 * Makes sure of maps, gives them the newest name that was observed, locks their rows and returns them by uid. A map may
 * come several times. Maps are locked in one order, after projects and before everything else that belongs to maps.
 */
export async function ensureMaps(
  trx: Knex.Transaction,
  maps: readonly SeenMap[],
  receivedAt: string,
): Promise<Map<string, LockedMap>> {
  if (maps.length === 0) return new Map();
  const newest = newestNames(maps);
  const rows = newest.map((map) => newRow(map, receivedAt));
  const then = 'ON CONFLICT (map_uid) DO NOTHING';
  await insertRows(trx, { table: 'maps', columns: NEW_MAP, rows, then });
  const locked = await lockMaps(
    trx,
    newest.map(({ mapUid }) => mapUid),
  );
  const renamed = rows.filter((row) => isRenamed(locked.get(row.map_uid), row));
  if (renamed.length > 0) {
    const source = jsonRows(trx, 'r', NEW_MAP, renamed);
    await trx.raw(`UPDATE maps SET ${RENAME} FROM ? WHERE maps.map_uid = r.map_uid`, [source]);
    for (const { map_uid: uid, name, named_at } of renamed) {
      const map = locked.get(uid);
      if (map) Object.assign(map, { name, named_at });
    }
  }
  return locked;
}

/** Locks the known ones among maps, in one order for everybody, and returns them by uid. */
export async function lockMaps(trx: Knex.Transaction, mapUids: string[]): Promise<Map<string, LockedMap>> {
  const uids = [...new Set(mapUids)].sort().map((map_uid) => ({ map_uid }));
  const lock = kindOf(trx) === 'postgres' ? 'FOR UPDATE OF m' : '';
  const sql = `SELECT ${LOCKED.map((column) => `m.${column}`).join(', ')}
    FROM ? CROSS JOIN maps m WHERE m.map_uid = k.map_uid ORDER BY m.map_uid ${lock}`;
  const source = jsonRows(trx, 'k', { map_uid: 'text' }, uids);
  const rows = rowsOf<LockedMap>(await trx.raw(sql, [source]));
  return new Map(rows.map((row) => [row.map_uid, row]));
}

function newestNames(maps: readonly SeenMap[]): SeenMap[] {
  const newest = new Map<string, SeenMap>();
  for (const map of maps) {
    const known = newest.get(map.mapUid);
    const isNewer = !known || (map.mapName !== null && isOlder(known, map.observedAt));
    if (isNewer) newest.set(map.mapUid, map);
  }
  return [...newest.values()].sort((a, b) => (a.mapUid < b.mapUid ? -1 : 1));
}

/** Of names observed at the same moment the one that came last counts. */
function isOlder(known: SeenMap, observedAt: string): boolean {
  return known.mapName === null || known.observedAt <= observedAt;
}

function isRenamed(
  known: LockedMap | undefined,
  row: { name: string | null; named_at: string | null },
): boolean {
  if (!known || row.name === null || row.named_at === null) return false;
  if (known.named_at === null) return true;
  return row.named_at > known.named_at || (row.named_at === known.named_at && row.name !== known.name);
}

function newRow(
  { mapUid, mapName, observedAt }: SeenMap,
  receivedAt: string,
): Record<keyof typeof NEW_MAP, string | number | null> & {
  map_uid: string;
  name: string | null;
  named_at: string | null;
} {
  const { season, year, mapnumber, alteration, type, bucket } = parseMapName(mapName);
  return {
    map_uid: mapUid,
    name: mapName,
    named_at: mapName === null ? null : observedAt,
    search_text: mapSearchText(mapUid, mapName),
    season,
    year,
    mapnumber: JSON.stringify(mapnumber),
    alteration,
    type,
    bucket,
    first_seen_at: receivedAt,
    updated_at: receivedAt,
  };
}

/** Returns what a search for a literal part of a map's name or uid looks into. */
export function mapSearchText(mapUid: string, mapName: string | null): string {
  return `${withoutColourCodes(mapName ?? '')}\u001f${mapUid}`.toLowerCase();
}
