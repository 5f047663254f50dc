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
  duration: [null, ...HIDDEN],
  moment: [null, '', '0001-01-01T00:00:00', '1601-01-01T00:00:00Z', '1899-12-30', '1970-01-01T00:00:00.000Z'],
  object: [null, []],
  mapId: [null, '', '17', 'null'],
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

const hiddenFormer: CrossServiceTest = {
  name: 'a hidden former time is none: the record beside it is stored',
  check: async (services) => {
    for (const [index, oldWrTime] of HIDDEN.entries()) {
      const mapUid = mapOf(services, index);
      await reportRun(services, [foundRecord(services, { mapUid, oldWrTime })]);
      equal((await readMap(services, mapUid)).wrMs, 40_000);
    }
  },
};

const events: CrossServiceTest = {
  name: 'what counts as absent: an event, alone and in a list',
  check: async (services) => {
    const bodyOf = (
      { text, account, holder, time, moment, object }: Nothing,
      mapUid: string,
    ): Record<string, unknown> => ({
      type: 'map.spotted',
      eventType: text,
      occurredAt: moment,
      recordedAt: moment,
      mapUid,
      mapName: mapUid.endsWith('7') ? mapUid : text,
      accountId: account,
      holder,
      wrMs: time,
      message: text,
      payload: object,
      eventKey: text,
    });
    const read = (round: number): Promise<unknown> => readEvents(services, mapOf(services, round));
    const projectKey = services.own;
    await expectAlike((nothing, round) => {
      const event = bodyOf(nothing, mapOf(services, round));
      return round % 2 === 0
        ? services.aggregator('ingestEvent', { body: { projectKey, observedAt: nothing.moment, event } })
        : services.aggregator('ingestEvents', {
            body: { projectKey, observedAt: nothing.moment, events: [event] },
          });
    }, read);
  },
};

const webhook: CrossServiceTest = {
  name: "what counts as absent: the webhook's account, name and moment",
  check: async (services) => {
    await expectAlike(
      ({ text, account, moment }, round) =>
        reportWebhook(services, {
          mapUid: mapOf(services, round),
          mapName: round % 2 === 0 ? text : mapOf(services, round),
          accountId: account,
          holder: 'Kestrel',
          recordedAt: moment,
        }),
      async (round) => {
        const mapUid = mapOf(services, round);
        const [record, ...others] = await readHistory(services, mapUid);
        const isNow = Date.parse(record?.recordedAt ?? '') > Date.now() - 600_000;
        return [record?.accountId, record?.holder, isNow, others, await readEvents(services, mapUid)];
      },
    );
  },
};

const names: CrossServiceTest = {
  name: 'what counts as absent: a name without an account is rejected, and a moment or source that is not set is the default',
  check: async (services) => {
    const accounts = spellings.account.filter((id) => typeof id === 'string');
    const body = {
      projectKey: services.own,
      names: accounts.map((accountId) => ({ accountId, displayName: 'Nobody' })),
      namesByAccountId: Object.fromEntries(accounts.map((id) => [id, 'Nobody'])),
    };
    const { ingest } = await services.aggregator('ingestDisplayNames', { body });
    deepEqual([ingest.accepted, ingest.received], [0, 2 * accounts.length]);
    deepEqual([...new Set(ingest.rejected.map(({ reason }) => reason))], ['invalid_account_id']);
    for (const accountId of accounts.filter((id) => /^\S+$/.test(id))) {
      const { name } = await services.aggregator('getDisplayName', { path: { accountId } });
      equal(name.missing, true, accountId);
    }
    await expectAlike(
      ({ text, moment, object }, round) =>
        services.aggregator('ingestDisplayNames', {
          body: {
            projectKey: services.own,
            sourceLabel: text,
            observedAt: moment,
            names: [
              {
                accountId: ownAccount(services, `${round}`),
                displayName: `Ada ${services.own}`,
                observedAt: moment,
                source: text,
              },
            ],
            namesByAccountId: object,
          },
        }),
      async (round) => {
        const path = { accountId: ownAccount(services, `${round}`) };
        const { name } = await services.aggregator('getDisplayName', { path });
        return [name.displayName, name.source, (name.ageSeconds ?? Infinity) < 600];
      },
    );
  },
};

