import type { Knex } from 'knex';
import type { EventBlock } from './event-blocks.js';
import { readRows } from './read-rows.js';

/** The place of an event in a list, newest first. */
export interface Place {
  occurred_at: string;
  event_id: number;
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

/** How blocks are read until the newest of some events are known. */
export interface BlockReading {
  /** So many events are wanted. */
  count: number;
  /** So many matches are expected of each block. */
  perBlock: number;
  /** No more blocks are read. */
  maxBlocks?: number;
  /** The first blocks are so many that at least so many matches are expected of them. */
  minFirst?: number;
  /** Returns those of some blocks that may have a match; the others are left out. */
  choose?: ((blocks: readonly EventBlock[]) => Promise<readonly EventBlock[]>) | undefined;
  /** Whether blocks that were left out may have other events that are found. */
  isLeftOutSearched?: boolean;
  /** Places that are known without blocks. */
  known?: readonly Place[];
}

/** At least so many blocks are read first. */
const MIN_BLOCKS = 2;
/** Each time so many times more blocks are read. */
const GROWTH = 1.5;

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
    minFirst = 0,
    choose = (some) => Promise.resolve(some),
    isLeftOutSearched = false,
    known = [],
  }: BlockReading,
): Promise<Newest> {
  let places = [...known];
  let matches = known.length;
  let blocksRead = 0;
  const queue = chooseInTurn(blocks, choose, isLeftOutSearched);
  let size = Math.max(MIN_BLOCKS, Math.ceil(Math.max(count, minFirst) / Math.max(perBlock, 1)));
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
    // What is left has no event before the last place.
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

/** So many blocks are looked at first whether they need to be read, and each time twice as many. */
const MIN_CHOSEN = 32;

/** Blocks in their order, as far as they are chosen. */
interface BlockQueue {
  /** Removes and returns the next blocks, and those that were left out before them. */
  take: (count: number) => Promise<{ some: EventBlock[]; leftOut: EventBlock[] }>;
  /** Of the blocks that may still be needed, the one with the newest events; undefined if there is none. */
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

function compareNewest(a: Place, b: Place): number {
  if (a.occurred_at !== b.occurred_at) return a.occurred_at > b.occurred_at ? -1 : 1;
  return b.event_id - a.event_id;
}
