import { deepEqual, equal } from 'node:assert/strict';
import { minutesAgo, ownAccount, type CrossServiceTest, type Services } from './cross-service-test.js';
import {
  foundRecord,
  readHistory,
  readMap,
  readRecordEvents,
  reportEvent,
  reportNames,
  reportRun,
  reportWebhook,
} from './report.js';

/** Ways to report one record that was driven half an hour ago; a check only knows when it was seen. */
const ways: Record<string, (services: Services, drivenAt: string) => Promise<unknown>> = {
  check: (services) => reportRun(services, [foundRecord(services, { checkedAt: minutesAgo(2) })]),
  webhook: (services, recordedAt) => reportWebhook(services, { recordedAt }),
  'custom event': (services, occurredAt) => reportEvent(services, { occurredAt }),
};

const reportedThrice: CrossServiceTest = {
  name: 'a record reported by a check, a webhook and a custom event is one event, which stays as first reported, and has the time when it was driven',
  check: async (services) => {
    const drivenAt = minutesAgo(30);
    const seen: unknown[] = [];
    for (const [way, report] of Object.entries(ways)) {
      await report(services, drivenAt);
      const events = await readRecordEvents(services);
      const history = await readHistory(services);
      equal(events.length, 1, `one event after the ${way}`);
      deepEqual(
        history.map(({ eventId }) => eventId),
        events.map(({ eventId }) => eventId),
      );
      seen.push(...events.map(({ eventId, recordedAt }) => ({ eventId, recordedAt })));
    }
    for (const event of seen) deepEqual(event, seen[0], 'the event stays as it is');
    equal((await readHistory(services))[0]?.recordedAt, drivenAt);
  },
};

const uuidHolder: CrossServiceTest = {
  name: 'a holder that is a UUID is an account, in any case of letters, and never a name',
  check: async (services) => {
    const accountId = ownAccount(services, 'Ada');
    await reportWebhook(services, { accountId: null, holder: accountId.toUpperCase() });
    const [record] = await readHistory(services);
    deepEqual([record?.accountId, record?.holder], [accountId, null]);
    await reportRun(services, [foundRecord(services, { newHolderAccountId: null, newHolder: accountId })]);
    const { name } = await services.aggregator('getDisplayName', { path: { accountId } });
    deepEqual([name.displayName, name.missing], [null, true]);
    await reportEvent(services, { accountId: accountId.toUpperCase(), holder: null });
    deepEqual(
      (await readRecordEvents(services)).map(({ eventId }) => eventId),
      [record?.eventId],
    );
    await reportNames(services, [{ accountId, displayName: 'Ada with a name' }]);
    equal((await readMap(services)).wrHolder, 'Ada with a name');
  },
};

/** One world record is one event, however it is reported. */
export const recordTests: CrossServiceTest[] = [reportedThrice, uuidHolder];
