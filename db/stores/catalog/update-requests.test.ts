import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Database } from '../../connection/database.js';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { AT, minutes, recordEvent, store } from '../../testing/tracking.js';
import { createQuotas } from '../../writes/quotas.js';
import { createUpdateRequests, type NewUpdateRequest, type UpdateRequests } from './update-requests.js';

const CLIENT = { address: '192.0.2.1', isLocal: () => false };
const REQUEST = { mapUid: 'm', mapName: 'Training - 01', reason: 'Nobody looks.', client: CLIENT };

describeOnDatabases('update requests', (database) => {
  let made = 0;
  let perHour = 0;
  const storeAt = (at: string, stored = database()): UpdateRequests => {
    const now = (): Date => new Date(at);
    const quotas = createQuotas(
      database(),
      { update_requests: { limit: perHour, exemptsLoopback: false } },
      now,
    );
    return createUpdateRequests(stored, { now, randomText: () => `r${(made += 1)}`, quotas });
  };
  const requests = (at = AT) => ({
    request: async (sent: NewUpdateRequest) => {
      const requested = await storeAt(at).request(sent);
      return 'request' in requested ? requested.request : assert.fail(requested.outcome);
    },
  });
  beforeEach(async () => {
    await emptyTables(database());
    made = 0;
    perHour = 0;
  });
  const rows = (table: string, ...columns: string[]): Promise<Record<string, unknown>[]> =>
    database().read(table).select(columns);

  test('what is stored of a name and a reason has no invisible characters; the response has the name as it was sent', async () => {
    const sent = { ...REQUEST, mapName: 'Training\u202E - 01', reason: '\u200B\u0007' };
    assert.equal((await requests().request(sent)).mapName, sent.mapName);
    assert.deepEqual(await rows('wr_baseline_queue', 'map_name', 'note'), [
      { map_name: 'Training - 01', note: null },
    ]);
    assert.deepEqual(await rows('events', 'map_name', 'message'), [
      { map_name: 'Training - 01', message: null },
    ]);
  });

  test('a new request uses one of its client’s quota; a repeated one returns the open request and uses none', async () => {
    perHour = 1;
    const outcomeOf = async (mapUid: string, at = AT, address = CLIENT.address): Promise<string> =>
      (await storeAt(at).request({ ...REQUEST, mapUid, client: { ...CLIENT, address } })).outcome;
    assert.equal(await outcomeOf('m'), 'queued');
    assert.equal(await outcomeOf('m', minutes(1)), 'repeated');
    assert.deepEqual(await storeAt(minutes(20)).request({ ...REQUEST, mapUid: 'n' }), {
      outcome: 'over-quota',
      retryAfterSeconds: 2400,
    });
    assert.equal(await outcomeOf('m', minutes(20)), 'repeated');
    assert.equal(await outcomeOf('n', minutes(20), '192.0.2.2'), 'queued');
    assert.equal(await outcomeOf('o', minutes(60)), 'queued');
    assert.deepEqual((await rows('wr_baseline_queue', 'map_uid')).length, 3);
    assert.deepEqual((await rows('events', 'event_id')).length, 3);
  });

  test('a request that is not stored takes nothing', async () => {
    perHour = 1;
    const write: Database['write'] = (work, options) =>
      database().write(async (trx) => {
        await work(trx);
        throw new Error('not stored');
      }, options);
    await assert.rejects(storeAt(AT, { ...database(), write }).request(REQUEST), /not stored/);
    assert.equal((await storeAt(AT).request(REQUEST)).outcome, 'queued');
  });

  test('the queue keeps the newest name and reason of a request, and its event the first', async () => {
    await requests().request(REQUEST);
    const again = { ...REQUEST, mapName: 'Training - 02', reason: 'Still nobody looks.' };
    assert.equal((await requests(minutes(1)).request(again)).mapName, 'Training - 02');
    await requests(minutes(2)).request({ ...REQUEST, mapUid: 'm', mapName: undefined, reason: undefined });
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

  test("the map's name defaults to the stored one", async () => {
    await store(database(), [recordEvent()]);
    await database().write((trx) => trx('maps').update({ name: 'Known' }));
    const { mapName } = await requests().request({
      ...REQUEST,
      mapUid: 'm',
      mapName: undefined,
      reason: undefined,
    });
    assert.equal(mapName, 'Known');
    const sent = await requests().request({ ...REQUEST, mapName: 'Sent', reason: undefined });
    assert.equal(sent.mapName, 'Sent');
    await database().write((trx) => trx('wr_baseline_queue').delete());
    await requests().request({ ...REQUEST, mapName: 'Sent', reason: undefined });
    assert.deepEqual(await rows('wr_baseline_queue', 'map_name'), [{ map_name: 'Known' }]);
    const events = await database().read('events').where({ event_type: 'update_request' }).pluck('map_name');
    assert.deepEqual(events, ['Known', 'Known']);
    const unknown = await requests().request({
      ...REQUEST,
      mapUid: 'n',
      mapName: undefined,
      reason: undefined,
    });
    assert.equal(unknown.mapName, null);
  });
});
