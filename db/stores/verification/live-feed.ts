import type { Knex } from 'knex';
import type { components } from '../../../generated/verification/types.js';
import { isLargePage } from '../../sql/large-page.js';
import type { Database } from '../../connection/database.js';
import { storedAccount } from '../../rules/account-ids.js';
import { compareBytes } from '../../rules/compare-bytes.js';
import { VERDICTS, type VerdictSums } from '../../sums/verdicts.js';
import { toBundle, TRACKS, type RecordRow } from './record-row.js';

type Schemas = components['schemas'];

/** The view over all known records. */
export interface LiveFeed {
  /** Returns the feed at a moment, with at most `limit` records and `mapLimit` maps; the records of a player, unless the account is "". */
  read: (
    at: string,
    query: { limit: number; mapLimit: number; accountId: string },
  ) => Promise<Schemas['LiveFeed']>;
}

const ACTIVITIES = 20;
const RECORDS_PER_MAP = 10;

/** Returns the store of the live feed: sums, and the heads of indexes. */
export function createLiveFeed(database: Database): LiveFeed {
  return {
    read: (at, { limit, mapLimit, accountId }) =>
      database.snapshot(
        async (read) => {
          const activities = await readActivities(read);
          const sums = await database.remember(VERDICTS, read);
          const { records: known_records, maps: known_maps } = sums.totals;
          const { replay_remaining, deep_remaining, replay_pending, deep_pending } = sums.totals;
          const records = await (accountId === ''
            ? readRecords(read, limit)
            : readRunsOf(read, accountId, limit));
          return {
            live_at: at,
            latest_activity: activities[0] ?? null,
            recent_activity: activities,
            totals: {
              known_records,
              known_maps,
              replay_remaining,
              deep_remaining,
              replay_pending,
              deep_pending,
            },
            records: records.map((row) => toBundle(row)),
            maps_remaining: await withRecords(read, sums.maps.slice(0, mapLimit)),
          };
        },
        { isCostly: isLargePage({ limit: limit + mapLimit, offset: 0 }) },
      ),
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

/** Reads the records with an entry whose run is of a player, newest change first: the heads of two indexes. */
async function readRunsOf(read: Knex, accountId: string, limit: number): Promise<RecordRow[]> {
  const order = [{ column: 'updated_at', order: 'desc' }, { column: 'record_id' }];
  const heads = ['run_account_id', 'deep_run_account_id'].map((column) =>
    read
      .select('*')
      .from(
        read<RecordRow>('verification_records')
          .where(column, storedAccount(accountId))
          .whereRaw(`${column} IS NOT NULL`)
          .orderBy(order)
          .limit(limit)
          .as('head'),
      ),
  );
  return (await read.union(heads).orderBy(order).limit(limit)) as RecordRow[];
}

async function withRecords(read: Knex, maps: VerdictSums['maps']): Promise<Schemas['RemainingMap'][]> {
  const unfinished = await readUnfinished(
    read,
    maps.map((map) => map.map_uid),
  );
  return maps.map(({ records: total_records, unfinished: unresolved_records, ...map }) => {
    const records = unfinished.filter((row) => row.map_uid === map.map_uid).map((row) => toBundle(row));
    return { ...map, total_records, unresolved_records, records };
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
