import type { Knex } from 'knex';
import { insertRows } from '../../../sql/insert-rows.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { jsonRows, keyRows } from '../../../sql/json-rows.js';
import type { ClubSnapshot, SnapshotList } from '../../../rules/snapshot/club-snapshot.js';

/** Kinds of places of a club's maps; the club itself has the id 0. */
type SourceType = 'campaign' | 'upload' | 'club';

interface PlaceRow {
  source_type: SourceType;
  source_id: number;
  map_uid: string;
  position: number | null;
}

interface SentList {
  source_type: SourceType;
  source_id: number;
  list: SnapshotList;
  /** Whether maps that the list lacks are removed. */
  replaces: boolean;
}

const PLACE = { source_type: 'text', source_id: 'integer', map_uid: 'text', position: 'integer' } as const;
const SOURCE = { source_type: 'text', source_id: 'integer' } as const;
const KEY = 'club_id, source_type, source_id, map_uid';

/** The maps that a club has gained and lost, sorted by uid. */
export interface MapChanges {
  added: string[];
  removed: string[];
}

/** The places that a snapshot adds or moves, and those that it removes. */
export interface PlaceChanges {
  added: PlaceRow[];
  removed: PlaceRow[];
}

/**
 * Returns how a snapshot changes the places of maps: it removes those that replaced lists lack or whose campaigns and buckets
 * are removed (`dropped`).
 */
export async function planPlaces(
  trx: Knex.Transaction,
  snapshot: ClubSnapshot,
  dropped: { campaignIds: number[]; bucketIds: number[] },
): Promise<PlaceChanges> {
  const { clubId } = snapshot.club;
  const lists = [...sentLists(snapshot), ...droppedLists(dropped)];
  const stored = await readPlaces(trx, clubId, lists);
  const changes = lists.map((list) => planChanges(list, stored.get(toSourceKey(list)) ?? []));
  return {
    removed: changes.flatMap((change) => change.removed),
    added: changes.flatMap((change) => change.added),
  };
}

/** Stores planned changes of places. */
export async function writePlaces(
  trx: Knex.Transaction,
  snapshot: ClubSnapshot,
  { added, removed }: PlaceChanges,
): Promise<MapChanges> {
  const { clubId } = snapshot.club;
  await deletePlaces(trx, clubId, removed);
  await savePlaces(trx, clubId, added);
  const touched = new Set([...removed, ...added].map(({ map_uid: uid }) => uid));
  if (touched.size === 0) return { added: [], removed: [] };
  await updateMapCounts(trx, clubId, [...removed, ...added]);
  return reconcileMaps(trx, clubId, [...touched].sort(), snapshot.observedAt);
}

function sentLists({ campaigns, uploads, ownMaps, complete }: ClubSnapshot): SentList[] {
  const hasMaps = ({ places }: SnapshotList): boolean => places.length > 0;
  const own: SentList = {
    source_type: 'club',
    source_id: 0,
    list: ownMaps,
    replaces: complete.has('maps'),
  };
  return [
    ...campaigns.filter(hasMaps).map((list): SentList => {
      return { source_type: 'campaign', source_id: list.campaignId, list, replaces: true };
    }),
    ...uploads.filter(hasMaps).map((list): SentList => {
      return { source_type: 'upload', source_id: list.bucketId, list, replaces: complete.has('uploads') };
    }),
    ...(hasMaps(ownMaps) || own.replaces ? [own] : []),
  ];
}

function droppedLists(dropped: { campaignIds: number[]; bucketIds: number[] }): SentList[] {
  const list: SnapshotList = { places: [], rejectedIds: [] };
  const toList = (type: SourceType) => (id: number) => {
    return { source_type: type, source_id: id, list, replaces: true };
  };
  return [...dropped.campaignIds.map(toList('campaign')), ...dropped.bucketIds.map(toList('upload'))];
}

function toSourceKey({
  source_type: type,
  source_id: id,
}: Pick<PlaceRow, 'source_type' | 'source_id'>): string {
  return `${type} ${id}`;
}

async function readPlaces(
  trx: Knex.Transaction,
  clubId: number,
  sent: SentList[],
): Promise<Map<string, PlaceRow[]>> {
  const sources = sent.map(({ source_type, source_id }) => ({ source_type, source_id }));
  const rows = rowsOf<PlaceRow>(
    await trx.raw(
      `SELECT s.source_type, s.source_id, s.map_uid, s.position FROM ? CROSS JOIN club_map_sources s
      WHERE s.source_type = k.source_type AND s.source_id = k.source_id AND s.club_id = ?`,
      [jsonRows(trx, 'k', SOURCE, sources), clubId],
    ),
  );
  const lists = new Map<string, PlaceRow[]>();
  for (const row of rows) {
    const list = lists.get(toSourceKey(row));
    if (list) list.push(row);
    else lists.set(toSourceKey(row), [row]);
  }
  return lists;
}

