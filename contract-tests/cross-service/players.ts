import { deepEqual, equal } from 'node:assert/strict';
import { ownAccount, ownMap, query, type CrossServiceTest } from './cross-service-test.js';
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

const noHolder: CrossServiceTest = {
  name: 'the holders "", "-" and "Unknown" mean no holder on every route',
  check: async (services) => {
    const before = await services.catalog('getStats');
    for (const [index, holder] of ['', '-', 'Unknown', ' unknown '].entries()) {
      const mapUids = [1, 2, 3].map((way) => ownMap(services, `${index}-${way}`));
      const [checked, reported, sent] = mapUids as [string, string, string];
      const nameless = { newHolderAccountId: null, newHolder: holder, mapUid: checked };
      await reportRun(services, [foundRecord(services, nameless)]);
      await reportWebhook(services, { mapUid: reported, accountId: '', holder });
      await reportEvent(services, { mapUid: sent, accountId: '', holder });
      for (const mapUid of mapUids) {
        const [record] = await readHistory(services, mapUid);
        const [event] = await readRecordEvents(services, mapUid);
        deepEqual([record?.holder, record?.accountId, event?.holder], [null, null, null], mapUid);
        deepEqual(
          [(await readMap(services, mapUid)).wrMs, (await readMap(services, mapUid)).wrHolder],
          [40_000, null],
        );
      }
    }
    const after = await services.catalog('getStats');
    deepEqual(
      [after.total_wr_changes - before.total_wr_changes, after.total_players - before.total_players],
      [12, 0],
    );
    const { overall } = await services.catalog('getLeaderboards', query({ overallLimit: 1000 }));
    deepEqual(
      overall.filter(
        ({ accountId, holder }) => accountId === null && /^(|-|unknown)$/i.test(holder?.trim() ?? ''),
      ),
      [],
    );
  },
};

/** How world records identify players: by account, by name, or not at all. */
export const playerTests: CrossServiceTest[] = [normalised, uuidHolder, noHolder];
