import type { Knex } from 'knex';
import type { Row } from '../connection/database.js';
import { readMaps } from '../writes/maps.js';
import { changeReports, deriveStored, type RecordRow } from '../writes/records.js';
import { inBatches } from './batches.js';
import type { Comparison, Difference, Recount } from './recount.js';

const MAPS_AT_ONCE = 500;
/** Bounds how long other writers wait for a part of a repair. */
const REPAIRED_AT_ONCE = 50;
const MAX_SHOWN = 20;

const COMPARED = [
  'account_id',
  'holder',
  'recorded_at',
  'is_baseline',
  'revoked',
  'after_removal',
  'authenticated',
] as const;

/** Which records there are follows from the reports; their events do not. */
export const WORLD_RECORDS: Recount = {
  name: 'world_records',
  compare: async (read) => {
    const comparison: Comparison = { rows: 0, differences: 0, shown: [] };
    for await (const { rows, differing } of compareMaps(read)) {
      comparison.rows += rows;
      comparison.differences += differing.length;
      comparison.shown.push(...differing.slice(0, MAX_SHOWN - comparison.shown.length));
    }
    return comparison;
  },
  repair: async (database) => {
    const uids = await database.snapshot(
      (read) => read('maps').orderBy('map_uid').pluck<string[]>('map_uid'),
      {
        isUnlimited: true,
      },
    );
    await inBatches(uids, REPAIRED_AT_ONCE, (part) =>
      database.write(async (trx) => changeReports(trx, await readMaps(trx, part))),
    );
  },
};

/** Returns the number of records of some maps, and those that differ, part by part. */
async function* compareMaps(read: Knex): AsyncGenerator<{ rows: number; differing: Difference[] }> {
  for (let last = ''; ;) {
    const uids = await read('maps')
      .where('map_uid', '>', last)
      .orderBy('map_uid')
      .limit(MAPS_AT_ONCE)
      .pluck<string[]>('map_uid');
    const [end] = uids.slice(-1);
    if (end === undefined) return;
    last = end;
    const { stored, derived } = await deriveStored(read, uids);
    const kept = new Map(stored.map((row) => [keyOf(row), row]));
    const recounted = new Map(derived.map((row) => [keyOf(row), row]));
    const keys = [...new Set([...kept.keys(), ...recounted.keys()])].sort();
    const differing = keys.flatMap((key) => toDifference(kept.get(key), recounted.get(key)) ?? []);
    yield { rows: keys.length, differing };
  }
}

function keyOf({ map_uid, wr_ms, player }: RecordRow): string {
  return [map_uid, wr_ms, player].join('\0');
}

function toDifference(kept: RecordRow | undefined, recounted: RecordRow | undefined): Difference | null {
  const shown = COMPARED.filter((name) => kept?.[name] !== recounted?.[name]);
  const one = kept ?? recounted;
  if (!one || shown.length === 0) return null;
  const pick = (row: RecordRow | undefined): Row | null =>
    row ? Object.fromEntries(shown.map((name) => [name, row[name]])) : null;
  const key = { map_uid: one.map_uid, wr_ms: one.wr_ms, player: one.player };
  return { key, kept: pick(kept), recounted: pick(recounted) };
}
