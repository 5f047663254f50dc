import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { readTrackingRollups, recountTracking } from '../testing/recount-tracking.js';
import { readStandings, recountStandings } from '../testing/standings.js';
import { changedOf, checkOf, storeRun } from '../testing/tracker-runs.js';
import { emptyTracking, minutes } from '../testing/tracking.js';
import * as baselines from './010-baselines.js';
import * as eventMonths from './019-event-months.js';
import * as nearerWrites from './028-nearer-writes.js';
import type { Knex } from 'knex';

/** Returns the rows to what 0.2.0 made of the same reports. */
async function asIn020(trx: Knex.Transaction): Promise<void> {
  await nearerWrites.down(trx);
  await eventMonths.down(trx);
  const isBaseline = `event_type = 'wr_baseline'`;
  const records = await trx('world_records').where({ is_baseline: 1 }).count<{ n: number }[]>('* as n');
  await trx('catalog_counts')
    .where({ name: 'records' })
    .increment('value', records[0]?.n ?? 0);
  const separator = '\u001f';
  await trx.raw(
    `UPDATE events SET event_type = 'wr_change', system = 0, search_text = replace(search_text, ?, ?) WHERE ${isBaseline}`,
    [`${separator}wr_baseline${separator}`, `${separator}wr_change${separator}`],
  );
  await trx.raw(`UPDATE metric_hours SET events = metric_hours.events + c.events FROM (SELECT start, project_key, sum(events) AS events
    FROM event_counts WHERE span = 'hour' AND ${isBaseline} GROUP BY start, project_key) AS c
    WHERE metric_hours.hour = c.start AND metric_hours.project_key = c.project_key`);
  await trx.raw(`UPDATE event_counts SET event_type = 'wr_change', system = 0 WHERE ${isBaseline}`);
  const silent = await trx('project_maps').whereNull('tracked_told_at').pluck<string[]>('map_uid');
  await trx('project_maps').whereIn('map_uid', silent).update({ tracked: 0 });
  await trx('projects').decrement('tracked_maps', silent.length);
  await trx('maps').whereIn('map_uid', silent).update({ tracked: 0 });
  await trx('map_standings').whereIn('map_uid', silent).update({ tracked: 0 });
  await trx('catalog_counts').where({ name: 'tracked' }).decrement('value', silent.length);
  await baselines.down(trx);
}

describeOnDatabases('baselines from before', (database) => {
  test('leave the feeds and every rollup, and maps of which nobody said it become tracked', async () => {
    await emptyTracking(database());
    await storeRun(database(), [
      checkOf({ mapUid: 'seen', newWrTime: 41_000, newHolder: 'Mirelle' }),
      checkOf({ mapUid: 'left', newWrTime: 42_000, tracked: false }),
      checkOf({ mapUid: 'kept', newWrTime: 43_000, tracked: true }),
      checkOf({ mapUid: 'unknown', checkedAt: minutes(90) }),
      changedOf({ mapUid: 'changed', mapName: 'wr_change' }),
    ]);
    const read = async (): Promise<unknown[]> => [
      await readStandings(database()),
      await readTrackingRollups(database()),
      await database().read('events').orderBy('event_id'),
      await database().read('world_records').orderBy('event_id'),
      await database().read('maps').orderBy('map_uid'),
      await database().read('project_maps').orderBy('map_uid'),
    ];
    const after = await read();
    await database().write(asIn020);
    await database().write(async (trx) => {
      await baselines.up(trx);
      await eventMonths.up(trx);
      await nearerWrites.up(trx);
    });
    assert.deepEqual(await readStandings(database()), await recountStandings(database()));
    assert.deepEqual(await readTrackingRollups(database()), await recountTracking(database()));
    assert.deepEqual(await read(), after);
    const { counts } = await readStandings(database());
    assert.deepEqual([counts['records'], counts['tracked'], counts['maps']], [1, 4, 5]);
  });
});
