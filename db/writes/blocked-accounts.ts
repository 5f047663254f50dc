import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { noteChanges } from '../memo.js';
import { normalizeName } from '../rules/display-names.js';
import type { Holder } from '../rules/holders.js';
import { toPlayerKey } from '../rules/world-records.js';
import { rowsByKey } from '../sql/json-rows.js';
import { rowsOf } from '../sql/raw-rows.js';

/** Which of some players are accounts of which the operator wants nothing stored again. */
interface BlockedAccounts {
  has: (accountId: string | null | undefined) => boolean;
  /** Returns what names a player, with nobody in place of a blocked one. */
  hide: <Named extends Holder>(named: Named) => Named;
}

/** What names a player, by account or by name. */
interface NamedPlayer {
  accountId?: string | null | undefined;
  holder?: string | null | undefined;
}

const PREFIX = 'blocked ';
const AFTER_PREFIX = 'blocked!';

/** A digest: the block keeps nothing that says who it is. */
function toDigest(player: string): string {
  return createHash('sha256').update(player).digest('hex');
}

function toPlayer({ accountId, holder }: NamedPlayer): string {
  return toPlayerKey(accountId ?? '', normalizeName(holder ?? ''));
}

/**
 * Returns which players are blocked of those that a transaction is going to store. While no account is blocked at all, this costs one
 * look at the primary key.
 */
export async function readBlocked(read: Knex, named: readonly NamedPlayer[]): Promise<BlockedAccounts> {
  const first = read('settings').whereBetween('key', [PREFIX, AFTER_PREFIX]).first('key');
  if (named.length === 0 || !(await first)) return { has: () => false, hide: (one) => one };
  const players = [...new Set(named.map(toPlayer))];
  const keys = players.map((player) => PREFIX + toDigest(player));
  const settings = rowsByKey(read, { table: 'settings', alias: 's', key: 'key' }, keys);
  const found = rowsOf<{ key: string }>(await read.raw('SELECT s.key AS "key" FROM ?', [settings]));
  const blockedKeys = new Set(found.map(({ key }) => key));
  const blocked = new Set(players.filter((_, index) => blockedKeys.has(keys[index] ?? '')));
  return {
    has: (accountId) => typeof accountId === 'string' && blocked.has(accountId),
    hide: (one) => (blocked.has(toPlayer(one)) ? { ...one, accountId: null, holder: null } : one),
  };
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
  const own = trx('settings').whereBetween('key', [PREFIX, AFTER_PREFIX]);
  return (await own.where({ value: toDigest(accountId) }).delete()) > 0;
}
