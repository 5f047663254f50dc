import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { termsOf } from '../rules/event-terms.js';
import { insertRows } from '../sql/insert-rows.js';
import { takeChanges } from '../sql/take-changes.js';

/** So many changes are counted together: their terms are spread over the whole table. */
const MAX_AT_ONCE = 1000;
/** Texts whose terms are collected before other work has its turn. */
const PART = 100;

const COLUMNS = { list: 'text', term: 'text', entries: 'bigint' } as const;

interface ListChange {
  change_id: number;
  list: string;
  search_text: string;
  entries: number;
}

/**
 * Adds the oldest logged changes of lists of maps to the numbers of their maps by term (`list_terms`), and removes them from the
 * log. Returns how many; 0 if none is left, or another process counts them.
 */
export async function addListChanges(trx: Knex.Transaction): Promise<number> {
  const changes = await takeChanges<ListChange>(trx, 'list_changes', {
    columns: ['list', 'search_text', 'entries'],
    limit: MAX_AT_ONCE,
  });
  const rows = await sumsOf(changes);
  const suffix = 'ON CONFLICT (list, term) DO UPDATE SET entries = list_terms.entries + excluded.entries';
  await insertRows(trx, { table: 'list_terms', columns: COLUMNS, rows, suffix });
  return changes.length;
}

/** Returns the sums of changes by list and term in the order of the key, so that neighbours are written together. */
async function sumsOf(
  changes: readonly ListChange[],
): Promise<Record<keyof typeof COLUMNS, string | number>[]> {
  const sums = new Map<string, Map<string, number>>();
  for (const [place, { list, search_text, entries }] of changes.entries()) {
    if (place % PART === PART - 1) await setImmediate();
    const ofList = sums.get(list) ?? new Map<string, number>();
    sums.set(list, ofList);
    for (const term of termsOf(search_text)) ofList.set(term, (ofList.get(term) ?? 0) + entries);
  }
  const byKey = <Value>(a: [string, Value], b: [string, Value]): number => (a[0] < b[0] ? -1 : 1);
  return [...sums].toSorted(byKey).flatMap(([list, terms]) =>
    [...terms]
      .filter(([, entries]) => entries !== 0)
      .toSorted(byKey)
      .map(([term, entries]) => ({ list, term, entries })),
  );
}
