import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { readFields } from './read-rows.js';

describeOnDatabases('rows', (database) => {
  test('have the values and types of the columns, in their order', async () => {
    const fields = { name: 'r.a', count: 'r.b', share: 'r.c', missing: 'r.d' };
    const from = `FROM (SELECT 'Zoë "quoted" \\ 🚗' AS a, 9007199254740991 AS b, 0.5 AS c, NULL AS d
      UNION ALL SELECT '', -1, 1.5, 'x') AS r WHERE r.b <> :other ORDER BY r.b DESC`;
    assert.deepEqual(await readFields(database().read, fields, from, { other: 1 }), [
      { name: 'Zoë "quoted" \\ 🚗', count: 9007199254740991, share: 0.5, missing: null },
      { name: '', count: -1, share: 1.5, missing: 'x' },
    ]);
    assert.deepEqual(await readFields(database().read, fields, from.replace('<>', '='), { other: 1 }), []);
  });
});
