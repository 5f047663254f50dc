import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connect } from '../connect.js';
import type { Database, Row } from '../connection/database.js';
import { noteChanges } from '../memo.js';
import { describeOnEmptyDatabases } from '../testing/databases.js';
import { expectRecount, findDifferences } from '../testing/recount.js';
import { placeRelease } from '../testing/release-1.1.js';
import { storeRandomRuns } from '../testing/tracker-runs.js';
import { listRecounts } from './rebuild.js';

/** A damage to each rollup, and how many rows differ after it. */
const DAMAGES: Readonly<Record<string, [number, ...string[]]>> = {
  world_records: [
    1,
    `UPDATE world_records SET account_id = NULL, holder = 'nobody', authenticated = 1 - authenticated WHERE wr_ms = 40116`,
  ],
  event_hours: [
    2,
    `DELETE FROM event_hours WHERE event_type = 'campaign.announced' AND hour <> ''`,
    `INSERT INTO event_hours VALUES ('1999-01-01T00', 'p', 'P', 'p', 'note', 0, 0, 1, 1)`,
  ],
  'event_hours of all time': [
    2,
    `UPDATE event_hours SET events = events + 1 WHERE hour = '' AND event_type = 'club.snapshot' AND source = 'workshop server'`,
    `UPDATE event_hours SET first_event_id = first_event_id + 1000 WHERE event_type = 'campaign.announced' AND hour = ''`,
  ],
  metric_hours: [3, 'UPDATE metric_hours SET duration_ms = duration_ms + 1 WHERE runs > 0'],
  accounts_seen: [10, 'UPDATE accounts_seen SET named = 1 - named'],
  projects: [
    1,
    `UPDATE projects SET map_count = map_count + 1, changed_maps = 0, latest_run_at = NULL WHERE project_key = 'alteration-tracker'`,
  ],
  maps: [
    3,
    `UPDATE maps SET wr_ms = 1, wr_player = NULL WHERE map_uid = 'XVyp60QxPR3E3s7dFNn7J1Q7L62'`,
    `UPDATE maps SET tracked = 1 - tracked, status = 'archived' WHERE map_uid = '0J9p5MWjMRWjessjzam7jz0ioFa'`,
    `UPDATE maps SET in_primary_club = 0, checked_at = NULL WHERE map_uid = 'V2AkWeSSXxx92wzZpxCpbfNOB9t'`,
  ],
  clubs: [1, 'UPDATE clubs SET campaign_count = 9, map_count = 9, member_count = 9 WHERE club_id = 29812'],
  club_campaigns: [1, 'UPDATE club_campaigns SET map_count = 9 WHERE campaign_id = 51877'],
  club_uploads: [1, 'UPDATE club_uploads SET map_count = 9 WHERE bucket_id = 70214'],
  event_search: [
    2,
    `INSERT INTO event_search (rowid, text) VALUES (900001, 'one more'), (900002, 'and one')`,
  ],
  display_name_search: [
    1,
    `INSERT INTO display_name_search (display_name_search, rowid, name)
      SELECT 'delete', name_id, normalized_display_name FROM display_names LIMIT 1`,
  ],
};

