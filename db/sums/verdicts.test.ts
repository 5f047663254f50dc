import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createLiveFeed } from '../stores/verification/live-feed.js';
import { createVerdictImport } from '../stores/verification/verdict-import.js';
import { describeOnDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { expectRecount } from '../testing/recount.js';
import { buildEntry } from '../testing/verification.js';

describeOnDatabases('sums of verdicts', (database) => {
  beforeEach(() => emptyTables(database()));

  test('follow imports, also of records that move to another map', async () => {
    const now = (): Date => new Date('2026-03-01T12:00:00.000Z');
    const apply = (recordIds: string[], mapUid: string): Promise<unknown> =>
      createVerdictImport(database(), now).apply(
        recordIds.map((id) => ({ ...buildEntry('replay', 'pass'), record_id: id, map_uid: mapUid })),
      );
    const totals = async (): Promise<number[]> => {
      const feed = await createLiveFeed(database()).read(now().toISOString(), {
        limit: 1,
        mapLimit: 50,
        accountId: '',
      });
      await expectRecount(database(), 'clubs');
      return [feed.totals.known_records, feed.totals.known_maps, feed.totals.deep_remaining];
    };
    assert.deepEqual(await totals(), [0, 0, 0]);
    const many = Array.from({ length: 450 }, (_, index) => `rec-${index}`);
    await apply(many, 'map-1');
    assert.deepEqual(await totals(), [450, 1, 450]);
    await apply(many.slice(1), 'map-2');
    assert.deepEqual(await totals(), [450, 2, 450]);
    await apply(['rec-0'], 'map-2');
    assert.deepEqual(await totals(), [450, 1, 450]);
  });
});
