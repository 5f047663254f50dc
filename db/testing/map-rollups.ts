import type { Database } from '../connection/database.js';

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
interface MapRollups {
  counts: Record<string, number>;
  buckets: Record<string, number>;
  leaders: Leader[];
  players: string[];
}

/** Returns the stored rollups without counts of 0, which may or may not exist. */
export async function readMapRollups({ read }: Database): Promise<MapRollups> {
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

function sorted(entries: [string, number][]): Record<string, number> {
  return Object.fromEntries(entries.filter(([, value]) => value !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function byKey(a: Leader, b: Leader): number {
  return `${a.bucket} ${a.player}` < `${b.bucket} ${b.player}` ? -1 : 1;
}
