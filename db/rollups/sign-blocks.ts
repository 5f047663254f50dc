import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';
import { COUNTED_TO } from '../rules/event-terms.js';
import { BLOCK_SIZE, blockOf, firstIdOf, lastIdOf } from '../sql/event-blocks.js';
import { signAnew, SIGNED_COLUMNS, type SignedEvent } from './event-signatures.js';
import { lockTerms } from './event-terms.js';

/** Blocks whose signatures are looked for together. */
const LOOKED_AT = 256;

/**
 * Signs the complete blocks from one on whose signatures lack events: those that were there before migration 031, and those of which
 * a process of the version before has counted some. Each is a transaction of its own, so that contributions do not wait for all;
 * `goOn` is asked after each. Returns the first block that may have no signature yet.
 */
export async function signBlocks(
  database: Database,
  from: number,
  goOn: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<number> {
  let next = from;
  let signed = 0;
  for (;;) {
    const { unsigned, end } = await database.snapshot((read) => findUnsigned(read, next));
    for (const block of unsigned) {
      await database.write((trx) => signBlock(trx, block));
      signed += 1;
      if (!(await goOn())) return block + 1;
    }
    if (end === next) break;
    next = end;
  }
  // The server would look at so few rows a minute later.
  if (signed > 0 && database.kind === 'postgres')
    await database.write((trx) => trx.raw('ANALYZE event_signatures'));
  return next;
}

/** Returns the unsigned blocks from one on, as far as it looks: up to, but without, `end`. Events of complete blocks are all counted. */
async function findUnsigned(read: Knex, from: number): Promise<{ unsigned: number[]; end: number }> {
  const counted = await read('event_terms')
    .where({ term: COUNTED_TO, system: 0 })
    .first<{ events: number } | undefined>('events');
  const incomplete = blockOf((counted?.events ?? 0) + 1);
  const end = Math.max(from, Math.min(incomplete, from + LOOKED_AT));
  const signed = await read('event_signatures')
    .where('block', '>=', from)
    .where('block', '<', end)
    .where({ ids: BLOCK_SIZE })
    .pluck<number[]>('block');
  const isSigned = new Set(signed);
  const blocks = Array.from({ length: end - from }, (_, place) => from + place);
  return { unsigned: blocks.filter((block) => !isSigned.has(block)), end };
}

async function signBlock(trx: Knex.Transaction, block: number): Promise<void> {
  await lockTerms(trx);
  if (await trx('event_signatures').where({ block, ids: BLOCK_SIZE }).first('block')) return;
  const events = await trx('events')
    .whereBetween('event_id', [firstIdOf(block), lastIdOf(block)])
    .select<SignedEvent[]>(SIGNED_COLUMNS);
  await signAnew(trx, block, events);
}
