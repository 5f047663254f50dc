import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createClock } from '../../../testing/clock.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { storeNames } from '../../../testing/identity.js';
import { createRandom } from '../../../testing/random.js';
import { normalizeName } from '../../../rules/display-names.js';
import type { NameObservation } from '../../../rules/plan-names.js';
import { createNameSearch, type NameSearch } from './name-search.js';
import { scoreMatch, toSearchTerm, type SearchMode } from '../../../rules/name-score.js';
import { listMatchingNames } from '../../../search/names.js';

const clock = createClock('2026-03-01T12:00:00.000Z');
const MODES: SearchMode[] = ['prefix', 'contains', 'fuzzy'];
const PARTS = ['ka', 'mi', 'Ven', 'tar', 'tar', '%_', '"', 'zoë', '🚗', " '", 'ab12'];

/** Enough names that common texts have more matches than a search reads. */
function randomNames(count: number): NameObservation[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, index) => ({
    accountId: index % 3 === 0 ? hexId(index) : `account-${index}`,
    displayName: Array.from({ length: 1 + random.below(5) }, () => random.pick(PARTS)).join('') + 'x',
    observedAt: new Date(clock.now().getTime() - random.below(1000) * 1000).toISOString(),
  }));
}

function hexId(index: number): string {
  const digits = ((index * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, '0');
  return `${digits}-0000-4000-8000-000000000000`;
}

/** The expected matches, by comparing all names, or the newest ones where no index helps. */
function expected(names: Named[], q: string, mode: SearchMode, limit: number): [string, number][] {
  const wanted = toSearchTerm(q, normalizeName(q));
  const isUnindexed = mode === 'fuzzy' || (mode === 'contains' && wanted.length < 3);
  return names
    .map((one, place) => {
      const limited = mode === 'fuzzy' ? { ...wanted, name: '\u0003', length: 99 } : wanted;
      const isFresh = !isUnindexed || place < 5000;
      const score = isFresh
        ? scoreMatch(one.name, one.accountId, wanted, mode)
        : scoreMatch(one.name, one.accountId, limited, 'prefix');
      return { ...one, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compareNewest(a, b))
    .slice(0, limit)
    .map(({ accountId, score }) => [accountId, score]);
}

type Named = NameObservation & { name: string };

const names = randomNames(9000)
  .map((one): Named => ({ ...one, name: normalizeName(one.displayName) }))
  .sort(compareNewest);

const expectations = new Map<string, [string, number][]>();

/** The expected matches, which are the same on each database. */
function expectedOnce(q: string, mode: SearchMode, limit: number): [string, number][] {
  const key = JSON.stringify([q, mode, limit]);
  const known = expectations.get(key) ?? expected(names, q, mode, limit);
  expectations.set(key, known);
  return known;
}

function compareNewest(a: NameObservation, b: NameObservation): number {
  return compare(b.observedAt, a.observedAt) || compare(a.accountId, b.accountId);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

describeOnDatabases('the search of names', (database, kind) => {
  let nameSearch: NameSearch;

  before(async () => {
    nameSearch = createNameSearch(database(), clock.now);
    await storeNames(database(), names);
    // As the server does by itself, some time after many insertions: until then each search reads all of them beside the index.
    if (kind === 'postgres') await database().read.raw('VACUUM display_names');
  });

  test('finds the same as a comparison of all names, in the same order', async () => {
    const texts = [
      'ka',
      'kami',
      'VENTAR',
      'x',
      'rox',
      '%',
      '_',
      '"',
      'a%_',
      'zoë',
      '🚗',
      '🚗🚗',
      'tar',
      'arka',
      '12ab',
      'ab12',
    ];
    for (const q of [...texts, ' ka ', 'mi ro', "'", 'nothing like it', hexId(3), hexId(6).slice(0, 5)]) {
      for (const mode of MODES) {
        for (const limit of process.env['FULL'] ? [1, 20, 200] : [20]) {
          const matches = await nameSearch.search({ q, mode, limit });
          const found = matches.map(({ accountId, score }) => [accountId, score]);
          assert.deepEqual(found, expectedOnce(q, mode, limit), `${q} ${mode} ${limit}`);
        }
      }
    }
  });

  test('the exact name is first, whatever else has it as a part', async () => {
    const random = createRandom(3);
    for (let tries = 0; tries < 50; tries += 1) {
      const { displayName, name } = random.pick(names);
      for (const mode of ['prefix', 'contains'] as const) {
        const [first] = await nameSearch.search({ q: displayName, mode, limit: 1 });
        assert.deepEqual([first?.normalizedDisplayName, first?.score], [name, 1], `${displayName} ${mode}`);
      }
    }
  });

  test('finds parts of the longest names, shortest first', async () => {
    const observedAt = clock.now().toISOString();
    // One character that normalizes to 18.
    const names = [3, 1, 2].map((count) => `${'\uFDFA'.repeat(count)}end`);
    const accounts = names.map((displayName) => ({
      accountId: `longest-${displayName.length}`,
      displayName,
      observedAt,
    }));
    await storeNames(database(), accounts);
    const find = async (q: string, mode: SearchMode, limit: number): Promise<string[]> =>
      (await nameSearch.search({ q, mode, limit })).map((match) => match.accountId);
    const shortestFirst = ['longest-4', 'longest-5', 'longest-6'];
    assert.deepEqual(await find('\uFDFAend', 'contains', 9), shortestFirst);
    assert.deepEqual(await find('\uFDFA', 'prefix', 9), shortestFirst);
    assert.deepEqual(await find('\uFDFA'.repeat(2), 'prefix', 1), ['longest-5']);
  });

  test('a renamed account is found by its new name only', async () => {
    const now = clock.now().toISOString();
    await storeNames(database(), [{ accountId: 'renamed', displayName: 'Formerly this', observedAt: now }]);
    clock.advance(1000);
    const later = clock.now().toISOString();
    await storeNames(database(), [{ accountId: 'renamed', displayName: 'Now another', observedAt: later }]);
    const find = async (q: string): Promise<string[]> =>
      (await nameSearch.search({ q, mode: 'contains', limit: 5 })).map((match) => match.accountId);
    assert.deepEqual([await find('formerly'), await find('w anoth')], [[], ['renamed']]);
    await database().write((trx) => trx('display_names').where({ account_id: 'renamed' }).delete());
    assert.deepEqual(await find('w anoth'), []);
  });

  test('an account id that is no UUID is found by its beginning, in any case', async () => {
    await storeNames(database(), [
      { accountId: 'ABCD1234', displayName: 'Upper', observedAt: clock.now().toISOString() },
      { accountId: 'abcd9999', displayName: 'Lower', observedAt: clock.now().toISOString() },
    ]);
    const found = async (q: string): Promise<string[]> =>
      (await createNameSearch(database(), clock.now).search({ q, mode: 'contains', limit: 20 }))
        .map(({ accountId }) => accountId)
        .filter((id) => /^abcd\d{4}$/i.test(id));
    for (const q of ['ABCD', 'abcd', 'AbCd']) assert.deepEqual(await found(q), ['ABCD1234', 'abcd9999'], q);
    assert.deepEqual(await found('ABCD1234'), ['ABCD1234']);
    const listed = await listMatchingNames(database().read, 'abcd12', 10);
    assert.deepEqual(
      listed.map((row) => row.account_id),
      ['ABCD1234'],
    );
  });
});
