import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { readEpoch } from './epoch.js';

describeOnDatabases('the epoch', (database, kind) => {
  test('is an id, on PostgreSQL with the timeline of the server, and stays', async () => {
    const epoch = await readEpoch(database().read);
    assert.match(epoch, kind === 'postgres' ? /^[\w-]{16}-[0-9A-F]{8}$/ : /^[\w-]{16}$/);
    assert.equal(await readEpoch(database().read), epoch);
  });
});
