import type { Database } from '../connection/database.js';
import type { EventRow } from '../rules/event-row.js';
import { bitsOfPart, hasBit } from '../rules/event-signatures.js';
import { BLOCK_SIZE, blockOf } from '../sql/event-blocks.js';

interface Signed {
  block: number;
  oldest: string;
  newest: string;
  signature: string;
}

/** Returns the ids of the events that searches would not find, because the complete signature of their block lacks their text or time. */
export async function findSignatureFaults({ read }: Database): Promise<number[]> {
  const signed = await read('event_signatures').where({ ids: BLOCK_SIZE }).select<Signed[]>('*');
  const logged = new Set(await read('event_signature_changes').pluck<number[]>('event_id'));
  const outdated = new Set([...logged].map(blockOf));
  const byBlock = new Map(signed.filter(({ block }) => !outdated.has(block)).map((row) => [row.block, row]));
  const events = await read<EventRow>('events').orderBy('event_id');
  return events.flatMap((event) => {
    const row = byBlock.get(blockOf(event.event_id));
    return row && lacks(row, event) ? [event.event_id] : [];
  });
}

function lacks(
  { oldest, newest, signature }: Signed,
  { search_text: text, occurred_at: at, system }: EventRow,
): boolean {
  if (system === 0 && (at < oldest || at > newest)) return true;
  const parts = [2, 3].flatMap((length) =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, from) =>
      text.slice(from, from + length),
    ),
  );
  return parts.some((part) =>
    bitsOfPart(part).some(({ place, mask }) => !hasBit(signature.charCodeAt(place), mask)),
  );
}
