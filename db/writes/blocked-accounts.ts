import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { normalizeName } from '../rules/display-names.js';
import type { Holder } from '../rules/holders.js';
import { ownKey } from '../rules/world-records.js';

/** The accounts of which the operator wants nothing stored again. */
export interface BlockedAccounts {
  has: (accountId: string | null | undefined) => boolean;
  /** Returns what names a player, with nobody in place of a blocked one. */
  known: <Named extends Holder>(named: Named) => Named;
}

const PREFIX = 'blocked ';
const AFTER_PREFIX = 'blocked!';

/** A digest: the block keeps nothing that says who it is. */
function digestOf(player: string): string {
  return createHash('sha256').update(player).digest('hex');
}

/** Reads the blocks, for what a transaction is going to store. */
export async function readBlocked(read: Knex): Promise<BlockedAccounts> {
  const keys = new Set(
    await read('settings').whereBetween('key', [PREFIX, AFTER_PREFIX]).pluck<string[]>('key'),
  );
  const isBlocked = (player: string): boolean => keys.has(PREFIX + digestOf(player));
  return {
    has: (accountId) => keys.size > 0 && typeof accountId === 'string' && isBlocked(accountId),
    known: (named) => {
      if (keys.size === 0) return named;
      const { accountId, holder } = named;
      const player = ownKey(accountId ?? '', holder === null ? '' : normalizeName(holder));
      return isBlocked(player) ? { ...named, accountId: null, holder: null } : named;
    },
  };
}

/** Blocks an account from now on, also where a report has only one of its names that no other account has. */
export async function blockAccount(
  trx: Knex.Transaction,
  { accountId, ownNames }: { accountId: string; ownNames: readonly string[] },
): Promise<void> {
  const value = digestOf(accountId);
  const players = [accountId, ...ownNames.map((name) => ownKey('', name))];
  const rows = players.map((player) => ({ key: PREFIX + digestOf(player), value }));
  await trx('settings').insert(rows).onConflict('key').ignore();
}

/** Blocks an account no longer; returns whether it was blocked. */
export async function unblockAccount(trx: Knex.Transaction, accountId: string): Promise<boolean> {
  const own = trx('settings').whereBetween('key', [PREFIX, AFTER_PREFIX]);
  return (await own.where({ value: digestOf(accountId) }).delete()) > 0;
}
