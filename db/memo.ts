import type { Knex } from 'knex';
import { selectEpoch } from './sql/epoch.js';
import { rowsOf } from './sql/raw-rows.js';

/** What sums are made of. */
export const TOPICS = [
  'records',
  'maps',
  'names',
  'clubs',
  'checks',
  'verdicts',
  'queue',
  'blocked',
] as const;
export type Topic = (typeof TOPICS)[number];

/** A sum over whole tables, or another fact about them. It may depend on an hour, but on no other time. */
export interface Sum<T> {
  topics: readonly Topic[];
  compute: (read: Knex, hour: string) => Promise<T>;
}

export type Remember = <T>(sum: Sum<T>, read: Knex, hour?: string) => Promise<T>;

/** Adds 1 to the numbers of topics; to be called in each transaction that changes what they are. */
export async function noteChanges(trx: Knex.Transaction, ...topics: Topic[]): Promise<void> {
  await trx('changes').whereIn('topic', topics).increment('number', 1);
}

/**
 * Returns a function that remembers sums under the epoch and the numbers of their topics, which it reads in the snapshot of the rest of a
 * response: nothing is ever stale. Each sum is computed once a change, one computation at a time.
 */
export function createMemo(): Remember {
  const kept = new Map<Sum<unknown>, { key: string; value: Promise<unknown> }>();
  return async <T>(sum: Sum<T>, read: Knex, hour = ''): Promise<T> => {
    const key = `${await readKey(read, sum.topics)} ${hour}`;
    const known = kept.get(sum);
    const compute = (): Promise<T> => sum.compute(read, hour);
    // The computation of another response fails if the connection of that response does.
    if (known?.key === key) return (known.value as Promise<T>).catch(compute);
    const value = (known?.value ?? Promise.resolve()).then(compute, compute);
    kept.set(sum, { key, value });
    return value;
  };
}

async function readKey(read: Knex, topics: readonly Topic[]): Promise<string> {
  const rows = rowsOf<{ topic: Topic; number: number; epoch: string }>(
    await read.raw(`SELECT topic, number, ${selectEpoch(read)} AS epoch FROM changes ORDER BY topic`),
  );
  const numbers = rows.filter(({ topic }) => topics.includes(topic)).map(({ number }) => number);
  return [rows[0]?.epoch, ...numbers].join(' ');
}
