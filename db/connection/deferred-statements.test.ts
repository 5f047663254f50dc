import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { deferStatement } from './deferred-statements.js';

const INSERT = 'INSERT INTO settings (key, value) VALUES (?, ?)';

describeOnDatabases('deferred statements', (database) => {
  const stored = (): Promise<string[]> =>
    database().read('settings').whereLike('key', 'last-%').orderBy('key').pluck<string[]>('value');

  afterEach(() => database().write((trx) => trx('settings').whereLike('key', 'last-%').delete()));

  test('one that fails rolls the whole transaction back, and the connection goes on', async () => {
    const failing = database().write(async (trx) => {
      await trx('settings').insert({ key: 'last-1', value: 'first' });
      deferStatement(trx, INSERT, ['last-2', 'second']);
      deferStatement(trx, INSERT, ['last-1', 'third']);
    });
    await assert.rejects(failing, /unique/i);
    assert.deepEqual(await stored(), []);
    await database().write(async (trx) => {
      deferStatement(trx, INSERT, ['last-1', 'first']);
    });
    assert.deepEqual(await stored(), ['first']);
  });

  test('they store any text as it is, and their rows are read after the commit', async () => {
    const texts = [`it's ? \\ "quoted" \\' $1 ?? E'x' ; --`, '日本 🚀\n', '', '\\'];
    const rows = await database().write(async (trx) => {
      const added = texts.map((value, index) =>
        deferStatement<{ value: string }>(trx, `${INSERT} RETURNING value`, [`last-${index}`, value]),
      );
      assert.throws(() => added[0]?.(), /before the commit/);
      return () => added.map((read) => read()[0]?.value);
    });
    assert.deepEqual(rows(), texts);
    assert.deepEqual(await stored(), texts);
  });
});
