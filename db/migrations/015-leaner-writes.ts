import type { Knex } from 'knex';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

/**
 * Tables of short rows with a key of text. SQLite kept each as a table by row number with an index of the key beside it, which
 * both had to be written and read; WITHOUT ROWID the key's index is the table.
 */
const KEYED = [
  'display_name_history',
  'accounts_seen',
  'project_maps',
  'map_standings',
  'event_counts',
  'event_terms',
  'event_repeat_keys',
  'metric_hours',
  'wr_leaders',
  'wr_players',
  'club_maps',
  'club_members',
];

/** Fewer structures to write for each row. Only indexes and the form of tables change: the version before can go on. */
export async function up(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'sqlite') {
    for (const table of KEYED) await rebuild(knex, table, 'WITHOUT ROWID');
  }
  // Feeds are in the order of world_records_changes.
  await knex.raw('DROP INDEX world_records_newest');
}

export async function down(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'sqlite') {
    for (const table of KEYED) await rebuild(knex, table, '');
  }
  await index(knex, 'world_records_newest', 'world_records (recorded_at DESC, event_id DESC)');
}

interface SchemaRow {
  type: string;
  name: string;
  sql: string;
}

/** Makes a table anew, sorted by its key, with its indexes. */
async function rebuild(knex: Knex, table: string, form: string): Promise<void> {
  const schema = await knex('sqlite_schema')
    .where({ tbl_name: table })
    .whereNotNull('sql')
    .orderByRaw(`type <> 'table'`)
    .select<SchemaRow[]>('type', 'name', 'sql');
  const [own, ...others] = schema;
  if (own?.type !== 'table') throw new Error(`There is no table ${table} to make anew.`);
  const columns = own.sql.slice(own.sql.indexOf('('), own.sql.lastIndexOf(')') + 1);
  const keys = await knex.raw<{ name: string; pk: number }[]>('SELECT name, pk FROM pragma_table_info(?)', [
    table,
  ]);
  const key = keys.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  const order = key.map(({ name }) => name).join(', ');
  await knex.raw(`CREATE TABLE ${table}_anew ${columns} ${form}`);
  await knex.raw(`INSERT INTO ${table}_anew SELECT * FROM ${table} ORDER BY ${order}`);
  await knex.raw(`DROP TABLE ${table}`);
  await knex.raw(`ALTER TABLE ${table}_anew RENAME TO ${table}`);
  for (const { sql } of others) await knex.raw(sql);
}
