import type { Knex } from 'knex';
import { asTable, insertRows, readRows, updateRows } from '../bulk.js';
import { noteChanges } from '../memo.js';
import { compareBytes } from '../rules/compare-bytes.js';
import { classifyMap } from '../rules/map-name.js';
import { searchText } from '../rules/search-text.js';
import { toParts } from '../rules/parts.js';
import { FACTS, type MapFacts } from '../rules/snapshot/parse-map.js';

/** An observation of a map. */
export interface SeenMap {
  mapUid: string;
  mapName: string | null;
  observedAt: string;
  facts?: MapFacts;
  /** Whether a new map is tracked; default false. The same in all observations of a map. */
  isTracked?: boolean;
  /** Whether a new map is one of the primary club; `updatePrimaryMembership` changes it for stored maps. */
  isInPrimaryClub?: boolean;
}

type FactColumns = { [Name in keyof MapFacts]?: MapFacts[Name] | null };

/** The columns of a map's row that other writes depend on; the facts only where some were observed. */
export interface MapRow extends FactColumns {
  map_uid: string;
  name: string | null;
  /** The observation time of the name. */
  named_at: string | null;
  /** The observation time of the facts. */
  observed_at?: string | null;
  in_primary_club: number;
  tracked: number;
  checked_at: string | null;
  wr_event_id: number | null;
  wr_ms: number | null;
  wr_player: string | null;
  wr_account_id: string | null;
  wr_holder: string | null;
  wr_recorded_at: string | null;
  /** The transaction has created it. */
  isNew?: true;
}

const KEY = ['map_uid'] as const;

const NO_RECORD = {
  wr_event_id: null,
  wr_ms: null,
  wr_player: null,
  wr_account_id: null,
  wr_holder: null,
  wr_recorded_at: null,
};

/** What was sent of a map itself wins over what its name says. */
const SENT = {
  sent_season: null,
  sent_year: null,
  sent_mapnumber: null,
  sent_alteration: null,
  sent_type: null,
};

const NO_FACTS = Object.fromEntries(FACTS.map((name) => [name, null])) as Record<keyof MapFacts, null>;

const namesOf = <Columns extends object>(columns: Columns): (keyof Columns)[] =>
  Object.keys(columns) as (keyof Columns)[];
/** What follows from the name and from what was sent. */
const CLASSES = namesOf(classifyMap(null, SENT));
const COLUMNS = [
  ...(['map_uid', 'name', 'named_at', 'in_primary_club', 'tracked', 'checked_at'] as const),
  ...namesOf(NO_RECORD),
  ...namesOf(SENT),
];

/** Returns the stored ones of some maps by uid. */
export async function readMaps(
  trx: Knex.Transaction,
  mapUids: readonly string[],
  columns: readonly (keyof MapRow)[] = COLUMNS,
): Promise<Map<string, MapRow>> {
  const keys = [...new Set(mapUids)].map((map_uid) => ({ map_uid }));
  const rows = await readRows<MapRow>(trx, 'maps', columns, ['map_uid'], keys);
  return new Map(rows.map((row) => [row.map_uid, row]));
}

/**
 * Creates the maps that are missing, gives all of them their newest observed name and facts, and returns them by uid. A map may occur
 * several times. An observation of facts that is older than the stored one only fills gaps.
 */
export async function saveMaps(
  trx: Knex.Transaction,
  seen: readonly SeenMap[],
  receivedAt: string,
): Promise<Map<string, MapRow>> {
  const maps = new Map<string, MapRow>();
  for (const part of toParts(seen))
    for (const [mapUid, row] of await saveSome(trx, part, receivedAt)) maps.set(mapUid, row);
  return maps;
}

