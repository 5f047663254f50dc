import { isNobody } from './absent.js';
import { parseSentAccountId } from './account-ids.js';
import { parseIdInName } from './display-names.js';
import { visibleText } from './invisible-characters.js';

/** The holder of a record; unknown parts are null. */
export interface Holder {
  /** In its stored form. */
  accountId: string | null;
  holder: string | null;
}

/**
 * Returns the holder that a report names, without invisible characters: the account id in its stored form; no name where it counts as absent;
 * and a name that is an account id as the account. A malformed account id is ignored.
 */
export function parseHolder(accountId: string | null | undefined, holder: string | null | undefined): Holder {
  const account = parseSentAccountId(accountId ?? '');
  const shown = visibleText(holder);
  if (shown === null || isNobody(shown.normalize('NFKC'), account !== null))
    return { accountId: account, holder: null };
  const id = parseIdInName(shown);
  if (id === null) return { accountId: account, holder: shown };
  return { accountId: account ?? parseSentAccountId(id), holder: null };
}
