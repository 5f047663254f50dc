import type { Database } from '../connection/database.js';
import { STATUSES, TRACKS, type RecordBundle } from '../stores/verification/record.js';
import { createRandom } from './random.js';
import { buildEntry, storeChanges, type NamedChange } from './verification.js';

/** Stores random records, many with equal ranks and times, some without a rank. */
export async function storeRandomRecords(
  database: Database,
  { count, maps, seed }: { count: number; maps: number; seed: number },
): Promise<void> {
  const random = createRandom(seed);
  const time = (): string => new Date(Date.UTC(2026, 2, 1, 12, random.below(12))).toISOString();
  const changes: NamedChange[] = [];
  for (let index = 0; index < count; index += 1) {
    const recordId = `${random.pick(['rec', 'REC', '_rec'])}-${index}`;
    const mapUid = `map-${random.below(maps)}`;
    const rank = random.below(3) === 0 ? undefined : random.below(8);
    const entries = TRACKS.map((track) => {
      const status = random.pick(STATUSES);
      const isValidated = status !== 'not_run' && status !== 'pending';
      return buildEntry(track, status, isValidated ? time() : null);
    });
    changes.push({ recordId, mapUid, rank, at: time(), entries });
    // Makes the tracks' times differ.
    if (random.below(2) === 0) changes.push({ recordId, mapUid, at: time(), entries: entries.slice(1) });
  }
  await storeChanges(database, changes);
}

/** Compares by bytes, as the databases do. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares ranks; unknown ones last. */
export function compareRank(a: RecordBundle, b: RecordBundle, direction: 1 | -1 = 1): number {
  if (a.rank === null || b.rank === null) return Number(a.rank === null) - Number(b.rank === null);
  return direction * (a.rank - b.rank);
}
