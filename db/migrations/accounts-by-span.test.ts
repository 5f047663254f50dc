import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../connection/database.js';
import { openDatabase } from '../connection/open-database.js';
import { createEvents } from '../stores/catalog/events.js';
import { describeOnEmptyDatabases } from '../testing/databases.js';
import { storeNames } from '../testing/identity.js';
import { AT, eventOf, store } from '../testing/tracking.js';
import { migrations } from './index.js';
import { migrate } from './migrate.js';

const BEFORE = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '029'));

describeOnEmptyDatabases('one index of accounts', (settings) => {
  let database: Database;
  before(async () => {
    database = await openDatabase(settings());
  });
  after(() => database.close());

  const total = async (): Promise<number> =>
    (await createEvents(database).list({ projectKey: '', q: 'windhover', limit: 5, offset: 0 })).total;

  test('finds the events from before it and after it, and versions that need the other are refused', async () => {
    await migrate(database, BEFORE);
    await storeNames(database, [{ accountId: 'kestrel', displayName: 'Windhover', observedAt: AT }]);
    await store(database, [{ event: eventOf({ accountId: 'kestrel', message: 'early' }) }]);
    assert.equal(await total(), 1);
    await migrate(database);
    await store(database, [{ event: eventOf({ accountId: 'kestrel', message: 'late' }) }]);
    assert.equal(await total(), 2);
    await assert.rejects(migrate(database, BEFORE), /newer version \(029-accounts-by-span\)/);
  });
});
