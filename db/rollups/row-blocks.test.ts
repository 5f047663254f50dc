import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { addBlockChanges } from './row-blocks.js';

describeOnDatabases('the numbers of rows by block', (database) => {
  test('are those of the logged changes once they are added, and the log is empty', async () => {
    const rows = () =>
      database().read('row_blocks').where({ table_name: 'samples' }).orderBy('block').select('block', 'rows');
    const log = (changes: readonly (readonly [block: number, rows: number])[]): Promise<unknown> =>
      database().write((trx) =>
        trx('row_block_changes').insert(
          changes.map(([block, added]) => ({ table_name: 'samples', block, rows: added })),
        ),
      );
    const add = (): Promise<number> => database().write((trx) => addBlockChanges(trx));

    await log([
      [2, 5],
      [1, 4],
      [2, -1],
    ]);
    assert.equal(await add(), 3);
    assert.deepEqual(await rows(), [
      { block: 1, rows: 4 },
      { block: 2, rows: 4 },
    ]);
    await log([[1, -3]]);
    assert.equal(await add(), 1);
    assert.equal(await add(), 0);
    assert.deepEqual(await rows(), [
      { block: 1, rows: 1 },
      { block: 2, rows: 4 },
    ]);
  });
});
