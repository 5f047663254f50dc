import { compareBytes } from './compare-bytes.js';
import { parseSentAccountId } from './account-ids.js';
import { validateDisplayName } from './display-names.js';

/** An observation of an account's name at a given time. */
export interface NameObservation {
  accountId: string;
  displayName: string;
  /** UTC with milliseconds and `Z`. */
  observedAt: string;
  /** Who observed it; by default the contribution's own source. */
  source?: string | undefined;
}

/** The numbers of observations by result. */
export interface NameCounts {
  inserted: number;
  updated: number;
  unchanged: number;
  outdated: number;
}

/** An observation as stored. */
export interface ObservedName {
  account_id: string;
  observed_at: string;
  display_name: string;
  source: string;
  project_key: string;
}

/** A name that an account was seen with, and the source of its last observation. */
export interface HistoryRow {
  account_id: string;
  display_name: string;
  first_observed_at: string;
  last_observed_at: string;
  source: string;
  project_key: string;
}

/** The rows that observations change. */
export interface NamePlan {
  counts: NameCounts;
  names: ObservedName[];
  history: HistoryRow[];
  /** When new and changed names were observed. */
  newAt: string[];
}

/** Returns the observations with a valid name and account id. For senders that do not validate themselves. */
export function filterValid(observations: readonly NameObservation[]): NameObservation[] {
  return observations.flatMap((one) => {
    const accountId = parseSentAccountId(one.accountId);
    const isValid = accountId !== null && validateDisplayName(one.displayName) === null;
    return isValid ? [{ ...one, accountId }] : [];
  });
}

/** Returns the changes that observations make to the stored names of their accounts and to the stored history of these names. */
export function planNames(
  observed: readonly ObservedName[],
  stored: readonly ObservedName[],
  former: readonly HistoryRow[],
): NamePlan {
  const counts: NameCounts = { inserted: 0, updated: 0, unchanged: 0, outdated: 0 };
  const current = new Map(stored.map((row) => [row.account_id, row]));
  const known = new Map(former.map((row) => [toKey(row), row]));
  const names = new Map<string, ObservedName>();
  const history = new Map<string, HistoryRow>();
  const newAt: string[] = [];
  for (const one of observed) {
    const before = current.get(one.account_id);
    const order = before ? compare(one, before) : 1;
    const outcome = classify(one, before, order);
    counts[outcome] += 1;
    if (outcome === 'inserted' || outcome === 'updated') newAt.push(one.observed_at);
    if (order > 0) {
      current.set(one.account_id, one);
      names.set(one.account_id, one);
    }
    const key = toKey(one);
    const row = history.get(key) ?? known.get(key);
    const merged = row ? addToHistory(row, one) : toHistoryRow(one);
    if (merged !== row) history.set(key, merged);
  }
  return { counts, names: [...names.values()], history: [...history.values()], newAt };
}

function toKey({ account_id, display_name }: Pick<ObservedName, 'account_id' | 'display_name'>): string {
  return `${account_id} ${display_name}`;
}

function classify(one: ObservedName, before: ObservedName | undefined, order: number): keyof NameCounts {
  if (!before) return 'inserted';
  const isSameName = one.display_name === before.display_name;
  if (order > 0) return isSameName ? 'unchanged' : 'updated';
  return isSameName && one.observed_at === before.observed_at ? 'unchanged' : 'outdated';
}

/** A total order, the newest name being the greatest, so that the result does not depend on the order of arrival. */
function compare(a: ObservedName, b: ObservedName): number {
  return (
    compareBytes(a.observed_at, b.observed_at) ||
    compareBytes(a.display_name, b.display_name) ||
    compareBytes(a.source, b.source) ||
    compareBytes(a.project_key, b.project_key)
  );
}

/** Returns the same row if the observation adds nothing to it. */
function addToHistory(row: HistoryRow, one: ObservedName): HistoryRow {
  const isLast = compare(one, { ...row, observed_at: row.last_observed_at }) > 0;
  const first = one.observed_at < row.first_observed_at ? one.observed_at : row.first_observed_at;
  if (!isLast && first === row.first_observed_at) return row;
  return { ...(isLast ? toHistoryRow(one) : row), first_observed_at: first };
}

function toHistoryRow({
  account_id,
  display_name,
  source,
  project_key,
  observed_at: at,
}: ObservedName): HistoryRow {
  return { account_id, display_name, first_observed_at: at, last_observed_at: at, source, project_key };
}
