import { accountIdOf } from './display-name-rules.js';

/** Whom a record belongs to; null for what is not known. */
export interface Holder {
  accountId: string | null;
  holder: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** What contributors send for nobody, in lower case. */
const NOBODY = new Set(['', '-', 'unknown']);

/**
 * Returns who is meant by a holder and an account id as they were sent: a holder that is a UUID is an account id, never a
 * name, and some words mean nobody.
 */
export function holderOf(holder: string | undefined, accountId: string | undefined): Holder {
  const name = (holder ?? '').trim();
  const id = accountId === undefined || accountId === '' ? null : accountIdOf(accountId);
  if (UUID.test(name)) return { accountId: id ?? name.toLowerCase(), holder: null };
  return { accountId: id, holder: NOBODY.has(name.toLowerCase()) ? null : (holder ?? null) };
}
