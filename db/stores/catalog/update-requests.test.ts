import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { AT, emptyTracking, minutes, recordEvent, store } from '../../testing/tracking.js';
import { createUpdateRequests, type NewUpdateRequest, type UpdateRequests } from './update-requests.js';

const REQUEST = { mapUid: 'm', mapName: 'Training - 01', reason: 'Nobody looks.' };

describeOnDatabases('update requests', (database) => {
  let made = 0;
  const storeAt = (at: string): UpdateRequests => {
    const randomText = (): string => `r${(made += 1)}`;
    return createUpdateRequests(database(), { now: () => new Date(at), randomText });
  };
  const requests = (at = AT) => ({
    request: async (sent: NewUpdateRequest) => (await storeAt(at).request(sent)).request,
  });
  beforeEach(async () => {
    await emptyTracking(database());
    made = 0;
  });
  const rows = (table: string, ...columns: string[]): Promise<Record<string, unknown>[]> =>
    database().read(table).select(columns);

  test('a request is an item of the queue and an event of the catalog', async () => {
    const request = await requests().request(REQUEST);
    assert.deepEqual(request, {
      requestId: 'upd-r1',
      mapUid: 'm',
      mapName: 'Training - 01',
      status: 'queued',
      createdAt: AT,
    });
    assert.deepEqual(
      await rows('wr_baseline_queue', 'project_key', 'reason_code', 'status', 'request_id', 'note'),
      [
        {
          project_key: 'records-catalog',
          reason_code: 'update_request',
          status: 'queued',
          request_id: 'upd-r1',
          note: 'Nobody looks.',
        },
      ],
    );
    assert.deepEqual(await rows('events', 'event_type', 'map_uid', 'message', 'system'), [
      { event_type: 'update_request', map_uid: 'm', message: 'Nobody looks.', system: 1 },
    ]);
    assert.deepEqual(await rows('maps', 'map_uid'), []);
  });

  test('what is stored of a name and a reason has no invisible characters; the response has the name as it was sent', async () => {
    const sent = { mapUid: 'm', mapName: 'Training\u202E - 01', reason: '\u200B\u0007' };
    assert.equal((await requests().request(sent)).mapName, sent.mapName);
    assert.deepEqual(await rows('wr_baseline_queue', 'map_name', 'note'), [
      { map_name: 'Training - 01', note: null },
    ]);
    assert.deepEqual(await rows('events', 'map_name', 'message'), [
      { map_name: 'Training - 01', message: null },
    ]);
  });

  test('a queued map has one request, also for concurrent requests', async () => {
    const first = await requests().request(REQUEST);
    const others = await Promise.all(
      Array.from({ length: 6 }, () => requests(minutes(1)).request({ ...REQUEST, mapName: 'other' })),
    );
    for (const other of others) assert.deepEqual(other, { ...first, mapName: 'other' });
    assert.equal((await rows('events', 'event_id')).length, 1);
  });

  test('a map has an open request until it is resolved, which the report of a new one says', async () => {
    const requestsOf = storeAt(AT);
    assert.equal(await requestsOf.isOpen('m'), false);
    assert.equal((await requestsOf.request(REQUEST)).isNew, true);
    assert.deepEqual([await requestsOf.isOpen('m'), await requestsOf.isOpen('n')], [true, false]);
    assert.equal((await requestsOf.request(REQUEST)).isNew, false);
    await database().write((trx) => trx('wr_baseline_queue').update({ status: 'resolved' }));
    assert.equal(await requestsOf.isOpen('m'), false);
  });

  test('the queue keeps the newest name and reason of a request, and its event the first', async () => {
    await requests().request(REQUEST);
    const again = { mapUid: 'm', mapName: 'Training - 02', reason: 'Still nobody looks.' };
    assert.equal((await requests(minutes(1)).request(again)).mapName, 'Training - 02');
    await requests(minutes(2)).request({ mapUid: 'm', mapName: undefined, reason: undefined });
    const [row] = await rows('wr_baseline_queue', 'map_name', 'note', 'updated_at', 'search_text');
    const { search_text: text, ...shown } = row ?? {};
    assert.deepEqual(shown, {
      map_name: 'Training - 02',
      note: 'Still nobody looks.',
      updated_at: minutes(1),
    });
    assert.match(String(text), /training - 02.*still nobody looks/s);
    assert.deepEqual(await rows('events', 'message'), [{ message: 'Nobody looks.' }]);
  });

  test('a request without a name for a queued map has the name that was queued', async () => {
    const first = await requests().request(REQUEST);
    assert.deepEqual(await requests().request({ ...REQUEST, mapName: undefined }), first);
  });

  test('its status is that of the queue', async () => {
    await requests().request(REQUEST);
    await database().write((trx) => trx('wr_baseline_queue').update({ status: 'processing' }));
    assert.equal((await requests().request(REQUEST)).status, 'processing');
    await database().write((trx) => trx('wr_baseline_queue').update({ status: 'resolved' }));
    const next = await requests(minutes(9)).request(REQUEST);
    assert.deepEqual([next.status, next.createdAt], ['queued', minutes(9)]);
  });

  test("the map's name defaults to the stored one", async () => {
    await store(database(), [recordEvent()]);
    await database().write((trx) => trx('maps').update({ name: 'Known' }));
    const { mapName } = await requests().request({ mapUid: 'm', mapName: undefined, reason: undefined });
    assert.equal(mapName, 'Known');
    const sent = await requests().request({ mapUid: 'm', mapName: 'Sent', reason: undefined });
    assert.equal(sent.mapName, 'Sent');
    await database().write((trx) => trx('wr_baseline_queue').delete());
    await requests().request({ mapUid: 'm', mapName: 'Sent', reason: undefined });
    assert.deepEqual(await rows('wr_baseline_queue', 'map_name'), [{ map_name: 'Known' }]);
    const events = await database().read('events').where({ event_type: 'update_request' }).pluck('map_name');
    assert.deepEqual(events, ['Known', 'Known']);
    const unknown = await requests().request({ mapUid: 'n', mapName: undefined, reason: undefined });
    assert.equal(unknown.mapName, null);
  });
});
