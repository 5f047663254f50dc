import type { Knex } from 'knex';

/**
 * Returns a text column that compares byte by byte on both databases, so that sorting and equality agree between them.
 * Timestamps are such columns too: UTC, `2026-10-04T12:00:00.000Z`, where the order of text is the order of time.
 */
export function text(
  table: Knex.CreateTableBuilder,
  name: string,
  kind: 'sqlite' | 'postgres',
): Knex.ColumnBuilder {
  return table.specificType(name, kind === 'postgres' ? 'text COLLATE "C"' : 'text');
}

/** Tells which database a migration runs on. */
export function kindOf(knex: Knex): 'sqlite' | 'postgres' {
  return (knex.client as { config: { client: string } }).config.client === 'pg' ? 'postgres' : 'sqlite';
}
