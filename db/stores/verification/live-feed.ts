import type { Knex } from 'knex';
import type { components } from '../../../generated/verification/types.js';
import { isLargePage } from '../../sql/large-page.js';
import type { Database } from '../../connection/database.js';
import { compareBytes } from '../../rules/compare-bytes.js';
import { toBundle, TRACKS, type RecordRow } from './record-row.js';

type Schemas = components['schemas'];

/** The view over all known records. */
export interface LiveFeed {
  /** Returns the feed at a moment, with at most `limit` records and `mapLimit` maps. */
  read: (at: string, limit: number, mapLimit: number) => Promise<Schemas['LiveFeed']>;
}

const ACTIVITIES = 20;
const RECORDS_PER_MAP = 10;

/** Returns the store of the live feed. Everything in it comes from stored counts and from the heads of indexes. */
export function createLiveFeed(database: Database): LiveFeed {
  return {
    read: (at, limit, mapLimit) =>
      database.snapshot(
        async (read) => {
          const activities = await readActivities(read);
          const records = await readRecords(read, limit);
          return {
            live_at: at,
            latest_activity: activities[0] ?? null,
            recent_activity: activities,
            totals: await readTotals(read),
            records: records.map((row) => toBundle(row)),
            maps_remaining: await readRemainingMaps(read, mapLimit),
          };
        },
        { isCostly: isLargePage({ limit: limit + mapLimit, offset: 0 }) },
      ),
  };
}

async function readTotals(read: Knex): Promise<Schemas['LiveFeed']['totals']> {
  const row = (await read('verification_totals').where({ id: 1 }).first()) as Record<string, number>;
  const count = (name: string): number => row[name] ?? 0;
  return {
    known_records: count('records'),
    known_maps: count('maps'),
    replay_remaining: count('replay_pending') + count('replay_not_run'),
    deep_remaining: count('deep_pending') + count('deep_not_run'),
    replay_pending: count('replay_pending'),
    deep_pending: count('deep_pending'),
  };
}

async function readActivities(read: Knex): Promise<Schemas['Activity'][]> {
  const perTrack = await Promise.all(
    TRACKS.map(async (track): Promise<Schemas['Activity'][]> => {
      const rows = await read<RecordRow>('verification_records')
        .whereNotNull(`${track}_updated_at`)
        .orderBy([{ column: `${track}_updated_at`, order: 'desc' }, { column: 'record_id' }])
        .limit(ACTIVITIES);
      return rows.map((row) => ({
        record_id: row.record_id,
        map_uid: row.map_uid,
        rank: row.rank,
        track,
        status: row[`${track}_status`],
        reason_code: row[`${track}_reason_code`],
        checked_at: row[`${track}_checked_at`],
        updated_at: row[`${track}_updated_at`] ?? '',
      }));
    }),
  );
  return perTrack
    .flat()
    .sort((a, b) => compareBytes(b.updated_at, a.updated_at) || compareBytes(a.record_id, b.record_id))
    .slice(0, ACTIVITIES);
}

async function readRecords(read: Knex, limit: number): Promise<RecordRow[]> {
  return await read<RecordRow>('verification_records')
    .orderBy([
      { column: 'unfinished', order: 'desc' },
      { column: 'updated_at', order: 'desc' },
      { column: 'record_id' },
    ])
    .limit(limit);
}

async function readRemainingMaps(read: Knex, mapLimit: number): Promise<Schemas['RemainingMap'][]> {
  const maps = (await read('verification_maps')
    // A literal, not a binding: SQLite uses a partial index only when it sees its condition.
    .whereRaw('remaining > 0')
    .orderBy([{ column: 'remaining', order: 'desc' }, { column: 'map_uid' }])
    .limit(mapLimit)) as Record<string, number | string>[];
  const records = await readUnfinished(
    read,
    maps.map((map) => String(map.map_uid)),
  );
  return maps.map((map) => {
    const count = (name: string): number => Number(map[name] ?? 0);
    return {
      map_uid: String(map.map_uid),
      total_records: count('records'),
      unresolved_records: count('unfinished'),
      replay_remaining: count('replay_pending') + count('replay_not_run'),
      replay_pending: count('replay_pending'),
      replay_unavailable: count('replay_unavailable'),
      deep_remaining: count('deep_pending') + count('deep_not_run'),
      deep_pending: count('deep_pending'),
      deep_unavailable: count('deep_unavailable'),
      updated_at: String(map.updated_at),
      records: records.filter((row) => row.map_uid === map.map_uid).map((row) => toBundle(row)),
    };
  });
}

/** Reads the first unfinished records of each map in one statement; each part of the union is the head of one map. */
async function readUnfinished(read: Knex, mapUids: string[]): Promise<RecordRow[]> {
  if (mapUids.length === 0) return [];
  const heads = mapUids.map((uid) =>
    read.select('*').from(
      read<RecordRow>('verification_records')
        .where({ map_uid: uid })
        .whereRaw('unfinished = 1')
        // Written out, because knex leaves the rank itself out of `nulls: 'last'` on SQLite.
        .orderByRaw('rank ASC NULLS LAST, record_id')
        .limit(RECORDS_PER_MAP)
        .as('head'),
    ),
  );
  return (await read.unionAll(heads)) as RecordRow[];
}
