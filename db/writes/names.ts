import type { Knex } from 'knex';
import { createRowReader, toJsonListsSql, parseJsonLists } from '../sql/json-lists.js';
import { jsonRows } from '../sql/json-rows.js';
import { kindOf } from '../connection/kind-of.js';
import { insertRows } from '../sql/insert-rows.js';
import { rowsOf } from '../sql/raw-rows.js';
import { addAges } from '../rollups/account-ages.js';
import { hourKey } from '../rules/times.js';
import { markNamed } from './accounts.js';
import { readBlocked } from './blocked-accounts.js';
import { NO_MAP_FIELDS, type NewEvent } from '../rules/event-row.js';
import { insertEvents } from './events.js';
import { addMetricHours } from '../rollups/metric-hours.js';
import type { DeferredWrites } from '../sql/deferred-writes.js';
import {
  filterValid,
  planNames,
  type HistoryRow,
  type StoredNameRow,
  type NameCounts,
  type NameObservation,
  type NamePlan,
  type NameRow,
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
export function writeNames(writes: DeferredWrites, contribution: NameContribution): Promise<NameCounts> {
  return writeValidNames(writes, { ...contribution, observations: filterValid(contribution.observations) });
}

/** Does the same for names and account ids that are validated already. */
export async function writeValidNames(writes: DeferredWrites, sent: NameContribution): Promise<NameCounts> {
  if (sent.observations.length === 0) return { inserted: 0, updated: 0, unchanged: 0, outdated: 0 };
  const { trx } = writes;
  const accounts = sent.observations.map(({ accountId }) => ({ accountId }));
  const blockedAccounts = await readBlocked(trx, accounts);
  const observations = sent.observations.filter(({ accountId }) => !blockedAccounts.has(accountId));
  const reported = { ...sent, observations };
  const isShared = kindOf(trx) === 'postgres';
  const plan = isShared ? await insertAndLock(trx, reported) : await insertMissing(trx, reported);
  await update(trx, plan.updates);
  await writeHistory(trx, plan.history);
  markNamed(
    writes,
    plan.inserts.map((row) => row.account_id),
  );
  addAges(writes, ageChanges(plan));
  saveSyncEvent(writes, reported, plan);
  // The sender is not told that an account is blocked.
  const blocked = sent.observations.length - observations.length;
  return { ...plan.counts, unchanged: plan.counts.unchanged + blocked };
}

async function insertMissing(trx: Knex.Transaction, reported: NameContribution): Promise<NamePlan> {
  const rows = await readOnSqlite(trx, listAccounts(reported));
  const plan = planNames(byAccount(rows), reported);
  await insert(trx, plan.inserts);
  return plan;
}

/**
 * Inserts the names of new accounts, then locks those of all others, both in the order of the accounts, so that transactions that
 * name the same accounts wait for each other without deadlocks. A name that another transaction inserts meanwhile is locked, too; one
 * that is removed meanwhile (by `players erase`, `projects forget`) is inserted after all.
 */
async function insertAndLock(trx: Knex.Transaction, reported: NameContribution): Promise<NamePlan> {
  const accounts = listAccounts(reported);
  const inserted = new Set<string>();
  let plan = planNames(byAccount(await readOnPostgres(trx, accounts)), reported);
  do {
    const missing = plan.inserts.filter((row) => !inserted.has(row.account_id));
    for (const row of await insert(trx, missing)) inserted.add(row.account_id);
    const others = accounts.filter((id) => !inserted.has(id));
    plan = planNames(byAccount(await readOnPostgres(trx, others, 'FOR UPDATE')), reported);
  } while (plan.inserts.some((row) => !inserted.has(row.account_id)));
  return plan;
}

/** Counts new and changed names by hour, and stores one event for the whole contribution. */
function saveSyncEvent(
  writes: DeferredWrites,
  { projectKey, source, receivedAt }: NameContribution,
  { counts, changesByHour }: NamePlan,
): void {
  if (changesByHour.size === 0) return;
  const hours = [...changesByHour].map(([hour, news]) => ({ at: hour, projectKey, name_updates: news }));
  addMetricHours(writes, hours);
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
  insertEvents(writes, [event]);
}

function listAccounts({ observations }: NameContribution): string[] {
  return [...new Set(observations.map((one) => one.accountId))];
}

function byAccount(rows: readonly StoredNameRow[]): Map<string, StoredNameRow> {
  return new Map(rows.map((row) => [row.account_id, row]));
}

async function readOnPostgres(trx: Knex.Transaction, ids: string[], lock = ''): Promise<StoredNameRow[]> {
  if (ids.length === 0) return [];
  const sql = `SELECT ${KNOWN_COLUMNS.join(', ')} FROM display_names WHERE account_id = ANY(?::text[])
    ${lock === '' ? '' : `ORDER BY account_id ${lock}`}`;
  return rowsOf<StoredNameRow>(await trx.raw(sql, [ids]));
}

async function readOnSqlite(trx: Knex.Transaction, ids: string[]): Promise<StoredNameRow[]> {
  const selected = KNOWN_COLUMNS.map((name) => `n.${name}`);
  const [row] = rowsOf<{ names: string }>(
    await trx.raw(
      `SELECT ${toJsonListsSql(selected)} AS names
      FROM json_each(?) AS k CROSS JOIN display_names AS n ON n.account_id = k.value`,
      [JSON.stringify(ids)],
    ),
  );
  return parseJsonLists(createRowReader<StoredNameRow>(KNOWN_COLUMNS), row?.names);
}

/** Returns the accounts whose names were inserted on PostgreSQL, where another transaction may have been first. */
async function insert(trx: Knex.Transaction, rows: NameRow[]): Promise<{ account_id: string }[]> {
  const suffix =
    kindOf(trx) === 'postgres' ? 'ON CONFLICT (account_id) DO NOTHING RETURNING account_id' : undefined;
  return insertRows(trx, {
    table: 'display_names',
    columns: WRITTEN_COLUMNS,
    rows,
    ...(suffix && { suffix }),
  });
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

function ageChanges({ inserts, updates }: NamePlan): Map<string, number> {
  const changes = new Map<string, number>();
  const add = (at: string, count: number): void => {
    changes.set(hourKey(at), (changes.get(hourKey(at)) ?? 0) + count);
  };
  for (const row of inserts) add(row.observed_at, 1);
  for (const row of updates) {
    add(row.observed_at, 1);
    add(row.from, -1);
  }
  return changes;
}
