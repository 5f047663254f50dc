import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';

/** Returns a condition, with its values, that a folded column contains a folded text, without wildcards. */
export function containsText(read: Knex, column: string, sought: string): [string, string[]] {
  const find = kindOf(read) === 'postgres' ? 'strpos' : 'instr';
  return [`${find}(${column}, ?) > 0`, [sought]];
}
