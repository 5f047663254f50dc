import type { components } from '../../generated/aggregator/types.js';

export type DisplayName = components['schemas']['DisplayName'];

/** The columns of a stored name that reads of the directory use. */
export interface StoredName {
  account_id: string;
  display_name: string;
  normalized_display_name: string;
  source: string;
  observed_at: string;
  updated_at: string;
}

/** The columns, of a table `r`. */
export const NAME_FIELDS: Readonly<Record<keyof StoredName, string>> = {
  account_id: 'r.account_id',
  display_name: 'r.display_name',
  normalized_display_name: 'r.normalized_display_name',
  source: 'r.source',
  observed_at: 'r.observed_at',
  updated_at: 'r.updated_at',
};

export const NAME_COLUMNS = Object.keys(NAME_FIELDS) as (keyof StoredName)[];

/** Returns a stored name as responses show it, with its age at `now`. Without a maximum age no name is stale. */
export function toDisplayName(
  row: StoredName,
  now: number,
  maxAgeSeconds: number | undefined,
): DisplayName & { displayName: string } {
  return {
    accountId: row.account_id,
    displayName: row.display_name,
    normalizedDisplayName: row.normalized_display_name,
    source: row.source,
    stale: maxAgeSeconds !== undefined && now - Date.parse(row.observed_at) > maxAgeSeconds * 1000,
    missing: false,
    observedAt: row.observed_at,
    updatedAt: row.updated_at,
    ageSeconds: toAgeSeconds(row.observed_at, now),
  };
}

/** Returns the row of an account without a name. */
export function missingName(accountId: string): DisplayName {
  return {
    accountId,
    displayName: null,
    normalizedDisplayName: null,
    source: null,
    stale: true,
    missing: true,
    observedAt: null,
    updatedAt: null,
    ageSeconds: null,
  };
}

/** Returns the whole seconds since a timestamp, at least 0. */
export function toAgeSeconds(observedAt: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(observedAt)) / 1000));
}

/** Orders names by observation, newest first, then by account id. */
export function compareNewest(
  a: Pick<StoredName, 'observed_at' | 'account_id'>,
  b: Pick<StoredName, 'observed_at' | 'account_id'>,
): number {
  if (a.observed_at !== b.observed_at) return a.observed_at > b.observed_at ? -1 : 1;
  return a.account_id < b.account_id ? -1 : a.account_id > b.account_id ? 1 : 0;
}
