import type { Knex } from 'knex';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

/**
 * SQLite has one index of the accounts of events, that of 028: versions that do not know it name the other one in statements, and
 * cannot run without. A request of 500 events wrote a page of that index for almost each of them. PostgreSQL keeps it and has no
 * other.
 */
export async function up(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'sqlite') await knex.raw('DROP INDEX events_of_account');
}

export async function down(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'sqlite')
    await index(knex, 'events_of_account', 'events (account_id)', 'WHERE account_id IS NOT NULL');
}
