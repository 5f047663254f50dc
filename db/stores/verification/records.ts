import type { Knex } from 'knex';
import type { components } from '../../../generated/verification/types.js';
import type { Database } from '../../connection/database.js';
import { readRows } from '../../bulk.js';
import { createRecordRead } from '../../hot-reads.js';
import { laterOf } from '../../rules/times.js';
import { isLargePage } from '../../sql/read-page.js';
import {
  groupRows,
  PUBLIC_COLUMNS,
  toBundle,
  TRACKS,
  type RecordBundle,
  type StoredRecord,
  type Track,
  type TrackRow,
  type TrackStatus,
} from './record.js';

type MapVerdicts = components['schemas']['MapVerdicts'];

export interface MapVerdictsQuery {
  mapUid: string;
  track: Track;
  sort: MapVerdicts['sort'];
  status: MapVerdicts['status'];
  page: number;
  limit: number;
}

/** Known records and their verdicts. */
export interface Records {
  /** Returns a record with both its tracks, or undefined when nothing is known of it. */
  find: (recordId: string) => Promise<RecordBundle | undefined>;
  /** Returns the known records among many ids, in the order of the ids, with the given tracks. */
  findMany: (recordIds: string[], tracks: readonly Track[]) => Promise<RecordBundle[]>;
  /** Returns one page of a map's records with the counts that belong to it; an unknown map has none. */
  listOfMap: (query: MapVerdictsQuery) => Promise<MapVerdicts>;
}

/** Written out, because knex leaves the rank itself out of `nulls: 'last'` on SQLite. Each is the order of an index. */
const ORDERS: Readonly<Record<MapVerdicts['sort'], string>> = {
  rank_asc: 'rank ASC NULLS LAST, record_id',
  rank_desc: 'rank DESC NULLS LAST, record_id',
  updated_desc: 'record_updated_at DESC, record_id',
  record_asc: 'record_id',
};

/** Returns the store of records. */
export function createRecords(database: Database): Records {
  const readRecord = createRecordRead<TrackRow>(database, PUBLIC_COLUMNS);
  return {
    find: async (recordId) => {
      const record = groupRows(await readRecord(recordId)).get(recordId);
      return record && toBundle(record, TRACKS);
    },
    findMany: async (recordIds, tracks) => {
      const keys = recordIds.map((record_id) => ({ record_id }));
      const table = 'verification_records';
      const rows = await readRows<TrackRow>(database.read, table, PUBLIC_COLUMNS, ['record_id'], keys);
      const found = groupRows(rows);
      return recordIds.flatMap((id) => {
        const record = found.get(id);
        return record ? toBundle(record, tracks) : [];
      });
    },
    listOfMap: (query) => {
      const { status, page, limit } = query;
      // Anybody may submit records of a map, which a status passes over as a deep page does.
      const isCostly = status !== 'all' || isLargePage({ limit, offset: (page - 1) * limit });
      return database.snapshot((trx) => listOfMap(trx, query), { isCostly });
    },
  };
}

async function listOfMap(read: Knex, query: MapVerdictsQuery): Promise<MapVerdicts> {
  const { mapUid, track, status, sort, page, limit } = query;
  const counts = { pass: 0, fail: 0, pending: 0, unavailable: 0, not_run: 0 };
  let latest: string | null = null;
  for (const { status: counted, records, updated_at } of await countByStatus(read, mapUid, track)) {
    counts[counted] = records;
    latest = laterOf(latest, updated_at);
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count);
  const filtered = status === 'all' ? total : counts[status];
  const rows = (page - 1) * limit < filtered ? await readPage(read, query) : [];
  return {
    map_uid: mapUid,
    track,
    sort,
    status,
    page,
    limit,
    total_items: total,
    filtered_items: filtered,
    page_count: Math.max(1, Math.ceil(filtered / limit)),
    latest_update: latest,
    counts,
    items: rows.map((row) => toBundle({ [track]: row } as StoredRecord, [track])),
  };
}

interface StatusCount {
  status: TrackStatus;
  records: number;
  updated_at: string;
}

async function countByStatus(read: Knex, mapUid: string, track: Track): Promise<StatusCount[]> {
  return read('verification_records')
    .where({ track, map_uid: mapUid })
    .groupBy('status')
    .select('status')
    .count<StatusCount[]>({ records: '*' })
    .max({ updated_at: 'record_updated_at' });
}

async function readPage(
  read: Knex,
  { mapUid, track, status, sort, page, limit }: MapVerdictsQuery,
): Promise<TrackRow[]> {
  const rows = read<TrackRow>('verification_records').where({ track, map_uid: mapUid });
  if (status !== 'all') rows.where({ status });
  return await rows
    .orderByRaw(ORDERS[sort])
    .limit(limit)
    .offset((page - 1) * limit);
}
