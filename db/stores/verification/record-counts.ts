import type { Knex } from 'knex';
import { STATUSES, TRACKS, type RecordRow } from './record-row.js';

type Counts = Record<string, number>;

const OPEN_COUNTS = TRACKS.flatMap((track) => [`${track}_pending`, `${track}_not_run`]);
const COUNTED = [
  'records',
  'unfinished',
  ...TRACKS.flatMap((track) => STATUSES.map((status) => `${track}_${status}`)),
];
const LARGEST_INSERT = 200;

/** Adds what changed to the kept counts per map and in total; reads never have to count rows. */
export async function addCounts(
  trx: Knex.Transaction,
  changes: { before: RecordRow | null; after: RecordRow }[],
): Promise<void> {
  const rows = mapDeltas(changes);
  let maps = 0;
  for (let index = 0; index < rows.length; index += LARGEST_INSERT) {
    maps += await addToMaps(trx, rows.slice(index, index + LARGEST_INSERT));
  }
  const totals = COUNTED.map((name): [string, number] => [
    name,
    rows.reduce((sum, row) => sum + Number(row[name]), 0),
  ]);
  const increments = [...totals, ['maps', maps] as const]
    .filter(([, by]) => by !== 0)
    .map(([name, by]) => [name, trx.raw('?? + ?', [name, by])]);
  if (increments.length === 0) return;
  await trx('verification_totals').where({ id: 1 }).update(Object.fromEntries(increments));
}

/** Returns one row of differences per map, sorted, so that transactions lock the maps in one order. */
function mapDeltas(
  changes: { before: RecordRow | null; after: RecordRow }[],
): Record<string, string | number>[] {
  const maps = new Map<string, { counts: Counts; updatedAt: string }>();
  const count = (row: RecordRow, by: 1 | -1): void => {
    const delta = maps.get(row.map_uid) ?? { counts: zeroes(), updatedAt: '' };
    maps.set(row.map_uid, delta);
    add(delta.counts, 'records', by);
    add(delta.counts, 'unfinished', by * row.unfinished);
    for (const track of TRACKS) add(delta.counts, `${track}_${row[`${track}_status`]}`, by);
    if (by === 1 && row.updated_at > delta.updatedAt) delta.updatedAt = row.updated_at;
  };
  for (const { before, after } of changes) {
    if (before) count(before, -1);
    count(after, 1);
  }
  return [...maps.keys()].sort().flatMap((uid) => {
    const delta = maps.get(uid);
    if (!delta) return [];
    const remaining = OPEN_COUNTS.reduce((sum, name) => sum + (delta.counts[name] ?? 0), 0);
    return [{ map_uid: uid, ...delta.counts, remaining, updated_at: delta.updatedAt }];
  });
}

function zeroes(): Counts {
  return Object.fromEntries(COUNTED.map((name) => [name, 0]));
}

function add(counts: Counts, name: string, by: number): void {
  counts[name] = (counts[name] ?? 0) + by;
}

/** Adds differences to the maps' rows; returns by how many the number of known maps has grown. */
async function addToMaps(trx: Knex.Transaction, rows: Record<string, string | number>[]): Promise<number> {
  const blank = rows.map(({ map_uid }) => ({ map_uid, updated_at: '' }));
  const created = (await trx('verification_maps')
    .insert(blank)
    .onConflict('map_uid')
    .ignore()
    .returning('map_uid')) as unknown[];
  const sums = [...COUNTED, 'remaining'].map((name) => [
    name,
    trx.raw('verification_maps.?? + excluded.??', [name, name]),
  ]);
  const newer = 'verification_maps.updated_at < excluded.updated_at';
  await trx('verification_maps')
    .insert(rows)
    .onConflict('map_uid')
    .merge({
      ...(Object.fromEntries(sums) as Record<string, Knex.Raw>),
      updated_at: trx.raw(
        `CASE WHEN ${newer} THEN excluded.updated_at ELSE verification_maps.updated_at END`,
      ),
    });
  const uids = rows.map(({ map_uid }) => String(map_uid));
  const emptied = await trx('verification_maps').whereIn('map_uid', uids).where('records', 0).delete();
  return created.length - emptied;
}
