import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { EventRow } from '../rules/event-row.js';
import { ANY_EVENT, pairsOf, scopesOf, wordsOf } from '../rules/event-words.js';
import { insertRows } from '../sql/insert-rows.js';
import { jsonRows } from '../sql/json-rows.js';

/** What fewer of a batch of events have in common is not counted: rare words would be rows of their own without end. */
const MIN_EVENTS = 8;
/** Events whose words are collected before other work has its turn. */
const PART = 250;

const COLUMNS = { word: 'text', scope: 'text', events: 'bigint' } as const;

interface WordRow {
  word: string;
  scope: string;
  events: number;
}

export type EventOfWords = Pick<
  EventRow,
  'system' | 'search_text' | 'project_key' | 'event_type' | 'occurred_at'
>;

/**
 * Counts a batch of visible events by the words that many of them share, in all, by project, type and day, and by pairs of words in
 * all. So a count is a lower bound,
 * which proves that a text is common without a look at events.
 */
export async function countWords(trx: Knex.Transaction, events: readonly EventOfWords[]): Promise<void> {
  const rows = (await sumsOf(events.map((event) => ({ event, by: 1 })))).filter(
    (row) => row.events >= MIN_EVENTS,
  );
  await insertRows(trx, {
    table: 'event_words',
    columns: COLUMNS,
    rows: sorted(rows),
    suffix: 'ON CONFLICT (word, scope) DO UPDATE SET events = event_words.events + excluded.events',
  });
}

/** Changes the counts that there are by stored events that are corrected or removed (`by` -1). They stay lower bounds. */
export async function changeWords(
  trx: Knex.Transaction,
  changes: readonly { event: EventOfWords; by: number }[],
): Promise<void> {
  const rows = (await sumsOf(changes)).filter((row) => row.events !== 0);
  if (rows.length === 0) return;
  await trx.raw(
    `UPDATE event_words SET events = event_words.events + r.events FROM ?
      WHERE event_words.word = r.word AND event_words.scope = r.scope`,
    [jsonRows(trx, 'r', COLUMNS, sorted(rows))],
  );
}

async function sumsOf(changes: readonly { event: EventOfWords; by: number }[]): Promise<WordRow[]> {
  const sums = new Map<string, Map<string, number>>();
  for (const [place, { event, by }] of changes.entries()) {
    if (place % PART === PART - 1) await setImmediate();
    if (event.system === 1) continue;
    const scopes = scopesOf(event).map((scope) => ofScope(sums, scope));
    for (const word of wordsOf(event.search_text))
      for (const ofWords of scopes) ofWords.set(word, (ofWords.get(word) ?? 0) + by);
    const ofAll = ofScope(sums, ANY_EVENT);
    for (const pair of pairsOf(event.search_text)) ofAll.set(pair, (ofAll.get(pair) ?? 0) + by);
  }
  return [...sums].flatMap(([scope, ofWords]) =>
    [...ofWords].map(([word, events]) => ({ word, scope, events })),
  );
}

function ofScope(sums: Map<string, Map<string, number>>, scope: string): Map<string, number> {
  const known = sums.get(scope);
  if (known) return known;
  const added = new Map<string, number>();
  sums.set(scope, added);
  return added;
}

/** In the order of the key, so that neighbours are written together. */
function sorted(rows: WordRow[]): WordRow[] {
  return rows.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.scope < b.scope ? -1 : 1));
}
