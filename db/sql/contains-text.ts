import type { Knex } from 'knex';
import { kindOf } from '../migrations/columns.js';

/**
 * Returns a condition, with its values, that holds where a column of lower-case text contains a text in any case, literally:
 * no character of it stands for others.
 */
export function containsText(read: Knex, column: string, text: string): [string, string[]] {
  const sought = text.toLowerCase();
  return kindOf(read) === 'postgres'
    ? [`strpos(${column}, ?) > 0`, [sought]]
    : [`instr(${column}, ?) > 0`, [sought]];
}
