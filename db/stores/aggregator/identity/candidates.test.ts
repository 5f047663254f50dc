import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createClock } from '../../../testing/clock.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { storeNames } from '../../../testing/identity.js';
import { createRandom } from '../../../testing/random.js';
import { saveSeenAccounts, type SeenAccount } from '../../../writes/accounts.js';
import { createCandidates, type Candidates } from './candidates.js';

const clock = createClock('2026-03-01T12:30:00.000Z');
const ago = (seconds: number): string => new Date(clock.now().getTime() - seconds * 1000).toISOString();

describeOnDatabases('candidates for a name lookup', (database) => {
  let candidates: Candidates;
  const random = createRandom(3);
  const named = Array.from({ length: 200 }, (_, index) => ({
    accountId: `named-${index}`,
    displayName: `Name ${index}`,
    age: random.below(40) * 600,
  }));

  before(async () => {
    candidates = createCandidates(database(), clock.now);
    await emptyTables(database());
    const seen: SeenAccount[] = Array.from({ length: 30 }, (_, index) => ({
      accountId: `unnamed-${index}`,
      reason: index % 2 === 0 ? 'check' : 'record_holder',
      at: ago(1000 + (index % 7)),
    }));
    seen.push({ accountId: 'named-3', reason: 'club_member', at: ago(1) });
    await database().write((trx) => saveSeenAccounts(trx, seen));
    await database().write((trx) =>
      saveSeenAccounts(trx, [{ accountId: 'unnamed-0', reason: 'map_author', at: ago(9) }]),
    );
    await storeNames(
      database(),
      named.map(({ accountId, displayName, age }) => ({ accountId, displayName, observedAt: ago(age) })),
    );
  });

  test('the total equals a count, for ages around every boundary', async () => {
    for (const age of [0, 1, 599, 600, 601, 1799, 1800, 1801, 5400, 9000, 23_400, 2_147_483_647]) {
      const { total } = await candidates.list({ staleAfterSeconds: age, limit: 1, offset: 0 });
      assert.equal(total, 30 + named.filter((one) => one.age > age).length, `${age} s`);
    }
  });

  test('accounts without a name first, those seen last first, then the oldest names', async () => {
    const query = { staleAfterSeconds: 1200, limit: 500, offset: 0 };
    const all = (await candidates.list(query)).candidates;
    assert.deepEqual(
      all
        .slice(0, 30)
        .map(({ missing, displayName, observedAt, ageSeconds }) => [
          missing,
          displayName,
          observedAt,
          ageSeconds,
        ]),
      Array.from({ length: 30 }, () => [true, null, null, null]),
    );
    assert.deepEqual(
      all.slice(0, 4).map(({ accountId }) => accountId),
      ['unnamed-0', 'unnamed-14', 'unnamed-21', 'unnamed-28'],
    );
    const ages = all.slice(30).map(({ ageSeconds }) => ageSeconds ?? 0);
    assert.deepEqual(
      ages,
      named
        .map(({ age }) => age)
        .filter((age) => age > 1200)
        .sort((a, b) => b - a),
    );
    assert.ok(all.every(({ stale }) => stale));
  });

  test('the pages list every candidate once', async () => {
    const whole = (await candidates.list({ staleAfterSeconds: 0, limit: 5000, offset: 0 })).candidates;
    const walked: typeof whole = [];
    for (let offset = 0; ; offset += 23) {
      const page = (await candidates.list({ staleAfterSeconds: 0, limit: 23, offset })).candidates;
      if (page.length === 0) break;
      walked.push(...page);
    }
    assert.deepEqual(walked, whole);
    assert.equal(new Set(walked.map(({ accountId }) => accountId)).size, walked.length);
  });
});
