import type { Knex } from 'knex';
import { noteChanges } from '../memo.js';
import { jsonRows, rowsByKey } from '../sql/json-rows.js';
import { insertRows } from '../sql/insert-rows.js';
import { readRows } from '../sql/read-rows.js';
import { markNamed } from './accounts.js';
import { readBlocked } from './blocked-accounts.js';
import { NO_MAP_FIELDS, type NewEvent } from '../rules/event-row.js';
import { appendEvents } from './events.js';
import { addMetricHours } from '../rollups/metric-hours.js';
import {
  filterValid,
  planNames,
  type HistoryRow,
  type StoredNameRow,
  type NameCounts,
  type NameObservation,
  type NamePlan,
} from '../rules/plan-names.js';

/** The names of one request. */
export interface NameContribution {
  projectKey: string;
  /** The source of observations that have none of their own. */
  source: string;
  receivedAt: string;
  /** With normalized account ids. */
  observations: readonly NameObservation[];
}

const WRITTEN_COLUMNS = {
  account_id: 'text',
  display_name: 'text',
  normalized_display_name: 'text',
  name_length: 'integer',
  source: 'text',
  project_key: 'text',
  observed_at: 'text',
  updated_at: 'text',
} as const;
const HISTORY_COLUMNS = {
  account_id: 'text',
  display_name: 'text',
  first_observed_at: 'text',
  last_observed_at: 'text',
  source: 'text',
  project_key: 'text',
} as const;
const KNOWN_COLUMNS = ['account_id', 'display_name', 'source', 'project_key', 'observed_at'] as const;

/**
 * Stores the valid ones among names and returns their counts: each account keeps the name with the newest `observedAt`, in
 * whatever order they arrive, and all names join its history. The number of statements does not depend on the number of names.
 */
export function writeNames(trx: Knex.Transaction, contribution: NameContribution): Promise<NameCounts> {
  return writeValidNames(trx, { ...contribution, observations: filterValid(contribution.observations) });
}

/** Does the same for names and account ids that are validated already. */
export async function writeValidNames(trx: Knex.Transaction, sent: NameContribution): Promise<NameCounts> {
  if (sent.observations.length === 0) return { inserted: 0, updated: 0, unchanged: 0, outdated: 0 };
  const accounts = sent.observations.map(({ accountId }) => ({ accountId }));
  const blockedAccounts = await readBlocked(trx, accounts);
  const observations = sent.observations.filter(({ accountId }) => !blockedAccounts.has(accountId));
  const reported = { ...sent, observations };
  const plan = planNames(await readKnown(trx, observations), reported);
  if (plan.inserts.length + plan.updates.length > 0) await noteChanges(trx, 'names');
  await insertRows(trx, { table: 'display_names', columns: WRITTEN_COLUMNS, rows: plan.inserts });
  await update(trx, plan.updates);
  await writeHistory(trx, plan.history);
  await markNamed(
    trx,
    plan.inserts.map((row) => row.account_id),
  );
  await saveSyncEvent(trx, reported, plan);
  // The sender is not told that an account is blocked.
  const blocked = sent.observations.length - observations.length;
  return { ...plan.counts, unchanged: plan.counts.unchanged + blocked };
}

async function readKnown(
  trx: Knex.Transaction,
  observations: readonly NameObservation[],
): Promise<Map<string, StoredNameRow>> {
  const ids = [...new Set(observations.map(({ accountId }) => accountId))];
  const columns = KNOWN_COLUMNS.map((name) => `n.${name}`);
  const names = rowsByKey(trx, { table: 'display_names', alias: 'n', key: 'account_id' }, ids);
  const rows = await readRows<StoredNameRow>(trx, columns, 'FROM ?', [names]);
  return new Map(rows.map((row) => [row.account_id, row]));
}

/** Counts new and changed names by hour, and stores one event for the whole contribution. */
async function saveSyncEvent(
  trx: Knex.Transaction,
  { projectKey, source, receivedAt }: NameContribution,
  { counts, changesByHour }: NamePlan,
): Promise<void> {
  if (changesByHour.size === 0) return;
  const hours = [...changesByHour].map(([hour, news]) => ({ at: hour, projectKey, name_updates: news }));
  await addMetricHours(trx, hours);
  const { inserted, updated } = counts;
  const event: NewEvent = {
    eventType: 'displayname.sync',
    projectKey,
    source,
    occurredAt: receivedAt,
    receivedAt,
    system: true,
    changed: false,
    ...NO_MAP_FIELDS,
    message: `${inserted} names added, ${updated} changed.`,
    payload: { inserted, updated },
    dedupeKey: null,
  };
  await appendEvents(trx, [event]);
}

async function update(trx: Knex.Transaction, rows: NamePlan['updates']): Promise<void> {
  if (rows.length === 0) return;
  const { account_id: _, ...changing } = WRITTEN_COLUMNS;
  const values = Object.keys(changing).map((name) => `${name} = sent.${name}`);
  await trx.raw(
    `UPDATE display_names SET ${values.join(', ')} FROM ? WHERE display_names.account_id = sent.account_id`,
    [jsonRows(trx, 'sent', WRITTEN_COLUMNS, rows)],
  );
}

async function writeHistory(trx: Knex.Transaction, rows: HistoryRow[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(HISTORY_COLUMNS).join(', ');
  const h = 'display_name_history';
  const isLater = `(excluded.last_observed_at, excluded.source, excluded.project_key) > (${h}.last_observed_at, ${h}.source, ${h}.project_key)`;
  const isEarlier = `excluded.first_observed_at < ${h}.first_observed_at`;
  const take = (name: string, condition: string): string =>
    `${name} = CASE WHEN ${condition} THEN excluded.${name} ELSE ${h}.${name} END`;
  const later = ['last_observed_at', 'source', 'project_key'].map((name) => take(name, isLater));
  await trx.raw(
    `INSERT INTO ${h} (${columns}) SELECT ${columns} FROM ? WHERE true
    ON CONFLICT (account_id, display_name) DO UPDATE SET ${take('first_observed_at', isEarlier)}, ${later.join(', ')}
    WHERE ${isEarlier} OR ${isLater}`,
    [jsonRows(trx, 'sent', HISTORY_COLUMNS, rows)],
  );
}
