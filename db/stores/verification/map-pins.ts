/** What is remembered of runs that passed: what their map is built of, and their paths. */
import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';
import type { BlockedAccounts } from '../../writes/blocked-accounts.js';
import type { Finding, MapParts, Verdict } from './verdict.js';

/** The parts that a map is known to be built of, and the record whose run was the first to pass on it; null for an operator. */
export interface MapPin extends MapParts {
  record_id: string | null;
  pinned_at: string;
}

/** Which parts a map uid is of. */
export interface MapPins {
  find: (mapUid: string) => Promise<MapPin | undefined>;
  /** From now on only runs on a map of these parts pass. */
  pin: (mapUid: string, parts: MapParts) => Promise<void>;
  /** The next run that passes pins the map again; false where it was not pinned. */
  unpin: (mapUid: string) => Promise<boolean>;
}

/** Returns the store of pinned maps. */
export function createMapPins({ read, write }: Pick<Database, 'read' | 'write'>, now: () => Date): MapPins {
  return {
    find: (mapUid) => findPin(read, mapUid),
    pin: async (mapUid, parts) => {
      const row = { ...parts, map_uid: mapUid, record_id: null, pinned_at: now().toISOString() };
      await write((trx) => trx('verification_map_pins').insert(row).onConflict('map_uid').merge());
    },
    unpin: (mapUid) =>
      write(async (trx) => (await trx('verification_map_pins').where('map_uid', mapUid).delete()) > 0),
  };
}

async function findPin(read: Knex, mapUid: string): Promise<MapPin | undefined> {
  return read('verification_map_pins').where('map_uid', mapUid).first<MapPin | undefined>();
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
  const isBlocked = blocked.has(run.account_id);
  const result = isBlocked ? { ...verdict, run: null } : verdict;
  if (verdict.status !== 'pass' || !fingerprint) return result;
  const { mapParts: parts, path } = fingerprint;
  const paths = trx('verification_paths');
  const own = { map_uid: mapUid, path };
  const owner = path === null ? undefined : await paths.clone().where(own).first<PathOwner | undefined>();
  const pin = await findPin(trx, mapUid);
  const conflicts = [
    ...(owner && owner.account_id !== run.account_id ? [describePath(owner)] : []),
    ...(pin ? comparePin(pin, parts) : []),
  ];
  if (conflicts.length > 0) {
    const review = { status: 'pending', reason_code: 'manual_review', confidence: null } as const;
    return { ...result, ...review, findings: [...findings, ...conflicts] };
  }
  if (!isEntry || isBlocked) return result;
  const claim = { map_uid: mapUid, record_id: recordId };
  if (path !== null && !owner)
    await paths.insert({ ...claim, path, account_id: run.account_id, passed_at: at });
  if (parts !== null && !pin)
    await trx('verification_map_pins').insert({ ...claim, ...parts, pinned_at: at });
  return result;
}

/** The rules by which a pass is for a person, because something else is remembered. */
export const CONFLICTS = ['known-path', 'pinned-map'] as const;

type PathOwner = Record<'account_id' | 'record_id' | 'passed_at', string>;

function describePath({ record_id, account_id, passed_at }: PathOwner): Finding {
  const detail = `record ${record_id} of account ${account_id} passed with the same path at ${passed_at}`;
  return { rule: 'known-path', detail };
}

function comparePin(pin: MapPin, found: MapParts | null): Finding[] {
  const names = ['blocks', 'items', 'baked_blocks', 'free_blocks'] as const;
  const differing = names.filter((name) => pin[name] !== found?.[name]);
  if (differing.length === 0) return [];
  const what = found === null ? 'its parts cannot be read' : `${differing.join(', ')} differ`;
  const by = pin.record_id === null ? 'an operator' : `record ${pin.record_id}`;
  return [{ rule: 'pinned-map', detail: `${what}, pinned by ${by} at ${pin.pinned_at}` }];
}

/** Forgets what records have claimed whose runs do not pass after all. */
export async function forgetClaims(trx: Knex.Transaction, recordIds: readonly string[]): Promise<void> {
  for (const table of ['verification_paths', 'verification_map_pins'])
    if (recordIds.length > 0) await trx(table).whereIn('record_id', recordIds).delete();
}
