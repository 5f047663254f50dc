import { parseAccountId, validateDisplayName, normalizeName } from './display-names.js';
import { visibleText } from './invisible-characters.js';

/** The holder of a record; unknown parts are null. */
export interface Holder {
  /** In its stored form. */
  accountId: string | null;
  holder: string | null;
}

/**
 * Returns the holder that a report names, without invisible characters: the account id in its stored form; no holder for "", "-"
 * and "Unknown"; and a holder that is a UUID as an account id. A malformed account id is ignored.
 */
export function parseHolder(accountId: string | null | undefined, holder: string | null | undefined): Holder {
  const account = parseAccountId(accountId ?? '');
  const shown = visibleText(holder);
  const name = normalizeName(shown ?? '');
  if (name === '' || name === '-' || name === 'unknown') return { accountId: account, holder: null };
  if (validateDisplayName(name) === 'account_id')
    return { accountId: account ?? parseAccountId(name), holder: null };
  return { accountId: account, holder: shown };
}
