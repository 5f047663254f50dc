import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { asTable, deleteRows, insertRows, readRows, saveRows, updateRows } from './bulk.js';
import { describeOnDatabases } from './testing/databases.js';

interface Quota {
  address: string;
  kind: string;
  used: number;
  ends_at: string;
}
const TABLE = 'verification_quotas';
const COLUMNS = ['address', 'kind', 'used', 'ends_at'] as const;
const KEY = ['address', 'kind'] as const;
const one: Quota = { address: 'a', kind: 'submissions', used: 1, ends_at: '2026' };
const other: Quota = { ...one, address: 'b' };

describeOnDatabases('many rows in one statement', (database) => {
  const write: ReturnType<typeof database>['write'] = (work) => database().write(work);
  const readAll = (): Promise<Quota[]> =>
    database()
      .read(TABLE)
      .orderBy([...KEY])
      .select<Quota[]>(COLUMNS);

  beforeEach(() =>
    write(async (trx) => {
      await trx(TABLE).delete();
      await insertRows(trx, TABLE, [one, other]);
    }),
  );

  test('inserts what is read by its keys, and nothing else', async () => {
    const keys = [
      { address: 'b', kind: 'submissions' },
      { address: 'a', kind: 'uploaded_bytes' },
    ];
    assert.deepEqual(await readRows<Quota>(database().read, TABLE, COLUMNS, KEY, keys), [other]);
    assert.deepEqual(await readRows<Quota>(database().read, TABLE, COLUMNS, KEY, []), []);
  });

  test('keeps texts and numbers as they are, and absent fields as NULL', async () => {
    const text = `it's "quoted" \\ $f00 ? {"a": 1} 日本 🚀\n`;
    const rows = [
      { map_uid: text, wr_ms: 2_147_483_647, check_count: 9_007_199_254_740_991 },
      { map_uid: '' },
    ];
    const columns = ['map_uid', 'wr_ms', 'check_count'] as const;
    const found = await database()
      .read.from(asTable(database().read, 'project_maps', columns, rows))
      .orderBy('map_uid', 'desc')
      .select(columns);
    const absent = { map_uid: '', wr_ms: null, check_count: null };
    assert.deepEqual(
      found.map((row: object) => ({ ...row })),
      [rows[0], absent],
    );
  });

  test('saves rows over those with their keys', async () => {
    const added = { ...one, kind: 'uploaded_bytes' };
    await write((trx) => saveRows(trx, TABLE, KEY, [{ ...one, used: 5 }, added]));
    assert.deepEqual(await readAll(), [{ ...one, used: 5 }, added, other]);
  });

  test('updates the sent columns of stored rows', async () => {
    const { ends_at: _, ...changed } = { ...other, used: 7 };
    await write((trx) => updateRows(trx, TABLE, KEY, [changed, { ...changed, address: 'absent' }]));
    assert.deepEqual(await readAll(), [one, { ...other, used: 7 }]);
  });

  test('deletes rows by their keys', async () => {
    await write((trx) => deleteRows(trx, TABLE, KEY, [one, { ...other, kind: 'absent' }]));
    assert.deepEqual(await readAll(), [other]);
  });

  test('takes no rows, and thousands', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ ...one, address: `many ${index}` }));
    await write(async (trx) => {
      for (const rows of [[], many]) {
        await insertRows(trx, TABLE, rows);
        await saveRows(trx, TABLE, KEY, rows);
        await updateRows(trx, TABLE, KEY, rows);
      }
      assert.equal((await readRows<Quota>(trx, TABLE, ['used'], KEY, many)).length, 5000);
      for (const rows of [[], many]) await deleteRows(trx, TABLE, KEY, rows);
    });
    assert.deepEqual(await readAll(), [one, other]);
  });
});
