import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { readTrackingRollups, recountTracking } from '../testing/recount-tracking.js';
import { readStandings, recountStandings } from '../testing/standings.js';
import { changedOf, storeRun } from '../testing/tracker-runs.js';
import * as leanerKeys from './026-leaner-keys.js';

describeOnDatabases('The keys of migration 026', (database) => {
  const store = async (newWrTime: number, player: string): Promise<void> => {
    const checks = ['m', 'n', `only ${player}`].map((mapUid) =>
      changedOf({ mapUid, newWrTime, newHolder: player, newHolderAccountId: player }),
    );
    await storeRun(database(), checks);
  };
  const readSchema = (): Promise<object[]> => {
    const { kind, read } = database();
    if (kind === 'postgres')
      return read('pg_indexes').where({ schemaname: 'public' }).orderBy('indexname').select('indexdef');
    return read('sqlite_schema').whereNotNull('sql').orderBy('name').select('name', 'sql');
  };

  test('are made anew with all rows, indexes and triggers, and back', async () => {
    await store(50_000, 'kestrel');
    const [schema, standings] = [await readSchema(), await readStandings(database())];
    await database().write((trx) => leanerKeys.down(trx));
    assert.notDeepEqual(await readSchema(), schema);
    assert.deepEqual(await readStandings(database()), standings);
    await store(49_000, 'mirelle');
    await database().write((trx) => leanerKeys.up(trx));
    assert.deepEqual(await readSchema(), schema);
    await store(48_000, 'dunes');
    assert.deepEqual(await readStandings(database()), await recountStandings(database()));
    assert.deepEqual(await readTrackingRollups(database()), await recountTracking(database()));
  });
});
