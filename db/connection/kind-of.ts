import type { Knex } from 'knex';
import type { DatabaseKind } from './database.js';

/** Returns the kind of database of a connection or transaction. */
export function kindOf(knex: Knex): DatabaseKind {
  return (knex.client as { driverName: string }).driverName === 'pg' ? 'postgres' : 'sqlite';
}
