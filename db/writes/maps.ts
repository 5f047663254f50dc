import type { Knex } from 'knex';
import { noteChanges } from '../memo.js';
import { insertRows } from '../sql/insert-rows.js';
import { jsonRows, keyRows, type JsonColumnType } from '../sql/json-rows.js';
import { readRows } from '../sql/read-rows.js';
import { compareBytes } from '../rules/compare-bytes.js';
import { searchText } from '../rules/search-text.js';
import { classifyMap, type SentMapFacts } from '../rules/map-name.js';
import type { MapFacts } from '../rules/snapshot/club-snapshot.js';

/** An observation of a map. */
export interface SeenMap {
  mapUid: string;
  mapName: string | null;
  observedAt: string;
  /** Whether a new map without facts is tracked; default false. The same in all observations of a map. */
  isTracked?: boolean | undefined;
  /** Stored with a map that is new; those of a stored map are for `writeMapFacts`. */
  facts?: MapFacts;
  /** Whether a new map with facts is one of the primary club; that of a stored map is for `updatePrimaryMembership`. */
  isInPrimaryClub?: boolean;
}

/** The columns of a map's row that other writes depend on. */
export interface MapRow extends SentMapFacts {
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
  /** When its board was last wiped. */
  wr_wiped_at: string | null;
  /** The transaction has created it. */
  isNew?: true;
}

