/** What is remembered of runs that passed: what their map is built of, and their paths. */
import type { Knex } from 'knex';
import type { Finding, Verdict } from './verdict.js';
import { readBlocked } from '../../writes/blocked-accounts.js';
import { findPin, toPin, toPinRow, type MapParts, type MapPin, type PinRow } from './map-pins.js';

/** What is remembered of a run; null for what its files do not let one read. */
export interface Fingerprint {
  mapParts: MapParts | null;
  /** SHA-256, in hex, of where the car was up to the finish. */
  path: string | null;
}

/** The rules by which a pass is for a person, since something else is remembered. */
export const CONFLICTS = ['known-path', 'pinned-map'] as const;

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
  /** Whether the pass is the record's entry: another one claims nothing, since no verdict on the record would free it. */
  isEntry: boolean;
}

/**
 * Compares the run of a pass with what is remembered, remembers it in the transaction that stores it, and returns the verdict: the pass,
 * or `manual_review` where the map is known to be built of something else, or where the same path is known of another account. Of a blocked
 * account nothing is remembered, and the verdict has nobody's run. Of two runs that pass at the same time the keys of both tables let one
 * be the first.
 */
export async function rememberPass(trx: Knex.Transaction, passed: Passed, sent: Verdict): Promise<Verdict> {
  const blocked = await readBlocked(trx, sent.run ? [{ accountId: sent.run.accountId }] : []);
  const isBlocked = blocked.has(sent.run?.accountId);
  const verdict = await comparePass(trx, { ...passed, isEntry: passed.isEntry && !isBlocked }, sent);
  return isBlocked ? { ...verdict, run: null } : verdict;
}

async function comparePass(trx: Knex.Transaction, passed: Passed, verdict: Verdict): Promise<Verdict> {
  const { run, fingerprint } = verdict;
  if (verdict.status !== 'pass' || !run || !fingerprint) return verdict;
  const { mapParts, path } = fingerprint;
  const before = await findClaims(trx, passed, path);
  const findings: Finding[] = [];
  const canClaimPath = passed.isEntry && path !== null;
  const owner = before.path ?? (canClaimPath ? await claimPath(trx, passed, path, run.accountId) : null);
  if (owner !== null && owner.account_id !== run.accountId)
    findings.push({
      rule: 'known-path',
      detail: `record ${owner.record_id} of account ${owner.account_id} passed with the same path at ${owner.passed_at}`,
    });
  const canPin = passed.isEntry && mapParts !== null;
  const pin = before.pin ?? (canPin ? toPin(await claimPin(trx, passed, mapParts)) : null);
  if (pin !== null) {
    const differing = PARTS.filter((part) => pin.parts[part] !== mapParts?.[part]);
    const by = `${pin.recordId === null ? 'an operator' : `record ${pin.recordId}`} at ${pin.pinnedAt}`;
    if (differing.length > 0)
      findings.push({
        rule: 'pinned-map',
        detail: `${mapParts === null ? 'its parts cannot be read' : `${differing.join(', ')} differ`}, pinned by ${by}`,
      });
  }
  if (findings.length === 0) return verdict;
  // A run that does not pass claims nothing.
  if (canClaimPath && before.path === null)
    await trx('verification_paths')
      .where({ map_uid: passed.mapUid, path, record_id: passed.recordId })
      .delete();
  if (canPin && before.pin === null)
    await trx('verification_map_pins').where({ map_uid: passed.mapUid, record_id: passed.recordId }).delete();
  return {
    ...verdict,
    status: 'pending',
    reason_code: 'manual_review',
    confidence: null,
    findings: [...(verdict.findings ?? []), ...findings],
  };
}

/** Forgets what records have claimed whose runs do not pass after all. */
export async function forgetClaims(trx: Knex.Transaction, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return;
  await trx('verification_paths').whereIn('record_id', recordIds).delete();
  await trx('verification_map_pins').whereIn('record_id', recordIds).delete();
}

/** Forgets what records have claimed for others than the account and the map of their entry, as stored, where these are known. */
export async function forgetOtherClaims(trx: Knex.Transaction, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return;
  const entryOf = (table: string): Knex.QueryBuilder =>
    trx('verification_records as r').whereRaw(`r.record_id = ${table}.record_id`).select('r.record_id');
  const ofOthers =
    '(r.map_uid <> verification_paths.map_uid OR r.run_account_id <> verification_paths.account_id)';
  await trx('verification_paths')
    .whereIn('record_id', recordIds)
    .whereExists(entryOf('verification_paths').whereRaw(ofOthers))
    .delete();
  await trx('verification_map_pins')
    .whereIn('record_id', recordIds)
    .whereExists(entryOf('verification_map_pins').whereRaw('r.map_uid <> verification_map_pins.map_uid'))
    .delete();
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
  const own = toPinRow(parts, passed);
  const [row] = await trx<PinRow>('verification_map_pins')
    .insert(own)
    .onConflict('map_uid')
    .merge(['map_uid'])
    .returning('*');
  return row ?? own;
}