async function saveSome(
  trx: Knex.Transaction,
  seen: readonly SeenMap[],
  receivedAt: string,
): Promise<Map<string, MapRow>> {
  const hasFacts = seen.some(({ facts }) => facts);
  const facts = hasFacts ? FACTS : [];
  const uids = seen.map(({ mapUid }) => mapUid);
  const maps = await readMaps(trx, uids, hasFacts ? [...COLUMNS, ...FACTS, 'observed_at'] : COLUMNS);
  const created = new Map<string, MapRow>();
  const changed = new Map<string, MapRow>();
  const confirmed = new Map<string, MapRow>();
  const moved = new Map<string, MapRow>();
  for (const one of seen) {
    const known = maps.get(one.mapUid) ?? newMap(one, hasFacts);
    const row = { ...known, ...newerName(known, one), ...newerFacts(known, one) };
    const differs = (...columns: (keyof MapRow)[]): boolean =>
      columns.some((name) => row[name] !== known[name]);
    if (known.isNew) created.set(one.mapUid, row);
    else if (changed.has(one.mapUid) || differs('name', ...facts)) changed.set(one.mapUid, row);
    else if (differs('named_at', 'observed_at')) confirmed.set(one.mapUid, row);
    if (!known.isNew && differs('timestamp_utc')) moved.set(one.mapUid, row);
    maps.set(one.mapUid, row);
  }
  const observed = ['named_at', 'updated_at', ...(hasFacts ? ['observed_at'] : [])];
  const named = [...observed, 'name', 'search_text', ...CLASSES, ...facts];
  // Assigned to the rows as they are: copies of so many columns take longer than all else.
  const confirm = (row: MapRow): MapRow => Object.assign(row, { updated_at: receivedAt });
  const change = (row: MapRow): MapRow =>
    Object.assign(confirm(row), {
      search_text: mapSearchText(row.map_uid, row.name),
      ...classifyMap(row.name, row),
    });
  const add = (row: MapRow): MapRow =>
    Object.assign(change(row), {
      status: row.in_primary_club === 1 ? 'active' : 'pending',
      first_seen_at: receivedAt,
    });
  if (created.size + changed.size > 0) await noteChanges(trx, 'maps');
  const added = [...KEY, ...named, 'in_primary_club', 'tracked', 'status', 'first_seen_at'];
  await insertRows(trx, 'maps', [...created.values()].map(add), '', added);
  await updateRows(trx, 'maps', KEY, [...changed.values()].map(change), named);
  // Most of a snapshot's maps are only confirmed, which touches no index.
  await updateRows(trx, 'maps', KEY, [...confirmed.values()].map(confirm), observed);
  const times = [...moved.values()].map(({ map_uid, timestamp_utc }) => ({ map_uid, timestamp_utc }));
  await updateRows(trx, 'club_maps', KEY, times);
  return maps;
}

function newMap({ mapUid, isTracked, isInPrimaryClub = false }: SeenMap, hasFacts: boolean): MapRow {
  return {
    ...(hasFacts && NO_FACTS),
    ...NO_RECORD,
    map_uid: mapUid,
    name: null,
    named_at: null,
    observed_at: null,
    in_primary_club: Number(isInPrimaryClub),
    tracked: Number(isTracked ?? isInPrimaryClub),
    checked_at: null,
    isNew: true,
  };
}

/** Returns the later name; the greater one where both have the same time, so that the order of arrival never matters. */
function newerName(known: MapRow, { mapName: name, observedAt: at }: SeenMap): Partial<MapRow> {
  if (name === null) return {};
  const isNewer =
    known.name === null ||
    known.named_at === null ||
    at > known.named_at ||
    (at === known.named_at && compareBytes(name, known.name) > 0);
  return isNewer ? { name, named_at: at } : {};
}

function newerFacts(known: MapRow, { facts = {}, observedAt }: SeenMap): Partial<MapRow> {
  const sent = FACTS.filter((name) => facts[name] !== undefined);
  if (sent.length === 0) return {};
  const { observed_at: at = null } = known;
  const isNewer = at === null || observedAt >= at;
  const news = sent.filter((name) => isNewer || known[name] === null).map((name) => [name, facts[name]]);
  return { ...(Object.fromEntries(news) as FactColumns), observed_at: isNewer ? observedAt : at };
}

/** Returns the text in which searches look for a part of a map's name or uid. */
export function mapSearchText(mapUid: string, mapName: string | null): string {
  return searchText([mapName ?? '', mapUid]);
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
      WHERE map_uid IN (SELECT map_uid FROM ?)`,
    [
      asTable(
        trx,
        'maps',
        KEY,
        mapUids.map((map_uid) => ({ map_uid })),
      ),
    ],
  );
}
