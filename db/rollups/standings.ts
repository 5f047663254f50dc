import { insertRows, rowsOf } from '../sql/insert-rows.js';
import { keyRows } from '../sql/json-rows.js';
import type { EventTransaction } from '../sql/event-lock.js';
import { addCounts } from './catalog-counts.js';
import { addToLeaders, renewLeaders, TRACKED, type LeaderChange } from './leaders.js';
import { SEASONS } from '../rules/map-name.js';

/** The values of a map that rollups depend on. */
interface Standing {
  tracked: number;
  bucket: string;
  medal: string | null;
  player: string | null;
  holder: string | null;
  recorded_at: string | null;
}

interface MapStanding extends Standing {
  map_uid: string;
  /** The uid if the map is in the rollups, with the values that they hold of it; else null. */
  known: string | null;
  known_tracked: number;
  known_bucket: string;
  known_medal: string | null;
  known_player: string | null;
}

const COLUMNS = {
  map_uid: 'text',
  tracked: 'integer',
  bucket: 'text',
  medal: 'text',
  player: 'text',
  holder: 'text',
  recorded_at: 'text',
} as const;

const MEDAL = `CASE WHEN m.wr_event_id IS NULL THEN NULL WHEN m.wr_ms <= m.author_score THEN 'author'
  WHEN m.wr_ms <= m.gold_score THEN 'gold' WHEN m.wr_ms <= m.silver_score THEN 'silver'
  WHEN m.wr_ms <= m.bronze_score THEN 'bronze' ELSE 'none' END`;

const STANDING: Readonly<Record<keyof Standing, string>> = {
  tracked: 'm.tracked',
  bucket: 'm.bucket',
  medal: MEDAL,
  player: 'm.wr_player',
  holder: 'm.wr_holder',
  recorded_at: 'm.wr_recorded_at',
};

/**
 * Updates totals and leaderboards from the rows of some maps; call it in each transaction that has changed such rows. Unchanged
 * maps cost one statement in all.
 */
export async function updateMapRollups(trx: EventTransaction, mapUids: readonly string[]): Promise<void> {
  if (mapUids.length === 0) return;
  const changed = await readChanged(trx, mapUids);
  if (changed.length === 0) return;
  const merge = Object.keys(STANDING)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');
  const then = `ON CONFLICT (map_uid) DO UPDATE SET ${merge}`;
  await insertRows(trx, { table: 'map_standings', columns: COLUMNS, rows: changed, then });
  await addCounts(trx, changed.flatMap(countsOf));
  await addToBuckets(trx, changed);
  const changes = changed.flatMap(leaderChangesOf);
  await addToLeaders(trx, changes);
  await renewLeaders(trx, changes);
}

async function readChanged(trx: EventTransaction, mapUids: readonly string[]): Promise<MapStanding[]> {
  const uids = [...new Set(mapUids)];
  const names = Object.entries(STANDING);
  const differs = names.map(([name, now]) => `(${now}) IS DISTINCT FROM s.${name}`);
  const sql = `SELECT m.map_uid, ${names.map(([name, now]) => `${now} AS ${name}`).join(', ')},
      s.map_uid AS known, s.tracked AS known_tracked, s.bucket AS known_bucket, s.medal AS known_medal,
      s.player AS known_player
    FROM ? CROSS JOIN maps m LEFT JOIN map_standings s ON s.map_uid = m.map_uid
    WHERE m.map_uid = k.map_uid AND (s.map_uid IS NULL OR ${differs.join(' OR ')})`;
  return rowsOf<MapStanding>(await trx.raw(sql, [keyRows(trx, 'map_uid', 'text', uids)]));
}

function countsOf(map: MapStanding): [name: string, by: number][] {
  const before: [string, number][] = map.known === null ? [] : [['tracked', -map.known_tracked]];
  const medals: [string, number][] = [];
  if (map.known_medal !== null) medals.push([`medal ${map.known_medal}`, -1]);
  if (map.medal !== null) medals.push([`medal ${map.medal}`, 1]);
  return [
    ...before,
    ['maps', map.known === null ? 1 : 0],
    ['tracked', map.tracked],
    ...medals,
    ...recordCountsOf(map.tracked, map.medal, map.player, 1),
    ...recordCountsOf(map.known_tracked, map.known_medal, map.known_player, -1),
  ];
}

/** Counts maps whose record has a holder, and of the tracked ones also those with a record. */
function recordCountsOf(
  tracked: number,
  medal: string | null,
  player: string | null,
  by: 1 | -1,
): [name: string, by: number][] {
  const counts: [string, number][] = player === null ? [] : [['held', by]];
  if (tracked !== 1) return counts;
  if (medal !== null) counts.push(['tracked records', by]);
  if (player !== null) counts.push(['tracked held', by]);
  return counts;
}

/** Season buckets by year and season, then Training, then all others. */
function placeOf(bucket: string): number {
  const [season = '', year] = bucket.split(' ');
  if (year !== undefined) return Number(year) * 10 + 1 + SEASONS.indexOf(season);
  return bucket === 'Training' ? 1 : 0;
}

async function addToBuckets(trx: EventTransaction, changed: readonly MapStanding[]): Promise<void> {
  const sums = new Map<string, number>();
  const add = (bucket: string, by: number): unknown => sums.set(bucket, (sums.get(bucket) ?? 0) + by);
  for (const map of changed) {
    if (map.known_medal !== null) add(map.known_bucket, -1);
    if (map.medal !== null) add(map.bucket, 1);
  }
  const rows = [...sums]
    .filter(([, records]) => records !== 0)
    .map(([bucket, records]) => ({ bucket, place: placeOf(bucket), records }));
  const then = 'ON CONFLICT (bucket) DO UPDATE SET records = wr_buckets.records + excluded.records';
  const columns = { bucket: 'text', place: 'integer', records: 'bigint' } as const;
  await insertRows(trx, { table: 'wr_buckets', columns, rows, then });
}

function leaderChangesOf(map: MapStanding): LeaderChange[] {
  const changes: LeaderChange[] = [];
  const add = (player: string | null, bucket: string, tracked: number, by: number): void => {
    if (player === null) return;
    changes.push({ bucket: '', player, by }, { bucket, player, by });
    if (tracked === 1) changes.push({ bucket: TRACKED, player, by });
  };
  if (map.known !== null) add(map.known_player, map.known_bucket, map.known_tracked, -1);
  add(map.player, map.bucket, map.tracked, 1);
  return changes;
}
