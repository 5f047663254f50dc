import { deepEqual, equal } from 'node:assert/strict';
import { minutesAgo, ownAccount, ownMap, query, type CrossServiceTest } from './cross-service-test.js';
import { foundRecord, readHistory, readMap, readRecordEvents, reportRun, reportWebhook } from './report.js';

const NIL = '00000000-0000-0000-0000-000000000000';
const HIDDEN = [-1, -2_147_483_649, 2_147_483_647, 4_294_967_295];

const moments: CrossServiceTest = {
  name: 'a record without a moment has the moment of its request, so that the first holder of a time keeps it',
  check: async (services) => {
    const observedAt = minutesAgo(3);
    const record = { mapUid: ownMap(services), newWrTime: 40_000, oldWrTime: 41_000, changed: true };
    for (const [newHolder, checkedAt] of [
      ['Kestrel', minutesAgo(9)],
      ['Mirelle', '0001-01-01T00:00:00'],
    ])
      await services.aggregator('ingestTrackerRun', {
        body: {
          projectKey: services.own,
          observedAt,
          run: {},
          checks: [{ ...record, newHolder, checkedAt }],
        },
      });
    const [first, second] = await readHistory(services);
    deepEqual([first?.holder, second?.holder, second?.recordedAt], ['Kestrel', 'Mirelle', observedAt]);
  },
};

const hidden: CrossServiceTest = {
  name: 'a hidden time, and a new holder without a time, leave the record; only a board without both was wiped',
  check: async (services) => {
    await reportRun(services, [foundRecord(services, { checkedAt: minutesAgo(9) })]);
    const says = (change: object, at: number): Promise<unknown> =>
      reportRun(services, [
        foundRecord(services, { oldWrTime: 40_000, checkedAt: minutesAgo(at), ...change }),
      ]);
    for (const newWrTime of HIDDEN) {
      await says({ newWrTime }, 8);
      await says({ newWrTime, newHolder: null, newHolderAccountId: null }, 7);
    }
    await says({ newWrTime: 0, newHolder: 'Mirelle', newHolderAccountId: '-' }, 6);
    await says({ newWrTime: null, newHolder: 'Unknown' }, 5);
    equal((await readMap(services)).wrMs, 40_000);
    await says({ newWrTime: 0, newHolder: 'Unknown', newHolderAccountId: NIL }, 4);
    equal((await readMap(services)).wrMs, null);
    const { events } = await services.aggregator(
      'listEvents',
      query({ q: ownMap(services), event_type: 'map.checked' }),
    );
    const wiped = events.flatMap(({ payload }) => (payload && 'wiped' in payload ? [payload['wiped']] : []));
    deepEqual(wiped, [true, ...Array.from({ length: 10 }, () => false)]);
  },
};

const oneId: CrossServiceTest = {
  name: 'a player has one id, in any spelling that is sent or asked for',
  check: async (services) => {
    const accountId = ownAccount(services, 'Ada');
    const hex = accountId.replaceAll('-', '');
    const login = Buffer.from(hex, 'hex').toString('base64url');
    const ids = [login, accountId.toUpperCase(), hex.toUpperCase(), accountId, hex];
    await reportRun(
      services,
      ids.map((id, index) =>
        foundRecord(services, { mapUid: ownMap(services, `m${index}`), newHolderAccountId: id }),
      ),
    );
    await reportWebhook(services, { mapUid: ownMap(services, 'm5'), accountId: login });
    await reportRun(services, [
      foundRecord(services, { mapUid: ownMap(services, 'm6'), newHolder: login, newHolderAccountId: null }),
    ]);
    const { overall } = await services.catalog('getLeaderboards', query({ overallLimit: 1000 }));
    deepEqual(
      overall.filter((one) => ids.includes(one.accountId ?? '')).map((one) => [one.accountId, one.totalWrs]),
      [[accountId, 7]],
    );
    equal((await readRecordEvents(services, ownMap(services, 'm0')))[0]?.accountId, accountId);
    const { ingest } = await services.aggregator('ingestDisplayNames', {
      body: {
        projectKey: services.own,
        names: [
          { accountId: hex, displayName: `Ada ${services.own}` },
          { accountId: ownAccount(services, 'Bob'), displayName: login },
        ],
      },
    });
    deepEqual([ingest.accepted, ingest.rejected.map(({ reason }) => reason)], [1, ['account_id']]);
    for (const id of ids) {
      const { name } = await services.aggregator('getDisplayName', { path: { accountId: id } });
      deepEqual([name.accountId, name.displayName], [accountId, `Ada ${services.own}`]);
      const found = await services.aggregator('searchDisplayNames', query({ q: id }));
      equal(found.matches[0]?.accountId, accountId, id);
      const listed = await services.aggregator('listDisplayNames', query({ q: id }));
      equal(listed.names[0]?.accountId, accountId, id);
    }
    const bob = ownAccount(services, 'Nobody');
    const unknown = [bob.toUpperCase(), bob];
    const several = await services.aggregator('listDisplayNames', {
      query: [
        ['accountId[]', `${unknown[0]},${login}`],
        ['accountIds', ids.join(',')],
      ],
    });
    deepEqual(
      several.names.map((name) => [name.accountId, name.missing]),
      [
        [bob, true],
        [accountId, false],
      ],
    );
    const resolved = await services.aggregator('resolveDisplayNames', {
      body: { accountIds: [...ids, ...unknown] },
    });
    deepEqual(
      [resolved.requestedCount, resolved.names.map((name) => name.accountId), resolved.missing],
      [2, [accountId], [unknown[0]]],
    );
    const shown = await services.catalog(
      'resolveDisplayNames',
      query({ accountIds: [...ids, ...unknown].join(',') }),
    );
    deepEqual(shown, {
      names: Object.fromEntries(ids.map((id) => [id, `Ada ${services.own}`])),
      found: 1,
      requested: 2,
    });
  },
};

/** What absent and hidden values of a record leave there, and spellings of account ids; absent-fields.test.ts sends every other field. */
export const absentValueTests: CrossServiceTest[] = [moments, hidden, oneId];
