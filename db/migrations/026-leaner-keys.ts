import type { Knex } from 'knex';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

/** Tables with the columns of their keys, in the order that they had and that they get. */
const KEYS = {
  wr_leaders: { before: ['bucket', 'player'], after: ['player', 'bucket'] },
  project_maps: { before: ['project_key', 'map_uid'], after: ['map_uid', 'project_key'] },
} as const;

const OF_MAP = 'project_maps (map_uid, latest_checked_at DESC, project_key, tracked)';
const CHECKED = 'map_standings (checked_hour, map_uid)';

/**
 * A run of checks writes fewer pages. A record changes the rows of its holder overall and in a bucket, which are neighbours now. The
 * rows of a map in all projects are found by the key itself, and those checked in an hour by the projects' own order, so that a check
 * has two entries less to move. The version before can go on: it names the columns of keys, not their order, and only its overview of
 * metrics reads more.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX project_maps_of_map');
  await knex.raw('DROP INDEX map_standings_checked');
  for (const [table, { after }] of Object.entries(KEYS)) await setKey(knex, table, after);
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, { before }] of Object.entries(KEYS)) await setKey(knex, table, before);
  await index(knex, 'project_maps_of_map', OF_MAP);
  await index(knex, 'map_standings_checked', CHECKED, 'WHERE checked_hour IS NOT NULL');
}

async function setKey(knex: Knex, table: string, columns: readonly string[]): Promise<void> {
  if (kindOf(knex) === 'sqlite') return rebuild(knex, table, columns);
  await knex.raw(
    `ALTER TABLE ${table} DROP CONSTRAINT ${table}_pkey, ADD CONSTRAINT ${table}_pkey PRIMARY KEY (${columns.join(', ')})`,
  );
}

interface SchemaRow {
  type: string;
  name: string;
  tbl_name: string;
  sql: string;
}

/** Makes a table without row numbers anew, in the order of its new key, with its indexes and the triggers that name it. */
async function rebuild(knex: Knex, table: string, columns: readonly string[]): Promise<void> {
  const schema = await knex('sqlite_schema')
    .whereNotNull('sql')
    .whereRaw(`(tbl_name = ? OR type = 'trigger')`, [table])
    .select<SchemaRow[]>('type', 'name', 'tbl_name', 'sql');
  const own = schema.find(({ type, name }) => type === 'table' && name === table);
  const key = /primary key \([^)]*\)/i;
  if (!own || !key.test(own.sql)) throw new Error(`There is no table ${table} with a key to make anew.`);
  const body = own.sql.slice(own.sql.indexOf('(')).replace(key, `PRIMARY KEY (${columns.join(', ')})`);
  // A table cannot get the name while a trigger has it.
  const triggers = schema.filter(({ type, sql }) => type === 'trigger' && sql.includes(table));
  for (const { name } of triggers) await knex.raw(`DROP TRIGGER ${name}`);
  await knex.raw(`CREATE TABLE ${table}_anew ${body}`);
  await knex.raw(`INSERT INTO ${table}_anew SELECT * FROM ${table} ORDER BY ${columns.join(', ')}`);
  await knex.raw(`DROP TABLE ${table}`);
  await knex.raw(`ALTER TABLE ${table}_anew RENAME TO ${table}`);
  const indexes = schema.filter(({ type, tbl_name }) => type === 'index' && tbl_name === table);
  for (const { sql } of [...indexes, ...triggers]) await knex.raw(sql);
}
