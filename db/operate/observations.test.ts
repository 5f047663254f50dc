import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../connect.js';
import { describeOnEmptyDatabases } from '../testing/databases.js';
import { expectRecount } from '../testing/recount.js';
import { placeRelease } from '../testing/release-1.1.js';
import { createObservationRecount } from './observations.js';
import { listRecounts } from './rebuild.js';

const NOW = '2026-10-10T12:00:00.000Z';
const AHEAD = '2027-11-14T12:00:00.000Z';

describeOnEmptyDatabases('observations ahead of the clock', (settings, kind) => {
  test('are found and set to now, and the rollups can be made again from them', async (t) => {
    await placeRelease(settings());
    const database = await connect(settings());
    t.after(() => database.close());
    const recount = createObservationRecount(() => new Date(NOW));
    const compare = async (): Promise<Record<string, unknown>> => {
      const { shown } = await database.snapshot((read) => recount.compare(read));
      return Object.fromEntries(
        shown.map(({ key, kept }) => [`${String(key['table'])}.${String(key['column'])}`, kept]),
      );
    };
    assert.deepEqual(await compare(), {});
    const columns = [
      ['display_names', 'observed_at'],
      ['clubs', 'last_synced_at'],
      ['maps', 'named_at'],
      ['events', 'occurred_at'],
      ['world_record_reports', 'first_at'],
    ] as const;
    for (const [table, column] of columns)
      await database.write((trx) => trx(table).update({ [column]: AHEAD }));
    const found = await compare();
    assert.deepEqual(
      Object.keys(found),
      columns.map((names) => names.join('.')),
    );
    assert.deepEqual(found['clubs.last_synced_at'], {
      'ahead of the clock': (await database.read('clubs')).length,
    });
    for (const one of [recount, ...listRecounts(kind)]) await one.repair(database);
    assert.deepEqual(await compare(), {});
    for (const [table, column] of columns)
      assert.deepEqual(await database.read(table).distinct(column).pluck(column), [NOW]);
    await expectRecount(database);
  });
});
