import { jsonRows } from '../sql/json-rows.js';
import type { Medal } from '../sql/catalog-counts.js';
import { readFields } from '../sql/read-rows.js';
import type { EventWrites } from '../sql/event-lock.js';
import { addRows } from '../sql/insert-rows.js';
import { addCatalogCounts, type CountChange } from './catalog-counts.js';
import { CHECKED_HOUR, addCheckHours } from './check-hours.js';
import { updateLeaders, type LeaderChange } from './leaders.js';
import { SEASONS } from '../rules/map-name.js';

/** The values of a map that rollups depend on. */
interface Standing {
  tracked: number;
  bucket: string;
  medal: Medal | null;
  player: string | null;
  holder: string | null;
  recorded_at: string | null;
  /** The hour of a tracked map's newest check by any project; '' without one. */
  checked_hour: string | null;
}

/** A map's values, with those that the rollups hold of it as `known_…`. */
type MapStanding = Standing & { [Name in keyof Standing as `known_${Name}`]: Standing[Name] } & {
  map_uid: string;
  /** The uid if the map is in the rollups; else null. */
  known: string | null;
};

const COLUMNS = {
  map_uid: 'text',
  tracked: 'integer',
  bucket: 'text',
  medal: 'text',
  player: 'text',
  holder: 'text',
  recorded_at: 'text',
  checked_hour: 'text',
} as const;

const effective = (column: string): string =>
  `CASE WHEN k.is_planned = 1 THEN k.${column} ELSE m.${column} END`;

const WR_MS = `(${effective('wr_ms')})`;
const MEDAL = `CASE WHEN (CASE WHEN k.is_planned = 1 THEN k.has_record = 0 ELSE m.wr_event_id IS NULL END) THEN NULL
  WHEN ${WR_MS} <= m.author_score THEN 'author' WHEN ${WR_MS} <= m.gold_score THEN 'gold'
  WHEN ${WR_MS} <= m.silver_score THEN 'silver' WHEN ${WR_MS} <= m.bronze_score THEN 'bronze' ELSE 'none' END`;

const STANDING: Readonly<Record<keyof Standing, string>> = {
  tracked: 'm.tracked',
  bucket: 'm.bucket',
  medal: MEDAL,
  player: effective('wr_player'),
  holder: effective('wr_holder'),
  recorded_at: effective('wr_recorded_at'),
  checked_hour: CHECKED_HOUR,
};
const NAMES = Object.keys(STANDING) as (keyof Standing)[];
/** What the rows of players depend on. */
const OF_PLAYERS = ['tracked', 'bucket', 'player', 'holder', 'recorded_at'] as const;

/** A map's current record that last statements are going to store. */
export interface PlannedRecord {
  map_uid: string;
  /** 0 without a record. */
  has_record: number;
  wr_ms: number | null;
  wr_player: string | null;
  wr_holder: string | null;
  wr_recorded_at: string | null;
}

/**
 * Updates totals and leaderboards from the rows of some maps, which must be locked; to be called once in each transaction that has
 * changed such rows or their checks, after all changes, of which `planned` may be left. Unchanged maps cost one statement in all.
 */
export async function updateMapRollups(
  writes: EventWrites,
  mapUids: readonly string[],
  planned: readonly PlannedRecord[] = [],
): Promise<void> {
  if (mapUids.length === 0) return;
  const changed = await readChanged(writes, mapUids, planned);
  if (changed.length === 0) return;
  const suffix = `ON CONFLICT (map_uid) DO UPDATE SET ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}`;
  addRows(writes, { table: 'map_standings', columns: COLUMNS, rows: changed, suffix });
  addCatalogCounts(writes, changed.flatMap(countsOf));
  addToBuckets(writes, changed);
  updateLeaders(writes, changed.filter(movesPlayers).flatMap(leaderChangesOf));
  addCheckHours(
    writes,
    changed.flatMap((map) => [
      { hour: map.known_checked_hour, by: -1 },
      { hour: map.checked_hour, by: 1 },
    ]),
  );
}