/** Data of each kind. */
describeOnEmptyDatabases('recounts of rollups', (settings, kind) => {
  let database: Database;
  /** All rows before the first damage; each test leaves them as they were. */
  let kept: Record<string, string[]>;
  before(async () => {
    await placeRelease(settings());
    database = await connect(settings());
    await expectRecount(database);
    kept = await readAllKept();
  });
  after(() => database.close());

  const damage = (...statements: string[]): Promise<void> =>
    database.write(async (trx) => {
      for (const sql of statements) await trx.raw(sql);
    });
  const recounts = listRecounts(kind);

  /** Returns the rows with a count above zero, because a repair may omit the others; of a text index, the rows that match one text. */
  async function readKept(name: string): Promise<string[]> {
    const [table = ''] = name.split(' ');
    if (table.endsWith('_search'))
      return [JSON.stringify(await database.read.raw(`SELECT rowid FROM ${table}('"sta"')`))];
    const rows = await database.read<Row>(table);
    const counts = ['events', 'records'];
    return rows
      .filter((row) => !counts.some((name) => row[name] === 0))
      .map((row) => JSON.stringify(row))
      .toSorted();
  }

  async function readAllKept(): Promise<Record<string, string[]>> {
    return Object.fromEntries(
      await Promise.all(recounts.map(async ({ name }) => [name, await readKept(name)] as const)),
    );
  }

  test('are all damaged here', () => {
    const names = Object.keys(DAMAGES).filter((name) => kind === 'sqlite' || !name.endsWith('_search'));
    assert.deepEqual(
      names,
      recounts.map(({ name }) => name),
    );
  });

  for (const recount of recounts) {
    test(`${recount.name}: what differs is found, and made again as it was`, async () => {
      const [count = 0, ...statements] = DAMAGES[recount.name] ?? [];
      await damage(...statements);
      const { [recount.name]: found } = await findDifferences(database, recount.name);
      await recount.repair(database);
      assert.equal(found?.differences, count);
      await expectRecount(database, recount.name);
      // Nothing else has changed either, so that all of them need to be recounted only once.
      assert.deepEqual(await readAllKept(), kept);
    });
  }

  test('all agree with the facts after that', () => expectRecount(database));

  test('a difference has the values of both sides that differ; twenty of them are shown', async () => {
    await damage(
      `UPDATE event_hours SET events = 7 WHERE hour = '2025-08-02T17' AND event_type = 'campaign.announced'`,
      `INSERT INTO event_hours VALUES ('1999-01-01T00', 'p', 'P', 'p', 'note', 0, 0, 1, 1)`,
    );
    const { event_hours: found } = await findDifferences(database);
    const labels = { system: 0, changed: 0 };
    const announced = {
      project_key: 'alteration-tracker',
      source: 'workshop server',
      event_type: 'campaign.announced',
    };
    assert.equal(found?.differences, 2);
    assert.deepEqual(found.shown, [
      {
        key: { hour: '1999-01-01T00', project_key: 'p', source: 'P', event_type: 'note', ...labels },
        kept: { source_key: 'p', events: 1, first_event_id: 1 },
        recounted: null,
      },
      {
        key: { hour: '2025-08-02T17', ...announced, ...labels },
        kept: { events: 7 },
        recounted: { events: 1 },
      },
    ]);
    await damage('UPDATE event_hours SET events = events + 1');
    const { event_hours: hours } = await findDifferences(database);
    assert.deepEqual([hours?.differences, hours?.shown.length], [hours?.rows, 20]);
    for (const recount of recounts) await recount.repair(database);
    await expectRecount(database);
  });

  test('once old rows were removed, kept values may be greater, and a repair lowers none', async () => {
    const run = { hour: '2026-10-03T18:00:00.000Z', project_key: 'alteration-tracker' };
    const readHour = async (): Promise<Row | undefined> =>
      database.read<Row>('metric_hours').where(run).first('runs', 'duration_ms', 'traffic_samples');
    const counted = await readHour();
    await damage(
      `UPDATE metric_hours SET runs = runs + 5, duration_ms = 0 WHERE hour = '${run.hour}' AND project_key = '${run.project_key}'`,
      `UPDATE projects SET latest_run_at = '2099-01-01T00:00:00.000Z' WHERE project_key = '${run.project_key}'`,
    );
    assert.deepEqual(Object.keys(await findDifferences(database)), ['metric_hours', 'projects']);
    await damage(`INSERT INTO settings (key, value) VALUES ('retention.runs.last_id', '1')`);
    const { metric_hours: hours, ...others } = await findDifferences(database);
    assert.deepEqual([hours?.differences, others], [1, {}]);
    for (const recount of recounts) await recount.repair(database);
    assert.deepEqual(await readHour(), { ...counted, runs: Number(counted?.['runs']) + 5 });
    await expectRecount(database);
  });

  test('makes rollups again while others write', async () => {
    await damage(
      'UPDATE projects SET total_checks = 0',
      'UPDATE event_hours SET events = 5',
      'UPDATE maps SET wr_player = NULL',
    );
    const writing = Promise.all([storeRandomRuns(database, 21), storeRandomRuns(database, 22)]);
    for (const recount of recounts) await recount.repair(database);
    await writing;
    await expectRecount(database);
  });

  if (kind === 'postgres') return;

  test('an index of texts is made again in parts, beside what others change, and goes on where it was interrupted', async () => {
    const readTriggers = (): Promise<unknown[]> =>
      database.read('sqlite_schema').where({ type: 'trigger' }).orderBy('name').pluck('sql');
    const triggers = await readTriggers();
    for (const name of ['event_search', 'display_name_search']) {
      const recount = recounts.find((one) => one.name === name) ?? assert.fail();
      for (const writes of [1, 2]) {
        let left = writes;
        const write: Database['write'] = (work, options) => {
          left -= 1;
          return left < 0 ? Promise.reject(new Error('interrupted')) : database.write(work, options);
        };
        await assert.rejects(recount.repair({ ...database, write }), /interrupted/);
        await storeRandomRuns(database, 22 + writes);
        await database.write(async (trx) => {
          await trx('events').whereIn('event_id', trx('events').max('event_id')).delete();
          await trx('display_names')
            .limit(1)
            .update({ normalized_display_name: `kestrel ${writes}`, name_length: 9 });
          await trx('display_names').whereIn('name_id', trx('display_names').max('name_id')).delete();
          await noteChanges(trx, 'names');
        });
      }
      await recount.repair(database);
      await expectRecount(database, name);
    }
    assert.deepEqual(await readTriggers(), triggers);
    const found = await database.read.raw<{ rowid: number }[]>(
      `SELECT rowid FROM event_search('"sta"') ORDER BY rowid`,
    );
    const having = database.read('events').where('search_text', 'like', '%sta%').orderBy('event_id');
    assert.deepEqual(
      found.map(({ rowid }) => rowid),
      await having.pluck('event_id'),
    );
    const [named] = await database.read.raw<object[]>(`SELECT rowid FROM display_name_search('"kes"')`);
    assert.notEqual(named, undefined);
  });
});
