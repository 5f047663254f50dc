/** What is remembered of runs that passed: what their map is built of, and their paths. */
import type { Knex } from 'knex';
import type { Finding, Verdict } from './verdict.js';
import type { BlockedAccounts } from '../../writes/blocked-accounts.js';
import { findPin, toPinRow, type MapParts } from './map-pins.js';

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
 * account nothing is remembered, and the verdict has nobody's run.
 */
export async function rememberPass(
  trx: Knex.Transaction,
  passed: Passed,
  sent: Verdict,
  blocked: BlockedAccounts,
): Promise<Verdict> {
  const isBlocked = blocked.has(sent.run?.accountId);
  const verdict = await comparePass(trx, { ...passed, isEntry: passed.isEntry && !isBlocked }, sent);
  return isBlocked ? { ...verdict, run: null } : verdict;
}

async function comparePass(trx: Knex.Transaction, passed: Passed, verdict: Verdict): Promise<Verdict> {
  const { run, fingerprint } = verdict;
  if (verdict.status !== 'pass' || !run || !fingerprint) return verdict;
  const { mapParts, path } = fingerprint;
  const { mapUid, recordId, at, isEntry } = passed;
  const findings: Finding[] = [];
  const owner =
    path === null
      ? undefined
      : await trx<PathRow>('verification_paths').where({ map_uid: mapUid, path }).first();
  if (owner && owner.account_id !== run.accountId)
    findings.push({
      rule: 'known-path',
      detail: `record ${owner.record_id} of account ${owner.account_id} passed with the same path at ${owner.passed_at}`,
    });
  const pin = await findPin(trx, mapUid);
  if (pin !== null) {
    const differing = PARTS.filter((part) => pin.parts[part] !== mapParts?.[part]);
    const by = `${pin.recordId === null ? 'an operator' : `record ${pin.recordId}`} at ${pin.pinnedAt}`;
    if (differing.length > 0)
      findings.push({
        rule: 'pinned-map',
        detail: `${mapParts === null ? 'its parts cannot be read' : `${differing.join(', ')} differ`}, pinned by ${by}`,
      });
  }
  if (findings.length === 0) {
    if (isEntry && path !== null && !owner)
      await trx('verification_paths').insert({
        map_uid: mapUid,
        path,
        account_id: run.accountId,
        record_id: recordId,
        passed_at: at,
      });
    if (isEntry && mapParts !== null && pin === null)
      await trx('verification_map_pins').insert(toPinRow(mapParts, passed));
    return verdict;
  }
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
