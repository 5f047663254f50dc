import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { storeNames } from '../../testing/identity.js';
import { createNames } from './names.js';

const uuid = (index: number): string => `99198a01-07f5-424d-a5a7-${String(index).padStart(12, 'a')}`;
const IDS = Array.from({ length: 50 }, (_, index) => uuid(index));
const SPELLINGS = IDS.flatMap((id) => [id, id.toUpperCase()]);

describeOnDatabases('names of accounts', (database) => {
  before(async () => {
    await emptyTables(database());
    const observedAt = '2026-03-01T10:00:00.000Z';
    await storeNames(
      database(),
      IDS.slice(0, 49).map((accountId, index) => ({ accountId, displayName: `Name ${index}`, observedAt })),
    );
  });

  test('100 spellings of 50 accounts are 50 accounts, with a name per spelling', async () => {
    const names = createNames(database());
    assert.equal(names.distinct(SPELLINGS).length, 50);
    const { found, requested, names: byId } = await names.resolve(SPELLINGS);
    assert.deepEqual([found, requested], [49, 50]);
    assert.equal(Object.keys(byId).length, 98);
    assert.equal(byId[uuid(7).toUpperCase()], 'Name 7');
  });

  test('malformed ids count as requested; ids that are no UUID are different in each case', async () => {
    const names = createNames(database());
    const { found, requested } = await names.resolve([uuid(1), 'not an id', 'abc', 'ABC', 'abc']);
    assert.deepEqual([found, requested], [1, 4]);
  });
});
