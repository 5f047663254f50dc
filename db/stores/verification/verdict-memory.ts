/** What is remembered of runs that passed: what their map is built of, and their paths. */
import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';
import type { Finding, Result } from './job-result.js';

/** SHA-256, in hex, of what a map is built of; null for a part that the map does not have. */
export interface MapParts {
  blocks: string;
  items: string | null;
  bakedBlocks: string | null;
  freeBlocks: string | null;
}

/** What is remembered of a run; null for what its files do not let one read. */
export interface Fingerprint {
  mapParts: MapParts | null;
  /** SHA-256, in hex, of where the car was up to the finish. */
  path: string | null;
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

/** The rules by which a pass is for a person, since something else is remembered. */
export const CONFLICTS = ['known-path', 'pinned-map'] as const;

interface PinRow {
  map_uid: string;
  record_id: string | null;
  pinned_at: string;
  blocks: string;
  items: string | null;
  baked_blocks: string | null;
  free_blocks: string | null;
}

interface PathRow {
  map_uid: string;
  path: string;
  account_id: string;
  record_id: string;
  passed_at: string;
}

interface Passed {
  recordId: string;
  mapUid: string;
  at: string;
}

/** Returns the store of pinned maps. */
export function createMapPins(database: Database, now: () => Date): MapPins {
  return {
    find: (mapUid) => findPin(database.read, mapUid),
    pin: (mapUid, parts) =>
      database.write(async (trx) => {
        const row = pinRow(parts, { mapUid, recordId: null, at: now().toISOString() });
        await trx('verification_map_pins').insert(row).onConflict('map_uid').merge();
      }),
    unpin: (mapUid) =>
      database.write(
        async (trx) => (await trx('verification_map_pins').where('map_uid', mapUid).delete()) > 0,
      ),
  };
}

/**
 * Remembers the run of a pass, in the transaction that stores it, and returns the result: the pass, or `manual_review` where the
 * map is known to be built of something else, or where the same path is known of another account. Of two runs that pass at the
 * same time the keys of both tables let one be the first.
 */
export async function rememberPass(trx: Knex.Transaction, passed: Passed, result: Result): Promise<Result> {
  const { run, fingerprint } = result;
  if (result.status !== 'pass' || !run || !fingerprint) return result;
  const { mapParts, path } = fingerprint;
  const before = await findClaims(trx, passed, path);
  const findings: Finding[] = [];
  if (path !== null) {
    const owner = before.path ?? (await claimPath(trx, passed, path, run.accountId));
    if (owner.account_id !== run.accountId)
      findings.push({
        rule: 'known-path',
        detail: `record ${owner.record_id} of account ${owner.account_id} passed with the same path at ${owner.passed_at}`,
      });
  }
  const pin = before.pin ?? (mapParts === null ? null : toPin(await claimPin(trx, passed, mapParts)));
  if (pin !== null) {
    const differing = PARTS.filter((part) => pin.parts[part] !== mapParts?.[part]);
    const by = `${pin.recordId === null ? 'an operator' : `record ${pin.recordId}`} at ${pin.pinnedAt}`;
    if (differing.length > 0)
      findings.push({
        rule: 'pinned-map',
        detail: `${mapParts === null ? 'its parts cannot be read' : `${differing.join(', ')} differ`}, pinned by ${by}`,
      });
  }
  if (findings.length === 0) return result;
  // A run that does not pass claims nothing.
  if (path !== null && before.path === null) await ownPath(trx, passed, path).delete();
  if (before.pin === null) await ownPin(trx, passed).delete();
  return {
    ...result,
    status: 'pending',
    reason_code: 'manual_review',
    confidence: null,
    findings: [...(result.findings ?? []), ...findings],
  };
}

/** Forgets what records have claimed whose runs do not pass after all. */
export async function forgetClaims(trx: Knex.Transaction, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return;
  await trx('verification_paths').whereIn('record_id', recordIds).delete();
  await trx('verification_map_pins').whereIn('record_id', recordIds).delete();
}

const PARTS = ['blocks', 'items', 'bakedBlocks', 'freeBlocks'] as const;

async function findClaims(
  trx: Knex.Transaction,
  { mapUid }: Passed,
  path: string | null,
): Promise<{ pin: MapPin | null; path: PathRow | null }> {
  const known =
    path === null ? null : await trx<PathRow>('verification_paths').where({ map_uid: mapUid, path }).first();
  return { pin: await findPin(trx, mapUid), path: known ?? null };
}

async function findPin(read: Knex, mapUid: string): Promise<MapPin | null> {
  const row = await read<PinRow>('verification_map_pins').where('map_uid', mapUid).first();
  return row ? toPin(row) : null;
}

/** Returns the path's row, which is the first one's: an update that changes nothing waits for, and returns, that of another transaction. */
async function claimPath(
  trx: Knex.Transaction,
  { recordId, mapUid, at }: Passed,
  path: string,
  accountId: string,
): Promise<PathRow> {
  const own = { map_uid: mapUid, path, account_id: accountId, record_id: recordId, passed_at: at };
  const [row] = await trx<PathRow>('verification_paths')
    .insert(own)
    .onConflict(['map_uid', 'path'])
    .merge(['map_uid'])
    .returning('*');
  return row ?? own;
}

async function claimPin(trx: Knex.Transaction, passed: Passed, parts: MapParts): Promise<PinRow> {
  const own = pinRow(parts, passed);
  const [row] = await trx<PinRow>('verification_map_pins')
    .insert(own)
    .onConflict('map_uid')
    .merge(['map_uid'])
    .returning('*');
  return row ?? own;
}

function ownPath(trx: Knex.Transaction, { recordId, mapUid }: Passed, path: string): Knex.QueryBuilder {
  return trx('verification_paths').where({ map_uid: mapUid, path, record_id: recordId });
}

function ownPin(trx: Knex.Transaction, { recordId, mapUid }: Passed): Knex.QueryBuilder {
  return trx('verification_map_pins').where({ map_uid: mapUid, record_id: recordId });
}

function pinRow(
  { blocks, items, bakedBlocks, freeBlocks }: MapParts,
  { mapUid, recordId, at }: Omit<Passed, 'recordId'> & { recordId: string | null },
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

function toPin(row: PinRow): MapPin {
  const { record_id: recordId, pinned_at: pinnedAt, blocks, items } = row;
  const parts = { blocks, items, bakedBlocks: row.baked_blocks, freeBlocks: row.free_blocks };
  return { parts, recordId, pinnedAt };
}
