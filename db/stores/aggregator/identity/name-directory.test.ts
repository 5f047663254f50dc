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
