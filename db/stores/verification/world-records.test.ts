import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { minutes, recordEvent, store } from '../../testing/tracking.js';
import { createWorldRecords } from './world-records.js';

describeOnDatabases('world records', (database) => {
  beforeEach(() => emptyTables(database()));
  const wr = { mapUid: 'm', accountId: 'kestrel', wrMs: 40_000 };
  const has = (asked: typeof wr): Promise<boolean> => createWorldRecords(database()).has(asked);
  const report = async (change: Parameters<typeof recordEvent>[0]): Promise<void> =>
    void (await store(database(), [recordEvent({ ...wr, ...change })]));

  test('one is known by its map, account and time together, unless it was revoked', async () => {
    assert.equal(await has(wr), false);
    await report({ isAuthenticated: true });
    await report({ accountId: null, holder: 'Heron', wrMs: 39_000, isAuthenticated: true });
    assert.equal(await has(wr), true);
    assert.equal(await has({ ...wr, mapUid: 'M' }), false);
    assert.equal(await has({ ...wr, accountId: 'heron' }), false);
    assert.equal(await has({ ...wr, wrMs: 39_999 }), false);
    assert.equal(await has({ ...wr, accountId: '', wrMs: 39_000 }), false);
    await report({ accountId: 'heron', wrMs: 41_000, recordedAt: minutes(9), isAuthenticated: true });
    assert.equal(await has(wr), false, 'the board became slower');
  });

  test('it came with a token or secret, which names the account, and not only its name', async () => {
    await report({});
    assert.equal(await has(wr), false);
    await report({ accountId: null, isAuthenticated: true });
    assert.equal(await has(wr), false, 'anybody may have said whose name it is');
    await report({ isAuthenticated: true });
    assert.equal(await has(wr), true);
  });
});
