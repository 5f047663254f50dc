import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { EventRow } from '../rules/event-row.js';
import { addToSignature, closeSignature, NEVER, openSignature } from '../rules/event-signatures.js';
import { BLOCK_SIZE, blockOf, firstIdOf, lastIdOf } from '../sql/event-blocks.js';
import { insertRows } from '../sql/insert-rows.js';
import { takeChanges } from '../sql/take-changes.js';

/** Events whose texts are added before other work has its turn. */
const PART = 500;
const MAX_CHANGES = 500;

const COLUMNS = {
  block: 'integer',
  ids: 'integer',
  oldest: 'text',
  newest: 'text',
  signature: 'text',
} as const;

/** What a signature needs of an event. */
export const SIGNED_COLUMNS = ['event_id', 'occurred_at', 'system', 'search_text'] as const;

type SignatureRow = Record<'block' | 'ids', number> & Record<'oldest' | 'newest' | 'signature', string>;
export type SignedEvent = Pick<EventRow, (typeof SIGNED_COLUMNS)[number]>;

/**
 * Adds the events with ids from `first` to `last`, which are all that there are, to the signatures of their blocks, with the times of the
 * visible ones: once for each id, under the lock of the counts of terms. A signature counts its ids; one that lacks some, which a process
 * of the version before has counted, is not used.
 */
export async function signEvents(
  trx: Knex.Transaction,
  events: readonly SignedEvent[],
  { first, last }: { first: number; last: number },
): Promise<void> {
  const ids = new Map<number, number>();
  for (let block = blockOf(first); block <= blockOf(last); block += 1)
    ids.set(block, Math.min(last, lastIdOf(block)) - Math.max(first, firstIdOf(block)) + 1);
  await addEvents(trx, events, ids);
}

/**
 * Adds the oldest logged events, which were corrected, to the signatures that have them, and removes them from the log. Returns
 * how many; 0 if none is left, or another process adds them. `lock` keeps others from changing signatures.
 */
export async function addSignatureChanges(
  trx: Knex.Transaction,
  lock: (trx: Knex.Transaction) => Promise<unknown>,
): Promise<number> {
  if (!(await trx('event_signature_changes').first('change_id'))) return 0;
  await lock(trx);
  const changes = await takeChanges<{ change_id: number; event_id: number }>(trx, 'event_signature_changes', {
    columns: ['event_id'],
    limit: MAX_CHANGES,
  });
  const changed = [...new Set(changes.map(({ event_id: id }) => id))];
  const events = await trx('events').whereIn('event_id', changed).select<SignedEvent[]>(SIGNED_COLUMNS);
  const blocks = new Set(events.map(({ event_id: id }) => blockOf(id)));
  const signed = new Set(
    await trx('event_signatures')
      .whereIn('block', [...blocks])
      .pluck<number[]>('block'),
  );
  await addEvents(
    trx,
    events.filter(({ event_id: id }) => signed.has(blockOf(id))),
    new Map([...signed].map((block) => [block, 0])),
  );
  return changes.length;
}

/** Empties the signatures of blocks from that of one id up to, but without, that of another, where they have no events any more. */
export async function emptySignatures(trx: Knex.Transaction, from: number, to: number): Promise<void> {
  if (blockOf(from) === blockOf(to)) return;
  const first = `CAST(event_signatures.block AS bigint) * ${BLOCK_SIZE}`;
  await trx.raw(
    `UPDATE event_signatures SET newest = ?, signature = '' WHERE block >= ? AND block < ?
      AND NOT EXISTS (SELECT 1 FROM events WHERE events.event_id BETWEEN ${first} AND ${first} + ${BLOCK_SIZE - 1})`,
    [NEVER, blockOf(from), blockOf(to)],
  );
}

/** Makes the signature of a complete block from all of its events, in place of one that lacks some. To be called as `signEvents` is. */
export async function signAnew(
  trx: Knex.Transaction,
  block: number,
  events: readonly SignedEvent[],
): Promise<void> {
  const row = { ...openRow(block), ids: BLOCK_SIZE };
  await addToRows(new Map([[block, row]]), events);
  await storeRows(trx, [row]);
}

/** `ids` has how many more ids the signature of each block has. */
async function addEvents(
  trx: Knex.Transaction,
  events: readonly SignedEvent[],
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const stored = await trx('event_signatures')
    .whereIn('block', [...ids.keys()])
    .select<SignatureRow[]>('*');
  const known = new Map(stored.map((row) => [row.block, row]));
  const open = new Map(
    [...ids].map(([block, more]) => {
      const row = openRow(block, known.get(block));
      return [block, { ...row, ids: row.ids + more }];
    }),
  );
  await addToRows(open, events);
  await storeRows(trx, [...open.values()]);
}

/** A row whose signature events can be added to. */
type OpenRow = Omit<SignatureRow, 'signature'> & { bits: Uint8Array };

function openRow(block: number, stored?: SignatureRow): OpenRow {
  const { ids = 0, oldest = '~', newest = NEVER, signature } = stored ?? {};
  return { block, ids, oldest, newest, bits: openSignature(signature) };
}

async function addToRows(open: ReadonlyMap<number, OpenRow>, events: readonly SignedEvent[]): Promise<void> {
  for (const [place, { event_id: id, occurred_at: at, system, search_text: text }] of events.entries()) {
    if (place % PART === PART - 1) await setImmediate();
    const row = open.get(blockOf(id));
    if (!row) continue;
    addToSignature(row.bits, text);
    if (system === 1) continue;
    if (at < row.oldest) row.oldest = at;
    if (at > row.newest) row.newest = at;
  }
}

async function storeRows(trx: Knex.Transaction, open: readonly OpenRow[]): Promise<void> {
  const rows = open.map(({ bits, ...row }) => ({ ...row, signature: closeSignature(bits) }));
  const suffix = `ON CONFLICT (block) DO UPDATE SET ids = excluded.ids, oldest = excluded.oldest, newest = excluded.newest,
    signature = excluded.signature`;
  await insertRows(trx, { table: 'event_signatures', columns: COLUMNS, rows, suffix });
}
