import { deepEqual, equal, ok } from 'node:assert/strict';
import {
  minutesAgo,
  ownAccount,
  ownMap,
  query,
  type CrossServiceTest,
  type Services,
} from './cross-service-test.js';
import { foundRecord, readHistory, readMap, readRecordEvents, reportRun, reportWebhook } from './report.js';

const NIL = '00000000-0000-0000-0000-000000000000';
const HIDDEN = [-1, -2_147_483_649, 2_147_483_647, 4_294_967_295];

/** How contributors write that they know nothing. */
const spellings = {
  text: [null, '', ' \t'],
  account: [
    null,
    '',
    ' ',
    '-',
    'Unknown',
    'UNKNOWN',
    'null',
    'undefined',
    'None',
    'NaN',
    '0',
    NIL,
    '0'.repeat(32),
    'A'.repeat(22),
  ],
  holder: [null, '', ' ', '-', 'Unknown', 'uNKNOWN', 'null', 'undefined', 'None', 'NaN', NIL],
  time: [null, 0, ...HIDDEN],
  noTime: [null, 0],
  moment: [null, '', '0001-01-01T00:00:00', '1601-01-01T00:00:00Z', '1899-12-30', '1970-01-01T00:00:00.000Z'],
  object: [null, []],
};

/** A value for nothing of each kind; undefined for a field that is left out. */
type Nothing = Record<keyof typeof spellings, unknown>;

const ROUNDS = Math.max(...Object.values(spellings).map(({ length }) => length));

/** Returns one spelling of each kind: the first one leaves all fields out, and the others have each spelling at least once. */
function nothingOf(round: number): Nothing {
  const entries = Object.entries(spellings).map(([kind, values]) => [
    kind,
    round === 0 ? undefined : values[(round - 1) % values.length],
  ]);
  return Object.fromEntries(entries) as Nothing;
}

/** Sends each spelling of nothing and asserts that what is read then is what is read where all is left out. */
async function expectAlike(
  send: (nothing: Nothing, round: number) => Promise<unknown>,
  read: (round: number) => Promise<unknown>,
  rounds = ROUNDS,
): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) await send(nothingOf(round), round);
  const expected = await read(0);
  ok(expected !== undefined);
  for (let round = 1; round <= rounds; round += 1)
    deepEqual(await read(round), expected, JSON.stringify(nothingOf(round)));
}

const mapOf = (services: Services, round: number): string => ownMap(services, `m${10 + round}`);

/** Returns what events say of a map, without their times. */
async function readEvents(services: Services, mapUid: string): Promise<unknown> {
  const { events } = await services.aggregator('listEvents', query({ q: mapUid, include_system: true }));
  return events.map((event) => [
    [event.type, event.changed, event.mapName, event.accountId, event.holder, event.wrMs],
    [event.oldWrTime, event.newWrTime, event.message, event.source, event.eventKey],
    event.payload && Object.entries(event.payload).filter(([name]) => name !== 'runId'),
    Date.parse(event.occurredAt) > Date.now() - 600_000,
  ]);
}

const checks: CrossServiceTest = {
  name: 'what counts as absent: a check, and its run',
  check: async (services) => {
    await expectAlike(
      ({ text, account, holder, time, noTime, moment, object }, round) =>
        services.aggregator('ingestTrackerRun', {
          body: {
            projectKey: services.own,
            projectName: text,
            sourceLabel: text,
            observedAt: moment,
            run:
              round % 4 === 3
                ? (object ?? {})
                : { provider: text, reason: text, startedAt: moment, finishedAt: moment, note: text },
            checks: [
              {
                mapUid: mapOf(services, round),
                changed: true,
                mapName: round % 2 === 0 ? text : mapOf(services, round),
                checkedAt: moment,
                oldWrTime: time,
                newWrTime: noTime,
                oldHolder: holder,
                oldHolderAccountId: account,
                newHolder: holder,
                newHolderAccountId: account,
                accountIds: round === 0 ? undefined : [account, null, ''],
                source: text,
                note: text,
              },
            ],
          },
        }),
      (round) => readEvents(services, mapOf(services, round)),
    );
    const { maps } = await services.aggregator('listProjectMaps', { path: { projectKey: services.own } });
    equal(maps.length, ROUNDS + 1);
    for (const { name, wrMs, wrHolder, wrHolderAccountId } of maps)
      deepEqual([name, wrMs, wrHolder, wrHolderAccountId], [null, null, null, null]);
    const { accountIds } = await services.aggregator('listCandidates', query({ limit: 5000 }));
    deepEqual(
      accountIds.filter((id) => spellings.account.includes(id)),
      [],
    );
  },
};

const moments: CrossServiceTest = {
  name: 'what counts as absent: the moment of a record; the moment of the request counts instead, so that a tie stays with the first',
  check: async (services) => {
    const observedAt = minutesAgo(3);
    await expectAlike(
      async ({ moment }, round) => {
        const mapUid = mapOf(services, round);
        const record = { mapUid, newWrTime: 40_000, oldWrTime: 41_000, changed: true };
        const body = (holder: string, checkedAt: unknown): object => ({
          projectKey: services.own,
          observedAt,
          run: { finishedAt: moment },
          checks: [{ ...record, newHolder: holder, checkedAt }],
        });
        await services.aggregator('ingestTrackerRun', { body: body('Kestrel', minutesAgo(9)) });
        await services.aggregator('ingestTrackerRun', { body: body('Mirelle', moment) });
      },
      async (round) =>
        (await readHistory(services, mapOf(services, round))).map(({ holder, recordedAt }) => [
          holder,
          holder === 'Kestrel' || recordedAt,
        ]),
    );
    deepEqual((await readHistory(services, mapOf(services, 1)))[1]?.recordedAt, observedAt);
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
  name: 'a player has one id, in whatever spelling it is sent and asked for',
  check: async (services) => {
    const accountId = ownAccount(services, 'Ada');
    const hex = accountId.replaceAll('-', '');
    const login = Buffer.from(hex, 'hex').toString('base64url');
    const ids = [login, accountId.toUpperCase(), hex.toUpperCase(), accountId, hex];
    await reportRun(
      services,
      ids.map((id, index) =>
        foundRecord(services, { mapUid: mapOf(services, index), newHolderAccountId: id }),
      ),
    );
    await reportWebhook(services, { mapUid: mapOf(services, 5), accountId: login });
    await reportRun(services, [
      foundRecord(services, { mapUid: mapOf(services, 6), newHolder: login, newHolderAccountId: null }),
    ]);
    const { overall } = await services.catalog('getLeaderboards', query({ overallLimit: 1000 }));
    deepEqual(
      overall.filter((one) => ids.includes(one.accountId ?? '')).map((one) => [one.accountId, one.totalWrs]),
      [[accountId, 7]],
    );
    equal((await readRecordEvents(services, mapOf(services, 0)))[0]?.accountId, accountId);
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

/** Values that count as absent, read again, and spellings of account ids; every other field is compared by absent-fields.test.ts. */
export const absentValueTests: CrossServiceTest[] = [checks, moments, hidden, oneId];
