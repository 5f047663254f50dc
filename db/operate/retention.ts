import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';
import { noteChanges, type Topic } from '../memo.js';
import { hourKey } from '../rules/times.js';
import { lastRemovedKey, readLastRemoved, type RemovedByAge } from '../sql/last-removed.js';
import { rowsOf } from '../sql/raw-rows.js';
import { deleteEvents } from '../writes/events.js';

/** The kinds of rows that are removed after some time: `requests` are update requests, which anybody may send. */
export const RETENTION_KINDS = ['events', 'traffic', 'runs', 'submissions', 'requests'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** What a batch has removed. */
interface Removed {
  removed: number;
  hasMore: boolean;
}

/** How many names an account has at most, the present one among them. */
export const MAX_NAMES = 100;

/** Bounds how long other writers wait for a batch. */
const BATCH = 250;

/** Removes a batch of rows that are old at a time. */
type Remove = (trx: Knex.Transaction, before: string) => Promise<Removed>;

const CLOSED = `created_at < :before AND updated_at < :before AND status IN ('resolved', 'ignored')`;
// Submissions of a record that waits stay: their place among them decides.
const DECIDED = `created_at < :before AND COALESCE(finished_at, created_at) < :before AND open_jobs = 0 AND NOT EXISTS (
  SELECT 1 FROM verification_submissions o WHERE o.record_id = verification_submissions.record_id AND o.open_jobs > 0)`;
// Closed requests have a time. A literal, as in the index of requests.
const REQUESTED = `resolved_at < :before AND reason_code = 'update_request'`;

const REMOVERS: Readonly<Record<RetentionKind, readonly Remove[]>> = {
  events: [removeEvents],
  traffic: [remover('traffic_samples', 'sample_id', 'received_at < :before', { noted: 'traffic_samples' })],
  runs: [
    remover('runs', 'run_id', 'received_at < :before', { topic: 'checks', noted: 'runs' }),
    remover('hook_runs', 'run_id', 'finished_at < :before', { topic: 'clubs' }),
    // An instance that sends a heartbeat again registers itself again.
    remover('project_instances', 'project_key, instance_id', 'last_heartbeat_at < :before'),
    remover('wr_baseline_queue', 'queue_id', CLOSED, { topic: 'queue' }),
  ],
  // The verdicts and the known records stay. Only who sent which files, and when, is removed.
  submissions: [remover('verification_submissions', 'sequence', DECIDED, { topic: 'verdicts' })],
  requests: [remover('wr_baseline_queue', 'queue_id', REQUESTED, { topic: 'queue' }), removeRequestEvents],
};

/**
 * Returns what removes old rows. Lists, their totals and the counts of events and queue items follow the rows; the hourly
 * metrics and the counters of projects and maps are a history of their own and stay.
 */
export function createRetention(database: Database) {
  return {
    /** Removes one batch of the rows of a kind that were received before a time, in short transactions. World records and names stay. */
    removeBatch: async (kind: RetentionKind, before: Date): Promise<Removed> => {
      const batch = { removed: 0, hasMore: false };
      for (const remove of REMOVERS[kind]) {
        const { removed, hasMore } = await database.write((trx) => remove(trx, before.toISOString()));
        batch.removed += removed;
        batch.hasMore ||= hasMore;
      }
      return batch;
    },
    removeFormerNames: (signal?: AbortSignal) => removeFormerNames(database, signal),
  };
}

/**
 * Returns what removes the rows of a condition, and raises the topic under which sums of them are remembered. Counts of rows of a `noted`
 * table are a history once some were removed.
 */
function remover(
  table: string,
  key: string,
  old: string,
  { topic, noted }: { topic?: Topic; noted?: RemovedByAge } = {},
): Remove {
  const sql = `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${old} LIMIT ${BATCH}) RETURNING 1`;
  return async (trx, before) => {
    const deleted: unknown = await trx.raw(sql, { before });
    const { length } = rowsOf(deleted);
    if (length > 0 && topic) await noteChanges(trx, topic);
    if (length > 0 && noted) await saveLast(trx, noted, 0);
    return { removed: length, hasMore: length === BATCH };
  };
}

async function saveLast(trx: Knex.Transaction, table: RemovedByAge, last: number): Promise<void> {
  await trx('settings')
    .insert({ key: lastRemovedKey(table), value: String(last) })
    .onConflict('key')
    .merge();
}

/** Events of world records stay. Ids are in the order of receipt, so that a batch begins where the last one ended. */
async function removeEvents(trx: Knex.Transaction, before: string): Promise<Removed> {
  const after = (await readLastRemoved(trx, 'events')) ?? 0;
  const next = await trx('events')
    .where('event_id', '>', after)
    .orderBy('event_id')
    .limit(BATCH)
    .select<{ event_id: number; received_at: string }[]>('event_id', 'received_at');
  const young = next.findIndex((row) => row.received_at >= before);
  const old = (young < 0 ? next : next.slice(0, young)).map((row) => row.event_id);
  const last = old.at(-1);
  if (last === undefined) return { removed: 0, hasMore: false };
  const records = new Set(
    await trx('world_records')
      .whereBetween('event_id', [after + 1, last])
      .pluck<number[]>('event_id'),
  );
  await saveLast(trx, 'events', last);
  const removed = await removeByIds(
    trx,
    old.filter((id) => !records.has(id)),
  );
  return { removed, hasMore: old.length === BATCH };
}

async function removeByIds(trx: Knex.Transaction, ids: readonly number[]): Promise<number> {
  const removed = await deleteEvents(trx, ids, { keepsMetrics: true });
  const hours = new Set(removed.map((row) => hourKey(row.occurred_at)));
  // Counts of hours without events are of no use any more.
  await trx('event_hours')
    .where('events', '<=', 0)
    .whereIn('hour', [...hours])
    .delete();
  return removed.length;
}

/** The event of an open request stays with it. */
async function removeRequestEvents(trx: Knex.Transaction, before: string): Promise<Removed> {
  const open = trx('wr_baseline_queue as q')
    .whereRaw(`q.map_uid = e.map_uid AND q.reason_code = 'update_request'`)
    .whereRaw(`q.status IN ('queued', 'processing')`);
  const ids = await trx('events as e')
    .where({ 'e.event_type': 'update_request', 'e.system': 1 })
    .where('e.occurred_at', '<', before)
    .whereNotExists(open)
    .orderBy('e.occurred_at')
    .limit(BATCH)
    .pluck<number[]>('e.event_id');
  return { removed: await removeByIds(trx, ids), hasMore: ids.length === BATCH };
}

/**
 * Removes the former names beyond the `MAX_NAMES` of an account that were observed last, at most 250 of each account, until `signal`
 * aborts; returns how many.
 */
async function removeFormerNames(database: Database, signal: AbortSignal | undefined): Promise<number> {
  const accounts = await database.snapshot(
    (read) =>
      read('display_name_history')
        .groupBy('account_id')
        .havingRaw('count(*) > ?', [MAX_NAMES])
        .pluck<string[]>('account_id'),
    { isUnlimited: true },
  );
  const isOwn = 'FROM display_name_history WHERE account_id = :accountId';
  let removed = 0;
  for (const accountId of accounts)
    if (!signal?.aborted)
      removed += await database.write(async (trx) => {
        const deleted: unknown = await trx.raw(
          `DELETE ${isOwn} AND display_name IN (SELECT display_name ${isOwn}
            ORDER BY last_observed_at DESC, display_name DESC LIMIT ${BATCH} OFFSET ${MAX_NAMES}) RETURNING 1`,
          { accountId },
        );
        return rowsOf(deleted).length;
      });
  return removed;
}