function planChanges(
  { source_type, source_id, list, replaces }: SentList,
  stored: PlaceRow[],
): { removed: PlaceRow[]; added: PlaceRow[] } {
  const known = new Map(stored.map((row) => [row.map_uid, row]));
  const added = list.places.flatMap(({ mapUid, position }) => {
    const row = known.get(mapUid);
    const place = position ?? row?.position ?? null;
    if (row && row.position === place) return [];
    return [{ source_type, source_id, map_uid: mapUid, position: place }];
  });
  if (!replaces) return { removed: [], added };
  const present = new Set([...list.places.map(({ mapUid }) => mapUid), ...list.rejectedIds]);
  return { removed: stored.filter(({ map_uid: uid }) => !present.has(uid)), added };
}

async function deletePlaces(trx: Knex.Transaction, clubId: number, places: PlaceRow[]): Promise<void> {
  if (places.length === 0) return;
  const sql = `DELETE FROM club_map_sources WHERE club_id = ? AND (source_type, source_id, map_uid) IN
    (SELECT k.source_type, k.source_id, k.map_uid FROM ?)`;
  await trx.raw(sql, [clubId, jsonRows(trx, 'k', PLACE, places)]);
}

async function savePlaces(trx: Knex.Transaction, clubId: number, places: PlaceRow[]): Promise<void> {
  await insertRows(trx, {
    table: 'club_map_sources',
    columns: { club_id: 'integer', ...PLACE },
    rows: places.map((place) => ({ club_id: clubId, ...place })),
    suffix: `ON CONFLICT (${KEY}) DO UPDATE SET position = excluded.position`,
  });
}

/** Recounts the maps of the campaigns and buckets with changed lists. */
async function updateMapCounts(trx: Knex.Transaction, clubId: number, changed: PlaceRow[]): Promise<void> {
  const tables = { campaign: ['club_campaigns', 'campaign_id'], upload: ['club_uploads', 'bucket_id'] };
  for (const [type, [table = '', id = '']] of Object.entries(tables)) {
    const ids = changed.filter((place) => place.source_type === type).map((place) => place.source_id);
    if (ids.length === 0) continue;
    const rows = [...new Set(ids)].map((source_id) => ({ source_id }));
    await trx.raw(
      `UPDATE ${table} SET map_count = (SELECT COUNT(*) FROM club_map_sources s
      WHERE s.club_id = ${table}.club_id AND s.source_type = '${type}' AND s.source_id = ${table}.${id})
      WHERE club_id = ? AND ${id} IN (SELECT k.source_id FROM ?)`,
      [clubId, jsonRows(trx, 'k', { source_id: 'integer' }, rows)],
    );
  }
}

/**
 * Updates the club's distinct maps after changes of their places: a map belongs to a club while it has a place in it.
 * `touched` is sorted.
 */
async function reconcileMaps(
  trx: Knex.Transaction,
  clubId: number,
  touched: string[],
  at: string,
): Promise<MapChanges> {
  const present = await findIn(trx, 'club_map_sources', clubId, touched);
  const known = await findIn(trx, 'club_maps', clubId, touched);
  const added = touched.filter((uid) => present.has(uid) && !known.has(uid));
  const removed = touched.filter((uid) => !present.has(uid) && known.has(uid));
  if (added.length > 0)
    await trx.raw(
      `INSERT INTO club_maps (club_id, map_uid, timestamp_utc, added_at) SELECT c.club_id, m.map_uid, m.timestamp_utc, ?
      FROM ? CROSS JOIN maps m CROSS JOIN clubs c WHERE m.map_uid = k.map_uid AND c.club_id = ?`,
      [at, keyRows(trx, 'map_uid', 'text', added), clubId],
    );
  if (removed.length > 0)
    await trx.raw('DELETE FROM club_maps WHERE club_id = ? AND map_uid IN (SELECT k.map_uid FROM ?)', [
      clubId,
      keyRows(trx, 'map_uid', 'text', removed),
    ]);
  return { added, removed };
}

async function findIn(
  trx: Knex.Transaction,
  table: string,
  clubId: number,
  uids: string[],
): Promise<Set<string>> {
  // CROSS JOIN keeps SQLite from scanning the whole club for each uid.
  const sql = `SELECT t.map_uid FROM ? CROSS JOIN ${table} t WHERE t.map_uid = k.map_uid AND t.club_id = ?`;
  const rows = rowsOf<{ map_uid: string }>(
    await trx.raw(sql, [keyRows(trx, 'map_uid', 'text', uids), clubId]),
  );
  return new Set(rows.map((row) => row.map_uid));
}
