import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { randomObservations, readIdentity, storeNames } from '../testing/identity.js';
import { expectRecount } from '../testing/recount.js';
import { createRandom } from '../testing/random.js';
import { saveSeenAccounts } from './accounts.js';
import { type NameObservation } from '../rules/plan-names.js';

const SHUFFLES = process.env['FULL'] ? 100 : 10;
const at = (minute: number): string => new Date(Date.UTC(2026, 2, 1, 11, minute)).toISOString();
const reported = (accountId: string, displayName: string, minute: number): NameObservation => ({
  accountId,
  displayName,
  observedAt: at(minute),
});
const valuesOf = (row: object): unknown[] => Object.values(row) as unknown[];

describeOnDatabases('writing names', (database) => {
  beforeEach(() => emptyTables(database()));

  const expectNames = (): Promise<void> => expectRecount(database(), 'accounts_seen');
  const readName = async (accountId: string): Promise<unknown[]> => {
    const row = await database()
      .read('display_names')
      .where({ account_id: accountId })
      .first<Record<string, unknown>>();
    assert.ok(row);
    const { display_name, normalized_display_name, source, project_key, observed_at } = row;
    return [display_name, normalized_display_name, source, project_key, observed_at];
  };

  test('the source of an observation wins over that of the contribution, also without a new name', async () => {
    await storeNames(database(), [reported('a', 'Kestrel', 10)]);
    await storeNames(database(), [{ ...reported('a', 'Kestrel', 11), source: 'own' }]);
    assert.deepEqual(await readName('a'), ['Kestrel', 'kestrel', 'own', 'tests', at(11)]);
  });

  test('one account several times in a request counts each time', async () => {
    const observations = [
      reported('a', 'One', 10),
      reported('a', 'Two', 12),
      reported('a', 'Three', 11),
      reported('a', 'Two', 12),
    ];
    const counts = { inserted: 1, updated: 1, unchanged: 1, outdated: 1 };
    assert.deepEqual(await storeNames(database(), observations), counts);
    assert.deepEqual((await readName('a'))[0], 'Two');
    assert.equal((await readIdentity(database())).history?.length, 3);
  });

  test('an account that was seen without a name is no longer missing one', async () => {
    const seen = ['b', 'a', 'c', 'a'].map((accountId) => ({
      accountId,
      reason: 'check' as const,
      at: at(3),
    }));
    await database().write((trx) => saveSeenAccounts(trx, seen));
    const missing = (): Promise<string[]> =>
      database().read('accounts_seen').where({ named: 0 }).orderBy('account_id').pluck('account_id');
    assert.deepEqual(await missing(), ['a', 'b', 'c']);
    await storeNames(database(), [reported('a', 'Kestrel', 10), reported('d', 'Dunes', 10)]);
    assert.deepEqual(await missing(), ['b', 'c']);
    await database().write((trx) =>
      saveSeenAccounts(trx, [{ accountId: 'd', reason: 'club_member', at: at(20) }]),
    );
    const { accounts } = await readIdentity(database());
    assert.deepEqual(
      accounts?.map((row) => valuesOf(row)),
      [
        ['a', 1, 1, at(3), at(3)],
        ['b', 0, 1, at(3), at(3)],
        ['c', 0, 1, at(3), at(3)],
        ['d', 1, 2, at(20), at(20)],
      ],
    );
    await expectNames();
  });

  test('the result does not depend on the order and repetition of observations', async () => {
    const random = createRandom(11);
    const observations = randomObservations(random, 1000, 60);
    let expected: unknown;
    for (let shuffle = 0; shuffle < SHUFFLES; shuffle += 1) {
      await emptyTables(database());
      const order = observations
        .map((one) => ({ one, key: random.below(1_000_000) }))
        .sort((a, b) => a.key - b.key);
      for (let index = 0; index < order.length;) {
        const size = 1 + random.below(600);
        const batch = order.slice(index, index + size).map(({ one }) => one);
        await storeNames(database(), batch);
        if (random.below(4) === 0) await storeNames(database(), batch);
        index += size;
      }
      const result = await readIdentity(database());
      expected ??= result;
      assert.deepEqual(result, expected, `shuffle ${shuffle}`);
    }
    await expectNames();
  });
});
