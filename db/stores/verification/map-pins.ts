/** What is remembered of runs that passed: what their map is built of, and their paths. */
import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';
import type { BlockedAccounts } from '../../writes/blocked-accounts.js';
import type { Finding, Verdict } from './verdict.js';

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

/** Which parts a map uid is of. */
export interface MapPins {
  find: (mapUid: string) => Promise<MapPin | null>;
  /** From now on only runs on a map of these parts pass. */
  pin: (mapUid: string, parts: MapParts) => Promise<void>;
  /** The next run that passes pins the map again; false where it was not pinned. */
  unpin: (mapUid: string) => Promise<boolean>;
}

/** Returns the store of pinned maps. */
export function createMapPins(database: Database, now: () => Date): MapPins {
  return {
    find: (mapUid) => findPin(database.read, mapUid),
    pin: (mapUid, parts) =>
      database.write(async (trx) => {
        const row = toPinRow(mapUid, { parts, recordId: null, pinnedAt: now().toISOString() });
        await trx('verification_map_pins').insert(row).onConflict('map_uid').merge();
      }),
    unpin: (mapUid) =>
      database.write(
        async (trx) => (await trx('verification_map_pins').where('map_uid', mapUid).delete()) > 0,
      ),
  };
}

async function findPin(read: Knex, mapUid: string): Promise<MapPin | null> {
  const row = (await read('verification_map_pins').where('map_uid', mapUid).first()) as
    | (Record<'pinned_at' | 'blocks', string> &
        Record<'record_id' | 'items' | 'baked_blocks' | 'free_blocks', string | null>)
    | undefined;
  if (!row) return null;
  const { record_id: recordId, pinned_at: pinnedAt, blocks, items } = row;
  return {
    parts: { blocks, items, bakedBlocks: row.baked_blocks, freeBlocks: row.free_blocks },
    recordId,
    pinnedAt,
  };
}

function toPinRow(mapUid: string, { parts, recordId, pinnedAt }: MapPin): Record<string, string | null> {
  const { blocks, items, bakedBlocks, freeBlocks } = parts;
  const row = { map_uid: mapUid, record_id: recordId, pinned_at: pinnedAt, blocks, items };
  return { ...row, baked_blocks: bakedBlocks, free_blocks: freeBlocks };
}

interface Passed {
  recordId: string;
  mapUid: string;
  at: string;
  /** Whether the pass is the record's entry: another one claims nothing, because no verdict on the record would free it. */
  isEntry: boolean;
}

/**
 * Compares the run of a pass with what is remembered, remembers it in the transaction that stores it, and returns the verdict: the pass,
 * or `manual_review` where the map is known to be built of something else, or where the same path is known of another account. Of a blocked
 * account nothing is remembered, and the verdict has nobody's run.
 */
export async function rememberPass(
  trx: Knex.Transaction,
  { recordId, mapUid, at, isEntry }: Passed,
  verdict: Verdict,
  blocked: BlockedAccounts,
): Promise<Verdict> {
  const { run, fingerprint, findings = [] } = verdict;
  if (!run) return verdict;
  const isBlocked = blocked.has(run.accountId);
  const result = isBlocked ? { ...verdict, run: null } : verdict;
  if (verdict.status !== 'pass' || !fingerprint) return result;
  const { mapParts: parts, path } = fingerprint;
  const own = { map_uid: mapUid, path };
  const owner =
    path === null ? undefined : await trx('verification_paths').where(own).first<PathOwner | undefined>();
  const pin = await findPin(trx, mapUid);
  const conflicts = [
    ...(owner && owner.account_id !== run.accountId ? [describePath(owner)] : []),
    ...(pin ? comparePin(pin, parts) : []),
  ];
  if (conflicts.length > 0)
    return {
      ...result,
      status: 'pending',
      reason_code: 'manual_review',
      confidence: null,
      findings: [...findings, ...conflicts],
    };
  if (!isEntry || isBlocked) return result;
  if (path !== null && !owner)
    await trx('verification_paths').insert({
      ...own,
      account_id: run.accountId,
      record_id: recordId,
      passed_at: at,
    });
  if (parts !== null && pin === null)
    await trx('verification_map_pins').insert(toPinRow(mapUid, { parts, recordId, pinnedAt: at }));
  return result;
}

/** The rules by which a pass is for a person, because something else is remembered. */
export const CONFLICTS = ['known-path', 'pinned-map'] as const;

type PathOwner = Record<'account_id' | 'record_id' | 'passed_at', string>;

function describePath({ record_id, account_id, passed_at }: PathOwner): Finding {
  const detail = `record ${record_id} of account ${account_id} passed with the same path at ${passed_at}`;
  return { rule: 'known-path', detail };
}

function comparePin({ parts, recordId, pinnedAt }: MapPin, found: MapParts | null): Finding[] {
  const names = ['blocks', 'items', 'bakedBlocks', 'freeBlocks'] as const;
  const differing = names.filter((name) => parts[name] !== found?.[name]);
  if (differing.length === 0) return [];
  const what = found === null ? 'its parts cannot be read' : `${differing.join(', ')} differ`;
  const by = recordId === null ? 'an operator' : `record ${recordId}`;
  return [{ rule: 'pinned-map', detail: `${what}, pinned by ${by} at ${pinnedAt}` }];
}

/** Forgets what records have claimed whose runs do not pass after all. */
export async function forgetClaims(trx: Knex.Transaction, recordIds: readonly string[]): Promise<void> {
  for (const table of ['verification_paths', 'verification_map_pins'])
    if (recordIds.length > 0) await trx(table).whereIn('record_id', recordIds).delete();
}

/** Forgets what records have claimed for others than the account and the map of their entry, where these are known. */
export async function forgetOtherClaims(trx: Knex.Transaction, recordIds: readonly string[]): Promise<void> {
  const others = {
    verification_paths:
      'r.map_uid <> verification_paths.map_uid OR r.run_account_id <> verification_paths.account_id',
    verification_map_pins: 'r.map_uid <> verification_map_pins.map_uid',
  };
  for (const [table, isOfOther] of Object.entries(others)) {
    if (recordIds.length === 0) continue;
    const entries = trx('verification_records as r').whereRaw(
      `r.record_id = ${table}.record_id AND r.track = 'replay' AND (${isOfOther})`,
    );
    await trx(table).whereIn('record_id', recordIds).whereExists(entries).delete();
  }
}
