import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';

/** SHA-256, in hex, of what a map is built of; null for a part that the map does not have. */
export interface MapParts {
  blocks: string;
  items: string | null;
  bakedBlocks: string | null;
  freeBlocks: string | null;
}

/** The parts that a map is known to be built of, and who said so. */
export interface MapPin {
  parts: MapParts;
  /** The record whose run was the first to pass on the map; null for an operator. */
  recordId: string | null;
  pinnedAt: string;
}

/** Which parts a map uid stands for. */
export interface MapPins {
  find: (mapUid: string) => Promise<MapPin | null>;
  /** From now on only runs on a map of these parts pass. */
  pin: (mapUid: string, parts: MapParts) => Promise<void>;
  /** The next run that passes pins the map again; false where it was not pinned. */
  unpin: (mapUid: string) => Promise<boolean>;
}

/** A row of `verification_map_pins`. */
interface PinRow {
  map_uid: string;
  record_id: string | null;
  pinned_at: string;
  blocks: string;
  items: string | null;
  baked_blocks: string | null;
  free_blocks: string | null;
}

/** Returns the store of pinned maps. */
export function createMapPins(database: Database, now: () => Date): MapPins {
  return {
    find: (mapUid) => findPin(database.read, mapUid),
    pin: (mapUid, parts) =>
      database.write(async (trx) => {
        const row = toPinRow(parts, { mapUid, recordId: null, at: now().toISOString() });
        await trx('verification_map_pins').insert(row).onConflict('map_uid').merge();
      }),
    unpin: (mapUid) =>
      database.write(
        async (trx) => (await trx('verification_map_pins').where('map_uid', mapUid).delete()) > 0,
      ),
  };
}

/** Returns the pin of a map, or null. */
export async function findPin(read: Knex, mapUid: string): Promise<MapPin | null> {
  const row = await read<PinRow>('verification_map_pins').where('map_uid', mapUid).first();
  if (!row) return null;
  const { record_id: recordId, pinned_at: pinnedAt, blocks, items } = row;
  const parts = { blocks, items, bakedBlocks: row.baked_blocks, freeBlocks: row.free_blocks };
  return { parts, recordId, pinnedAt };
}

/** Returns the row that pins parts, for the passed run of a record or, without one, for an operator. */
export function toPinRow(
  { blocks, items, bakedBlocks, freeBlocks }: MapParts,
  { mapUid, recordId, at }: { mapUid: string; recordId: string | null; at: string },
): PinRow {
  return {
    map_uid: mapUid,
    record_id: recordId,
    pinned_at: at,
    blocks,
    items,
    baked_blocks: bakedBlocks,
    free_blocks: freeBlocks,
  };
}
