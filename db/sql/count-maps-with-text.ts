import type { Knex } from 'knex';
import { isTerm } from '../rules/event-terms.js';
import { containsText } from './contains-text.js';
import { rowsOf } from './raw-rows.js';
import { gramsOf } from './text-grams.js';

/** What is kept of the number of maps of a list that have a text. */
export interface KeptMapCount {
  /** Null for a text of more than three characters. */
  exact: number | null;
  most: number;
}

interface Counts {
  /** The smallest number that is kept of a sequence of the text. */
  least: number | null;
  sequences: number;
  added: number;
  net: number;
}

/** Returns how many maps of a list (see `rules/map-lists.ts`) have a case-folded text, as far as that is kept. `read` is a snapshot. */
export async function countMapsWithText(read: Knex, list: string, sought: string): Promise<KeptMapCount> {
  const isKept = isTerm(sought);
  const terms = isKept ? [sought] : gramsOf(sought);
  const places = terms.map(() => '?').join(', ');
  const [contains, values] = containsText(read, 'search_text', sought);
  const [row] = rowsOf<Counts>(
    await read.raw(
      `SELECT * FROM (SELECT min(entries) AS least, count(*) AS sequences FROM list_terms
          WHERE list = ? AND term IN (${places})) AS kept CROSS JOIN
        (SELECT COALESCE(SUM(CASE WHEN entries > 0 THEN 1 ELSE 0 END), 0) AS added, COALESCE(SUM(entries), 0) AS net
          FROM list_changes WHERE list = ? AND ${contains}) AS logged`,
      [list, ...terms, list, ...values],
    ),
  );
  const kept = row?.sequences === terms.length ? (row.least ?? 0) : 0;
  // A sequence of a longer text may be one of log entries that do not have the text.
  if (isKept) return { exact: kept + (row?.net ?? 0), most: kept + (row?.net ?? 0) };
  return { exact: null, most: kept + (row?.added ?? 0) };
}
