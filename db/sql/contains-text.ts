import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { foldCase } from '../rules/fold-case.js';

/**
 * Returns a condition, with its values, that a case-folded column contains a text: case-insensitive, without wildcards.
 */
export function containsText(read: Knex, column: string, text: string): [string, string[]] {
  const sought = foldCase(text);
  return kindOf(read) === 'postgres'
    ? [`strpos(${column}, ?) > 0`, [sought]]
    : [`instr(${column}, ?) > 0`, [sought]];
}
