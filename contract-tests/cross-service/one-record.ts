import { deepEqual, equal, ok } from 'node:assert/strict';
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
  readHistory,
  readMap,
  readRecordEvents,
  reportEvent,
  reportRun,
  reportWebhook,
} from './report.js';

/** Ways to report one record that was driven half an hour ago; a check only knows when it was seen. */
const ways: Record<string, (services: Services, drivenAt: string) => Promise<unknown>> = {
  check: (services) => reportRun(services, [foundRecord(services, { checkedAt: minutesAgo(2) })]),
  webhook: (services, recordedAt) => reportWebhook(services, { recordedAt }),
  'custom event': (services, occurredAt) => reportEvent(services, { occurredAt }),
};

const orders: string[][] = [
  ['check', 'webhook', 'custom event'],
  ['check', 'custom event', 'webhook'],
  ['webhook', 'check', 'custom event'],
  ['webhook', 'custom event', 'check'],
  ['custom event', 'check', 'webhook'],
  ['custom event', 'webhook', 'check'],
];

const reportedThrice = orders.map((order): CrossServiceTest => ({
  name: `a record reported by ${order.join(', then ')} is one event, which keeps what was reported first; the record has the time when it was driven`,
  check: async (services) => {
    const drivenAt = minutesAgo(30);
    const reported: unknown[] = [];
    for (const way of order) {
      await ways[way]?.(services, drivenAt);
      const events = await readRecordEvents(services);
      const history = await readHistory(services);
      equal(events.length, 1, `one event after the ${way}`);
      deepEqual(
        history.map(({ eventId }) => eventId),
        events.map(({ eventId }) => eventId),
      );
      reported.push(...events.map(({ eventId, recordedAt }) => ({ eventId, recordedAt })));
    }
    for (const event of reported) deepEqual(event, reported[0], 'the event stays as it is');
    equal((await readHistory(services))[0]?.recordedAt, drivenAt);
  },
}));

const replaced: CrossServiceTest = {
  name: "the webhook's time replaces that of a check, and a later check keeps it",
  check: async (services) => {
    const [drivenAt, seenAt] = [minutesAgo(30), minutesAgo(5)];
    const seen = foundRecord(services, { checkedAt: seenAt });
    await reportRun(services, [seen]);
    deepEqual((await readHistory(services))[0]?.recordedAt, seenAt);
    await reportWebhook(services, { recordedAt: drivenAt });
    deepEqual((await readHistory(services))[0]?.recordedAt, drivenAt);
    await reportRun(services, [{ ...seen, checkedAt: minutesAgo(3) }], { reason: 'again' });
    deepEqual(
      (await readHistory(services)).map(({ recordedAt }) => recordedAt),
      [drivenAt],
    );
    const { recent } = await services.catalog('getLatestRecord', query({ limit: 500 }));
    const shown = recent.filter(({ mapUid }) => mapUid === ownMap(services));
    deepEqual(
      shown.map(({ recordedAt }) => recordedAt),
      [drivenAt],
    );
  },
};

const others: CrossServiceTest = {
  name: 'another time, player or map is another record, and a beaten record that is reported again is not stored twice',
  check: async (services) => {
    await reportWebhook(services, { recordedAt: minutesAgo(40) });
    await reportWebhook(services, { recordedAt: minutesAgo(30), wrMs: 39_900 });
    await reportWebhook(services, {
      recordedAt: minutesAgo(20),
      wrMs: 39_900,
      accountId: ownAccount(services, 'Bob'),
    });
    await reportWebhook(services, { recordedAt: minutesAgo(20), mapUid: ownMap(services, 'other') });
    await reportRun(services, [foundRecord(services, { checkedAt: minutesAgo(10), changed: false })]);
    await reportEvent(services, { occurredAt: minutesAgo(40) });
    deepEqual(
      (await readHistory(services)).map(({ wrMs, accountId }) => [wrMs, accountId]),
      [
        // The first to drive the time has it.
        [39_900, ownAccount(services, 'Ada')],
        [39_900, ownAccount(services, 'Bob')],
        [40_000, ownAccount(services, 'Ada')],
      ],
    );
    equal((await readHistory(services, ownMap(services, 'other'))).length, 1);
    equal((await readMap(services)).wrMs, 39_900);
  },
};

const sequence: CrossServiceTest = {
  name: 'event ids are one sequence, whichever service an event comes in by',
  check: async (services) => {
    const ids: number[] = [];
    const newest = async (): Promise<void> => {
      const { events } = await services.aggregator(
        'listEvents',
        query({ q: services.own, limit: 500, include_system: true }),
      );
      ids.push(Math.max(...events.map(({ eventId }) => eventId)));
    };
    for (const report of [
      () => reportWebhook(services, { mapUid: ownMap(services, '1') }),
      () => services.catalog('requestUpdate', { body: { mapUid: ownMap(services, '2') } }),
      () => reportEvent(services, { mapUid: ownMap(services, '3') }),
      () => reportRun(services, [foundRecord(services, { mapUid: ownMap(services, '4') })]),
    ]) {
      await report();
      await newest();
    }
    ok(
      ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0)),
      ids.join(', '),
    );
  },
};

/** One world record is one event, however it is reported. */
export const recordTests: CrossServiceTest[] = [...reportedThrice, replaced, others, sequence];
