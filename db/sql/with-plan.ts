import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';

/** Settings of PostgreSQL's planner. */
type PlanSettings = readonly (readonly [name: string, value: string])[];

/**
 * For the index of texts, and enough memory for exact row ids: the planner would rather split the texts of the events that another
 * index gives it, which takes fifty microseconds for each.
 */
export const BITMAPS_ONLY: PlanSettings = [
  ['enable_seqscan', 'off'],
  ['enable_indexscan', 'off'],
  ['enable_indexonlyscan', 'off'],
  ['work_mem', "'64MB'"],
];

/**
 * For an index in the order of the list: the planner would rather sort all of a list than look up each of many rows. Without a cost of pages
 * it takes the index that has the fewest entries to read, and not one of all lists only because its rows lie in that order.
 */
export const IN_ORDER: PlanSettings = [
  ['enable_seqscan', 'off'],
  ['enable_bitmapscan', 'off'],
  ['enable_sort', 'off'],
  ['random_page_cost', '0'],
  ['seq_page_cost', '0'],
];

/** Runs a read of a snapshot with settings of the planner; SQLite takes what it is told. */
export async function withPlan<T>(read: Knex, settings: PlanSettings, work: () => Promise<T>): Promise<T> {
  if (kindOf(read) === 'sqlite') return work();
  const set = (valueOf: (value: string) => string): Knex.Raw =>
    read.raw(settings.map(([name, value]) => `SET LOCAL ${name} TO ${valueOf(value)}`).join('; '));
  await set((value) => value);
  const result = await work();
  await set(() => 'DEFAULT');
  return result;
}
