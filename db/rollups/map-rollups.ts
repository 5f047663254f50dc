import type { Knex } from 'knex';
import { keyRows } from '../sql/json-rows.js';
import type { Medal } from '../rollups/catalog-counts.js';
import { readFields } from '../sql/read-rows.js';
import { insertRows } from '../sql/insert-rows.js';
import { addCatalogCounts, type CountChange } from './catalog-counts.js';
import { updateLeaders, type LeaderChange } from './leaders.js';
import { SEASONS } from '../rules/map-name.js';

/** The values of a map that rollups depend on. Those that the rollups were last made from are in `map_rollup_state`. */
interface RollupInput {
  tracked: number;
  bucket: string;
  medal: Medal | null;
  player: string | null;
  holder: string | null;
  recorded_at: string | null;
}

/** A map's values, with those that the rollups hold of it as `counted_…`. */
type MapState = RollupInput & { [Name in keyof RollupInput as `counted_${Name}`]: RollupInput[Name] } & {
  map_uid: string;
  /** 1 if the rollups have the map; without it the `counted_…` are null. */
  is_counted: number;
};

const COLUMNS = {
  map_uid: 'text',
  tracked: 'integer',
  bucket: 'text',
  medal: 'text',
  player: 'text',
  holder: 'text',
  recorded_at: 'text',
} as const;

const MEDAL = `CASE WHEN m.wr_ms IS NULL THEN NULL
  WHEN m.wr_ms <= m.author_score THEN 'author' WHEN m.wr_ms <= m.gold_score THEN 'gold'
  WHEN m.wr_ms <= m.silver_score THEN 'silver' WHEN m.wr_ms <= m.bronze_score THEN 'bronze' ELSE 'none' END`;

const INPUTS: Readonly<Record<keyof RollupInput, string>> = {
  tracked: 'm.tracked',
  bucket: 'm.bucket',
  medal: MEDAL,
  player: 'm.wr_player',
  holder: 'm.wr_holder',
  recorded_at: 'm.wr_recorded_at',
};
const NAMES = Object.keys(INPUTS) as (keyof RollupInput)[];
/** What the rows of players depend on. */
const OF_PLAYERS = ['tracked', 'bucket', 'player', 'holder', 'recorded_at'] as const;

/**
 * Updates totals and leaderboards from the rows of some maps; to be called in each transaction that has changed such rows,
 * after all changes. Unchanged maps cost one statement in all.
 */
export async function updateMapRollups(trx: Knex.Transaction, mapUids: readonly string[]): Promise<void> {
  if (mapUids.length === 0) return;
  const changed = await readChanged(trx, mapUids);
  if (changed.length === 0) return;
  const suffix = `ON CONFLICT (map_uid) DO UPDATE SET ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}`;
  await insertRows(trx, { table: 'map_rollup_state', columns: COLUMNS, rows: changed, suffix });
  await addCatalogCounts(trx, changed.flatMap(toCountChanges));
  await addToBuckets(trx, changed);
  await updateLeaders(trx, changed.filter(movesPlayers).flatMap(toLeaderChanges));
}

function movesPlayers(map: MapState): boolean {
  return map.is_counted === 0 || OF_PLAYERS.some((name) => map[name] !== map[`counted_${name}`]);
}

async function readChanged(trx: Knex.Transaction, mapUids: readonly string[]): Promise<MapState[]> {
  const values = NAMES.map((name) => `${INPUTS[name]} AS ${name}, s.${name} AS counted_${name}`);
  const differs = NAMES.map((name) => `t.${name} IS DISTINCT FROM t.counted_${name}`);
  // Materialized, because SQLite would evaluate an expression again wherever it is named.
  const source = `FROM (WITH v AS MATERIALIZED (
      SELECT m.map_uid, CASE WHEN s.map_uid IS NULL THEN 0 ELSE 1 END AS is_counted, ${values.join(', ')}
      FROM ? CROSS JOIN maps m LEFT JOIN map_rollup_state s ON s.map_uid = m.map_uid WHERE m.map_uid = k.map_uid)
    SELECT v.* FROM v) AS t WHERE t.is_counted = 0 OR ${differs.join(' OR ')}`;
  const columns = ['map_uid', 'is_counted', ...NAMES, ...NAMES.map((name) => `counted_${name}`)];
  const fields = Object.fromEntries(columns.map((column) => [column, `t.${column}`]));
  return readFields<MapState>(trx, fields, source, [
    keyRows(trx, 'map_uid', 'text', [...new Set(mapUids)].sort()),
  ]);
}

function toCountChanges(map: MapState): CountChange[] {
  const before: CountChange[] = map.is_counted === 0 ? [] : [['tracked', -map.counted_tracked]];
  const medals: CountChange[] = [];
  if (map.counted_medal !== null) medals.push([`medal ${map.counted_medal}`, -1]);
  if (map.medal !== null) medals.push([`medal ${map.medal}`, 1]);
  return [
    ...before,
    ['maps', map.is_counted === 0 ? 1 : 0],
    ['tracked', map.tracked],
    ...medals,
    ...toRecordCountChanges(map.tracked, map.medal, map.player, 1),
    ...toRecordCountChanges(map.counted_tracked, map.counted_medal, map.counted_player, -1),
  ];
}

/** Counts maps whose record has a holder, and of the tracked ones also those with a record. */
function toRecordCountChanges(
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
function toPlace(bucket: string): number {
  const [season = '', year] = bucket.split(' ');
  if (year !== undefined) return Number(year) * 10 + 1 + SEASONS.indexOf(season);
  return bucket === 'Training' ? 1 : 0;
}

async function addToBuckets(trx: Knex.Transaction, changed: readonly MapState[]): Promise<void> {
  const sums = new Map<string, number>();
  const add = (bucket: string, by: number): unknown => sums.set(bucket, (sums.get(bucket) ?? 0) + by);
  for (const map of changed) {
    if (map.counted_medal !== null) add(map.counted_bucket, -1);
    if (map.medal !== null) add(map.bucket, 1);
  }
  const rows = [...sums]
    .filter(([, records]) => records !== 0)
    .map(([bucket, records]) => ({ bucket, place: toPlace(bucket), records }));
  const suffix = 'ON CONFLICT (bucket) DO UPDATE SET records = wr_buckets.records + excluded.records';
  const columns = { bucket: 'text', place: 'integer', records: 'bigint' } as const;
  await insertRows(trx, { table: 'wr_buckets', columns, rows, suffix });
}

function toLeaderChanges(map: MapState): LeaderChange[] {
  const changes: LeaderChange[] = [];
  const add = (player: string | null, bucket: string, tracked: number, by: number): void => {
    if (player === null) return;
    changes.push(
      { bucket: '', player, by, trackedBy: tracked === 1 ? by : 0 },
      { bucket, player, by, trackedBy: 0 },
    );
  };
  if (map.is_counted === 1) add(map.counted_player, map.counted_bucket, map.counted_tracked, -1);
  add(map.player, map.bucket, map.tracked, 1);
  return changes;
}