const snapshot: CrossServiceTest = {
  name: "what counts as absent: a snapshot's members, authors and maps",
  check: async (services) => {
    const clubId = 700_101;
    await expectAlike(
      ({ text, account, time, moment, object, mapId }, round) => {
        const mapUid = mapOf(services, round);
        const times = [
          'authorScore',
          'authorMs',
          'goldScore',
          'goldMs',
          'silverScore',
          'silverMs',
          'bronzeScore',
          'bronzeMs',
        ];
        const texts = [
          'filename',
          'fileUrl',
          'downloadUrl',
          'thumbnailUrl',
          'collectionName',
          'mapStyle',
          'mapType',
          'season',
          'alteration',
          'type',
          'timestamp',
          'mapCreatedAt',
        ];
        const map = {
          mapUid,
          uid: text,
          name: round % 2 === 0 ? text : mapUid,
          mapName: round % 3 === 0 ? text : mapUid,
          mapId,
          author: account,
          authorAccountId: account,
          submitter: account,
          raw: object,
          ...Object.fromEntries(times.map((name) => [name, time])),
          ...Object.fromEntries(texts.map((name) => [name, text])),
        };
        const member = {
          accountId: ownAccount(services, `${round}`),
          role: text,
          joinedAt: text,
          creationTimestamp: round === 0 ? undefined : 0,
          displayName: text,
        };
        const club = { clubId, name: text, createdAt: text };
        const body = { projectKey: services.own, observedAt: moment, club, members: [member], maps: [map] };
        return services.aggregator('ingestClubSnapshot', { body });
      },
      async (round) => {
        const { map } = await services.catalog('getMap', { path: { mapUid: mapOf(services, round) } });
        const { mapUid: _, links: __, ...facts } = map as Record<string, unknown>;
        const { members } = await services.aggregator('listClubMembers', {
          path: { clubId: String(clubId) },
        });
        const member = members.find(({ accountId }) => accountId === ownAccount(services, `${round}`));
        return [facts, member && { ...member, accountId: '' }];
      },
    );
    const members = spellings.account.map((accountId) => ({ accountId }));
    const body = { projectKey: services.own, club: { clubId }, members };
    const { ingest } = await services.aggregator('ingestClubSnapshot', { body });
    equal(ingest.rejectedCount, members.length);
    const stored = await services.aggregator('listClubMembers', { path: { clubId: String(clubId) } });
    equal(stored.total, ROUNDS + 1);
  },
};

const instances: CrossServiceTest = {
  name: 'what counts as absent: an instance, and its sign of life',
  check: async (services) => {
    const read = async (round: number): Promise<unknown> => {
      const path = { projectKey: services.own };
      const { instances: found } = await services.aggregator('listProjectInstances', {
        path,
        ...query({ limit: 100 }),
      });
      const one = found.find(({ instanceId }) => instanceId === `i${round}`);
      return (
        one && [
          one.sourceLabel,
          one.status,
          one.reportedStatus,
          one.meta,
          one.instanceName === one.instanceId,
        ]
      );
    };
    await expectAlike(async ({ text, moment, object }, round) => {
      const body = {
        projectKey: services.own,
        instanceId: `i${round}`,
        projectName: text,
        sourceLabel: text,
        observedAt: moment,
      };
      const state = { status: text, meta: object };
      await services.aggregator('registerInstance', { body: { ...body, instanceName: text, ...state } });
      await services.aggregator('sendHeartbeat', { body: { ...body, ...state } });
    }, read);
  },
};

const traffic: CrossServiceTest = {
  name: 'what counts as absent: a call, alone and in a list',
  check: async (services) => {
    await expectAlike(
      ({ text, duration, moment }, round) => {
        const texts = ['direction', 'service', 'method', 'route', 'targetHost', 'targetPath'];
        const sample = {
          statusCode: 200,
          component: `c${round}`,
          durationMs: duration,
          occurredAt: moment,
          ...Object.fromEntries(texts.map((name) => [name, text])),
        };
        const body = { projectKey: services.own, observedAt: moment, service: text };
        return round % 2 === 0
          ? services.aggregator('ingestTraffic', { body: { ...body, sample } })
          : services.aggregator('ingestTrafficBatch', { body: { ...body, samples: [sample] } });
      },
      async (round) => {
        const path = { table: 'traffic_samples' };
        const newest = query({ limit: 100, sort_by: 'sample_id', sort_dir: 'desc' });
        const { rows } = await services.aggregator('listTableRows', { path, ...newest });
        const row = rows.find(
          (one) => one['project_key'] === services.own && one['component'] === `c${round}`,
        );
        const { sample_id: _, component: __, occurred_at: at, received_at: ___, ...rest } = row ?? {};
        return row && [rest, Date.parse(String(at)) > Date.now() - 600_000];
      },
    );
  },
};

const updates: CrossServiceTest = {
  name: "what counts as absent: an update request's name and reason",
  check: async (services) => {
    await expectAlike(
      ({ text }, round) => {
        const mapUid = mapOf(services, round);
        const name = round % 2 === 0 ? text : mapUid;
        return services.catalog('requestUpdate', {
          body: { mapUid, uid: text, mapName: text, name, reason: text },
        });
      },
      async (round) => {
        const { items } = await services.aggregator(
          'listWrBaselineQueue',
          query({ q: mapOf(services, round) }),
        );
        return items.map(({ mapName, note, reasonCode }) => [mapName, note, reasonCode]);
      },
      spellings.text.length,
    );
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

/** Values that count as absent, on every route that takes bodies, and spellings of account ids. */
export const absentValueTests: CrossServiceTest[] = [
  ...[checks, moments, hidden, hiddenFormer, events, webhook, names, snapshot],
  ...[instances, traffic, updates, oneId],
];
