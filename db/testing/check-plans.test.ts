import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTotals } from '../stores/catalog/totals.js';
import { checkPlans } from './check-plans.js';
import { describeOnDatabases } from './databases.js';
import { recordStatements } from './record-statements.js';

describeOnDatabases('statements of stores and their plans', (database) => {
  test('what a store sends is recorded once, and what a test sends is not', async () => {
    const recorded = recordStatements(database());
    await recorded.database.read('clubs').select('club_id').where({ club_id: 1 });
    await recorded.database.write(async (trx) => trx('clubs').delete());
    assert.equal(recorded.statements.size, 0);
    const totals = createTotals(recorded.database);
    await totals.summary();
    const sent = [...recorded.statements.keys()];
    assert.ok(sent.length > 0);
    await totals.summary();
    assert.deepEqual([...recorded.statements.keys()], sent);
  });

  test('a statement that no index leads is refused with its text and its plan', async () => {
    const sql = 'select event_id from events where source = ';
    const placeholder = database().kind === 'sqlite' ? '?' : '$1';
    const statement = { sql: sql + placeholder, values: ['label'] };
    await assert.rejects(checkPlans(database(), [statement]), (error: Error) => {
      assert.match(error.message, /read more the more is stored/);
      assert.ok(error.message.includes(sql));
      return true;
    });
  });

  test('a statement that an index leads passes', async () => {
    const placeholder = database().kind === 'sqlite' ? '?' : '$1';
    await checkPlans(database(), [
      { sql: `select * from maps where map_uid = ${placeholder}`, values: ['x'] },
    ]);
  });
});
