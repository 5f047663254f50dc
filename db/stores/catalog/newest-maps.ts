import type { Knex } from 'knex';
import { rowsOf } from '../../sql/raw-rows.js';
import { readMapRows, type MapRow } from './map-rows.js';

/**
 * How many records are looked at in one statement after the other, in lengths of the list. Records that were improved since are no
 * map's current one: where a few maps are improved over and over, so many are that the list is not full after 31 lengths, which take
 * 0.15 s for 500 maps. Then all maps are read once instead, 0.2 s for 100,000.
 */
const PARTS = [1, 2, 4, 8, 16];

/** Returns the maps with the newest world records, newest first. `read` is a snapshot. */
export async function readNewestMaps(read: Knex, count: number): Promise<MapRow[]> {
  return readMapRows(read, (await walkRecords(read, count)) ?? (await sortMaps(read, count)));
}

interface Walked {
  recorded_at: string;
  event_id: number;
  /** Null for a record that is not its map's current one. */
  map_uid: string | null;
}

/** Returns the uids of the maps; null where they are not found soon. */
async function walkRecords(read: Knex, count: number): Promise<string[] | null> {
  const found: string[] = [];
  let last: Walked | undefined;
  for (const part of PARTS) {
    const records = await readRecords(read, part * count, last);
    found.push(...records.flatMap(({ map_uid: uid }) => (uid === null ? [] : [uid])));
    if (found.length >= count || records.length < part * count) return found.slice(0, count);
    last = records.at(-1);
  }
  return null;
}

const NEWEST = 'recorded_at DESC, event_id DESC';

/** Returns the newest world records, or those that follow on one, of changes and baselines: each kind has an index in this order. */
async function readRecords(read: Knex, count: number, after: Walked | undefined): Promise<Walked[]> {
  // Literals: a partial index is used only for its very condition.
  const ofKind = (isBaseline: '0' | '1'): Knex.QueryBuilder => {
    const records = read('world_records').whereRaw(`is_baseline = ${isBaseline} AND revoked = 0`);
    if (after) void records.whereRaw('(recorded_at, event_id) < (?, ?)', [after.recorded_at, after.event_id]);
    return records.orderByRaw(NEWEST).limit(count).select('event_id', 'recorded_at');
  };
  const found: unknown = await read.raw(
    `SELECT k.recorded_at, k.event_id, m.map_uid
      FROM (SELECT * FROM ? AS c UNION ALL SELECT * FROM ? AS b ORDER BY ${NEWEST} LIMIT ?) AS k
      CROSS JOIN world_records AS w LEFT JOIN maps AS m ON m.map_uid = w.map_uid AND m.wr_event_id = w.event_id
      WHERE w.event_id = k.event_id ORDER BY k.recorded_at DESC, k.event_id DESC`,
    [ofKind('0'), ofKind('1'), count],
  );
  return rowsOf<Walked>(found);
}

function sortMaps(read: Knex, count: number): Promise<string[]> {
  return read('maps')
    .whereNotNull('wr_event_id')
    .orderByRaw('wr_recorded_at DESC, wr_event_id DESC')
    .limit(count)
    .pluck<string[]>('map_uid');
}
