import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createClock } from '../../../testing/clock.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { storeNames } from '../../../testing/identity.js';
import { createNameDirectory, type NameDirectory } from './name-directory.js';

const clock = createClock('2026-03-01T12:00:00.000Z');
const RECEIVED = '2026-03-01T11:59:00.000Z';
const UUID = 'abc00000-0000-4000-8000-000000000001';
/** Account, name and age in seconds. */
const NAMES: [string, string, number][] = [
  ['a', 'Kestrel', 10],
  ['b', 'Mirelle', 20],
  ['c', 'ＫＥＳＴＲＥＬ', 30],
  ['d', '100% _ free', 40],
  ['e', 'kestrel', 40],
  [UUID, 'Dunes', 50],
];

describeOnDatabases('the directory of names', (database) => {
  let directory: NameDirectory;

  before(async () => {
    directory = createNameDirectory(database(), clock.now);
    const observations = NAMES.map(([accountId, displayName, age]) => ({
      accountId,
      displayName,
      observedAt: new Date(clock.now().getTime() - age * 1000).toISOString(),
    }));
    await storeNames(database(), observations, RECEIVED);
  });

  test('an account by its id, with its age', async () => {
    assert.deepEqual(await directory.find('a'), {
      accountId: 'a',
      displayName: 'Kestrel',
      normalizedDisplayName: 'kestrel',
      source: 'test label',
      stale: false,
      missing: false,
      observedAt: '2026-03-01T11:59:50.000Z',
      updatedAt: RECEIVED,
      ageSeconds: 10,
    });
  });

  test('a name is stale if and only if it is older than the maximum age', async () => {
    const isStale = async (maxAge?: number): Promise<boolean> => (await directory.find('a', maxAge)).stale;
    assert.deepEqual(await Promise.all([isStale(), isStale(10), isStale(9), isStale(0)]), [
      false,
      false,
      true,
      true,
    ]);
  });

  test('concurrent lookups return the same as single ones', async () => {
    const ids = ['a', 'b', 'c', 'nobody', 'a', 'd'];
    const together = await Promise.all(ids.map((id) => directory.find(id)));
    for (const [index, id] of ids.entries()) assert.deepEqual(together[index], await directory.find(id));
  });

  test('the newest names, equally new ones by account id', async () => {
    const idsOf = async (limit: number): Promise<string[]> =>
      (await directory.listMatching(' ', limit)).map((row) => row.accountId);
    assert.deepEqual(await idsOf(10), ['a', 'b', 'c', 'd', 'e', UUID]);
    assert.deepEqual(await idsOf(2), ['a', 'b']);
  });

  test('accounts by name, in any spelling, newest first', async () => {
    const found = await directory.findByNames(['KESTREL', 'nobody', ' kestrel ', 'Mirelle']);
    assert.deepEqual(
      found.map(({ displayName, normalizedDisplayName, matches }) => [
        displayName,
        normalizedDisplayName,
        matches.map((row) => row.accountId),
      ]),
      [
        ['KESTREL', 'kestrel', ['a', 'c', 'e']],
        ['nobody', 'nobody', []],
        [' kestrel ', 'kestrel', ['a', 'c', 'e']],
        ['Mirelle', 'mirelle', ['b']],
      ],
    );
  });

  test('names and ids that contain a text, newest first', async () => {
    const idsOf = async (text: string, limit = 10): Promise<string[]> =>
      (await directory.listMatching(text, limit)).map((row) => row.accountId);
    for (const [text, expected] of [
      ['estr', ['a', 'c', 'e']],
      ['ESTR', ['a', 'c', 'e']],
      ['strel ', ['a', 'c', 'e']],
      ['el', ['a', 'b', 'c', 'e']],
      ['BC00', [UUID]],
      ['0-4000-8', [UUID]],
      ['d', ['d', UUID]],
      ['% _', ['d']],
      ['%', ['d']],
      ['_', ['d']],
      ['100%', ['d']],
      ['10_%', []],
      ['"', []],
      ['nothing at all', []],
    ] as const) {
      assert.deepEqual(await idsOf(text), expected, text);
    }
    assert.deepEqual(await idsOf('estr', 2), ['a', 'c']);
  });

  test('a name with many matches returns the newest hundred', async () => {
    const observations = Array.from({ length: 130 }, (_, index) => ({
      accountId: `many-${String(index).padStart(3, '0')}`,
      displayName: 'Everybody',
      observedAt: '2026-02-01T00:00:00.000Z',
    }));
    await storeNames(database(), observations);
    const [found] = await directory.findByNames(['everybody']);
    assert.deepEqual([found?.matches.length, found?.matches.at(-1)?.accountId], [100, 'many-099']);
  });
});
