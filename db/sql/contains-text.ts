import type { Knex } from 'knex';
import { kindOf } from '../migrations/columns.js';

/**
 * Returns a condition, with its values, that a lower-case column contains a text: case-insensitive, without wildcards.
 */
export function containsText(read: Knex, column: string, text: string): [string, string[]] {
  const sought = text.toLowerCase();
  return kindOf(read) === 'postgres'
    ? [`strpos(${column}, ?) > 0`, [sought]]
    : [`instr(${column}, ?) > 0`, [sought]];
}
