import { accountIdOf, validateDisplayName, normalizeName } from './display-names.js';

/** Who holds a record, as far as it is known. */
export interface Holder {
  /** As it is stored. */
  accountId: string | null;
  holder: string | null;
}

/**
 * Returns whom a telling names: an account id as it is stored; no holder for "", "-" and "Unknown"; and a holder that is a
 * UUID as the account that it is. A malformed account id names nobody.
 */
export function holderOf(accountId: string | null | undefined, holder: string | null | undefined): Holder {
  const account = accountIdOf(accountId ?? '');
  const name = normalizeName(holder ?? '');
  if (name === '' || name === '-' || name === 'unknown') return { accountId: account, holder: null };
  if (validateDisplayName(name) === 'account_id')
    return { accountId: account ?? accountIdOf(name), holder: null };
  return { accountId: account, holder: holder ?? null };
}
