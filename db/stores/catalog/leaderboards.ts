import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { rowsOf } from '../../sql/raw-rows.js';
import { kindOf } from '../../connection/kind-of.js';
import { readCatalogCounts, type CatalogCounts } from '../../rollups/catalog-counts.js';
import { readNewestMaps } from './newest-maps.js';
import { isLargePage } from '../../sql/large-page.js';
import { toPaging, type Page } from './paging.js';
import { readFeed } from './record-feed.js';

type Schemas = components['schemas'];
type Leader = Schemas['Leader'];

/** Bounds the response; the map inventory lists all. */
const MAX_MAPS = 500;
const MAX_BUCKETS = 1000;
/** A read of more leaders of each bucket is costly: there may be a thousand buckets. */
const MANY_OF_BUCKET = 50;

export interface LeaderboardsQuery {
  overall: Page;
  perBucketLimit: number;
  includeMaps: boolean;
  includeBuckets: boolean;
  includeMedals: boolean;
}

/** Players by their numbers of current world records, read from rollups. */
export interface Leaderboards {
  read: (query: LeaderboardsQuery) => Promise<Schemas['Leaderboards']>;
  readLive: (limit: number, feedLimit: number) => Promise<Schemas['LiveLeaderboard']>;
}

/** Returns the store of leaderboards. */
export function createLeaderboards(database: Database): Leaderboards {
  return {
    read: (query) => database.snapshot((read) => readAll(read, query), { isCostly: isLarge(query) }),
    readLive: (limit, feedLimit) =>
      database.snapshot(
        async (read) => {
          const leaders = await readOverall(read, { limit, offset: 0 });
          const feed = await readFeed(read, { limit: feedLimit, offset: 0 });
          return { leaderboard: leaders.map(({ latestWrAt: _, ...leader }) => leader), feed };
        },
        { isCostly: isLargePage({ limit: Math.max(limit, feedLimit), offset: 0 }) },
      ),
  };
}

/** Whether a read is costly. What it reads of buckets is their number times the leaders of each. */
function isLarge({ overall, perBucketLimit, includeBuckets }: LeaderboardsQuery): boolean {
  return isLargePage(overall) || (includeBuckets && perBucketLimit > MANY_OF_BUCKET);
}

async function readAll(read: Knex, query: LeaderboardsQuery): Promise<Schemas['Leaderboards']> {
  const { overall, perBucketLimit, includeBuckets, includeMaps, includeMedals } = query;
  const count = await readCatalogCounts(read);
  const totalPlayers = count('players');
  return {
    summary: { trackedMaps: count('tracked'), totalPlayers, mapsWithRecord: count('held') },
    overall: overall.offset < totalPlayers ? await readOverall(read, overall) : [],
    ...(includeBuckets ? { buckets: await readBuckets(read, perBucketLimit) } : {}),
    ...(includeMaps ? { maps: await readNewestMaps(read, MAX_MAPS) } : {}),
    ...(includeMedals ? { medals: medalsOf(count) } : {}),
    paging: toPaging(totalPlayers, overall),
  };
}

const BEST = 'total_wrs DESC, latest_wr_at DESC, player';
const BEST_OF = 'l.total_wrs DESC, l.latest_wr_at DESC, l.player';
const NAME = 'COALESCE(n.display_name, l.holder)';

async function readOverall(read: Knex, { limit, offset }: Page): Promise<Leader[]> {
  // Rows of skipped players are not read.
  const page = read('wr_leaders').where({ bucket: '' }).orderByRaw(BEST).limit(limit).offset(offset);
  return read
    .from(read.raw('? AS k CROSS JOIN wr_leaders AS l', [page.select('player')]))
    .whereRaw(`l.bucket = '' AND l.player = k.player`)
    .leftJoin('display_names as n', 'n.account_id', 'l.account_id')
    .orderByRaw(BEST_OF)
    .select<Leader[]>(
      'l.account_id as accountId',
      read.raw(`${NAME} AS holder`),
      'l.total_wrs as totalWrs',
      'l.latest_wr_at as latestWrAt',
    );
}

/**
 * One statement for all buckets; it reads no more leaders of each than it shows, and of each only an entry of their index: a player with an
 * account is its id, and no other can be one (`toPlayerKey`). The row of a leader is read where the directory has no name. A subquery for each
 * name, because PostgreSQL would rather read the whole directory for each bucket.
 */
async function readBuckets(read: Knex, limit: number): Promise<Schemas['BucketLeaders'][]> {
  const known = 'SELECT n.display_name FROM display_names n WHERE n.account_id = l.player';
  const sent = 'SELECT s.holder FROM wr_leaders s WHERE s.bucket = b.bucket AND s.player = l.player';
  const best = `SELECT COALESCE((${known}), (${sent})) AS holder, l.total_wrs, l.latest_wr_at, l.player FROM wr_leaders l
    WHERE l.bucket = b.bucket ORDER BY ${BEST_OF} LIMIT ?`;
  const isPostgres = kindOf(read) === 'postgres';
  const leader = `${isPostgres ? 'json_build_array' : 'json_array'}(t.holder, t.total_wrs)`;
  // SQLite takes rows in the order of the subquery, whose LIMIT keeps it apart; an ORDER BY here would sort them once more, which makes
  // the statement up to an eighth slower.
  const leaders = isPostgres ? `json_agg(${leader} ORDER BY ${BEST})` : `json_group_array(${leader})`;
  const found: unknown = await read.raw(
    `SELECT b.bucket, (SELECT ${leaders} FROM (${best}) AS t) AS leaders FROM wr_buckets b WHERE b.records > 0
      ORDER BY b.place DESC, b.bucket LIMIT ?`,
    [limit, MAX_BUCKETS],
  );
  const rows = rowsOf<{ bucket: string; leaders: string | StoredLeader[] | null }>(found);
  return rows.map(({ bucket, leaders: list }) => ({
    bucket,
    leaders: (typeof list === 'string' ? (JSON.parse(list) as StoredLeader[]) : (list ?? [])).map(
      ([holder, totalWrs]) => ({ holder, totalWrs }),
    ),
  }));
}

type StoredLeader = [holder: string | null, totalWrs: number];

function medalsOf(count: CatalogCounts): Schemas['Medals'] {
  const countOf = (medal: keyof Schemas['Medals']): number => count(`medal ${medal}`);
  return {
    author: countOf('author'),
    gold: countOf('gold'),
    silver: countOf('silver'),
    bronze: countOf('bronze'),
    none: countOf('none'),
  };
}
