import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { bitsOfPart, hasBit, NEVER } from '../rules/event-signatures.js';
import { BLOCK_SIZE, listEventBlocks, newestFirst, type EventBlock } from './event-blocks.js';
import { keyRows } from './json-rows.js';
import { readFields, readRows } from './read-rows.js';

/** Of a signature that has all events of its block: none was left out by a process of the version before, or corrected since. */
const IS_VALID = `s.ids = ${BLOCK_SIZE} AND s.block NOT IN (SELECT event_id / ${BLOCK_SIZE} FROM event_signature_changes)`;
/** Where more parts of the ids have no valid signatures, blocks are listed by their labels. */
const MAX_GAPS = 16;

/**
 * Returns the blocks with visible events, those with the newest first: the same as `listEventBlocks` of visible events, from one row of each
 * block instead of one for each of its labels. Some may have none any more.
 */
export async function listVisibleBlocks(read: Knex): Promise<EventBlock[]> {
  const signed = await readRows<EventBlock>(
    read,
    ['s.block', 's.oldest', 's.newest'],
    `FROM event_signatures AS s WHERE ${IS_VALID}`,
    [],
  );
  const gaps = gapsOf(signed.map(({ block }) => block));
  const visible = (blocks: Knex.QueryBuilder): Knex.QueryBuilder => blocks.whereRaw('system = 0');
  if (gaps.length > MAX_GAPS) return listEventBlocks(read, visible);
  const others = await listEventBlocks(read, (blocks) =>
    visible(blocks).where((some) => {
      for (const [first, last] of gaps)
        void some.orWhere((gap) => {
          void gap.where('block', '>=', first);
          if (last !== null) void gap.where('block', '<=', last);
        });
    }),
  );
  return newestFirst([...signed.filter(({ newest }) => newest !== NEVER), ...others]);
}

/** Returns the ranges of numbers from 0 on that a list lacks; the last one has no end. */
function gapsOf(numbers: readonly number[]): [first: number, last: number | null][] {
  const gaps: [number, number | null][] = [];
  let next = 0;
  for (const number of numbers.toSorted((a, b) => a - b)) {
    if (number > next) gaps.push([next, number - 1]);
    next = number + 1;
  }
  return [...gaps, [next, null]];
}

/** Returns those of some blocks that may have an event with a case-folded text. */
export async function blocksWithText(
  read: Knex,
  blocks: readonly EventBlock[],
  sought: string,
): Promise<readonly EventBlock[]> {
  const bits = bitsOfPart(sought);
  if (bits.length === 0 || blocks.length === 0) return blocks;
  const isPostgres = kindOf(read) === 'postgres';
  const code = isPostgres
    ? `get_byte(convert_to(s.signature, 'UTF8'), ?)`
    : 'unicode(substr(CAST(s.signature AS BLOB), 1 + ?, 1))';
  const codes = Object.fromEntries(bits.map((_, number) => [`code${number}`, code]));
  const keys = keyRows(
    read,
    'block',
    'bigint',
    blocks.map(({ block }) => block),
  );
  const rows = await readFields<Record<string, number>>(
    read,
    { block: 's.block', ...codes },
    // Retention empties those of blocks without events.
    `FROM ? CROSS JOIN event_signatures AS s WHERE s.block = k.block AND s.signature <> '' AND ${IS_VALID}`,
    [...bits.map(({ place }) => place), keys],
  );
  const without = new Set(
    rows
      .filter((row) => bits.some(({ mask }, number) => !hasBit(row[`code${number}`] ?? 0, mask)))
      .map((row) => row['block']),
  );
  return blocks.filter(({ block }) => !without.has(block));
}
