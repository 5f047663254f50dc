import type { Knex } from 'knex';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Returns the kind of database of a connection, a transaction or a query. */
export function kindOf(knex: Knex | Knex.QueryBuilder): DatabaseKind {
  return ((knex as Knex).client as { driverName: string }).driverName === 'pg' ? 'postgres' : 'sqlite';
}
