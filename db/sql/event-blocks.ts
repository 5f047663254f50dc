import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { jsonRows } from './json-rows.js';

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
