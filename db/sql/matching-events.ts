import type { Knex } from 'knex';
import { accountEventsOf } from './account-events.js';
import type { WordScopes } from './common-words.js';
import {
  eventsOfBlocks,
  foundInBlocks,
  lastIdOf,
  listEventBlocks,
  upToId,
  type EventBlock,
} from './event-blocks.js';
import { foundInRanges } from './found-in-ranges.js';
import { firstOf } from './list-event-ids.js';
import { eventsHaving, expressionOf, matchesSearch, type EventSearch } from './search-events.js';
import { listVisibleBlocks } from './signed-blocks.js';

/** The events of a list with a text. */
export interface MatchingEvents {
  search: EventSearch;
  /** Accounts whose events match as well. */
  accountIds?: readonly string[];
  /** Adds the conditions on labels, to `event_blocks` or to `events`. */
  ofLabels: (rows: Knex.QueryBuilder) => Knex.QueryBuilder;
  /** Whether these leave all visible events. */
  areAllVisible: boolean;
  /** `from` is inclusive, `before` exclusive; null is unbounded. */
  period: { from: string | null; before: string | null };
  /** Excludes events that were stored after this one; null for none. */
  maxEventId: number | null;
  /** At most so many events have been stored since. */
  storedLater: number;
  /** Where the text is the only condition: whether the list has visible events, or those of the system too. Null where there are others. */
  textOnly: 'visible' | 'all' | null;
  /** Scopes of this list by which words are counted; null where there are none. */
  wordScopes: WordScopes | null;
  /** Adds those conditions that an index in the order of the list begins with; null if there is none. */
  ofIndex: ((events: Knex.QueryBuilder) => Knex.QueryBuilder) | null;
  /** Reads the ids of a deep page by an index in the order of the list. */
  readInOrder: (limit: number, offset: number) => Promise<number[]>;
}

/*
 * Queries of the matching events of a list, by what finds them. Each has the conditions of the list; the text is compared in full, since
 * indexes find sequences of it.
 */

/** Those that the text index finds, and those of the accounts. */
export function matchesByIndex(read: Knex, wanted: MatchingEvents): Knex.QueryBuilder {
  return ofList(eventsHaving(read, wanted.search, wanted.accountIds), wanted);
}

/** Those among about so many of the newest events of the list, which an index in its order finds. */
export function matchesAmongNewest(
  read: Knex,
  wanted: MatchingEvents,
  ofIndex: NonNullable<MatchingEvents['ofIndex']>,
  count: number,
): Knex.QueryBuilder {
  const newest = ofPeriod(ofIndex(read('events')), wanted);
  return matching(read, firstOf(read, newest, count), wanted);
}

/** Those of some blocks, whose events are all read. */
export function matchesInBlocks(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
): Knex.QueryBuilder {
  return matching(read, eventsOfBlocks(read, blocks), wanted);
}

/** Those of some blocks that SQLite's text index finds; without those of the accounts. */
export function matchesByTextInBlocks(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
): Knex.QueryBuilder {
  const { search } = wanted;
  const found = ofList(foundInBlocks(read, blocks, expressionOf(search)), wanted);
  return found.whereRaw(...matchesSearch(read, search));
}

/** Those of some blocks that SQLite's index of accounts finds. */
export function matchesByAccountInBlocks(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
): Knex.QueryBuilder {
  return ofList(accountEventsOf(read, blocks, wanted.accountIds ?? []), wanted);
}

/** Those of some blocks that PostgreSQL's text index finds, and those of the blocks that it is not asked of. */
export function matchesInRanges(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
): Knex.QueryBuilder[] {
  const { search } = wanted;
  const { indexed, others } = splitByIndex(search, blocks);
  const queries: Knex.QueryBuilder[] = [];
  if (indexed.length > 0) {
    const found = ofList(foundInRanges(read, indexed, search), wanted);
    queries.push(found.whereRaw(...matchesSearch(read, search)));
  }
  if (others.length > 0) queries.push(matchesInBlocks(read, wanted, others));
  return queries;
}

/**
 * Returns the blocks of which the text index finds every match, and the others: a short text is looked up by the sequences that counted
 * events have, and those that are not counted yet may have others.
 */
export function splitByIndex(
  { isShort, countedTo }: EventSearch,
  blocks: readonly EventBlock[],
): { indexed: EventBlock[]; others: EventBlock[] } {
  const isIndexed = ({ block }: EventBlock): boolean => !isShort || lastIdOf(block) <= countedTo;
  return { indexed: blocks.filter(isIndexed), others: blocks.filter((block) => !isIndexed(block)) };
}

/** Returns the blocks that may have events of the list, those with the newest first. */
export async function listBlocks(
  read: Knex,
  { ofLabels, areAllVisible, period: { from, before }, maxEventId }: MatchingEvents,
): Promise<EventBlock[]> {
  const all = await (areAllVisible ? listVisibleBlocks(read) : listEventBlocks(read, ofLabels));
  const blocks = all.filter(
    ({ oldest, newest }) => (from === null || newest >= from) && (before === null || oldest < before),
  );
  return maxEventId === null ? blocks : upToId(blocks, maxEventId);
}

function matching(read: Knex, events: Knex.QueryBuilder, wanted: MatchingEvents): Knex.QueryBuilder {
  return ofList(events, wanted).whereRaw(...matchesSearch(read, wanted.search, wanted.accountIds));
}

/** Adds all conditions of a list but the text. */
export function ofList(events: Knex.QueryBuilder, wanted: MatchingEvents): Knex.QueryBuilder {
  const chosen = ofPeriod(wanted.ofLabels(events), wanted);
  return wanted.maxEventId === null ? chosen : chosen.where('events.event_id', '<=', wanted.maxEventId);
}

function ofPeriod(
  events: Knex.QueryBuilder,
  { period: { from, before } }: Pick<MatchingEvents, 'period'>,
): Knex.QueryBuilder {
  if (from !== null) events.where('events.occurred_at', '>=', from);
  if (before !== null) events.where('events.occurred_at', '<', before);
  return events;
}
