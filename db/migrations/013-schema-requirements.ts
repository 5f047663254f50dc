import type { Knex } from 'knex';
import { kindOf, text } from './columns.js';

/** The schema says which migration a version has to know to run on it, so that older versions can tell. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('schema_requirements', (table) => {
    table.smallint('id').primary();
    text(table, 'migration', kindOf(knex)).notNullable();
  });
  await knex('schema_requirements').insert({ id: 1, migration: '013-schema-requirements' });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('schema_requirements');
}
