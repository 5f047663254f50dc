import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { noteChanges, type Sum } from '../memo.js';
import { listSpellings } from '../rules/account-ids.js';
import { normalizeName } from '../rules/display-names.js';
import type { Holder } from '../rules/holders.js';
import { toPlayerKey } from '../rules/world-records.js';

/** Accounts of which the operator wants nothing stored again. */
export interface BlockedAccounts {
  has: (accountId: string | null | undefined) => boolean;
  /** Returns what names a player, with nobody in place of a blocked one. */
  hide: <Named extends Holder>(named: Named) => Named;
}

const PREFIX = 'blocked ';
const AFTER_PREFIX = 'blocked!';

/** All blocked accounts. A transaction that stores players reads them first, so that it knows each block that was stored before it. */
export const BLOCKED: Sum<BlockedAccounts> = {
  topics: ['blocked'],
  compute: async (read) => {
    const settings = read('settings').whereBetween('key', [PREFIX, AFTER_PREFIX]);
    return createBlocked(new Set(await settings.pluck<string[]>('key')));
  },
};

function createBlocked(keys: ReadonlySet<string>): BlockedAccounts {
  const isBlocked = (player: string): boolean => keys.has(PREFIX + toDigest(player));
  // Version 1.1 has digests of ids as they were sent.
  const has: BlockedAccounts['has'] = (accountId) =>
    keys.size > 0 && Boolean(accountId) && listSpellings(accountId ?? '').some(isBlocked);
  const hasName = (holder: string | null): boolean =>
    keys.size > 0 && holder !== null && isBlocked(toPlayerKey('', normalizeName(holder)));
  return {
    has,
    hide: (one) =>
      (one.accountId === null ? hasName(one.holder) : has(one.accountId))
        ? { ...one, accountId: null, holder: null }
        : one,
  };
}

/** A digest: the block keeps nothing that says who it is. */
function toDigest(player: string): string {
  return createHash('sha256').update(player).digest('hex');
}

/** Blocks an account from now on, also where a report has only one of its names that no other account has. */
export async function blockAccount(
  trx: Knex.Transaction,
  { accountId, ownNames }: { accountId: string; ownNames: readonly string[] },
): Promise<void> {
  const value = toDigest(accountId);
  const players = [accountId, ...ownNames.map((name) => toPlayerKey('', name))];
  const rows = players.map((player) => ({ key: PREFIX + toDigest(player), value }));
  await noteChanges(trx, 'blocked');
  await trx('settings').insert(rows).onConflict('key').ignore();
}

/** Blocks an account no longer; returns whether it was blocked. */
export async function unblockAccount(trx: Knex.Transaction, accountId: string): Promise<boolean> {
  await noteChanges(trx, 'blocked');
  const settings = trx('settings').whereBetween('key', [PREFIX, AFTER_PREFIX]);
  return (await settings.whereIn('value', listSpellings(accountId).map(toDigest)).delete()) > 0;
}
