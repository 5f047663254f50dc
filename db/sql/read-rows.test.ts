import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from '../connection/database.js';
import { describeOnDatabases } from '../testing/databases.js';
import { rowsOf } from './raw-rows.js';
import { createRowReader, toJsonListsSql, parseJsonLists } from './read-rows.js';

const onSqlite = (database: () => Database): void => {
  test('have the values and types of the columns, in their order', async () => {
    const [row] = rowsOf<{ found: string }>(
      await database().read.raw(
        `SELECT ${toJsonListsSql(['r.name', 'r.count', 'r.share', 'r.missing'])} AS found
          FROM (SELECT 'Zoë "quoted" \\ 🚗' AS name, 9007199254740991 AS count, 0.1 AS share, NULL AS missing
            UNION ALL SELECT '', -1, 1e300, 'x') AS r`,
      ),
    );
    assert.deepEqual(parseJsonLists(createRowReader(['name', 'count', 'share', 'missing']), row?.found), [
      { name: 'Zoë "quoted" \\ 🚗', count: 9007199254740991, share: 0.1, missing: null },
      { name: '', count: -1, share: 1e300, missing: 'x' },
    ]);
  });
};

describeOnDatabases('rows as one text', onSqlite, ['sqlite']);

test('no text has no rows', () => {
  assert.deepEqual(parseJsonLists(createRowReader(['name']), undefined), []);
  assert.deepEqual(parseJsonLists(createRowReader(['name']), null), []);
  assert.deepEqual(parseJsonLists(createRowReader(['name']), '[]'), []);
});
