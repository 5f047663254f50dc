import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';
import { addEventHours } from '../rollups/event-hours.js';
import type { EventRow } from '../rules/event-row.js';
import { hourKey } from '../rules/times.js';
import { keyRows } from '../sql/json-rows.js';
import { lastRemovedKey, readLastRemoved } from '../sql/last-removed.js';
import { rowsOf } from '../sql/raw-rows.js';

/** The kinds of rows that are removed after some time: `requests` are update requests, which anybody may send. */
export const RETENTION_KINDS = ['events', 'traffic', 'runs', 'submissions', 'requests'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** The removal of old rows. */
export interface Retention {
  /**
   * Removes one batch of the rows of a kind that were received before a time, in one short transaction; returns how many rows it
   * removed, and whether there may be more. World records and names always stay. Rows that would be received after `now` are of a
   * clock that was set back since: they hold up no others.
   */
  removeBatch: (
    kind: RetentionKind,
    before: Date,
    now: Date,
  ) => Promise<{ removed: number; hasMore: boolean }>;
  /**
   * Removes the former names beyond the `MAX_NAMES` of an account that were observed last, at most 250 of each account, until `signal`
   * aborts; returns how many.
   */
  removeFormerNames: (signal?: AbortSignal) => Promise<number>;
}

/** How many names an account has at most, the present one among them. */
export const MAX_NAMES = 100;

/** Bounds how long other writers wait for a batch. */
const BATCH = 250;

/** Bounds how long a statement takes that looks for accounts with many names. */
const NAMES_AT_ONCE = 10_000;

/**
 * Returns what removes old rows. Lists, their totals and the counts of events and queue items follow the rows; the hourly
 * metrics and the counters of projects and maps are a history of their own and stay.
 */
export function createRetention(database: Database): Retention {
  const removers: Readonly<Record<RetentionKind, (span: Span) => Promise<Removed>>> = {
    events: (span) => database.write((trx) => removeOldEvents(trx, span)),
    traffic: (span) => database.write((trx) => removeOldest(trx, TRAFFIC, span)),
    runs: async (span) => {
      const parts = [
        await database.write((trx) => removeInstances(trx, span)),
        await database.write((trx) => removeOldest(trx, RUNS, span)),
        await database.write((trx) => removeOldest(trx, HOOK_RUNS, span)),
        await database.write((trx) => removeQueueItems(trx, span)),
      ];
      const removed = parts.reduce((sum, part) => sum + part.removed, 0);
      return { removed, hasMore: parts.some(({ hasMore }) => hasMore) };
    },
    submissions: (span) => database.write((trx) => removeSubmissions(trx, span)),
    requests: (span) => database.write((trx) => removeRequests(trx, span)),
  };
  return {
    removeBatch: (kind, before, now) =>
      removers[kind]({ before: before.toISOString(), now: now.toISOString() }),
    removeFormerNames: (signal) => removeFormerNames(database, signal),
  };
}

async function removeFormerNames(database: Database, signal: AbortSignal | undefined): Promise<number> {
  let removed = 0;
  let after = '';
  for (let hasMore = true; hasMore && !signal?.aborted;) {
    const ids = await database
      .read('display_name_history')
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(NAMES_AT_ONCE)
      .pluck<string[]>('account_id');
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    hasMore = ids.length === NAMES_AT_ONCE;
    const accounts = [...counts.keys()];
    // The last one may have more names than these.
    if (hasMore && accounts.length > 1) accounts.pop();
    for (const accountId of accounts) {
      after = accountId;
      if (signal?.aborted) break;
      if ((counts.get(accountId) ?? 0) > MAX_NAMES)
        removed += await database.write((trx) => removeNames(trx, accountId));
    }
  }
  return removed;
}

async function removeNames(trx: Knex.Transaction, accountId: string): Promise<number> {
  const own = trx('display_name_history').where({ account_id: accountId });
  const names = await own
    .clone()
    .comment('plan: names of an account by time')
    .orderBy([
      { column: 'last_observed_at', order: 'desc' },
      { column: 'display_name', order: 'desc' },
    ])
    .offset(MAX_NAMES)
    .limit(BATCH)
    .pluck('display_name');
  return own.whereIn('display_name', names as string[]).delete();
}

/** Which rows are old. */
interface Span {
  before: string;
  now: string;
}

interface Removed {
  removed: number;
  hasMore: boolean;
}

/** A table whose ids ascend in the order of arrival. */
interface OldestFirst {
  table: string;
  id: string;
  /** An expression for when a row was received or done with; null while it has to stay. */
  at: string;
  /** A condition of rows that hold up no others, though they stay. */
  skipped?: string;
}

const TRAFFIC: OldestFirst = { table: 'traffic_samples', id: 'sample_id', at: 'received_at' };
const RUNS: OldestFirst = { table: 'runs', id: 'run_id', at: 'received_at' };
const HOOK_RUNS: OldestFirst = { table: 'hook_runs', id: 'run_id', at: 'finished_at' };
const EVENTS: OldestFirst = { table: 'events', id: 'event_id', at: 'received_at' };
const QUEUE: OldestFirst = {
  table: 'wr_baseline_queue',
  id: 'queue_id',
  // Items are ignored after 30 days at the latest, so an open one holds up the others for so long only.
  at: `CASE WHEN status IN ('resolved', 'ignored') THEN updated_at END`,
};
const SUBMISSIONS: OldestFirst = {
  table: 'verification_submissions',
  id: 'sequence',
  at: 'COALESCE(finished_at, created_at)',
  // Those that wait, and those of the same record: their place among them decides.
  skipped: `open_jobs > 0 OR EXISTS (SELECT 1 FROM verification_submissions o
    WHERE o.record_id = verification_submissions.record_id AND o.open_jobs > 0)`,
};

/** Returns the ids of the oldest rows, as far as they are old, and whether there may be more. */
async function readOldest(
  trx: Knex.Transaction,
  { table, id, at, skipped }: OldestFirst,
  { before, now }: Span,
  after = -1,
): Promise<{ ids: number[]; hasMore: boolean }> {
  const query = trx(table).where(id, '>', after).whereRaw(`(${at} IS NULL OR ${at} <= ?)`, [now]);
  if (skipped !== undefined) void query.whereRaw(`NOT (${skipped})`);
  const rows = await query
    .orderBy(id)
    .limit(BATCH)
    .select<{ id: number; at: string | null }[]>({ id }, trx.raw(`${at} AS at`));
  const firstToStay = rows.findIndex((row) => row.at === null || row.at >= before);
  const old = firstToStay < 0 ? rows : rows.slice(0, firstToStay);
  return { ids: old.map((row) => row.id), hasMore: old.length === BATCH };
}

async function removeOldest(trx: Knex.Transaction, rows: OldestFirst, span: Span): Promise<Removed> {
  const { ids, hasMore } = await readOldest(trx, rows, span);
  const last = ids.at(-1);
  if (last === undefined) return { removed: 0, hasMore };
  const removed = await trx(rows.table).whereIn(rows.id, ids).delete();
  await saveLast(trx, rows.table, last);
  return { removed, hasMore };
}

async function saveLast(trx: Knex.Transaction, table: string, last: number): Promise<void> {
  await trx('settings')
    .insert({ key: lastRemovedKey(table), value: String(last) })
    .onConflict('key')
    .merge();
}

async function removeOldEvents(trx: Knex.Transaction, span: Span): Promise<Removed> {
  const after = (await readLastRemoved(trx, 'events')) ?? -1;
  const { ids, hasMore } = await readOldest(trx, EVENTS, span, after);
  const lastOld = ids.at(-1);
  if (lastOld === undefined) return { removed: 0, hasMore };
  // What came before an old event is old, whatever the clock said then: that may be more than a batch.
  const [end = lastOld] = (await trx('events')
    .where('event_id', '>', after)
    .orderBy('event_id')
    .offset(BATCH - 1)
    .limit(1)
    .pluck('event_id')) as number[];
  const last = Math.min(lastOld, end);
  const removed = rowsOf<EventRow>(
    await trx.raw(
      `DELETE FROM events WHERE event_id >= ? AND event_id <= ?
        AND NOT EXISTS (SELECT 1 FROM world_records w WHERE w.event_id = events.event_id)
        ${RETURNING_LABELS}`,
      [after + 1, last],
    ),
  );
  await removeFromHours(trx, removed);
  // Counts of hours without events are of no use any more.
  await trx.raw(`DELETE FROM event_hours WHERE events <= 0 AND hour IN (SELECT k.hour FROM ?)`, [
    keyRows(trx, 'hour', 'text', [...new Set(removed.map((row) => hourKey(row.occurred_at)))]),
  ]);
  await saveLast(trx, 'events', last);
  return { removed: removed.length, hasMore: hasMore || last < lastOld };
}

/** An instance that sends a heartbeat again registers itself again. */
async function removeInstances(trx: Knex.Transaction, { before }: Span): Promise<Removed> {
  const rows = (await trx('project_instances')
    .where('last_heartbeat_at', '<', before)
    .orderBy('last_heartbeat_at')
    .limit(BATCH)
    .select('project_key', 'instance_id')) as { project_key: string; instance_id: string }[];
  if (rows.length === 0) return { removed: 0, hasMore: false };
  const keys = rows.map((row) => [row.project_key, row.instance_id]);
  const removed = await trx('project_instances')
    .whereIn(['project_key', 'instance_id'], keys)
    .where('last_heartbeat_at', '<', before)
    .delete();
  return { removed, hasMore: rows.length === BATCH };
}

async function removeQueueItems(trx: Knex.Transaction, span: Span): Promise<Removed> {
  const { ids, hasMore } = await readOldest(trx, QUEUE, span);
  return { removed: await removeItems(trx, ids), hasMore };
}

async function removeItems(trx: Knex.Transaction, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  return trx('wr_baseline_queue').whereIn('queue_id', ids).delete();
}

/** Each request is an item of the queue and an event; the event of an open one stays with it. */
async function removeRequests(trx: Knex.Transaction, { before }: Span): Promise<Removed> {
  const ids = await trx('wr_baseline_queue')
    // Closed ones have a time. A literal, as in the index of requests.
    .where('resolved_at', '<', before)
    .whereRaw(`reason_code = 'update_request'`)
    .orderBy(['resolved_at', 'queue_id'])
    .limit(BATCH)
    .pluck('queue_id');
  const items = await removeItems(trx, ids as number[]);
  const events = rowsOf<EventRow>(
    await trx.raw(
      `DELETE FROM events WHERE event_id IN (SELECT e.event_id FROM events e
        WHERE e.event_type = 'update_request' AND e.system = 1 AND e.occurred_at < ? AND NOT EXISTS (
          SELECT 1 FROM wr_baseline_queue q WHERE q.map_uid = e.map_uid AND q.reason_code = 'update_request'
            AND q.status IN ('queued', 'processing'))
        ORDER BY e.occurred_at LIMIT ${BATCH}) ${RETURNING_LABELS}`,
      [before],
    ),
  );
  await removeFromHours(trx, events);
  return { removed: items + events.length, hasMore: items === BATCH || events.length === BATCH };
}

const RETURNING_LABELS =
  'RETURNING event_id, occurred_at, project_key, source, source_key, event_type, system, changed';

async function removeFromHours(trx: Knex.Transaction, removed: readonly EventRow[]): Promise<void> {
  const changes = removed.map((event) => ({ event, by: -1 as const }));
  await addEventHours(trx, changes, { keepsMetrics: true });
}

/** The verdicts and the known records stay; what goes is who has sent which files when. */
async function removeSubmissions(trx: Knex.Transaction, span: Span): Promise<Removed> {
  const { ids, hasMore } = await readOldest(trx, SUBMISSIONS, span);
  if (ids.length === 0) return { removed: 0, hasMore };
  return { removed: await trx('verification_submissions').whereIn('sequence', ids).delete(), hasMore };
}
