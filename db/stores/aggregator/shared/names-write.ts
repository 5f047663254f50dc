import type { Knex } from 'knex';
import { jsonRows } from '../../../json-rows.js';
import { kindOf } from '../../../migrations/columns.js';
import { addAges, hourOf } from './account-ages.js';
import { noteNamed } from './accounts-write.js';
import { lockEvents } from './event-sequence.js';
import {
  keepProper,
  planNames,
  type HistoryRow,
  type KnownName,
  type NameCounts,
  type NameObservation,
  type NamePlan,
  type NameRow,
} from './names-plan.js';

/** Names that a project tells in one request. */
export interface NameContribution {
  projectKey: string;
  /** Label of who saw the names, where an observation does not say. */
  source: string;
  receivedAt: string;
  /** Account ids as they are stored. What is no proper name of an account is left out. */
  observations: readonly NameObservation[];
}

const NAME_COLUMNS = {
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
 * Stores names: of each account the one with the newest `observedAt` stays, in whatever order they arrive, and all of them
 * join its history. Returns what became of them. A few statements, however many names there are. Takes the lock of
 * the event sequence: call it after everything that locks projects and maps.
 */
export async function writeNames(trx: Knex.Transaction, contribution: NameContribution): Promise<NameCounts> {
  const told = { ...contribution, observations: keepProper(contribution.observations) };
  if (told.observations.length === 0) return { inserted: 0, updated: 0, unchanged: 0, outdated: 0 };
  await lockEvents(trx);
  const plan = await planAndInsert(trx, told);
  await update(trx, plan.updates);
  await writeHistory(trx, plan.history);
  await addAges(trx, ageChanges(plan));
  await noteNamed(
    trx,
    plan.inserts.map((row) => ({ accountId: row.account_id, at: row.observed_at })),
  );
  return plan.counts;
}

/**
 * Plans with what is known and inserts what is new. Where another transaction inserted one of the same accounts meanwhile,
 * nothing of the plan has been written but rows that are the same in the next one: it is made again.
 */
async function planAndInsert(trx: Knex.Transaction, told: NameContribution): Promise<NamePlan> {
  const ids = [...new Set(told.observations.map((one) => one.accountId))].sort();
  const isShared = kindOf(trx) === 'postgres';
  const mine = new Set<string>();
  for (;;) {
    const known = await lockNames(trx, ids);
    for (const id of mine) known.delete(id);
    const plan = planNames(known, told);
    const fresh = plan.inserts.filter((row) => !mine.has(row.account_id));
    const inserted = await insert(trx, fresh, isShared);
    if (!isShared || inserted.length === fresh.length) return plan;
    for (const id of inserted) mine.add(id);
  }
}

async function lockNames(trx: Knex.Transaction, ids: string[]): Promise<Map<string, KnownName>> {
  const known = new Map<string, KnownName>();
  for (const row of await readNames(trx, ids)) known.set(row.account_id, row);
  return known;
}

async function readNames(trx: Knex.Transaction, ids: string[]): Promise<KnownName[]> {
  const columns = KNOWN_COLUMNS.map((name) => `n.${name}`).join(', ');
  if (kindOf(trx) === 'postgres') {
    const sql = `SELECT ${columns} FROM display_names AS n WHERE n.account_id = ANY(?::text[]) ORDER BY n.account_id FOR UPDATE`;
    return (await trx.raw<{ rows: KnownName[] }>(sql, [ids])).rows;
  }
  const pairs = KNOWN_COLUMNS.map((name) => `'${name}', n.${name}`).join(', ');
  const [found] = await trx.raw<{ names: string }[]>(
    `SELECT json_group_array(json_object(${pairs})) AS names FROM json_each(?) AS k JOIN display_names AS n ON n.account_id = k.value`,
    [JSON.stringify(ids)],
  );
  return JSON.parse(found?.names ?? '[]') as KnownName[];
}

/** Returns the accounts whose rows were inserted; on SQLite, where nobody else can write meanwhile, it does not ask. */
async function insert(trx: Knex.Transaction, rows: NameRow[], isShared: boolean): Promise<string[]> {
  if (rows.length === 0) return [];
  const columns = Object.keys(NAME_COLUMNS).join(', ');
  const told = jsonRows(trx, 'told', NAME_COLUMNS, rows);
  const sql = `INSERT INTO display_names (${columns}) SELECT ${columns} FROM ?`;
  if (!isShared) {
    await trx.raw(sql, [told]);
    return [];
  }
  const returning = `${sql} ON CONFLICT (account_id) DO NOTHING RETURNING account_id`;
  const result = await trx.raw<{ rows: { account_id: string }[] }>(returning, [told]);
  return result.rows.map((row) => row.account_id);
}

async function update(trx: Knex.Transaction, rows: NamePlan['updates']): Promise<void> {
  if (rows.length === 0) return;
  const { account_id: _, ...changing } = NAME_COLUMNS;
  const values = Object.keys(changing).map((name) => `${name} = told.${name}`);
  await trx.raw(
    `UPDATE display_names SET ${values.join(', ')} FROM ? WHERE display_names.account_id = told.account_id`,
    [jsonRows(trx, 'told', NAME_COLUMNS, rows)],
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
    [jsonRows(trx, 'told', HISTORY_COLUMNS, rows)],
  );
}

function ageChanges({ inserts, updates }: NamePlan): Map<string, number> {
  const changes = new Map<string, number>();
  const add = (at: string, count: number): void => {
    changes.set(hourOf(at), (changes.get(hourOf(at)) ?? 0) + count);
  };
  for (const row of inserts) add(row.observed_at, 1);
  for (const row of updates) {
    add(row.observed_at, 1);
    add(row.from, -1);
  }
  return changes;
}
