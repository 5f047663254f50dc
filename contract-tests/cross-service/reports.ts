import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import {
  minutesAgo,
  ownAccount,
  ownMap,
  query,
  type CrossServiceTest,
  type Services,
} from './cross-service-test.js';
import {
  foundRecord,
  readEventPage,
  readHistory,
  readMap,
  readRecordEvents,
  reportEvent,
  reportRun,
  reportWebhook,
} from './report.js';

const webhook: CrossServiceTest = {
  name: 'a report of the webhook is one event of the records catalog, and the world record of its map',
  check: async (services) => {
    const recordedAt = minutesAgo(20);
    await reportWebhook(services, { recordedAt });
    await reportWebhook(services, { recordedAt });
    const { events, total } = await readEventPage(services, query({ q: ownMap(services) }));
    equal(total, 1);
    const [event] = events;
    deepEqual(
      [event?.type, event?.source, event?.projectKey, event?.mapUid, event?.wrMs, event?.occurredAt],
      ['wr_change', 'wr-webhook', 'records-catalog', ownMap(services), 40_000, recordedAt],
    );
    const history = await readHistory(services);
    deepEqual(
      history.map(({ eventId, wrMs, accountId }) => [eventId, wrMs, accountId]),
      [[event?.eventId, 40_000, ownAccount(services, 'Ada')]],
    );
    deepEqual([(await readMap(services)).wrMs, (await readMap(services)).status], [40_000, 'pending']);
    const { project } = await services.aggregator('getProject', { path: { projectKey: 'records-catalog' } });
    equal(project.name, 'Records catalog');
    const { events: shown } = await services.catalog(
      'listEvents',
      query({ project: 'records-catalog', limit: 500 }),
    );
    ok(shown.some(({ eventId }) => eventId === event?.eventId));
  },
};

const customRecord: CrossServiceTest = {
  name: 'a custom event wr_change with a map and a time is a world record, alone and in a batch',
  check: async (services) => {
    const eventId = await reportEvent(services);
    const faster = { mapUid: ownMap(services), wrMs: 39_500, occurredAt: minutesAgo(10) };
    const events = [
      { type: 'wr_change', ...faster, accountId: ownAccount(services, 'Bob') },
      { type: 'wr_change', mapName: 'without a uid or a time' },
      { type: 'party.started', mapUid: ownMap(services, 'party') },
    ];
    const { ingest } = await services.aggregator('ingestEvents', {
      body: { projectKey: services.own, events },
    });
    deepEqual([ingest.accepted, ingest.rejected.map(({ index }) => index)], [2, [1]]);
    deepEqual(
      (await readHistory(services)).map((record) => [record.eventId, record.wrMs]),
      [
        [ingest.eventIds[0], 39_500],
        [eventId, 40_000],
      ],
    );
    equal((await readMap(services)).wrMs, 39_500);
    // Other event types report no record, and make no map known.
    await rejects(readMap(services, ownMap(services, 'party')), / 404/);
    const party = await readEventPage(services, query({ event_type: 'party.started' }));
    equal(party.total, 1);
  },
};

/** Returns the queue's items for the test's map, newest first. */
async function readQueueItems(services: Services): Promise<unknown[]> {
  const { items } = await services.aggregator(
    'listWrBaselineQueue',
    query({ q: ownMap(services), status: 'all' }),
  );
  return items
    .sort((a, b) => b.queueId - a.queueId)
    .map(({ projectKey, reasonCode, requestId, status, resolvedAt }) => [
      projectKey,
      reasonCode,
      requestId,
      status,
      resolvedAt !== null,
    ]);
}

async function requestUpdate(services: Services): Promise<{ requestId: string; status: string }> {
  const { request } = await services.catalog('requestUpdate', { body: { mapUid: ownMap(services) } });
  return request;
}

const toQueueItem = (requestId: string, state: string): unknown[] => [
  'records-catalog',
  'update_request',
  requestId,
  state,
  state === 'resolved',
];

const requested: CrossServiceTest = {
  name: 'an update request is an item of the queue and a system event, once however often it is sent',
  check: async (services) => {
    const { requestId, status } = await requestUpdate(services);
    equal(status, 'queued');
    equal((await requestUpdate(services)).requestId, requestId);
    deepEqual(await readQueueItems(services), [toQueueItem(requestId, 'queued')]);
    const system = query({ q: ownMap(services), include_system: true });
    const { events } = await services.aggregator('listEvents', system);
    deepEqual(
      events.map(({ type, projectKey, mapUid }) => [type, projectKey, mapUid]),
      [['update_request', 'records-catalog', ownMap(services)]],
    );
    const shown = await services.catalog('listEvents', query({ q: ownMap(services) }));
    // Anybody may send one, so feeds do not show it.
    deepEqual(shown.events, []);
    equal((await readEventPage(services, query({ q: ownMap(services) }))).total, 0);
  },
};

const resolved: CrossServiceTest = {
  name: 'the next check of a requested map resolves its item and the request, so that another one is new',
  check: async (services) => {
    const first = await requestUpdate(services);
    const quiet = { mapUid: ownMap(services), checkedAt: minutesAgo(1), changed: false };
    // A check that could not read the record does not resolve the item, and neither does one of another map.
    await reportRun(services, [quiet, foundRecord(services, { mapUid: ownMap(services, 'other') })]);
    deepEqual(await readQueueItems(services), [toQueueItem(first.requestId, 'queued')]);
    await reportRun(services, [{ ...quiet, newWrTime: 41_000 }], { reason: 'requested' });
    deepEqual(await readQueueItems(services), [toQueueItem(first.requestId, 'resolved')]);
    const second = await requestUpdate(services);
    ok(second.requestId !== first.requestId);
    deepEqual(await readQueueItems(services), [
      toQueueItem(second.requestId, 'queued'),
      toQueueItem(first.requestId, 'resolved'),
    ]);
    await reportWebhook(services);
    deepEqual(await readQueueItems(services), [
      toQueueItem(second.requestId, 'resolved'),
      toQueueItem(first.requestId, 'resolved'),
    ]);
  },
};

const counted: CrossServiceTest = {
  name: 'both services count the same projects, maps and events',
  check: async (services) => {
    await reportRun(services, [foundRecord(services)]);
    await reportWebhook(services, { mapUid: ownMap(services, 'other') });
    const { metrics } = await services.aggregator('getMetricsOverview');
    const shown = (await services.catalog('getMetricsOverview')).metrics;
    const { totalEvents, totalMaps, totalProjects, totalClubs, lastEventAt } = metrics;
    deepEqual(shown, { totalEvents, totalMaps, totalProjects, totalClubs, lastEventAt });
    equal((await readRecordEvents(services)).length, 1);
    equal((await services.catalog('getStats')).total_maps, totalMaps);
    const { total } = await readEventPage(services);
    const listed = await services.catalog('listEvents');
    equal('total' in listed && listed.total, total);
    equal(total, totalEvents);
  },
};

/** Effects of the webhook, custom events and update requests on the other service. */
export const reportTests: CrossServiceTest[] = [webhook, customRecord, requested, resolved, counted];
