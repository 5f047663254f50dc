import type { Knex } from 'knex';
import { kindOf, text } from './columns.js';

/**
 * The database names the store that has its artifacts, so that a process with another one does not start. Files are stored and
 * removed outside transactions: `staged_at` is when an upload of the content last began, and until `removing_until` a sweep
 * removes it; "" is never. Processes of the version before can go on.
 */
export async function up(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('artifact_store', (table) => {
    table.smallint('id').primary();
    text(table, 'store_id', kind).notNullable();
  });
  await knex.schema.alterTable('verification_artifact_blobs', (table) => {
    text(table, 'staged_at', kind).notNullable().defaultTo('');
    text(table, 'removing_until', kind).notNullable().defaultTo('');
    table.index(['staged_at', 'removing_until', 'sha256'], 'verification_artifact_blobs_staged');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('verification_artifact_blobs', (table) => {
    table.dropIndex([], 'verification_artifact_blobs_staged');
    table.dropColumn('staged_at');
    table.dropColumn('removing_until');
  });
  await knex.schema.dropTable('artifact_store');
}
