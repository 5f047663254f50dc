import type { Knex } from 'knex';
import { STATUSES, TRACKS, type RecordRow } from './record-row.js';

type Counts = Record<string, number>;
type MapDelta = Record<string, string | number> & { map_uid: string; records: number };

const OPEN_COUNTS = TRACKS.flatMap((track) => [`${track}_pending`, `${track}_not_run`]);
const COUNTED = [
  'records',
  'unfinished',
  ...TRACKS.flatMap((track) => STATUSES.map((status) => `${track}_${status}`)),
];
const MAX_INSERT = 200;

/** Adds what changed to the counts per map and in total; reads never have to count rows. */
export async function addRecordCounts(
  trx: Knex.Transaction,
  changes: { before: RecordRow | null; after: RecordRow }[],
): Promise<void> {
  const rows = mapDeltas(changes);
  let maps = 0;
  for (let index = 0; index < rows.length; index += MAX_INSERT) {
    maps += await addToMaps(trx, rows.slice(index, index + MAX_INSERT));
  }
  await renewTimes(trx, changes);
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

/** Returns one row of differences per map. */
function mapDeltas(changes: { before: RecordRow | null; after: RecordRow }[]): MapDelta[] {
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
  return [...maps].map(([uid, { counts, updatedAt }]) => {
    const remaining = OPEN_COUNTS.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    return { ...counts, map_uid: uid, records: counts.records ?? 0, remaining, updated_at: updatedAt };
  });
}

function zeroes(): Counts {
  return Object.fromEntries(COUNTED.map((name) => [name, 0]));
}

function add(counts: Counts, name: string, by: number): void {
  counts[name] = (counts[name] ?? 0) + by;
}

/** Adds differences to the maps' rows; returns by how many the number of known maps has grown. */
async function addToMaps(trx: Knex.Transaction, rows: MapDelta[]): Promise<number> {
  const sums = [...COUNTED, 'remaining'].map((name) => [
    name,
    trx.raw('verification_maps.?? + excluded.??', [name, name]),
  ]);
  const newer = 'verification_maps.updated_at < excluded.updated_at';
  const saved = await trx<MapDelta>('verification_maps')
    .insert(rows)
    .onConflict('map_uid')
    .merge({
      ...(Object.fromEntries(sums) as Record<string, Knex.Raw>),
      updated_at: trx.raw(
        `CASE WHEN ${newer} THEN excluded.updated_at ELSE verification_maps.updated_at END`,
      ),
    })
    .returning(['map_uid', 'records']);
  const added = new Map(rows.map((row) => [row.map_uid, row.records]));
  const known = saved.filter(({ records }) => records > 0).length;
  const knownBefore = saved.filter(({ map_uid, records }) => records - (added.get(map_uid) ?? 0) > 0).length;
  const uids = rows.map(({ map_uid }) => map_uid);
  if (known < saved.length)
    await trx('verification_maps').whereIn('map_uid', uids).where('records', 0).delete();
  return known - knownBefore;
}

/** A map whose record has left it, or looks older since a result was taken back, may have lost its newest time. */
async function renewTimes(
  trx: Knex.Transaction,
  changes: { before: RecordRow | null; after: RecordRow }[],
): Promise<void> {
  const left = changes.flatMap(({ before, after }) =>
    before && (before.map_uid !== after.map_uid || before.updated_at > after.updated_at)
      ? [before.map_uid]
      : [],
  );
  if (left.length === 0) return;
  const newest = trx('verification_records as r')
    .whereRaw('r.map_uid = verification_maps.map_uid')
    .max('r.updated_at');
  await trx('verification_maps')
    .whereIn('map_uid', [...new Set(left)])
    .update({ updated_at: newest });
}
