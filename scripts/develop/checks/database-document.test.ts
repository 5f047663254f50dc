import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { connect } from '../../../db/connect.js';
import type { Database } from '../../../db/connection/database.js';
import { rowsOf } from '../../../db/sql/raw-rows.js';
import { describeOnEmptyDatabases } from '../../../db/testing/databases.js';
import { projectRoot } from '../../../src/project-root.js';
import {
  findLinkFaults,
  findSchemaFaults,
  type DatabaseFiles,
  type DatabaseSchema,
} from './database-document.js';

const DOCUMENT = `# The database

## Rollups

| table | what | who | when | who reads |
| --- | --- | --- | --- | --- |
| \`sums\` | sums | trigger of \`facts\` ([001](later/001.ts)) | at once | [list](sql/list.ts) |
| \`counts\` (SQLite) | counts | [addCounts](rollups/counts.ts) | at once | [list](sql/list.ts) |

## Triggers

| rows of | write | on SQLite | on PostgreSQL |
| --- | --- | --- | --- |
| \`facts\` | \`sums\` | \`facts_added\` \`facts_removed\` | \`facts_changed\` |

## Facts

- \`facts\`.
`;
const ADDED = { name: 'facts_added', table: 'facts', writes: ['sums'] };
const REMOVED = { ...ADDED, name: 'facts_removed' };
const SCHEMA: DatabaseSchema = { tables: ['counts', 'facts', 'sums'], triggers: [ADDED, REMOVED] };
const TEXTS = {
  'sql/list.ts': 'FROM sums, counts',
  'rollups/counts.ts': "export function addCounts() { table: 'counts' }",
};

function createFiles(texts: Record<string, string>): DatabaseFiles {
  return {
    texts: new Map(Object.entries(texts)),
    exists: (path) => path in texts || path.endsWith('001.ts'),
  };
}

test('a document that is true has no faults', () => {
  assert.deepEqual(findSchemaFaults(DOCUMENT, 'sqlite', SCHEMA), []);
  const changed = { ...ADDED, name: 'facts_changed' };
  assert.deepEqual(
    findSchemaFaults(DOCUMENT, 'postgres', { tables: ['facts', 'sums'], triggers: [changed] }),
    [],
  );
  assert.deepEqual(findLinkFaults(DOCUMENT, createFiles(TEXTS)), []);
});

const schemas: [string, Partial<DatabaseSchema>, RegExp][] = [
  ['a table that it does not name', { tables: [...SCHEMA.tables, 'others'] }, /not name table others/],
  ['a table that there is not', { tables: ['counts', 'sums'] }, /no table facts/],
  [
    'a trigger that it does not name',
    { triggers: [ADDED, REMOVED, { ...ADDED, name: 'x' }] },
    /no trigger x/,
  ],
  ['a trigger that there is not', { triggers: [ADDED] }, /There is no trigger facts_removed/],
];

for (const [name, change, message] of schemas) {
  test(`notices ${name}`, () => {
    const faults = findSchemaFaults(DOCUMENT, 'sqlite', { ...SCHEMA, ...change });
    assert.equal(faults.length, 1, faults.join(' '));
    assert.match(faults[0] ?? '', message);
  });
}

test('notices a rollup that a trigger writes without a word', () => {
  const silent = DOCUMENT.replace('trigger of `facts`', 'nobody');
  assert.deepEqual(findSchemaFaults(silent, 'sqlite', SCHEMA), [
    'It does not say that a trigger writes sums.',
  ]);
});

const files: [string, Record<string, string>, RegExp][] = [
  ['a link to nowhere', { 'sql/list.ts': TEXTS['sql/list.ts'] }, /rollups\/counts\.ts, which does not exist/],
  ['a function that there is not', { ...TEXTS, 'rollups/counts.ts': 'counts' }, /no function addCounts/],
  ['a reader that does not read', { ...TEXTS, 'sql/list.ts': 'FROM counts' }, /sums links sql\/list\.ts/],
  ['a reader that is not linked', { ...TEXTS, 'stores/other.ts': 'FROM sums' }, /not link stores\/other/],
];

for (const [name, texts, message] of files) {
  test(`notices ${name}`, () => {
    const faults = findLinkFaults(DOCUMENT, createFiles(texts));
    assert.equal(faults.length, 1, faults.join(' '));
    assert.match(faults[0] ?? '', message);
  });
}

const folder = new URL('db/', projectRoot);
const document = readFileSync(new URL('README.md', folder), 'utf8');

test('the links of db/README.md are correct', () => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'));
  const texts = new Map(paths.map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]));
  const exists = (path: string): boolean => existsSync(new URL(path, folder));
  assert.deepEqual(findLinkFaults(document, { texts, exists }), []);
});

const guide = readFileSync(new URL('scripts/deploy/README.md', projectRoot), 'utf8');
/** What the guide says of how tables grow. */
const retention = /^## Growth$[^]*?^## /m.exec(guide)?.[0] ?? '';

describeOnEmptyDatabases('db/README.md has all', (settings, kind) => {
  test('tables and triggers of the schema', async () => {
    const database = await connect(settings());
    try {
      const schema = await (kind === 'sqlite' ? readSqliteSchema : readPostgresSchema)(database);
      assert.deepEqual(findSchemaFaults(document, kind, schema), []);
      // Each has a rule of how long its rows stay.
      const named = new Set([...retention.matchAll(/`(\w+)`/g)].map(([, name]) => name));
      assert.deepEqual(
        schema.tables.filter((name) => !named.has(name)),
        [],
      );
    } finally {
      await database.close();
    }
  });
});

async function readSqliteSchema({ read }: Database): Promise<DatabaseSchema> {
  // Those of an index of texts are shadows of its own.
  const tables = await read.raw<{ name: string }[]>(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'shadow' AND name NOT LIKE 'sqlite%'`,
  );
  const triggers = await read.raw<{ name: string; tbl_name: string; sql: string }[]>(
    `SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'trigger'`,
  );
  return {
    tables: tables.map(({ name }) => name),
    triggers: triggers.map(({ name, tbl_name: table, sql }) => ({ name, table, writes: listTargets(sql) })),
  };
}

async function readPostgresSchema({ read }: Database): Promise<DatabaseSchema> {
  const tables = rowsOf<{ name: string }>(
    await read.raw('SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()'),
  );
  const triggers = rowsOf<{ name: string; table: string; body: string }>(
    await read.raw(`SELECT t.tgname AS name, c.relname AS table, p.prosrc AS body FROM pg_trigger t
      JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid WHERE NOT t.tgisinternal`),
  );
  return {
    tables: tables.map(({ name }) => name),
    triggers: triggers.map(({ name, table, body }) => ({ name, table, writes: listTargets(body) })),
  };
}

/** Returns the tables that the statements of a trigger write. */
function listTargets(sql: string): string[] {
  const statements = sql.matchAll(/\b(?:INSERT INTO|DELETE FROM|(?<!AFTER )UPDATE(?! OF| SET)) (\w+)/g);
  return [...new Set([...statements].map(([, table = '']) => table))];
}
