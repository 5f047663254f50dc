import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { createWorldRecords } from './world-records.js';

const timestamps = { recorded_at: '2026-03-01T12:00:00.000Z', received_at: '2026-03-01T12:00:00.000Z' };

describeOnDatabases('world records', (database) => {
  test('one is known by its map, account and time together, unless it was revoked or came without a token', async () => {
    const wr = { mapUid: 'map-1', accountId: 'account-1', wrMs: 41_337 };
    const { has } = createWorldRecords(database());
    assert.equal(await has(wr), false);
    await database().write((trx) =>
      trx('world_records').insert([
        {
          event_id: 1,
          map_uid: 'map-1',
          account_id: 'account-1',
          wr_ms: 41_337,
          authenticated: 1,
          ...timestamps,
        },
        { event_id: 2, map_uid: 'map-1', account_id: null, wr_ms: 40_000, authenticated: 1, ...timestamps },
      ]),
    );
    assert.equal(await has(wr), true);
    assert.equal(await has({ ...wr, mapUid: 'MAP-1' }), false);
    assert.equal(await has({ ...wr, accountId: 'account-2' }), false);
    assert.equal(await has({ ...wr, wrMs: 41_336 }), false);
    assert.equal(await has({ ...wr, accountId: '', wrMs: 40_000 }), false);
    for (const change of [{ revoked: 1 }, { revoked: 0, authenticated: 0 }]) {
      await database().write((trx) => trx('world_records').where({ event_id: 1 }).update(change));
      assert.equal(await has(wr), false);
    }
  });
});
