import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { observeWrites } from '../testing/observe-writes.js';
import { blockAccount, readBlocked, unblockAccount } from './blocked-accounts.js';

describeOnDatabases('blocked accounts', (database) => {
  const block = (accountId: string, ...ownNames: string[]): Promise<void> =>
    database().write((trx) => blockAccount(trx, { accountId, ownNames }));

  beforeEach(async () => {
    await database().write((trx) => trx('settings').where('key', 'like', 'blocked %').delete());
  });

  test('are found among the players of a transaction, by account or by a name of their own', async () => {
    await block('ada', 'ada l', 'countess');
    await block('bob');
    const players = [
      { accountId: 'ada', holder: 'Someone' },
      { accountId: null, holder: ' ADA  L' },
      { accountId: 'eve', holder: 'Ada L' },
      { accountId: null, holder: 'bob' },
      { accountId: null, holder: null },
    ];
    const blocked = await readBlocked(database().read, [...players, { accountId: 'cyd' }]);
    assert.deepEqual(['ada', 'eve', 'cyd', null, undefined].map(blocked.has), [
      true,
      false,
      false,
      false,
      false,
    ]);
    const nobody = { accountId: null, holder: null };
    assert.deepEqual(players.map(blocked.hide), [nobody, nobody, ...players.slice(2)]);
    assert.equal(await database().write((trx) => unblockAccount(trx, 'ada')), true);
    assert.equal((await readBlocked(database().read, players)).has('ada'), false);
  });

  test('are read one by one, however many there are; without any, one statement says so', async () => {
    const count = async (): Promise<string[]> => {
      const statements: string[] = [];
      await observeWrites(database(), (sql) => statements.push(sql)).write(async (trx) => {
        const blocked = await readBlocked(trx, [{ accountId: 'ada' }, { accountId: 'account-7' }]);
        assert.equal(blocked.has('account-7'), statements.length > 1);
      });
      return statements.filter((sql) => sql.includes('settings'));
    };
    assert.equal((await count()).length, 1);
    for (let index = 0; index < 20; index += 1) await block(`account-${index}`);
    const statements = await count();
    assert.equal(statements.length, 2);
    assert.match(statements[0] ?? '', /limit/i);
    assert.match(statements[1] ?? '', /json/);
  });
});
