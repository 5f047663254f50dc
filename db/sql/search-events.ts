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
  /** Case-folded. */
  sought: string;
  /**
   * The index reads the events with all of these sequences of three characters, or, for a shorter text, with any of
   * them, and none if it is common: see `withGrams`.
   */
  grams: readonly string[];
  isAnyEnough: boolean;
  /** Whether so many events may match that a page is rather found by reading events in the order of the list. */
  isCommon: boolean;
  /** The number of matching events up to `countedTo`, by their `system`; null for a text of more than three characters. */
  counts: readonly [number, number] | null;
  /** At least the number of matching events up to `countedTo`. */
  most: number;
  countedTo: number;
}

/** A text of one or two characters that more events have has no sequences listed. */
const MAX_LISTED = 200_000;
/** Of many sequences the rarest suffice: matches are compared in full. */
const MAX_GRAMS = 4;

/** Finds out how to search for a text, which is not empty. */
export async function planEventSearch(read: Knex, text: string): Promise<EventSearch> {
  const sought = foldCase(text);
  const isShort = isTerm(sought);
  const terms = isShort ? [sought] : gramsOf(sought);
  const rows = await read('event_terms')
    .whereIn('term', [COUNTED_TO, ...terms])
    .select<{ term: string; system: 0 | 1; events: number }[]>('term', 'system', 'events');
  const known = new Map(rows.map(({ term, system, events }) => [`${term} ${system}`, events]));
  const countOf = (term: string, system: 0 | 1): number => known.get(`${term} ${system}`) ?? 0;
  const total = (term: string): number => countOf(term, 0) + countOf(term, 1);
  const rarest = terms.toSorted((a, b) => total(a) - total(b)).slice(0, MAX_GRAMS);
  const most = Math.min(...rarest.map(total));
  const isCommon = most > MAX_EXACT;
  const isIndexed = gramsOf(sought).length > 0;
  return {
    sought,
    grams: isIndexed ? rarest : isCommon ? [] : await listGramsWith(read, sought),
    isAnyEnough: !isIndexed,
    isCommon,
    counts: isShort ? [countOf(sought, 0), countOf(sought, 1)] : null,
    most,
    countedTo: countOf(COUNTED_TO, 0),
  };
}

/** Returns a search with the sequences that a common text of one or two characters lacks at first: its first page needs none. */
export async function withGrams(read: Knex, search: EventSearch): Promise<EventSearch> {
  const { sought, grams, isAnyEnough, most } = search;
  if (!isAnyEnough || grams.length > 0 || most > MAX_LISTED) return search;
  return { ...search, grams: await listGramsWith(read, sought) };
}

/** Returns the known sequences of three characters that contain a shorter text. */
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

/** Returns a query of the newest events, those that are not counted yet, that contain a text. */
export function uncountedEventsHaving(read: Knex, { sought, countedTo }: EventSearch): Knex.QueryBuilder {
  return read('events')
    .where('event_id', '>', countedTo)
    .whereRaw(...containsText(read, 'search_text', sought));
}

/** Returns the expression by which SQLite's index finds the events that may match a search. */
export function expressionOf({ grams, isAnyEnough }: EventSearch): string {
  return toMatchExpression(grams, isAnyEnough ? 'OR' : 'AND');
}

function foundByIndex(read: Knex, search: EventSearch, accountIds: readonly string[]): Knex.QueryBuilder {
  const { grams, isAnyEnough, sought, countedTo } = search;
  const parts: string[] = [];
  const values: Knex.RawBinding[] = [];
  if (grams.length > 0) {
    const [part, found] = searchIndex(read, search);
    parts.push(part);
    values.push(...found);
  }
  if (isAnyEnough) {
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
    const { grams, isAnyEnough, sought } = search;
    const find = isAnyEnough ? 'events_having_any' : 'events_having';
    return [`SELECT ${find}(?::text[], ?) AS found_id`, [[...grams], sought]];
  }
  return ['SELECT rowid AS found_id FROM event_search WHERE event_search MATCH ?', [expressionOf(search)]];
}
