import type { Database } from '../connection/database.js';
import { STATUSES, TRACKS, type RecordRow } from '../stores/verification/record-row.js';

type Counts = Record<string, number | string>;

/** The rollups of verification: one row per map, sorted by uid, and the totals. */
export interface RecordRollups {
  maps: Counts[];
  totals: Counts;
}

/** Returns the stored rollups. */
export function readRollups(database: Database): Promise<RecordRollups> {
  return database.snapshot(async (read) => {
    const maps = (await read('verification_maps').orderBy('map_uid')) as Counts[];
    const totals = (await read('verification_totals').where({ id: 1 }).first()) as Counts;
    return { maps: maps.map((map) => ({ ...map })), totals: { ...totals } };
  });
}

/** Returns a recount from the records. */
export async function recount(database: Database): Promise<RecordRollups> {
  const records = await database.read<RecordRow>('verification_records').orderBy('map_uid');
  const maps = [...new Set(records.map((record) => record.map_uid))].map((uid) => {
    const own = records.filter((record) => record.map_uid === uid);
    const counts = count(own);
    const remaining = TRACKS.reduce((sum, track) => sum + open(counts, track), 0);
    const updatedAt = own.map((record) => record.updated_at).reduce((a, b) => (a > b ? a : b));
    return { map_uid: uid, ...counts, remaining, updated_at: updatedAt };
  });
  return { maps, totals: { id: 1, ...count(records), maps: maps.length } };
}

function count(records: RecordRow[]): Record<string, number> {
  const isOpen = (record: RecordRow): boolean =>
    TRACKS.some((track) => ['pending', 'not_run'].includes(record[`${track}_status`]));
  const counts: Record<string, number> = {
    records: records.length,
    unfinished: records.filter(isOpen).length,
  };
  for (const track of TRACKS) {
    for (const status of STATUSES) {
      counts[`${track}_${status}`] = records.filter((record) => record[`${track}_status`] === status).length;
    }
  }
  return counts;
}

function open(counts: Record<string, number>, track: string): number {
  return (counts[`${track}_pending`] ?? 0) + (counts[`${track}_not_run`] ?? 0);
}
