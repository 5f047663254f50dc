import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { jsonRows } from './json-rows.js';
import { readRows } from './read-rows.js';

/** A block has so many consecutive event ids: migration 020. */
const BLOCK_BITS = 12;
export const BLOCK_SIZE = 2 ** BLOCK_BITS;
/** The largest number in the column of a block. */
const MAX_BLOCK = 2 ** 31 - 1;

/** A block that may have some events; none of them is older than `oldest` or newer than `newest`. */
export interface EventBlock {
  block: number;
  oldest: string;
  newest: string;
}

/** The place of an event in a list, newest first. */
export interface Place {
  occurred_at: string;
  event_id: number;
}

/** Returns the blocks with events that `choose` leaves, those with the newest events first. */
export async function listEventBlocks(
  read: Knex,
  choose: (blocks: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<EventBlock[]> {
  const blocks = await choose(read('event_blocks'))
    .groupBy('block')
    .select<EventBlock[]>('block', read.raw('min(oldest) AS oldest, max(newest) AS newest'));
  return newestFirst(blocks);
}

/** Returns blocks in the order of their newest events. */
export function newestFirst(blocks: readonly EventBlock[]): EventBlock[] {
  return blocks.toSorted((a, b) => (a.newest > b.newest ? -1 : a.newest < b.newest ? 1 : b.block - a.block));
}

/** Returns the blocks up to that of an id. */
export function upToId(blocks: readonly EventBlock[], id: number): EventBlock[] {
  return blocks.filter(({ block }) => block <= blockOf(id));
}

/** Returns the number of the block that has an id; clients may name ids beyond those of the last block that there can be. */
export function blockOf(id: number): number {
  return Math.min(Math.floor(id / BLOCK_SIZE), MAX_BLOCK);
}

/** Returns the last id of a block. */
export function lastIdOf(block: number): number {
  return firstIdOf(block + 1) - 1;
}

/** Returns the first id of a block. */
export function firstIdOf(block: number): number {
  return block * BLOCK_SIZE;
}

/** Both are in the range. */
export interface IdRange {
  first_id: number;
  last_id: number;
}

/** Returns the ranges of ids of some blocks. */
export function rangesOf(blocks: readonly Pick<EventBlock, 'block'>[]): IdRange[] {
  const ranges: IdRange[] = [];
  for (const { block } of blocks.toSorted((a, b) => a.block - b.block)) {
    const [first_id, last_id] = [firstIdOf(block), lastIdOf(block)];
    const last = ranges.at(-1);
    if (last?.last_id === first_id - 1) last.last_id = last_id;
    else ranges.push({ first_id, last_id });
  }
  return ranges;
}

/** Returns the table `k` of the ranges of ids of some blocks. */
function tableOfRanges(read: Knex, blocks: readonly Pick<EventBlock, 'block'>[]): Knex.Raw {
  return jsonRows(read, 'k', { first_id: 'bigint', last_id: 'bigint' }, rangesOf(blocks));
}

/** Returns a query of the events of some blocks, which are read in the order of their ids. */
export function eventsOfBlocks(read: Knex, blocks: readonly Pick<EventBlock, 'block'>[]): Knex.QueryBuilder {
  const ranges = tableOfRanges(read, blocks);
  const isInRange = 'event_id BETWEEN k.first_id AND k.last_id';
  // PostgreSQL would rather take an index in the order of the list, and compare each event with all ranges.
  if (kindOf(read) === 'postgres')
    return read
      .queryBuilder()
      .from(
        read.raw(`? CROSS JOIN LATERAL (SELECT * FROM events WHERE ${isInRange} OFFSET 0) AS events`, [
          ranges,
        ]),
      );
  // Without statistics SQLite would rather take an index on a label, and look up each row.
  return read
    .queryBuilder()
    .from(read.raw('? CROSS JOIN events NOT INDEXED', [ranges]))
    .whereRaw(`events.${isInRange}`);
}

/** Returns a query of the events of some blocks that SQLite's text index finds. */
export function foundInBlocks(
  read: Knex,
  blocks: readonly EventBlock[],
  expression: string,
): Knex.QueryBuilder {
  const source = read.raw(
    '? CROSS JOIN event_search CROSS JOIN events NOT INDEXED ON events.event_id = event_search.rowid',
    [tableOfRanges(read, blocks)],
  );
  return read
    .queryBuilder()
    .from(source)
    .whereRaw('event_search MATCH ? AND event_search.rowid BETWEEN k.first_id AND k.last_id', [expression]);
}

/** The newest of some events. */
export interface Newest {
  places: Place[];
  /** How many matching events the blocks that were read have; infinite where they have more than a page. */
  matches: number;
  /** Of how many blocks that is, with those that need not be read. */
  blocksSeen: number;
  /** False if the blocks that may be read were not enough. */
  isComplete: boolean;
}

/** Blocks are read for pages that end up to here: places of later ones are too many to be kept, and are found in the order of the list. */
export const MAX_PLACES = 20_000;

/** How blocks are read. */
export interface Reading {
  /** So many events are wanted. */
  count: number;
  /** So many matches are expected of each block. */
  perBlock: number;
  /** No more are read. */
  maxBlocks?: number;
  /** The first blocks are so many that at least so many matches are expected of them. */
  atOnce?: number;
  /** Returns those of some blocks that may have a match; the others are left out. */
  choose?: ((blocks: readonly EventBlock[]) => Promise<readonly EventBlock[]>) | undefined;
  /** Whether blocks that were left out may have other events that are found. */
  isLeftOutSearched?: boolean;
  /** Places that are known without blocks. */
  known?: readonly Place[];
}

/**
 * Returns the `count` newest of the events that the queries of `find` find in their blocks, which come with the newest first. Reads
 * blocks until no other can have a newer event. `leftOut` are those that were left out since the last blocks.
 */
export async function readNewest(
  read: Knex,
  blocks: readonly EventBlock[],
  find: (blocks: readonly EventBlock[], leftOut: readonly EventBlock[]) => readonly Knex.QueryBuilder[],
  {
    count,
    perBlock,
    maxBlocks = Infinity,
    atOnce = 0,
    choose = (some) => Promise.resolve(some),
    isLeftOutSearched = false,
    known = [],
  }: Reading,
): Promise<Newest> {
  let places = [...known];
  let matches = known.length;
  let blocksRead = 0;
  const queue = chooseInTurn(blocks, choose, isLeftOutSearched);
  let size = Math.max(MIN_BLOCKS, Math.ceil(Math.max(count, atOnce) / Math.max(perBlock, 1)));
  for (;;) {
    const { some, leftOut } = await queue.take(Math.min(size, maxBlocks - blocksRead));
    for (const events of some.length + leftOut.length === 0 ? [] : find(some, leftOut)) {
      const found = await readPlaces(read, events, count);
      matches += found.length === count ? Infinity : found.length;
      places.push(...found);
    }
    places = firstPlaces(places, count);
    blocksRead += some.length;
    const rest = queue.next();
    const isComplete = !rest || (places[count - 1]?.occurred_at ?? '') > rest.newest;
    if (isComplete || blocksRead >= maxBlocks)
      return { places, matches, blocksSeen: queue.seen(), isComplete };
    size = Math.ceil(size * GROWTH);
    // The first blocks show how many more the page needs; then their number only grows, so that there are few statements.
    const missing = count - places.findLastIndex((place) => place.occurred_at > rest.newest) - 1;
    if (blocksRead === some.length && places.length > 0) size = Math.min(size, Math.ceil(missing / perBlock));
  }
}

/** Returns the newest of some places, of which two may be those of the same event. */
function firstPlaces(places: Place[], count: number): Place[] {
  const sorted = places.sort(compareNewest);
  return sorted.filter(({ event_id: id }, place) => id !== sorted[place - 1]?.event_id).slice(0, count);
}

/** Returns the places of the newest of some events. */
export function readPlaces(read: Knex, events: Knex.QueryBuilder, count: number): Promise<Place[]> {
  const newest = events
    .orderByRaw('events.occurred_at DESC, events.event_id DESC')
    .limit(count)
    .select('events.occurred_at', 'events.event_id');
  return readRows<Place>(read, ['r.occurred_at', 'r.event_id'], 'FROM ? AS r', [newest]);
}

/** Blocks in their order, as far as they are chosen. */
interface BlockQueue {
  /** Removes and returns the next blocks, and those that were left out before them. */
  take: (count: number) => Promise<{ some: EventBlock[]; leftOut: EventBlock[] }>;
  /** A block that is not older than any that may be needed; undefined if none is. */
  next: () => EventBlock | undefined;
  /** The number of blocks before it. */
  seen: () => number;
}

function chooseInTurn(
  blocks: readonly EventBlock[],
  choose: (blocks: readonly EventBlock[]) => Promise<readonly EventBlock[]>,
  isLeftOutNeeded: boolean,
): BlockQueue {
  const chosen = new Set<EventBlock>();
  let [taken, looked, size] = [0, 0, MIN_CHOSEN];
  return {
    take: async (count) => {
      const [some, leftOut]: [EventBlock[], EventBlock[]] = [[], []];
      for (; some.length < count && taken < blocks.length; taken += 1) {
        if (taken === looked) {
          for (const block of await choose(blocks.slice(looked, looked + size))) chosen.add(block);
          [looked, size] = [looked + size, 2 * size];
        }
        const block = blocks[taken];
        if (block) (chosen.has(block) ? some : leftOut).push(block);
      }
      return { some, leftOut };
    },
    next: () =>
      blocks.find(
        (block, place) => place >= taken && (isLeftOutNeeded || place >= looked || chosen.has(block)),
      ),
    seen: () => taken,
  };
}

/** So many blocks are looked at first whether they need to be read, and each time twice as many. */
const MIN_CHOSEN = 32;
const MIN_BLOCKS = 2;
/** Each time so many times more blocks are read. */
const GROWTH = 1.5;

function compareNewest(a: Place, b: Place): number {
  if (a.occurred_at !== b.occurred_at) return a.occurred_at > b.occurred_at ? -1 : 1;
  return b.event_id - a.event_id;
}
