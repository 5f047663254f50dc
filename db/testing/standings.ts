import type { CatalogCount, Medal } from '../sql/catalog-counts.js';
import type { Database } from '../connection/database.js';

interface MapRow {
  map_uid: string;
  bucket: string;
  tracked: number;
  wr_event_id: number | null;
  wr_ms: number | null;
  wr_player: string | null;
  wr_account_id: string | null;
  wr_holder: string | null;
  wr_recorded_at: string | null;
  author_score: number | null;
  gold_score: number | null;
  silver_score: number | null;
  bronze_score: number | null;
}

interface Leader {
  bucket: string;
  player: string;
  account_id: string | null;
  holder: string | null;
  total_wrs: number;
  tracked_wrs: number;
  latest_wr_at: string;
}

/** The rollups of maps and the leaderboards, sorted. */
export interface Standings {
  counts: Record<string, number>;
  buckets: Record<string, number>;
  leaders: Leader[];
  players: string[];
}

/** Returns the stored rollups without counts of 0, which may or may not exist. */
export async function readStandings({ read }: Database): Promise<Standings> {
  const counts = await read<{ name: string; value: number }>('catalog_counts');
  const buckets = await read<{ bucket: string; records: number }>('wr_buckets');
  const leaders = await read<Leader>('wr_leaders');
  const players = (await read('wr_players').pluck('player')) as string[];
  return {
    counts: sorted(counts.map(({ name, value }) => [name, value])),
    buckets: sorted(buckets.map(({ bucket, records }) => [bucket, records])),
    leaders: leaders.sort(byKey),
    players: players.sort(),
  };
}

/** Returns a recount from the maps and their records. */
export async function recountStandings({ read }: Database): Promise<Standings> {
  const maps = await read<MapRow>('maps');
  const records = await read<{ player: string | null; is_baseline: number }>('world_records');
  const counts = new Map<CatalogCount, number>();
  const buckets = new Map<string, number>();
  const leaders = new Map<string, Leader & { map_uid: string }>();
  for (const map of maps) {
    add(counts, 'maps');
    if (map.tracked === 1) add(counts, 'tracked');
    if (map.wr_event_id === null) continue;
    if (map.tracked === 1) add(counts, 'tracked records');
    add(counts, `medal ${medalOf(map)}`);
    add(buckets, map.bucket);
    if (map.wr_player === null) continue;
    add(counts, 'held');
    for (const bucket of ['', map.bucket]) addTo(leaders, bucket, map);
    if (map.tracked === 0) continue;
    add(counts, 'tracked held');
    const overall = leaders.get(` ${map.wr_player}`);
    if (overall) overall.tracked_wrs += 1;
  }
  const players = [...new Set(records.flatMap(({ player }) => (player === null ? [] : [player])))];
  counts.set('records', records.filter(({ is_baseline: isBaseline }) => isBaseline === 0).length);
  counts.set('players ever', players.length);
  const overall = [...leaders.values()].filter(({ bucket }) => bucket === '');
  counts.set('players', overall.length);
  counts.set('tracked players', overall.filter(({ tracked_wrs: tracked }) => tracked > 0).length);
  return {
    counts: sorted([...counts]),
    buckets: sorted([...buckets]),
    leaders: [...leaders.values()].map(({ map_uid: _, ...leader }) => leader).sort(byKey),
    players: players.sort(),
  };
}

function add<Name>(sums: Map<Name, number>, name: Name): void {
  sums.set(name, (sums.get(name) ?? 0) + 1);
}

function addTo(leaders: Map<string, Leader & { map_uid: string }>, bucket: string, map: MapRow): void {
  const player = map.wr_player ?? '';
  const recordedAt = map.wr_recorded_at ?? '';
  const known = leaders.get(`${bucket} ${player}`);
  const isNewest =
    !known ||
    recordedAt > known.latest_wr_at ||
    (recordedAt === known.latest_wr_at && map.map_uid < known.map_uid);
  const newest = isNewest
    ? { holder: map.wr_holder, account_id: map.wr_account_id, latest_wr_at: recordedAt, map_uid: map.map_uid }
    : known;
  const total_wrs = (known?.total_wrs ?? 0) + 1;
  const tracked_wrs = known?.tracked_wrs ?? 0;
  leaders.set(`${bucket} ${player}`, { ...newest, bucket, player, total_wrs, tracked_wrs });
}

function medalOf(map: MapRow): Medal {
  const reaches = (score: number | null): boolean => score !== null && (map.wr_ms ?? 0) <= score;
  if (reaches(map.author_score)) return 'author';
  if (reaches(map.gold_score)) return 'gold';
  if (reaches(map.silver_score)) return 'silver';
  return reaches(map.bronze_score) ? 'bronze' : 'none';
}

function sorted(entries: [string, number][]): Record<string, number> {
  return Object.fromEntries(entries.filter(([, value]) => value !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function byKey(a: Leader, b: Leader): number {
  return `${a.bucket} ${a.player}` < `${b.bucket} ${b.player}` ? -1 : 1;
}
