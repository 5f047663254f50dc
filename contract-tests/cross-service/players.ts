import { deepEqual, equal } from 'node:assert/strict';
import { ownAccount, type CrossServiceTest } from './cross-service-test.js';
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

const normalised: CrossServiceTest = {
  name: 'without an account, spellings of one name are one player, and another name is another',
  check: async (services) => {
    await reportWebhook(services, { accountId: null, holder: 'Zoë  Quill' });
    await reportRun(services, [
      foundRecord(services, { newHolderAccountId: null, newHolder: ' zoë quill ' }),
    ]);
    equal((await readRecordEvents(services)).length, 1);
    await reportEvent(services, { accountId: null, holder: 'Zoë Quilt' });
    equal((await readRecordEvents(services)).length, 2);
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

/** How world records identify players: by account or by name. */
export const playerTests: CrossServiceTest[] = [normalised, uuidHolder];
