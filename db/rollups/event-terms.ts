import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import type { EventRow } from '../rules/event-row.js';
import { COUNTED_TO } from '../rules/event-terms.js';
import { createTermSums } from '../rules/term-sums.js';
import type { EventWrites } from '../sql/event-lock.js';
import { insertRows } from '../sql/insert-rows.js';
import { rowsOf } from '../sql/raw-rows.js';
import { signEvents } from './event-signatures.js';
import { changeWords, addWords, type EventOfWords } from './event-words.js';

/** So many new events are counted together: their terms are few and spread over the whole table. */
const COUNT_AFTER = 2000;
const MAX_AT_ONCE = 5000;
/** Events whose terms are collected before other work has its turn. */
const PART = 250;

const COLUMNS = { term: 'text', system: 'integer', events: 'bigint' } as const;

type TermRow = Record<keyof typeof COLUMNS, string | number>;
type CountedEvent = Pick<EventRow, 'event_id'> & EventOfWords;

const looked = new WeakSet<EventWrites>();

/**
 * Counts the newest events, when there are enough of them, in the numbers of events by the sequences of one to three characters in
 * their search text, and by their words, and adds them to the signatures of their blocks; called by transactions that store events, of
 * which each looks once. On PostgreSQL one counts, and the others go on without waiting.
 */
export async function addNewestTerms(writes: EventWrites): Promise<void> {
  if (looked.has(writes)) return;
  looked.add(writes);
  const { trx } = writes;
  const { countedTo, lastEventId } = await readCounted(trx);
  if (lastEventId - countedTo < COUNT_AFTER) return;
  const locked = await lockTerms(trx, 'SKIP LOCKED');
  if (locked === undefined) return;
  const events = await trx('events')
    .where('event_id', '>', locked)
    .orderBy('event_id')
    .limit(MAX_AT_ONCE)
    .select<CountedEvent[]>('event_id', 'system', 'search_text', 'project_key', 'event_type', 'occurred_at');
  const last = events.at(-1);
  if (!last) return;
  await addWords(trx, events);
  await signEvents(trx, events, { first: locked === 0 ? 0 : locked + 1, last: last.event_id });
  const sums = await sumsOf(events.map((event) => ({ event, by: 1 })));
  await add(trx, [...sums, { term: COUNTED_TO, system: 0, events: last.event_id - locked }]);
}

/**
 * Changes the counts by stored events that are corrected or removed (`by` -1), as far as they are counted; called before the events
 * are locked.
 */
export async function changeEventTerms(
  trx: Knex.Transaction,
  changes: readonly { event: CountedEvent; by: number }[],
): Promise<void> {
  if (changes.length === 0) return;
  const countedTo = (await lockTerms(trx)) ?? 0;
  const counted = changes.filter(({ event }) => event.event_id <= countedTo);
  if (counted.length === 0) return;
  await add(trx, await sumsOf(counted));
  await changeWords(trx, counted);
}

async function readCounted(trx: Knex.Transaction): Promise<{ countedTo: number; lastEventId: number }> {
  const counted = '(SELECT events FROM event_terms WHERE term = ? AND system = 0)';
  const [row] = rowsOf<{ last: number; counted: number | null }>(
    await trx.raw(`SELECT last_event_id AS last, ${counted} AS counted FROM event_sequence WHERE id = 1`, [
      COUNTED_TO,
    ]),
  );
  return { countedTo: row?.counted ?? 0, lastEventId: row?.last ?? 0 };
}

/**
 * Locks the counts of terms, and which events are counted, until the transaction ends. Returns the highest counted id; with `wait`
 * SKIP LOCKED undefined if another transaction has the lock. To be called before names are locked.
 */
export async function lockTerms(trx: Knex.Transaction, wait = ''): Promise<number | undefined> {
  const key = { term: COUNTED_TO, system: 0 };
  await trx('event_terms')
    .insert({ ...key, events: 0 })
    .onConflict(['term', 'system'])
    .ignore();
  const query = trx('event_terms').where(key);
  if (kindOf(trx) === 'postgres') {
    query.forUpdate();
    if (wait === 'SKIP LOCKED') query.skipLocked();
  }
  const row = await query.first<{ events: number } | undefined>('events');
  return row?.events;
}

async function sumsOf(changes: readonly { event: CountedEvent; by: number }[]): Promise<TermRow[]> {
  const sums = [createTermSums(), createTermSums()] as const;
  for (const [place, { event, by }] of changes.entries()) {
    if (place % PART === PART - 1) await setImmediate();
    sums[event.system === 1 ? 1 : 0].add(event.search_text, by);
  }
  return sums.flatMap((ofKind, system) =>
    ofKind.entries().flatMap(([term, events]) => (events === 0 ? [] : [{ term, system, events }])),
  );
}

async function add(trx: Knex.Transaction, rows: TermRow[]): Promise<void> {
  const suffix = 'ON CONFLICT (term, system) DO UPDATE SET events = event_terms.events + excluded.events';
  // In the order of the key, so that neighbours are written together.
  const sorted = rows.sort((a, b) => (String(a.term) < String(b.term) ? -1 : 1));
  await insertRows(trx, { table: 'event_terms', columns: COLUMNS, rows: sorted, suffix });
}
