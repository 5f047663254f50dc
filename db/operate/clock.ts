import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';
import { noteChanges, TOPICS } from '../memo.js';
import { RECEIVED_AT } from '../schema.js';
import { rowsOf } from '../sql/raw-rows.js';

/** Since when, and for how long, nothing is removed, because the clock was far ahead of the newest receipt. */
export interface Pause {
  /** The newest receipt at that time. One pause is made for each. */
  newestReceipt: string;
  /** Minutes for which processes still have to run; 0: the pause is over. */
  minutesLeft: number;
}

/** What the database knows of the time. */
export interface KnownMoments {
  /** The greatest moment of receipt; null when nothing was received. */
  newestReceipt: Date | null;
  /** The clock of the PostgreSQL server; null on SQLite. */
  databaseNow: Date | null;
  pause: Pause | null;
}

const PAUSE = 'removal_pause';
/** Bounds how long other writers wait. */
const BATCH = 500;
/** A sweep that removes files marks them for less than this. */
const MARK_MS = 600_000;

/** Returns what the database knows of the time, on its connection for readiness. */
export async function readKnownMoments({ kind, monitor }: Database): Promise<KnownMoments> {
  const newest = RECEIVED_AT.map(([table, column]) => `(SELECT max(${column}) FROM ${table}) AS ${table}`);
  const clock = kind === 'postgres' ? 'extract(epoch FROM clock_timestamp()) * 1000' : 'NULL';
  const [row] = rowsOf<Record<string, string | number | null>>(
    await monitor.raw(
      `SELECT ${newest.join(', ')}, ${clock} AS clock, (SELECT value FROM settings WHERE key = ?) AS pause`,
      [PAUSE],
    ),
  );
  const receipts = RECEIVED_AT.map(([table]) => row?.[table] ?? '').map(String);
  const newestReceipt = receipts.toSorted().at(-1) ?? '';
  const databaseNow = row?.['clock'] ?? null;
  return {
    newestReceipt: newestReceipt === '' ? null : new Date(newestReceipt),
    databaseNow: databaseNow === null ? null : new Date(Number(databaseNow)),
    pause: toPause(row?.['pause'] ?? null),
  };
}

function toPause(value: string | number | null): Pause | null {
  return value === null ? null : (JSON.parse(String(value)) as Pause);
}

/** Stores a pause; one without minutes ends what there is. */
export function savePause(database: Database, pause: Pause): Promise<void> {
  return database.write((trx) => writePause(trx, pause));
}

/** Takes a minute for which a process has run from what is left of a pause. */
export function countMinute(database: Database): Promise<void> {
  return database.write(async (trx) => {
    const row = await trx('settings').where({ key: PAUSE }).first<{ value: string } | undefined>('value');
    const pause = toPause(row?.value ?? null);
    if (pause) await writePause(trx, { ...pause, minutesLeft: Math.max(0, pause.minutesLeft - 1) });
  });
}

async function writePause(trx: Knex.Transaction, pause: Pause): Promise<void> {
  await trx('settings')
    .insert({ key: PAUSE, value: JSON.stringify(pause) })
    .onConflict('key')
    .merge();
}

/**
 * Sets times of receipt that are later than `now` to `now`, in batches, and returns their number. What expires some time after its receipt
 * then expires the same time after `now`. For a clock that ran ahead and was corrected.
 */
export async function setReceiptsBack(database: Database, now: Date, ttlMs: number): Promise<number> {
  const after = (milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();
  const latest: readonly (readonly [table: string, key: string, column: string, latest: string])[] = [
    ['events', 'event_id', 'received_at', after(0)],
    ['event_repeat_keys', 'dedupe_key', 'received_at', after(0)],
    ['runs', 'run_id', 'received_at', after(0)],
    ['hook_runs', 'run_id', 'started_at', after(0)],
    ['hook_runs', 'run_id', 'finished_at', after(0)],
    ['traffic_samples', 'sample_id', 'received_at', after(0)],
    ['wr_baseline_queue', 'queue_id', 'created_at', after(0)],
    ['wr_baseline_queue', 'queue_id', 'updated_at', after(0)],
    ['wr_baseline_queue', 'queue_id', 'resolved_at', after(0)],
    ['verification_submissions', 'sequence', 'created_at', after(0)],
    ['verification_submissions', 'sequence', 'finished_at', after(0)],
    ['verification_artifacts', 'artifact_ref', 'created_at', after(0)],
    ['verification_artifacts', 'artifact_ref', 'expires_at', after(ttlMs)],
    ['verification_artifact_blobs', 'sha256', 'staged_at', after(0)],
    ['verification_artifact_blobs', 'sha256', 'removing_until', after(MARK_MS)],
  ];
  let changed = 0;
  for (const [table, key, column, moment] of latest)
    changed += await setBack(database, { table, key, column, moment, latest: moment });
  return changed;
}

/** Sets moments of a column that are later than the latest possible one to another moment, in batches; returns how many. */
export async function setBack(
  database: Pick<Database, 'write'>,
  { table, key, column, moment, latest }: Record<'table' | 'key' | 'column' | 'moment' | 'latest', string>,
): Promise<number> {
  let changed = 0;
  for (let batch = BATCH; batch === BATCH; changed += batch)
    batch = await database.write(async (trx) => {
      const rows: unknown = await trx.raw(
        `UPDATE ${table} SET ${column} = ? WHERE (${key}) IN
          (SELECT ${key} FROM ${table} WHERE ${column} > ? LIMIT ${BATCH}) RETURNING 1`,
        [moment, latest],
      );
      await noteChanges(trx, ...TOPICS);
      return rowsOf(rows).length;
    });
  return changed;
}
