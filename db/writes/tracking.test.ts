import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { openDatabase } from '../connect.js';
import { describeOnDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { AT, buildEvent, minutes, readAll } from '../testing/tracking.js';
import { appendEvents, type NewEvent } from './events.js';
import { saveMaps, type SeenMap } from './maps.js';
import { saveProject, type ProjectFields } from './projects.js';
import { insertItems, resolveItems, type NewQueueItem } from './queue.js';

function itemOf(change: Partial<NewQueueItem> = {}): NewQueueItem {
  return {
    project_key: 'p',
    map_uid: 'm',
    map_name: null,
    reason_code: 'wr_baseline_missing',
    request_id: null,
    old_wr_time: null,
    new_wr_time: 40_000,
    note: null,
    created_at: AT,
    resolved_at: null,
    ...change,
  };
}

describeOnDatabases('writes of tracking', (database, _kind, settings) => {
  beforeEach(() => emptyTables(database()));

  const touch = (change: Partial<ProjectFields> = {}): ReturnType<typeof saveProject> =>
    database().write((trx) => saveProject(trx, { projectKey: 'p', receivedAt: AT, ...change }));
  const append = (events: NewEvent[]): Promise<number[]> =>
    database().write(async (trx) => {
      await saveProject(trx, { projectKey: 'p', receivedAt: AT });
      return appendEvents(trx, events);
    });
  const ensure = (maps: SeenMap[]): ReturnType<typeof saveMaps> =>
    database().write((trx) => saveMaps(trx, maps, AT));
  const queue = (...items: NewQueueItem[]): Promise<void> =>
    database().write(async (trx) => {
      for (const { project_key: projectKey } of items) await saveProject(trx, { projectKey, receivedAt: AT });
      await insertItems(trx, items);
    });

  test("a project's names are the sent ones, else the stored ones, else its key", async () => {
    assert.deepEqual(await touch(), {
      projectKey: 'p',
      projectName: 'p',
      sourceLabel: 'p',
    });
    const named = await touch({ projectName: 'Tracker', sourceLabel: 'server' });
    assert.deepEqual([named.projectName, named.sourceLabel], ['Tracker', 'server']);
    assert.deepEqual(await touch(), named);
    const [row] = await readAll(database(), 'projects');
    assert.deepEqual([row?.enabled, row?.check_interval_seconds, row?.last_sync_at], [1, 300, null]);
  });

  test("a project's timestamps only increase", async () => {
    await touch({ lastSyncAt: minutes(5), receivedAt: minutes(6), enabled: false, checkIntervalSeconds: 60 });
    await touch({ lastSyncAt: minutes(2), receivedAt: minutes(3) });
    await touch();
    const [row] = await readAll(database(), 'projects');
    assert.deepEqual(
      [row?.last_sync_at, row?.last_seen_at, row?.first_seen_at],
      [minutes(5), minutes(6), minutes(6)],
    );
    assert.deepEqual([row?.enabled, row?.check_interval_seconds], [0, 60]);
  });

  test('who follows the ids while two processes write misses none', async (t) => {
    const other = await openDatabase(settings());
    t.after(() => other.close());
    const followed: number[] = [];
    const follow = async (): Promise<void> => {
      const events = database()
        .read('events')
        .where('event_id', '>', followed.at(-1) ?? 0);
      followed.push(...(await events.orderBy('event_id').pluck<number[]>('event_id')));
    };
    const progress = { isWriting: true };
    const writes = Array.from({ length: 30 }, (_, index) =>
      (index % 2 === 0 ? database() : other).write((trx) => appendEvents(trx, [buildEvent(), buildEvent()])),
    );
    const written = Promise.all(writes).finally(() => {
      progress.isWriting = false;
    });
    while (progress.isWriting) await follow();
    await follow();
    const ids = (await written).flat();
    assert.deepEqual(
      followed,
      ids.toSorted((a, b) => a - b),
    );
  });

  test('events are counted in all and by hour; system events are in no metric', async () => {
    await append([
      buildEvent(),
      buildEvent({ occurredAt: minutes(1) }),
      buildEvent({ occurredAt: minutes(60) }),
      buildEvent({ eventType: 'displayname.sync', system: true }),
    ]);
    const rows = await readAll(database(), 'event_hours', 'hour', 'event_type');
    assert.deepEqual(
      rows.map((row) => `${String(row.hour)} ${String(row.event_type)} ${String(row.events)}`),
      [
        ' custom.thing 3',
        ' displayname.sync 1',
        '2026-03-01T12 custom.thing 2',
        '2026-03-01T12 displayname.sync 1',
        '2026-03-01T13 custom.thing 1',
      ],
    );
    assert.deepEqual(await database().read('metric_hours').orderBy('hour').pluck('events'), [2, 1]);
  });

  test('a map has its newest observed name, and the columns parsed from it', async () => {
    const name = 'Fall 2024 - 08 Cleaned';
    await ensure([{ mapUid: 'm', mapName: null, observedAt: minutes(9) }]);
    await ensure([{ mapUid: 'm', mapName: name, observedAt: minutes(2) }]);
    await ensure([{ mapUid: 'm', mapName: '$f00Old', observedAt: minutes(1) }]);
    await ensure([{ mapUid: 'm', mapName: null, observedAt: minutes(5) }]);
    const [row] = await readAll(database(), 'maps');
    assert.deepEqual(
      [row?.name, row?.season, row?.year, row?.mapnumber, row?.alteration, row?.bucket, row?.status],
      [name, 'Fall', 2024, '[8]', 'Cleaned', 'Fall 2024', 'pending'],
    );
    assert.equal(row?.search_text, 'fall 2024 - 08 cleaned\u001fm');
    const maps = await ensure([
      { mapUid: 'm', mapName: 'Newer', observedAt: minutes(8) },
      { mapUid: 'm', mapName: 'Newest', observedAt: minutes(9) },
      { mapUid: 'm', mapName: 'New', observedAt: minutes(7) },
    ]);
    assert.equal(maps.get('m')?.name, 'Newest');
  });

  test('maps are saved in parts, and several parts may name one map', async () => {
    const seen = Array.from({ length: 1500 }, (_, index) => ({
      mapUid: `m-${index}`,
      mapName: 'Old',
      observedAt: minutes(1),
    }));
    const maps = await ensure([...seen, { mapUid: 'm-7', mapName: 'New', observedAt: minutes(2) }]);
    assert.equal(maps.size, 1500);
    assert.equal(maps.get('m-7')?.name, 'New');
    assert.equal((await readAll(database(), 'maps')).length, 1500);
  });

  test('one item is open per project, map and reason, until it is resolved', async () => {
    await queue(
      itemOf(),
      itemOf({ project_key: 'q' }),
      itemOf({ reason_code: 'update_request', request_id: 'req-1' }),
      itemOf({ map_uid: 'n' }),
    );
    await assert.rejects(queue(itemOf({ note: 'again' })));
    const resolve = (mapUids: string[]): Promise<void> =>
      database().write((trx) => resolveItems(trx, { mapUids, at: minutes(1) }));
    await resolve(['m', 'unknown']);
    await resolve(['m']);
    const items = await readAll(database(), 'wr_baseline_queue', 'queue_id');
    assert.deepEqual(
      items.map((item) => [item.project_key, item.map_uid, item.status]),
      [
        ['p', 'm', 'resolved'],
        ['q', 'm', 'resolved'],
        ['p', 'm', 'resolved'],
        ['p', 'n', 'queued'],
      ],
    );
    await queue(itemOf());
    assert.equal((await readAll(database(), 'wr_baseline_queue')).length, 5);
  });
});
