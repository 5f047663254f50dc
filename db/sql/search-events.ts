import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { findEventsOfAccounts, ofAccounts } from './account-events.js';
import { gramsOf, toMatchExpression } from './text-grams.js';
import { foldCase } from '../rules/fold-case.js';
import { COUNTED_TO, isTerm } from '../rules/event-terms.js';
import { containsText } from './contains-text.js';
import { MAX_EXACT } from './count-rows.js';

/** How the events with a text are found, and how many there are at most. */
export interface EventSearch {
  /** The text, case-folded. */
  sought: string;
  /** Whether it has one or two characters: fewer than the sequences of the index. */
  isShort: boolean;
  /**
   * The sequences of three characters that the index is asked for. Of a short text those that contain it: an event with the text has any
   * of them; if the text is common, they are listed only where a page needs them (`withGrams`). Of a longer text the rarest of its own:
   * an event with the text has all of them.
   */
  grams: readonly string[];
  /** Whether more than 10,000 events may match: a page is rather read from the newest events on than sorted from all matches. */
  isCommon: boolean;
  /** How many events up to `countedTo` match, visible ones and those of the system; null for a text of more than three characters. */
  counts: readonly [visible: number, system: number] | null;
  /** No more events up to `countedTo` match. */
  most: number;
  /** The last event whose text is counted; the few after it are compared one by one. */
  countedTo: number;
}

/** A short text that more events have has no sequences listed: those are too many to be asked for. */
const MAX_LISTED = 200_000;
/** Of many sequences the rarest suffice: matches are compared in full. */
const MAX_GRAMS = 4;

/** Finds out how to search for a text, which is not empty. */
export async function planEventSearch(read: Knex, text: string): Promise<EventSearch> {
  const sought = foldCase(text);
  const isCounted = isTerm(sought);
  const terms = isCounted ? [sought] : gramsOf(sought);
  const rows = await read('event_terms')
    .whereIn('term', [COUNTED_TO, ...terms])
    .select<{ term: string; system: 0 | 1; events: number }[]>('term', 'system', 'events');
  const known = new Map(rows.map(({ term, system, events }) => [`${term} ${system}`, events]));
  const countOf = (term: string, system: 0 | 1): number => known.get(`${term} ${system}`) ?? 0;
  const total = (term: string): number => countOf(term, 0) + countOf(term, 1);
  const rarest = terms.toSorted((a, b) => total(a) - total(b)).slice(0, MAX_GRAMS);
  const most = Math.min(...rarest.map(total));
  const isCommon = most > MAX_EXACT;
  const isShort = gramsOf(sought).length === 0;
  const listed = isShort && !isCommon ? await listGramsWith(read, sought) : [];
  return {
    sought,
    isShort,
    grams: isShort ? listed : rarest,
    isCommon,
    counts: isCounted ? [countOf(sought, 0), countOf(sought, 1)] : null,
    most,
    countedTo: countOf(COUNTED_TO, 0),
  };
}

/** Returns a search with the sequences that a common short text lacks at first: its first page needs none. */
export async function withGrams(read: Knex, search: EventSearch): Promise<EventSearch> {
  const { sought, isShort, grams, most } = search;
  if (!isShort || grams.length > 0 || most > MAX_LISTED) return search;
  return { ...search, grams: await listGramsWith(read, sought) };
}

/** Returns the known sequences of three characters that contain a short text. */
async function listGramsWith(read: Knex, part: string): Promise<string[]> {
  const rows = await read('event_terms')
    .distinct('term')
    .whereRaw('length(term) = 3')
    .whereRaw(...containsText(read, 'term', part))
    .pluck<string[]>('term');
  return rows.filter((term) => gramsOf(term).length > 0);
}

/** Returns a condition on events: that they contain a text in a searched field, case-insensitively, or are about one of some accounts. */
export function matchesSearch(
  read: Knex,
  { sought }: EventSearch,
  accountIds: readonly string[] = [],
): [string, Knex.RawBinding[]] {
  const [contains, values] = containsText(read, 'events.search_text', sought);
  if (accountIds.length === 0) return [contains, values];
  const [isOfAccount, ids] = ofAccounts(read, accountIds);
  return [`(${contains} OR ${isOfAccount})`, [...values, ids]];
}

/** Returns a query of the events that match a search, in any order that the rest of the query wants. */
export function eventsInOrder(
  read: Knex,
  search: EventSearch,
  accountIds: readonly string[] = [],
): Knex.QueryBuilder {
  return read('events').whereRaw(...matchesSearch(read, search, accountIds));
}

/** Returns a query of the events that match a search, as the index finds them, in no useful order. */
export function eventsHaving(
  read: Knex,
  search: EventSearch,
  accountIds: readonly string[] = [],
): Knex.QueryBuilder {
  return foundByIndex(read, search, accountIds).whereRaw(...matchesSearch(read, search, accountIds));
}

/** Returns a query of the events with a text among the last ones, which are not counted yet. */
export function uncountedEventsHaving(read: Knex, { sought, countedTo }: EventSearch): Knex.QueryBuilder {
  return read('events')
    .where('event_id', '>', countedTo)
    .whereRaw(...containsText(read, 'search_text', sought));
}

/** Returns the expression by which SQLite's index finds the events that may match a search. */
export function expressionOf({ grams, isShort }: EventSearch): string {
  return toMatchExpression(grams, isShort ? 'OR' : 'AND');
}

function foundByIndex(read: Knex, search: EventSearch, accountIds: readonly string[]): Knex.QueryBuilder {
  const { grams, isShort, sought, countedTo } = search;
  const parts: string[] = [];
  const values: Knex.RawBinding[] = [];
  if (grams.length > 0) {
    const [part, found] = searchIndex(read, search);
    parts.push(part);
    values.push(...found);
  }
  if (isShort) {
    // Events that are not counted yet may have sequences of their own.
    const [contains, texts] = containsText(read, 'search_text', sought);
    parts.push(`SELECT event_id AS found_id FROM events WHERE event_id > ? AND ${contains}`);
    values.push(countedTo, ...texts);
  }
  if (accountIds.length > 0) {
    const [part, ids] = findEventsOfAccounts(read, accountIds);
    parts.push(part);
    values.push(ids);
  }
  // The planner cannot estimate how rare a text is: CROSS JOIN makes SQLite start with the matches.
  const join = kindOf(read) === 'postgres' ? 'JOIN' : 'CROSS JOIN';
  const found = read.raw(
    `(${parts.join(' UNION ')}) AS found ${join} events ON events.event_id = found.found_id`,
    values,
  );
  return read.queryBuilder().from(found);
}

function searchIndex(read: Knex, search: EventSearch): [string, Knex.RawBinding[]] {
  if (kindOf(read) === 'postgres') {
    const { grams, isShort, sought } = search;
    const find = isShort ? 'events_having_any' : 'events_having';
    return [`SELECT ${find}(?::text[], ?) AS found_id`, [[...grams], sought]];
  }
  return ['SELECT rowid AS found_id FROM event_search WHERE event_search MATCH ?', [expressionOf(search)]];
}
