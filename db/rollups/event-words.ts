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
 * Counts a batch of visible events by the words that many of them share, in all, by project, type and day, and by pairs of words
 * in all. A count is a lower bound, which proves that a text is common without a look at events.
 */
export async function addWords(trx: Knex.Transaction, events: readonly EventOfWords[]): Promise<void> {
  const rows = await sumsOf(
    events.map((event) => ({ event, by: 1 })),
    (sum) => sum >= MIN_EVENTS,
  );
  await insertRows(trx, {
    table: 'event_words',
    columns: COLUMNS,
    rows,
    suffix: 'ON CONFLICT (word, scope) DO UPDATE SET events = event_words.events + excluded.events',
  });
}

/** Changes the counts that there are by stored events that are corrected or removed (`by` -1). They stay lower bounds. */
export async function changeWords(
  trx: Knex.Transaction,
  changes: readonly { event: EventOfWords; by: number }[],
): Promise<void> {
  const rows = await sumsOf(changes, (sum) => sum !== 0);
  if (rows.length === 0) return;
  const changed = jsonRows(trx, 'r', COLUMNS, rows);
  await trx.raw(
    `UPDATE event_words SET events = event_words.events + r.events FROM ?
      WHERE event_words.word = r.word AND event_words.scope = r.scope`,
    [changed],
  );
  await trx.raw(
    'DELETE FROM event_words WHERE events <= 0 AND (word, scope) IN (SELECT r.word, r.scope FROM ?)',
    [changed],
  );
}

/** The sums of the words of some events with the same scopes. */
interface Group {
  scopes: string[];
  words: Map<string, number>;
}

/** Returns the sums that count, in the order of the key, so that neighbours are written together. */
async function sumsOf(
  changes: readonly { event: EventOfWords; by: number }[],
  counts: (sum: number) => boolean,
): Promise<WordRow[]> {
  const groups = new Map<string, Group>();
  const ofAll = new Map<string, number>();
  for (const [place, { event, by }] of changes.entries()) {
    if (place % PART === PART - 1) await setImmediate();
    if (event.system === 1) continue;
    const { words } = groupOf(groups, event);
    for (const word of wordsOf(event.search_text)) add(words, word, by);
    for (const pair of pairsOf(event.search_text)) add(ofAll, pair, by);
  }
  const sums = new Map([[ANY_EVENT, ofAll]]);
  for (const { scopes, words } of groups.values())
    for (const scope of [ANY_EVENT, ...scopes]) {
      const ofScope = sums.get(scope) ?? new Map<string, number>();
      sums.set(scope, ofScope);
      for (const [word, sum] of words) add(ofScope, word, sum);
    }
  const rows = [...sums].flatMap(([scope, ofScope]) =>
    [...ofScope].flatMap(([word, events]) => (counts(events) ? [{ word, scope, events }] : [])),
  );
  return rows.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.scope < b.scope ? -1 : 1));
}

function groupOf(groups: Map<string, Group>, event: EventOfWords): Group {
  const scopes = scopesOf(event);
  // Stored texts have no NUL.
  const key = scopes.join('\0');
  const known = groups.get(key);
  if (known) return known;
  const added = { scopes, words: new Map<string, number>() };
  groups.set(key, added);
  return added;
}

function add(sums: Map<string, number>, word: string, by: number): void {
  sums.set(word, (sums.get(word) ?? 0) + by);
}
