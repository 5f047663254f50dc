import type { Knex } from 'knex';
import type { components } from '../../../generated/verification/types.js';
import { isLargePage } from '../../sql/read-page.js';
import type { Database } from '../../connection/database.js';
import { storedAccount } from '../../rules/account-ids.js';
import { VERDICTS } from '../../sums/verdicts.js';
import { readRecords, toBundle, type TrackRow } from './record.js';

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
          const { totals, maps } = await database.remember(VERDICTS, read);
          const activities = await readActivities(read);
          const ids = await (accountId === '' ? listIds(read, limit) : listIdsOf(read, accountId, limit));
          const shown = maps.slice(0, mapLimit);
          const unfinished = await listUnfinished(
            read,
            shown.map((map) => map.map_uid),
          );
          const records = await readRecords(read, [...ids, ...unfinished.map((one) => one.record_id)]);
          const bundles = (recordIds: string[]): Schemas['RecordBundle'][] =>
            recordIds.flatMap((id) => records.get(id) ?? []).map((record) => toBundle(record));
          return {
            live_at: at,
            latest_activity: activities[0] ?? null,
            recent_activity: activities,
            totals,
            records: bundles(ids),
            maps_remaining: shown.map((map) => {
              const own = unfinished.filter(({ map_uid: uid }) => uid === map.map_uid);
              return { ...map, records: bundles(own.map((one) => one.record_id)) };
            }),
          };
        },
        { isCostly: isLargePage({ limit: limit + mapLimit, offset: 0 }) },
      ),
  };
}

async function readActivities(read: Knex): Promise<Schemas['Activity'][]> {
  return read('verification_records')
    .whereNotNull('updated_at')
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'record_id' },
      { column: 'track', order: 'desc' },
    ])
    .limit(ACTIVITIES)
    .select<Schemas['Activity'][]>(
      'record_id',
      'map_uid',
      'rank',
      'track',
      'status',
      'reason_code',
      'checked_at',
      'updated_at',
    );
}

/** Unfinished records first, then the newest. */
async function listIds(read: Knex, limit: number): Promise<string[]> {
  return read('verification_records')
    .where({ track: 'replay' })
    .orderBy([
      { column: 'unfinished', order: 'desc' },
      { column: 'record_updated_at', order: 'desc' },
      { column: 'record_id' },
    ])
    .limit(limit)
    .pluck('record_id');
}

/** The records with a run of a player on any track, newest change first. */
async function listIdsOf(read: Knex, accountId: string, limit: number): Promise<string[]> {
  const ids = await read('verification_records')
    .where('run_account_id', storedAccount(accountId))
    .whereNotNull('run_account_id')
    .orderBy([{ column: 'record_updated_at', order: 'desc' }, { column: 'record_id' }])
    // Both tracks of each.
    .limit(2 * limit)
    .pluck<string[]>('record_id');
  return [...new Set(ids)].slice(0, limit);
}

/** The first unfinished records of each map, in one statement; each part of the union is the head of one map. */
async function listUnfinished(
  read: Knex,
  mapUids: string[],
): Promise<Pick<TrackRow, 'map_uid' | 'record_id'>[]> {
  if (mapUids.length === 0) return [];
  const heads = mapUids.map((uid) =>
    read.select('*').from(
      read('verification_records')
        .where({ map_uid: uid })
        // Literals, not bindings: SQLite uses a partial index only when it sees its condition.
        .whereRaw(`track = 'replay' AND unfinished = 1`)
        // Written out, because knex leaves the rank itself out of `nulls: 'last'` on SQLite.
        .orderByRaw('rank ASC NULLS LAST, record_id')
        .limit(RECORDS_PER_MAP)
        .select('map_uid', 'record_id', 'rank')
        .as('head'),
    ),
  );
  return read.unionAll(heads);
}
