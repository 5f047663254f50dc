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

const until = (end: string): typeof migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name < end));
/** Release 0.4.0 has the new index, and names the other one in no statement. */
const BEFORE = until('029');
const WITHOUT_NEW_INDEX = until('028');

describeOnEmptyDatabases('one index of accounts', (settings, kind) => {
  let database: Database;
  before(async () => {
    database = await openDatabase(settings());
  });
  after(() => database.close());

  const total = async (): Promise<number> =>
    (await createEvents(database).list({ projectKey: '', q: 'windhover', limit: 5, offset: 0 })).total;

  test('finds the events from before it and after it, and only versions that need the other are refused', async () => {
    await migrate(database, BEFORE);
    await storeNames(database, [{ accountId: 'kestrel', displayName: 'Windhover', observedAt: AT }]);
    await store(database, [{ event: eventOf({ accountId: 'kestrel', message: 'early' }) }]);
    assert.equal(await total(), 1);
    await migrate(database);
    await store(database, [{ event: eventOf({ accountId: 'kestrel', message: 'late' }) }]);
    assert.equal(await total(), 2);
    const newer = Object.keys(migrations).filter((name) => name >= '028');
    assert.deepEqual(await migrate(database, BEFORE), { applied: [], newer: newer.slice(1) });
    const older = migrate(database, WITHOUT_NEW_INDEX);
    if (kind === 'postgres') assert.deepEqual(await older, { applied: [], newer });
    else await assert.rejects(older, /newer version \(028-nearer-writes\)/);
  });
});
