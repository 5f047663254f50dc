import type { Knex } from 'knex';
import { kindOf, text } from './columns.js';
import { index } from './table-parts.js';

/**
 * Large tables, each with the number of the block that a row belongs to; blocks are in the order of the table's key. PostgreSQL has
 * those of the events only, which are written under their lock: writers of names must not wait for each other.
 */
const BLOCKS: Readonly<Record<'sqlite' | 'postgres', Readonly<Record<string, string>>>> = {
  sqlite: {
    events: 'event_id >> 12',
    display_names: 'name_id >> 12',
    // The first two characters of an id.
    display_name_history: 'unicode(account_id) * 128 + coalesce(unicode(substr(account_id, 2, 1)), 0)',
  },
  postgres: { events: 'event_id >> 12' },
};

/**
 * The numbers of rows in blocks of large tables, which lead to a row at any depth, and give their totals. Triggers keep them, so
 * that no writer, of this version or the one before, can forget them. The hours that have runs or traffic samples are found at once.
 */
export async function up(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('row_blocks', (table) => {
    text(table, 'table_name', kind).notNullable();
    table.integer('block').notNullable();
    table.bigInteger('rows').notNullable();
    table.primary(['table_name', 'block']);
  });
  for (const [name, block] of Object.entries(BLOCKS[kind])) {
    await knex.raw(
      `INSERT INTO row_blocks (table_name, block, rows) SELECT '${name}', ${block}, count(*) FROM ${name} GROUP BY 2`,
    );
    await (kind === 'postgres' ? createPostgresTriggers : createSqliteTriggers)(knex, name, block);
  }
  await index(knex, 'metric_hours_runs', 'metric_hours (runs)', 'WHERE runs > 0');
  await index(knex, 'metric_hours_traffic', 'metric_hours (traffic_samples)', 'WHERE traffic_samples > 0');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX metric_hours_runs');
  await knex.raw('DROP INDEX metric_hours_traffic');
  const isPostgres = kindOf(knex) === 'postgres';
  for (const name of Object.keys(BLOCKS[kindOf(knex)])) {
    for (const change of ['added', 'removed']) {
      const block = `${name}_block_${change}`;
      await knex.raw(`DROP TRIGGER ${block}${isPostgres ? ` ON ${name}` : ''}`);
      if (isPostgres) await knex.raw(`DROP FUNCTION ${block}()`);
    }
  }
  await knex.schema.dropTable('row_blocks');
}

const ADD = 'ON CONFLICT (table_name, block) DO UPDATE SET rows = row_blocks.rows + excluded.rows';

async function createSqliteTriggers(knex: Knex, name: string, block: string): Promise<void> {
  const changes = [
    ['added', 'INSERT', 'new', 1],
    ['removed', 'DELETE', 'old', -1],
  ] as const;
  for (const [change, event, row, by] of changes) {
    const ofRow = block.replaceAll(/\b(?:event_id|name_id|account_id)\b/g, `${row}.$&`);
    await knex.raw(`CREATE TRIGGER ${name}_block_${change} AFTER ${event} ON ${name} BEGIN
      INSERT INTO row_blocks (table_name, block, rows) VALUES ('${name}', ${ofRow}, ${by}) ${ADD}; END`);
  }
}

/** Once for each statement. */
async function createPostgresTriggers(knex: Knex, name: string, block: string): Promise<void> {
  const changes = [
    ['added', 'INSERT', 'NEW', ''],
    ['removed', 'DELETE', 'OLD', '-'],
  ] as const;
  for (const [change, event, rows, sign] of changes) {
    const trigger = `${name}_block_${change}`;
    await knex.raw(`CREATE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO row_blocks (table_name, block, rows)
        SELECT '${name}', ${block}, ${sign}count(*) FROM changed GROUP BY 2 ORDER BY 2 ${ADD};
      RETURN NULL; END $$`);
    await knex.raw(`CREATE TRIGGER ${trigger} AFTER ${event} ON ${name} REFERENCING ${rows} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION ${trigger}()`);
  }
}
