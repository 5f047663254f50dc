import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { observeWrites } from '../testing/observe-writes.js';
import { BLOCKED, blockAccount, unblockAccount, type BlockedAccounts } from './blocked-accounts.js';

const PLAYER = '3f2b8c1e-7d4a-4e59-9c06-b1a2d3e4f506';
const LOGIN = 'PyuMHn1KTlmcBrGi0-T1Bg';

describeOnDatabases('blocked accounts', (database) => {
  const block = (accountId: string, ...ownNames: string[]): Promise<void> =>
    database().write((trx) => blockAccount(trx, { accountId, ownNames }));
  const unblock = (accountId: string): Promise<boolean> =>
    database().write((trx) => unblockAccount(trx, accountId));
  const readBlocked = (): Promise<BlockedAccounts> =>
    database().write((trx) => database().remember(BLOCKED, trx));

  beforeEach(async () => {
    for (const accountId of ['ada', 'bob', LOGIN]) await unblock(accountId);
  });

  test('are hidden, by account or by a name of their own, until they are blocked no longer', async () => {
    await block('ada', 'ada l', 'countess');
    await block('bob');
    const blocked = await readBlocked();
    assert.deepEqual(['ada', 'eve', '', null, undefined].map(blocked.has), [
      true,
      false,
      false,
      false,
      false,
    ]);
    const players = [
      { accountId: 'ada', holder: 'Someone' },
      { accountId: null, holder: ' ADA  L' },
      { accountId: 'eve', holder: 'Ada L' },
      { accountId: null, holder: 'bob' },
      { accountId: null, holder: null },
    ];
    const nobody = { accountId: null, holder: null };
    assert.deepEqual(players.map(blocked.hide), [nobody, nobody, ...players.slice(2)]);
    assert.deepEqual([await unblock('ada'), await unblock('ada')], [true, false]);
    assert.equal((await readBlocked()).has('ada'), false);
  });

  test('are known by each spelling, as version 1.1 has blocked them', async () => {
    await block(LOGIN);
    assert.equal((await readBlocked()).has(PLAYER), true);
    assert.equal(await unblock(PLAYER), true);
    assert.equal((await readBlocked()).has(PLAYER), false);
  });

  test('are read once a change', async () => {
    const statements: string[] = [];
    const observed = observeWrites(database(), (sql) => statements.push(sql));
    await block('ada');
    for (let count = 0; count < 3; count += 1)
      await observed.write(async (trx) => (await database().remember(BLOCKED, trx)).has('ada'));
    assert.equal(statements.filter((sql) => sql.includes('between')).length, 1);
  });
});
