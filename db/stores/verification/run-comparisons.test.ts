import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { buildEntry, storeChanges } from '../../testing/verification.js';
import { createRunComparisons } from './run-comparisons.js';

const AT = '2026-03-01T12:00:00.000Z';

describeOnDatabases('comparing runs with world records', (database) => {
  test('lists passes whose time or account the history of their map does not have', async () => {
    await emptyTables(database());
    const runs: [record: string, map: string, status: 'pass' | 'fail', timeMs: number, account: string][] = [
      ['a-same', 'map-1', 'pass', 7000, 'ada'],
      ['b-former', 'map-1', 'pass', 8000, 'bob'],
      ['c-time', 'map-1', 'pass', 6999, 'ada'],
      ['d-account', 'map-1', 'pass', 7000, 'eve'],
      ['e-neither', 'map-1', 'pass', 9000, 'eve'],
      ['f-failed', 'map-1', 'fail', 6999, 'ada'],
      ['g-unknown-map', 'map-2', 'pass', 7000, 'ada'],
    ];
    for (const [recordId, mapUid, status, timeMs, account] of runs) {
      const run = { time_ms: timeMs, account_id: account, checkpoints_ms: null };
      await storeChanges(database(), [
        { recordId, mapUid, at: AT, entries: [{ ...buildEntry('replay', status, AT), run }] },
      ]);
    }
    await database().write((trx) =>
      trx('world_records').insert(
        [
          { event_id: 1, account_id: 'bob', wr_ms: 8000 },
          { event_id: 2, account_id: 'ada', wr_ms: 7000 },
        ].map((row) => ({ ...row, map_uid: 'map-1', recorded_at: AT, received_at: AT })),
      ),
    );
    const page = await createRunComparisons(database()).page('', 100);
    assert.deepEqual([page.passes, page.last, page.unknownMaps], [6, 'g-unknown-map', 1]);
    assert.deepEqual(page.differences, [
      difference('c-time', 6999, 'ada', null, 7000),
      difference('d-account', 7000, 'eve', 'ada', null),
      difference('e-neither', 9000, 'eve', null, null),
    ]);
    const second = await createRunComparisons(database()).page('d-account', 100);
    assert.deepEqual(
      second.differences.map(({ recordId }) => recordId),
      ['e-neither'],
    );
    assert.equal((await createRunComparisons(database()).page('z', 100)).last, null);
  });
});

function difference(
  recordId: string,
  timeMs: number,
  accountId: string,
  accountOfTime: string | null,
  bestOfAccountMs: number | null,
): object {
  return { recordId, mapUid: 'map-1', timeMs, accountId, accountOfTime, bestOfAccountMs, bestMs: 7000 };
}
