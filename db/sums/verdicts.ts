import type { Knex } from 'knex';
import type { components } from '../../generated/verification/types.js';
import type { Sum } from '../memo.js';
import { rowsOf } from '../sql/raw-rows.js';

type Schemas = components['schemas'];
type Totals = Schemas['LiveFeed']['totals'];
type RemainingMap = Omit<Schemas['RemainingMap'], 'records'>;

/** Sums of all records, and of the maps with most open tracks, most first. */
interface VerdictSums {
  totals: Totals;
  maps: RemainingMap[];
}

interface Count {
  map_uid: string;
  track: 'replay' | 'deep';
  status: string;
  records: number;
  unfinished: number;
  updated_at: string;
}

/** As many as the feed can show. */
const MAPS = 50;
/** As the index of open tracks has it. */
const IS_OPEN = `status IN ('pending', 'not_run')`;

export const VERDICTS: Sum<VerdictSums> = {
  topics: ['verdicts'],
  compute: async (read) => {
    const [known] = await query<{ records: number; maps: number }>(
      read,
      `SELECT count(*) AS records, count(DISTINCT map_uid) AS maps FROM verification_records WHERE track = 'replay'`,
    );
    const open = await query<Count>(
      read,
      `SELECT track, status, count(*) AS records FROM verification_records WHERE ${IS_OPEN} GROUP BY track, status`,
    );
    const uids = await query<{ map_uid: string }>(
      read,
      `SELECT map_uid FROM verification_records WHERE ${IS_OPEN} GROUP BY map_uid
        ORDER BY count(*) DESC, map_uid LIMIT ${MAPS}`,
    );
    const counts = await countOfMaps(
      read,
      uids.map(({ map_uid: uid }) => uid),
    );
    const { replay_remaining, deep_remaining, replay_pending, deep_pending } = sumUp(open);
    return {
      totals: {
        known_records: known?.records ?? 0,
        known_maps: known?.maps ?? 0,
        replay_remaining,
        deep_remaining,
        replay_pending,
        deep_pending,
      },
      maps: uids.map(({ map_uid }) => {
        const own = counts.filter((count) => count.map_uid === map_uid);
        const replays = own.filter(({ track }) => track === 'replay');
        return {
          map_uid,
          total_records: sum(replays.map(({ records }) => records)),
          unresolved_records: sum(replays.map(({ unfinished }) => unfinished)),
          ...sumUp(own),
          updated_at: replays.map(({ updated_at: at }) => at).reduce((a, b) => (a > b ? a : b)),
        };
      }),
    };
  },
};

async function countOfMaps(read: Knex, uids: readonly string[]): Promise<Count[]> {
  if (uids.length === 0) return [];
  return query(
    read,
    `SELECT map_uid, track, status, count(*) AS records, sum(unfinished) AS unfinished, max(record_updated_at) AS updated_at
      FROM verification_records WHERE track IN ('replay', 'deep') AND map_uid IN (${uids.map(() => '?').join(', ')})
      GROUP BY map_uid, track, status`,
    uids,
  );
}

function sumUp(counts: readonly Count[]) {
  const count = (track: string, ...statuses: string[]): number =>
    sum(
      counts
        .filter((one) => one.track === track && statuses.includes(one.status))
        .map(({ records }) => records),
    );
  return {
    replay_remaining: count('replay', 'pending', 'not_run'),
    replay_pending: count('replay', 'pending'),
    replay_unavailable: count('replay', 'unavailable'),
    deep_remaining: count('deep', 'pending', 'not_run'),
    deep_pending: count('deep', 'pending'),
    deep_unavailable: count('deep', 'unavailable'),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

async function query<Row>(read: Knex, sql: string, values: readonly string[] = []): Promise<Row[]> {
  return rowsOf<Row>(await read.raw(sql, values));
}
