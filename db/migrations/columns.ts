import type { Knex } from 'knex';

export { kindOf } from '../connection/kind-of.js';

/**
 * Returns a text column that compares by bytes on both databases, so that they agree on order and equality. Timestamps
 * are such columns too: UTC, `2026-10-04T12:00:00.000Z`, where the order of texts is the order of times.
 */
export function text(
  table: Knex.CreateTableBuilder,
  name: string,
  kind: 'sqlite' | 'postgres',
): Knex.ColumnBuilder {
  return table.specificType(name, kind === 'postgres' ? 'text COLLATE "C"' : 'text');
}
