import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { CATALOG_COUNTS } from '../../sums/catalog-counts.js';
import { BUCKETS, LEADERS, type Leader } from '../../sums/leaders.js';
import { readMapRows, type MapRow } from './map-rows.js';
import { readListed } from '../../sql/read-listed.js';
import { isLargePage } from '../../sql/read-page.js';
import { toPaging, type Page } from './paging.js';
import { readFeed } from './record-feed.js';

type Schemas = components['schemas'];

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

/** Players by their numbers of current world records. */
export type Leaderboards = ReturnType<typeof createLeaderboards>;

/** Returns the store of leaderboards. */
export function createLeaderboards(database: Database) {
  const readLeaders = async (read: Knex, { limit, offset }: Page): Promise<Schemas['Leader'][]> =>
    nameLeaders(read, (await database.remember(LEADERS, read)).slice(offset, offset + limit));
  return {
    read: (query: LeaderboardsQuery): Promise<Schemas['Leaderboards']> => {
      const { overall, perBucketLimit, includeBuckets, includeMaps, includeMedals } = query;
      return database.snapshot(
        async (read) => {
          const { all, tracked, medals } = await database.remember(CATALOG_COUNTS, read);
          return {
            summary: { trackedMaps: tracked.maps, totalPlayers: all.players, mapsWithRecord: all.held },
            overall: await readLeaders(read, overall),
            ...(includeBuckets ? { buckets: await readBuckets(database, read, perBucketLimit) } : {}),
            ...(includeMaps ? { maps: await readNewestMaps(read) } : {}),
            ...(includeMedals ? { medals } : {}),
            paging: toPaging(all.players, overall),
          };
        },
        { isCostly: isLargePage(overall) || (includeBuckets && perBucketLimit > MANY_OF_BUCKET) },
      );
    },
    readLive: (limit: number, feedLimit: number): Promise<Schemas['LiveLeaderboard']> =>
      database.snapshot(
        async (read) => {
          const leaders = await readLeaders(read, { limit, offset: 0 });
          const feed = await readFeed(read, { limit: feedLimit, offset: 0 });
          return { leaderboard: leaders.map(({ latestWrAt: _, ...leader }) => leader), feed };
        },
        { isCostly: isLargePage({ limit: Math.max(limit, feedLimit), offset: 0 }) },
      ),
  };
}

/** Returns the maps with the newest current records, newest first. */
async function readNewestMaps(read: Knex): Promise<MapRow[]> {
  const maps = read('maps').whereNotNull('wr_event_id').orderByRaw('wr_recorded_at DESC, wr_event_id DESC');
  return readMapRows(read, await maps.limit(MAX_MAPS).pluck<string[]>('map_uid'));
}

/** Returns leaders with their accounts and present names. A player with an account is its id, and no other can be one (`toPlayerKey`). */
async function nameLeaders(read: Knex, leaders: readonly Leader[]): Promise<Schemas['Leader'][]> {
  const players = [...new Set(leaders.map(({ player }) => player))];
  const rows = await readListed<NameRow>(read, players, {
    table: 'display_names',
    id: 'account_id',
    field: 'account_id',
    fields: { account_id: 't.account_id', display_name: 't.display_name' },
  });
  const named = new Map(rows.map((row) => [row.account_id, row.display_name]));
  return leaders.map(({ player, holder, totalWrs, latestWrAt }) => ({
    accountId: player.startsWith('holder:') ? null : player,
    holder: named.get(player) ?? holder,
    totalWrs,
    latestWrAt,
  }));
}

interface NameRow {
  account_id: string;
  display_name: string;
}

async function readBuckets(
  { remember }: Database,
  read: Knex,
  limit: number,
): Promise<Schemas['BucketLeaders'][]> {
  const buckets = (await remember(BUCKETS, read)).slice(0, MAX_BUCKETS);
  const shown = buckets.map(({ leaders }) => leaders.slice(0, limit));
  const named = await nameLeaders(read, shown.flat());
  return buckets.map(({ bucket }, place) => ({
    bucket,
    leaders: named.splice(0, shown[place]?.length ?? 0).map(({ holder, totalWrs }) => ({ holder, totalWrs })),
  }));
}
