import { compareBytes } from './compare-bytes.js';
import { parseSentAccountId } from './account-ids.js';
import { validateDisplayName, countCharacters, normalizeName } from './display-names.js';
import { hourKey } from './times.js';

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

/** The stored name of an account. */
export interface NameRow {
  account_id: string;
  display_name: string;
  normalized_display_name: string;
  name_length: number;
  source: string;
  project_key: string;
  observed_at: string;
  updated_at: string;
}

/** The columns of a stored name that a write depends on. */
export type StoredNameRow = Pick<
  NameRow,
  'account_id' | 'display_name' | 'source' | 'project_key' | 'observed_at'
>;

export interface HistoryRow {
  account_id: string;
  display_name: string;
  first_observed_at: string;
  last_observed_at: string;
  source: string;
  project_key: string;
}

/** The rows to write, sorted by account, so that neighbours are written together. */
export interface NamePlan {
  counts: NameCounts;
  inserts: NameRow[];
  /** Changed rows; `from` is the observation time of the replaced name. */
  updates: (NameRow & { from: string })[];
  history: HistoryRow[];
  /** Numbers of new and changed names by the hour of their observation. */
  changesByHour: Map<string, number>;
}

interface Contribution {
  projectKey: string;
  source: string;
  receivedAt: string;
  observations: readonly NameObservation[];
}

/** Returns the observations with a valid name and account id. For senders that do not validate themselves. */
export function filterValid(observations: readonly NameObservation[]): NameObservation[] {
  return observations.flatMap((one) => {
    const accountId = parseSentAccountId(one.accountId);
    const isValid = accountId !== null && validateDisplayName(one.displayName) === null;
    return isValid ? [{ ...one, accountId }] : [];
  });
}

/** Returns the changes that observations make to the stored names of their accounts. */
export function planNames(known: ReadonlyMap<string, StoredNameRow>, contribution: Contribution): NamePlan {
  const counts: NameCounts = { inserted: 0, updated: 0, unchanged: 0, outdated: 0 };
  const current = new Map<string, StoredNameRow>();
  const history = new Map<string, HistoryRow>();
  const changesByHour = new Map<string, number>();
  for (const observation of contribution.observations) {
    const { accountId, observedAt } = observation;
    const reported = toKnownName(observation, contribution);
    const before = current.get(accountId) ?? known.get(accountId);
    const order = before ? compare(reported, before) : 1;
    const outcome = classify(reported, before, order);
    counts[outcome] += 1;
    if (outcome === 'inserted' || outcome === 'updated') {
      const hour = hourKey(observedAt);
      changesByHour.set(hour, (changesByHour.get(hour) ?? 0) + 1);
    }
    if (order === 0) continue;
    if (order > 0) current.set(accountId, reported);
    addHistory(history, reported);
  }
  const rows = [...history.values()].sort(compareAccounts);
  return { counts, history: rows, changesByHour, ...split(rows, current, known, contribution) };
}

function toKnownName(observation: NameObservation, { source, projectKey }: Contribution): StoredNameRow {
  return {
    account_id: observation.accountId,
    display_name: observation.displayName,
    source: observation.source ?? source,
    project_key: projectKey,
    observed_at: observation.observedAt,
  };
}

function classify(
  reported: StoredNameRow,
  before: StoredNameRow | undefined,
  order: number,
): keyof NameCounts {
  if (!before) return 'inserted';
  const isSameName = reported.display_name === before.display_name;
  if (order > 0) return isSameName ? 'unchanged' : 'updated';
  return isSameName && reported.observed_at === before.observed_at ? 'unchanged' : 'outdated';
}

/** A total order, newest first, so that the result does not depend on the order of arrival. */
function compare(a: StoredNameRow, b: StoredNameRow): number {
  return (
    compareBytes(a.observed_at, b.observed_at) ||
    compareBytes(a.display_name, b.display_name) ||
    compareBytes(a.source, b.source) ||
    compareBytes(a.project_key, b.project_key)
  );
}

function addHistory(history: Map<string, HistoryRow>, reported: StoredNameRow): void {
  const key = `${reported.account_id} ${reported.display_name}`;
  const { account_id, display_name, source, project_key, observed_at: at } = reported;
  const row = history.get(key);
  if (!row) {
    history.set(key, {
      account_id,
      display_name,
      first_observed_at: at,
      last_observed_at: at,
      source,
      project_key,
    });
    return;
  }
  if (at < row.first_observed_at) row.first_observed_at = at;
  if (compare(reported, { ...row, observed_at: row.last_observed_at }) > 0) {
    Object.assign(row, { last_observed_at: at, source: reported.source, project_key: reported.project_key });
  }
}

/** Every changed account has a row of history, by which both lists are sorted. */
function split(
  history: readonly HistoryRow[],
  current: ReadonlyMap<string, StoredNameRow>,
  known: ReadonlyMap<string, StoredNameRow>,
  { receivedAt }: Contribution,
): Pick<NamePlan, 'inserts' | 'updates'> {
  const inserts: NamePlan['inserts'] = [];
  const updates: NamePlan['updates'] = [];
  let last: string | undefined;
  for (const { account_id: accountId } of history) {
    const name = current.get(accountId);
    if (!name || accountId === last) continue;
    last = accountId;
    const row = toNameRow(name, receivedAt);
    const before = known.get(accountId);
    if (before) updates.push({ ...row, from: before.observed_at });
    else inserts.push(row);
  }
  return { inserts, updates };
}

/** Without spreads, which take most of the time for thousands of rows. */
function toNameRow(
  { account_id, display_name, source, project_key, observed_at }: StoredNameRow,
  receivedAt: string,
): NameRow {
  const normalized = normalizeName(display_name);
  return {
    account_id,
    display_name,
    normalized_display_name: normalized,
    name_length: countCharacters(normalized),
    source,
    project_key,
    observed_at,
    updated_at: receivedAt,
  };
}

function compareAccounts(a: HistoryRow, b: HistoryRow): number {
  return a.account_id < b.account_id ? -1 : a.account_id > b.account_id ? 1 : 0;
}
