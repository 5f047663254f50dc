import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonRows } from './json-rows.js';
import { describeOnDatabases } from '../testing/databases.js';

const columns = { id: 'integer', name: 'text', big: 'bigint', share: 'real' } as const;

describeOnDatabases('rows as one JSON text', (database) => {
  const read = async (rows: object[]): Promise<unknown[]> => {
    const found = await database()
      .read.select('id', 'name', 'big', 'share')
      .from(jsonRows(database().read, 'r', columns, rows))
      .orderBy('id');
    return found.map((row: object) => ({ ...row }));
  };

  test('are equal to the sent ones, with NULL for null and absent fields and 1 or 0 for booleans', async () => {
    const text = `it's "quoted" \\ $f00 ? {"a": 1} 日本 🚀\n`;
    assert.deepEqual(
      await read([
        { id: 1, name: text, big: 9_007_199_254_740_991, share: 0.5 },
        { id: 2, name: null, other: 'ignored' },
        { id: true, name: '' },
      ]),
      [
        { id: 1, name: text, big: 9_007_199_254_740_991, share: 0.5 },
        { id: 1, name: '', big: null, share: null },
        { id: 2, name: null, big: null, share: null },
      ],
    );
  });

  test('may be none, or many', async () => {
    assert.deepEqual(await read([]), []);
    const many = Array.from({ length: 5000 }, (_, index) => ({ id: index, name: `row ${index}` }));
    assert.equal((await read(many)).length, 5000);
  });
});
