import { setImmediate } from 'node:timers/promises';
import type { EventRow } from '../rules/event-row.js';
import { COUNTED_TO, termsOf } from '../rules/event-terms.js';
import { insertRows } from '../sql/insert-rows.js';
import type { EventTransaction } from '../sql/event-lock.js';

/** So many new events are counted together: their terms are few and spread over the whole table. */
const COUNT_AFTER = 2000;
const MAX_AT_ONCE = 5000;
/** Events whose terms are collected before other work has its turn. */
const PART = 250;

const COLUMNS = { term: 'text', system: 'integer', events: 'bigint' } as const;

type TermRow = Record<keyof typeof COLUMNS, string | number>;
type CountedEvent = Pick<EventRow, 'event_id' | 'system' | 'search_text'>;

/**
 * Keeps the numbers of events by the sequences of one to three characters in their search text. Changes of counted events
 * are applied at once; the newest events are counted later, all of them together.
 */
export async function updateEventTerms(
  trx: EventTransaction,
  changes: readonly { event: CountedEvent; by: number }[],
): Promise<void> {
  const countedTo = await readCountedTo(trx);
  const counted = changes.filter(({ event }) => event.event_id <= countedTo);
  if (counted.length > 0) await add(trx, await sumsOf(counted));
  const newest = changes.reduce((id, { event }) => Math.max(id, event.event_id), 0);
  if (newest - countedTo >= COUNT_AFTER) await countNewest(trx, countedTo);
}

async function readCountedTo(trx: EventTransaction): Promise<number> {
  const row = await trx<TermRow>('event_terms').where({ term: COUNTED_TO }).first('events');
  return Number(row?.events ?? 0);
}

async function countNewest(trx: EventTransaction, countedTo: number): Promise<void> {
  const events = await trx('events')
    .where('event_id', '>', countedTo)
    .orderBy('event_id')
    .limit(MAX_AT_ONCE)
    .select<CountedEvent[]>('event_id', 'system', 'search_text');
  const last = events.at(-1);
  if (!last) return;
  const sums = await sumsOf(events.map((event) => ({ event, by: 1 })));
  await add(trx, [...sums, { term: COUNTED_TO, system: 0, events: last.event_id - countedTo }]);
}

async function sumsOf(changes: readonly { event: CountedEvent; by: number }[]): Promise<TermRow[]> {
  const sums = [new Map<string, number>(), new Map<string, number>()] as const;
  for (const [place, { event, by }] of changes.entries()) {
    if (place % PART === PART - 1) await setImmediate();
    const ofKind = sums[event.system === 1 ? 1 : 0];
    for (const term of termsOf(event.search_text)) ofKind.set(term, (ofKind.get(term) ?? 0) + by);
  }
  return sums.flatMap((ofKind, system) =>
    [...ofKind].flatMap(([term, events]) => (events === 0 ? [] : [{ term, system, events }])),
  );
}

async function add(trx: EventTransaction, rows: TermRow[]): Promise<void> {
  const then = 'ON CONFLICT (term, system) DO UPDATE SET events = event_terms.events + excluded.events';
  // In the order of the key, so that neighbours are written together.
  const sorted = rows.sort((a, b) => (String(a.term) < String(b.term) ? -1 : 1));
  await insertRows(trx, { table: 'event_terms', columns: COLUMNS, rows: sorted, then });
}
