import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClock } from '../../../testing/clock.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { storeNames } from '../../../testing/identity.js';
import type { NameObservation } from '../../../rules/plan-names.js';
import { listMatchingNames } from '../../../search/names.js';
import { createNameSearch } from './name-search.js';

const clock = createClock('2026-03-01T12:00:00.000Z');

/** Names of nine characters, observed one second after the other from a given time on. */
function namesOf(start: string, count: number, firstSecond: number): NameObservation[] {
  return Array.from({ length: count }, (_, index) => ({
    accountId: `${start}-${index}`,
    displayName: `${start}${String(index).padStart(5, '0')}`,
    observedAt: new Date(Date.UTC(2026, 0, 1) + (firstSecond + index) * 1000).toISOString(),
  }));
}

describeOnDatabases('a part of many old names', (database, kind) => {
  test('still fills the response if all but one of the newest names do not match', async () => {
    // More than either database looks at in a row.
    const others = kind === 'sqlite' ? 50_001 : 5001;
    const names = [
      ...namesOf('kami', 1700, 0),
      ...namesOf('zorx', others, 2000),
      ...namesOf('kamo', 1, 60_000),
    ];
    for (let index = 0; index < names.length; index += 5000)
      await storeNames(database(), names.slice(index, index + 5000));
    const { search } = createNameSearch(database(), clock.now);
    const found = await search({ q: 'kam', mode: 'contains', limit: 20 });
    assert.deepEqual([found.length, found[0]?.accountId], [20, 'kamo-0']);
    // Too short for the index of parts, so of the old names only beginnings are found.
    const listed = await listMatchingNames(database().read, 'ka', 20);
    assert.deepEqual([listed.length, listed[0]?.account_id], [20, 'kamo-0']);
    assert.ok(listed.every((row) => row.display_name.startsWith('ka')));
  });
});