const READ = [
  'm.map_uid',
  'm.name',
  'm.named_at',
  'm.in_primary_club',
  'm.tracked',
  'm.wr_event_id',
  'm.wr_ms',
  'm.wr_player',
  'm.wr_account_id',
  'm.wr_holder',
  'm.wr_recorded_at',
  'm.wr_wiped_at',
  'm.sent_season',
  'm.sent_year',
  'm.sent_mapnumber',
  'm.sent_alteration',
  'm.sent_type',
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

/** The columns of the game's facts of a map. */
export const FACT_COLUMNS: Readonly<Record<keyof MapFacts, JsonColumnType>> = {
  map_id: 'text',
  filename: 'text',
  file_url: 'text',
  thumbnail_url: 'text',
  author: 'text',
  submitter: 'text',
  author_score: 'integer',
  gold_score: 'integer',
  silver_score: 'integer',
  bronze_score: 'integer',
  collection_name: 'text',
  map_style: 'text',
  map_type: 'text',
  is_playable: 'integer',
  created_with_gamepad_editor: 'integer',
  created_with_simple_editor: 'integer',
  timestamp: 'text',
  timestamp_utc: 'text',
  sent_season: 'text',
  sent_year: 'integer',
  sent_mapnumber: 'text',
  sent_alteration: 'text',
  sent_type: 'text',
};
export const FACT_NAMES = Object.keys(FACT_COLUMNS) as (keyof MapFacts)[];

const NEW_MAP = {
  map_uid: 'text',
  name: 'text',
  named_at: 'text',
  search_text: 'text',
  ...NAMED_COLUMNS,
  tracked: 'integer',
  first_seen_at: 'text',
  updated_at: 'text',
} as const;
const NEW_MAP_WITH_FACTS = {
  ...NEW_MAP,
  ...FACT_COLUMNS,
  observed_at: 'text',
  in_primary_club: 'integer',
  status: 'text',
} as const;

const RENAME = ['name', 'named_at', 'search_text', ...Object.keys(NAMED_COLUMNS), 'updated_at']
  .map((column) => `${column} = r.${column}`)
  .join(', ');

/**
 * Creates the maps that are missing, gives all of them their newest observed name, and returns them by uid. A map may occur
 * several times.
 */
export async function saveMaps(
  trx: Knex.Transaction,
  seen: readonly SeenMap[],
  receivedAt: string,
): Promise<Map<string, MapRow>> {
  const newest = newestNames(seen);
  const maps = await readMaps(
    trx,
    newest.map(({ mapUid }) => mapUid),
  );
  const missing = newest.filter(({ mapUid }) => !maps.has(mapUid));
  const rows = missing.map((map) => toNewRow(map, receivedAt));
  const columns = missing.some(({ facts }) => facts) ? NEW_MAP_WITH_FACTS : NEW_MAP;
  await insertRows(trx, { table: 'maps', columns, rows });
  if (rows.length > 0) await noteChanges(trx, 'maps');
  await rename(trx, newest, { maps, receivedAt });
  for (const row of rows) maps.set(row.map_uid, toMapRow(row));
  return maps;
}

/** Returns the map of a new row. */
function toMapRow(row: NewRow): MapRow {
  return {
    map_uid: row.map_uid,
    name: row.name,
    named_at: row.named_at,
    in_primary_club: row.in_primary_club ?? 0,
    tracked: row.tracked,
    wr_event_id: null,
    wr_ms: null,
    wr_player: null,
    wr_account_id: null,
    wr_holder: null,
    wr_recorded_at: null,
    wr_wiped_at: null,
    sent_season: row.sent_season,
    sent_year: row.sent_year,
    sent_mapnumber: row.sent_mapnumber,
    sent_alteration: row.sent_alteration,
    sent_type: row.sent_type,
    isNew: true,
  };
}

/** Stores newer names of stored maps, and when known ones were observed again. */
async function rename(
  trx: Knex.Transaction,
  newest: readonly SeenMap[],
  { maps, receivedAt }: { maps: ReadonlyMap<string, MapRow>; receivedAt: string },
): Promise<void> {
  const renamed: ReturnType<typeof toNamedRow>[] = [];
  const confirmed: { map_uid: string; named_at: string }[] = [];
  for (const map of newest) {
    const known = maps.get(map.mapUid);
    if (!hasNewerName(known, map)) continue;
    if (map.mapName === known.name) confirmed.push({ map_uid: map.mapUid, named_at: map.observedAt });
    else renamed.push(toNamedRow(map, receivedAt, known));
    known.name = map.mapName;
    known.named_at = map.observedAt;
  }
  if (renamed.length > 0) {
    await noteChanges(trx, 'maps');
    const source = jsonRows(trx, 'r', NEW_MAP, renamed);
    await trx.raw(`UPDATE maps SET ${RENAME} FROM ? WHERE maps.map_uid = r.map_uid`, [source]);
  }
  if (confirmed.length > 0) {
    const source = jsonRows(trx, 'r', { map_uid: 'text', named_at: 'text' }, confirmed);
    await trx.raw(
      'UPDATE maps SET named_at = r.named_at, updated_at = ? FROM ? WHERE maps.map_uid = r.map_uid',
      [receivedAt, source],
    );
  }
}

/** Returns the stored ones of some maps by uid. */
export async function readMaps(
  trx: Knex.Transaction,
  mapUids: readonly string[],
): Promise<Map<string, MapRow>> {
  if (mapUids.length === 0) return new Map();
  const source = keyRows(trx, 'map_uid', 'text', [...new Set(mapUids)]);
  const rows = await readRows<MapRow>(trx, READ, 'FROM ? CROSS JOIN maps m WHERE m.map_uid = k.map_uid', [
    source,
  ]);
  return new Map(rows.map((row) => [row.map_uid, row]));
}

/** Updates when maps were checked last, and whether they are tracked: a map is while it is in the primary club or one project tracks it. */
export async function updateTracked(trx: Knex.Transaction, mapUids: readonly string[]): Promise<void> {
  if (mapUids.length === 0) return;
  await noteChanges(trx, 'maps');
  const newest = (column: string): string =>
    `(SELECT max(p.${column}) FROM project_maps p WHERE p.map_uid = maps.map_uid)`;
  await trx.raw(
    `UPDATE maps SET checked_at = ${newest('latest_checked_at')},
        tracked = CASE WHEN in_primary_club = 1 THEN 1 ELSE COALESCE(${newest('tracked')}, 0) END
      WHERE map_uid IN (SELECT k.map_uid FROM ?)`,
    [keyRows(trx, 'map_uid', 'text', mapUids)],
  );
}

/** Stores when maps were checked, unless they were checked later as well. */
export async function saveCheckTimes(
  trx: Knex.Transaction,
  checks: readonly { map_uid: string; latest_checked_at: string }[],
): Promise<void> {
  if (checks.length === 0) return;
  await trx.raw(
    `UPDATE maps SET checked_at = c.latest_checked_at FROM ?
      WHERE maps.map_uid = c.map_uid AND (maps.checked_at IS NULL OR maps.checked_at < c.latest_checked_at)`,
    [jsonRows(trx, 'c', { map_uid: 'text', latest_checked_at: 'text' }, checks)],
  );
}

/** Returns one observation per map, the one with its newest name, sorted by uid. */
function newestNames(maps: readonly SeenMap[]): SeenMap[] {
  const newest = new Map<string, SeenMap>();
  for (const map of maps) {
    const known = newest.get(map.mapUid);
    const { mapName: name, observedAt: at } = map;
    if (!known || (name !== null && isNewerName({ name: known.mapName, at: known.observedAt }, { name, at })))
      newest.set(map.mapUid, map);
  }
  return [...newest.values()].sort((a, b) => (a.mapUid < b.mapUid ? -1 : 1));
}

function hasNewerName(known: MapRow | undefined, { mapName, observedAt }: SeenMap): known is MapRow {
  if (!known || mapName === null) return false;
  return isNewerName({ name: known.name, at: known.named_at }, { name: mapName, at: observedAt });
}

/** Of names with the same time the greater one wins, so that the order of arrival never matters. */
function isNewerName(
  known: { name: string | null; at: string | null },
  { name, at }: { name: string; at: string },
): boolean {
  if (known.name === null || known.at === null) return true;
  return at > known.at || (at === known.at && compareBytes(name, known.name) > 0);
}

type NewRow = ReturnType<typeof toNamedRow> &
  MapFacts & {
    observed_at?: string | null;
    in_primary_club?: number;
    status?: string;
  };

/** Returns a map's row under a name; what was sent of the map itself wins over what the name says. */
function toNamedRow(
  { mapUid, mapName, observedAt, isTracked = false }: SeenMap,
  receivedAt: string,
  sent: SentMapFacts,
): Record<keyof typeof NEW_MAP, string | number | null> & {
  map_uid: string;
  tracked: number;
  name: string | null;
  named_at: string | null;
} {
  const row = {
    map_uid: mapUid,
    name: mapName,
    named_at: mapName === null ? null : observedAt,
    search_text: mapSearchText(mapUid, mapName),
    tracked: Number(isTracked),
    first_seen_at: receivedAt,
    updated_at: receivedAt,
  };
  return Object.assign(row, classifyMap(mapName, sent));
}

/** Every column is written out: objects that grow by assignments take most of the time for tens of thousands of maps. */
function toNewRow({ facts, isInPrimaryClub = false, ...map }: SeenMap, receivedAt: string): NewRow {
  if (!facts) return toNamedRow(map, receivedAt, {});
  const row = toNamedRow({ ...map, isTracked: isInPrimaryClub }, receivedAt, facts);
  return {
    map_uid: row.map_uid,
    name: row.name,
    named_at: row.named_at,
    search_text: row.search_text,
    season: row.season,
    season_key: row.season_key,
    year: row.year,
    mapnumber: row.mapnumber,
    alteration: row.alteration,
    alteration_key: row.alteration_key,
    type: row.type,
    bucket: row.bucket,
    tracked: row.tracked,
    first_seen_at: row.first_seen_at,
    updated_at: row.updated_at,
    map_id: facts.map_id,
    filename: facts.filename,
    file_url: facts.file_url,
    thumbnail_url: facts.thumbnail_url,
    author: facts.author,
    submitter: facts.submitter,
    author_score: facts.author_score,
    gold_score: facts.gold_score,
    silver_score: facts.silver_score,
    bronze_score: facts.bronze_score,
    collection_name: facts.collection_name,
    map_style: facts.map_style,
    map_type: facts.map_type,
    is_playable: facts.is_playable,
    created_with_gamepad_editor: facts.created_with_gamepad_editor,
    created_with_simple_editor: facts.created_with_simple_editor,
    timestamp: facts.timestamp,
    timestamp_utc: facts.timestamp_utc,
    sent_season: facts.sent_season,
    sent_year: facts.sent_year,
    sent_mapnumber: facts.sent_mapnumber,
    sent_alteration: facts.sent_alteration,
    sent_type: facts.sent_type,
    observed_at: FACT_NAMES.some((name) => facts[name] !== undefined) ? map.observedAt : null,
    in_primary_club: Number(isInPrimaryClub),
    status: isInPrimaryClub ? 'active' : 'pending',
  };
}

/** Returns the text in which searches look for a part of a map's name or uid. */
export function mapSearchText(mapUid: string, mapName: string | null): string {
  return searchText([mapName ?? '', mapUid]);
}
