import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { rangesOf, type EventBlock, type IdRange } from './event-blocks.js';
import { jsonRows } from './json-rows.js';
import { rowsOf } from './raw-rows.js';

/*
 * SQLite's index of accounts is by spans of consecutive event ids (migration 028): it is asked once for each span and each account that
 * any event has. A search has a thousand accounts at most; those of the 123 spans of two million events take 0.03 s. To go through
 * all entries of the spans and compare each with the accounts would take longer.
 */
const SPAN_BITS = 14;
const SPAN_SIZE = 2 ** SPAN_BITS;
/** Those of some accounts that any event has, looked up once. */
const KNOWN = `(WITH known AS MATERIALIZED (SELECT account_id FROM event_accounts
  WHERE account_id IN (SELECT value FROM json_each(?))) SELECT account_id FROM known) AS a`;
/** Of the table `k` of spans. The planner would rather go through the ids, or through all events of an account. */
const BY_SPAN = `CROSS JOIN ${KNOWN} CROSS JOIN events INDEXED BY events_of_account_by_span
  ON events.event_id >> ${SPAN_BITS} = k.span AND events.account_id = a.account_id`;
const HAS_ACCOUNT = 'events.account_id IS NOT NULL';

/** The spans that have events, each found from the one before. */
const ALL_SPANS = `(WITH RECURSIVE s (span) AS (SELECT min(event_id) >> ${SPAN_BITS} FROM events
  UNION ALL SELECT (SELECT min(event_id) >> ${SPAN_BITS} FROM events WHERE event_id >= (span + 1) << ${SPAN_BITS}) FROM s WHERE span IS NOT NULL)
  SELECT span FROM s WHERE span IS NOT NULL) AS k`;

/** Returns a condition on events, with its value: that they are of one of some accounts. */
export function ofAccounts(read: Knex, accountIds: readonly string[]): [string, string | string[]] {
  return kindOf(read) === 'postgres'
    ? ['events.account_id = ANY(?::text[])', [...accountIds]]
    : ['events.account_id IN (SELECT value FROM json_each(?))', JSON.stringify(accountIds)];
}

/** Returns a SELECT of the ids (`found_id`) of all events of some accounts, with its value, by an index. */
export function findEventsOfAccounts(read: Knex, accountIds: readonly string[]): [string, string | string[]] {
  if (kindOf(read) === 'sqlite') {
    const sql = `SELECT events.event_id AS found_id FROM ${ALL_SPANS} ${BY_SPAN} WHERE ${HAS_ACCOUNT}`;
    return [sql, JSON.stringify(accountIds)];
  }
  const [isOfAccount, ids] = ofAccounts(read, accountIds);
  return [`SELECT event_id AS found_id FROM events WHERE ${isOfAccount}`, ids];
}

/** Returns the ids of events of some accounts on PostgreSQL, in no order and not more than so many. */
export async function listIdsOfAccounts(
  read: Knex,
  accountIds: readonly string[],
  max: number,
): Promise<number[]> {
  const rows = rowsOf<{ event_id: number }>(await read.raw(...idsByAccount(accountIds, max)));
  return rows.map(({ event_id: id }) => id);
}

/** Returns the number of events of some accounts, or `max` of more. */
export async function countEventsOfAccounts(
  read: Knex,
  accountIds: readonly string[],
  max: number,
): Promise<number> {
  if (accountIds.length === 0 || max === 0) return 0;
  const [ids, values] =
    kindOf(read) === 'postgres' ? idsByAccount(accountIds, max) : idsBySpan(read, accountIds, max);
  const counted: unknown = await read.raw(`SELECT count(*) AS total FROM (${ids}) AS counted`, values);
  return rowsOf<{ total: number }>(counted)[0]?.total ?? 0;
}

function idsBySpan(read: Knex, accountIds: readonly string[], max: number): [string, Knex.RawBinding[]] {
  const [found, ids] = findEventsOfAccounts(read, accountIds);
  return [`${found} LIMIT ?`, [ids, max]];
}

/** Account by account: for all at once the planner would rather go through all events, in the hope of soon having enough. */
function idsByAccount(accountIds: readonly string[], max: number): [string, Knex.RawBinding[]] {
  const ids = `SELECT e.event_id FROM unnest(?::text[]) AS a (account_id) CROSS JOIN LATERAL
    (SELECT event_id FROM events WHERE events.account_id = a.account_id LIMIT ?) AS e LIMIT ?`;
  return [ids, [[...accountIds], max, max]];
}

/** Returns a query of the events of some accounts in some blocks, which SQLite's index of accounts finds. */
export function accountEventsOf(
  read: Knex,
  blocks: readonly EventBlock[],
  accountIds: readonly string[],
): Knex.QueryBuilder {
  const columns = { span: 'bigint', first_id: 'bigint', last_id: 'bigint' } as const;
  const spans = jsonRows(read, 'k', columns, rangesOf(blocks).flatMap(spansOf));
  return read
    .queryBuilder()
    .from(read.raw(`? ${BY_SPAN}`, [spans, JSON.stringify(accountIds)]))
    .whereRaw(`${HAS_ACCOUNT} AND events.event_id BETWEEN k.first_id AND k.last_id`);
}

/** Returns the spans that have ids of a range. */
function spansOf({ first_id, last_id }: IdRange): (IdRange & { span: number })[] {
  const first = Math.floor(first_id / SPAN_SIZE);
  const last = Math.floor(last_id / SPAN_SIZE);
  return Array.from({ length: last - first + 1 }, (_, place) => ({ span: first + place, first_id, last_id }));
}
