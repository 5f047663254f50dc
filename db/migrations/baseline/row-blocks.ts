// The schema of release 0.4.0, which the later migrations change: the present one is in db/schema.txt.

import { createTrigger, type Dialect } from './dialect.js';

const NUMBER = 'name_id >> 12';

/**
 * The numbers of rows in blocks of large tables, in the order of each table's key: they lead to a row at any depth. Triggers keep them. On
 * PostgreSQL writers of names must not wait for each other: they log numbers of rows, which a task adds to those of the blocks.
 */
export function createRowBlocks({ kind, text, serialKey }: Dialect): string[] {
  return [
    `CREATE TABLE row_blocks (
    table_name ${text} NOT NULL,
    block integer NOT NULL,
    rows bigint NOT NULL,
    PRIMARY KEY (table_name, block)
  )`,
    `CREATE TABLE row_block_changes (
    change_id ${serialKey},
    table_name ${text} NOT NULL,
    block integer NOT NULL,
    rows bigint NOT NULL
  )`,
    ...(kind === 'sqlite' ? createSqliteTriggers() : createPostgresTriggers()),
  ];
}

const ADD = 'ON CONFLICT (table_name, block) DO UPDATE SET rows = row_blocks.rows + excluded.rows;';

function createSqliteTriggers(): string[] {
  const blocks: Record<string, (row: string) => string> = {
    events: (row) => `${row}.event_id >> 12`,
    display_names: (row) => `${row}.${NUMBER}`,
    // The first two characters of an id.
    display_name_history: (row) =>
      `unicode(${row}.account_id) * 128 + coalesce(unicode(substr(${row}.account_id, 2, 1)), 0)`,
  };
  return Object.entries(blocks).flatMap(([table, block]) => {
    const change = (row: string, by: number): string =>
      `INSERT INTO row_blocks (table_name, block, rows) VALUES ('${table}', ${block(row)}, ${by}) ${ADD}`;
    return [
      `CREATE TRIGGER ${table}_block_added AFTER INSERT ON ${table} BEGIN ${change('new', 1)} END`,
      `CREATE TRIGGER ${table}_block_removed AFTER DELETE ON ${table} BEGIN ${change('old', -1)} END`,
    ];
  });
}

/** Once for each statement. */
function createPostgresTriggers(): string[] {
  const count = (table: string, block: string, sign: string): string =>
    `(table_name, block, rows) SELECT '${table}', ${block}, ${sign}count(*) FROM changed GROUP BY 2`;
  const both = (table: string, body: (sign: string) => string): string[] => [
    ...createTrigger(
      `${table}_block_added`,
      `AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed FOR EACH STATEMENT`,
      body(''),
    ),
    ...createTrigger(
      `${table}_block_removed`,
      `AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed FOR EACH STATEMENT`,
      body('-'),
    ),
  ];
  const log = (table: string, block: string): string[] =>
    both(table, (sign) => `INSERT INTO row_block_changes ${count(table, block, sign)};`);
  return [
    // Events are written under their lock.
    ...both(
      'events',
      (sign) => `INSERT INTO row_blocks ${count('events', 'event_id >> 12', sign)} ORDER BY 2 ${ADD}`,
    ),
    ...log('display_names', NUMBER),
    ...log('display_name_history', 'ascii(account_id) * 128 + ascii(substr(account_id, 2, 1))'),
  ];
}