function movesPlayers(map: MapStanding): boolean {
  return map.known === null || OF_PLAYERS.some((name) => map[name] !== map[`known_${name}`]);
}

const PLANNED = {
  map_uid: 'text',
  is_planned: 'integer',
  has_record: 'integer',
  wr_ms: 'integer',
  wr_player: 'text',
  wr_holder: 'text',
  wr_recorded_at: 'text',
} as const;

async function readChanged(
  { trx }: EventWrites,
  mapUids: readonly string[],
  planned: readonly PlannedRecord[],
): Promise<MapStanding[]> {
  const plans = new Map(planned.map((plan) => [plan.map_uid, plan]));
  const rows = [...new Set(mapUids)].sort().map((uid) => {
    const plan = plans.get(uid);
    return { map_uid: uid, is_planned: Number(plan !== undefined), ...plan };
  });
  const values = NAMES.map((name) => `${STANDING[name]} AS ${name}, s.${name} AS known_${name}`);
  const differs = NAMES.map((name) => `t.${name} IS DISTINCT FROM t.known_${name}`);
  // Materialized, because SQLite would evaluate an expression again wherever it is named.
  const source = `FROM (WITH k AS MATERIALIZED (SELECT r.* FROM ?), v AS MATERIALIZED (
      SELECT m.map_uid, s.map_uid AS known, ${values.join(', ')}
      FROM k CROSS JOIN maps m LEFT JOIN map_standings s ON s.map_uid = m.map_uid WHERE m.map_uid = k.map_uid)
    SELECT v.* FROM v) AS t WHERE t.known IS NULL OR ${differs.join(' OR ')}`;
  const columns = ['map_uid', 'known', ...NAMES, ...NAMES.map((name) => `known_${name}`)];
  const fields = Object.fromEntries(columns.map((column) => [column, `t.${column}`]));
  return readFields<MapStanding>(trx, fields, source, [jsonRows(trx, 'r', PLANNED, rows)]);
}

function countsOf(map: MapStanding): CountChange[] {
  const before: CountChange[] = map.known === null ? [] : [['tracked', -map.known_tracked]];
  const medals: CountChange[] = [];
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
  medal: Medal | null,
  player: string | null,
  by: 1 | -1,
): CountChange[] {
  const counts: CountChange[] = player === null ? [] : [['held', by]];
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

function addToBuckets(writes: EventWrites, changed: readonly MapStanding[]): void {
  const sums = new Map<string, number>();
  const add = (bucket: string, by: number): unknown => sums.set(bucket, (sums.get(bucket) ?? 0) + by);
  for (const map of changed) {
    if (map.known_medal !== null) add(map.known_bucket, -1);
    if (map.medal !== null) add(map.bucket, 1);
  }
  const rows = [...sums]
    .filter(([, records]) => records !== 0)
    .map(([bucket, records]) => ({ bucket, place: placeOf(bucket), records }));
  const suffix = 'ON CONFLICT (bucket) DO UPDATE SET records = wr_buckets.records + excluded.records';
  const columns = { bucket: 'text', place: 'integer', records: 'bigint' } as const;
  addRows(writes, { table: 'wr_buckets', columns, rows, suffix });
}

function leaderChangesOf(map: MapStanding): LeaderChange[] {
  const changes: LeaderChange[] = [];
  const add = (player: string | null, bucket: string, tracked: number, by: number): void => {
    if (player === null) return;
    changes.push(
      { bucket: '', player, by, trackedBy: tracked === 1 ? by : 0 },
      { bucket, player, by, trackedBy: 0 },
    );
  };
  if (map.known !== null) add(map.known_player, map.known_bucket, map.known_tracked, -1);
  add(map.player, map.bucket, map.tracked, 1);
  return changes;
}
