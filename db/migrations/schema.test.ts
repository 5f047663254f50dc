import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { connect } from '../connect.js';
import type { Database } from '../connection/database.js';
import { readSchema } from '../stores/aggregator/explorer/read-schema.js';
import { rowsOf } from '../sql/raw-rows.js';
import { describeOnEmptyDatabases } from '../testing/databases.js';
import { projectRoot } from '../../src/project-root.js';

const LISTING = new URL('db/schema.txt', projectRoot);
const HEAD = `The present schema, after all migrations: tables, columns and keys, alike on SQLite and PostgreSQL.
A test compares this list with both. To write it again: UPDATE_SCHEMA=1 npm test -- db/migrations/schema
`;

const TABLES = {
  // Indexes of texts are virtual tables.
  sqlite: `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'`,
  postgres: 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
};

async function listSchema({ kind, read }: Database): Promise<string> {
  const tables = rowsOf<{ name: string }>(await read.raw(TABLES[kind])).map(({ name }) => name);
  let listing = HEAD;
  // Knex's own differ.
  for (const table of tables.filter((name) => !name.startsWith('knex_')).toSorted()) {
    const { schema, key } = await readSchema(read, table);
    listing += `\n${table}, by ${key.join(', ')}\n`;
    for (const { name, type, nullable } of schema.columns)
      listing += `  ${name} ${type}${nullable ? ' or null' : ''}\n`;
  }
  return listing;
}

describeOnEmptyDatabases('db/schema.txt', (settings, kind) => {
  test('is the schema', async () => {
    const database = await connect(settings());
    try {
      const listing = await listSchema(database);
      if (kind === 'sqlite' && process.env['UPDATE_SCHEMA'] === '1') writeFileSync(LISTING, listing);
      const message = 'The schema has changed: UPDATE_SCHEMA=1 npm test -- db/migrations/schema';
      assert.equal(readFileSync(LISTING, 'utf8'), listing, message);
    } finally {
      await database.close();
    }
  });
});
