import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../connection/database.js';
import { openDatabase } from '../connection/open-database.js';
import { describeOnEmptyDatabases } from '../testing/databases.js';
import { readStandings, recountStandings } from '../testing/standings.js';
import { minutes, recordStep, store } from '../testing/tracking.js';
import { migrations } from './index.js';
import { migrate } from './migrate.js';

const BEFORE = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '030'));

describeOnEmptyDatabases('newest records with their holders', (settings) => {
  let database: Database;
  before(async () => {
    database = await openDatabase(settings());
  });
  after(() => database.close());

  const record = (
    mapUid: string,
    minute: number,
    accountId: string | null,
    holder: string,
  ): Promise<unknown> =>
    store(database, [
      recordStep({ mapUid, accountId, holder, wrMs: 60_000 - minute, recordedAt: minutes(minute) }),
    ]);
  const leaders = async (): Promise<[string, string, number, string | null, string | null][]> =>
    (await readStandings(database)).leaders.map((leader) => {
      const { bucket, player, total_wrs: total, holder, account_id: account } = leader;
      return [bucket, player, total, holder, account];
    });

  test('leaders from before it fall back to the holder of their next newest record', async () => {
    await migrate(database, BEFORE);
    await record('m1', 1, 'kestrel', 'Windhover');
    await record('m2', 2, 'kestrel', 'Tower Falcon');
    await record('m3', 3, null, 'Dunes');
    await migrate(database);
    await record('m2', 4, null, 'DUNES');
    assert.deepEqual(await leaders(), [
      ['', 'holder:dunes', 2, 'DUNES', null],
      ['', 'kestrel', 1, 'Windhover', 'kestrel'],
      ['Other', 'holder:dunes', 2, 'DUNES', null],
      ['Other', 'kestrel', 1, 'Windhover', 'kestrel'],
    ]);
    await record('m3', 5, 'kestrel', 'Kestrel');
    await record('m2', 6, 'kestrel', 'Kestrel');
    assert.deepEqual(await leaders(), [
      ['', 'kestrel', 3, 'Kestrel', 'kestrel'],
      ['Other', 'kestrel', 3, 'Kestrel', 'kestrel'],
    ]);
    assert.deepEqual(await readStandings(database), await recountStandings(database));
  });
});
