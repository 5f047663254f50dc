import { deepEqual, equal, ok } from 'node:assert/strict';
import {
  minutesAgo,
  ownAccount,
  ownMap,
  query,
  type CrossServiceTest,
  type Services,
} from './cross-service-test.js';
import { readEventPage, readHistory, foundRecord, reportNames, reportRun, reportWebhook } from './report.js';

/** Returns the directory's entry of an account: name, source and time. */
async function readDirectoryEntry(services: Services, accountId: string): Promise<(string | null)[]> {
  const { name } = await services.aggregator('getDisplayName', { path: { accountId } });
  return [name.displayName, name.source, name.observedAt];
}

/** Returns an account's former and current names from the history table. */
async function readNameHistory(services: Services, accountId: string): Promise<unknown[]> {
  const { rows } = await services.aggregator('listTableRows', {
    path: { table: 'display_name_history' },
    ...query({ limit: 300 }),
  });
  const own = rows.filter((row) => row['account_id'] === accountId);
  return own.map((row) => row['display_name']).sort();
}

/** Returns how many directory events a project has caused, and how many are listed without system events. */
async function countSyncs(services: Services, projectKey: string): Promise<number[]> {
  const filter = { project_key: projectKey, event_type: 'displayname.sync' };
  const all = await readEventPage(services, query({ ...filter, include_system: true }));
  const shown = await readEventPage(services, query(filter));
  return [all.total, shown.total];
}

const reported: CrossServiceTest = {
  name: 'names that a project sends become rows of the directory, history and one system event',
  check: async (services) => {
    const accountId = ownAccount(services, 'Ada');
    const [first, later, latest] = [minutesAgo(50), minutesAgo(40), minutesAgo(30)];
    await reportNames(services, [{ accountId, displayName: 'Ada later', observedAt: later }]);
    deepEqual(await readDirectoryEntry(services, accountId), ['Ada later', `source ${services.own}`, later]);
    deepEqual(await countSyncs(services, services.own), [1, 0]);
    await reportNames(services, [{ accountId, displayName: 'Ada later', observedAt: later }]);
    await reportNames(services, [{ accountId, displayName: 'Ada first', observedAt: first }]);
    deepEqual(await readDirectoryEntry(services, accountId), ['Ada later', `source ${services.own}`, later]);
    deepEqual(await readNameHistory(services, accountId), ['Ada first', 'Ada later']);
    deepEqual(await countSyncs(services, services.own), [1, 0]);
    await reportNames(services, [{ accountId, displayName: 'Ada latest', observedAt: latest }]);
    deepEqual(await countSyncs(services, services.own), [2, 0]);
    const { names } = await services.catalog('resolveDisplayNames', query({ accountIds: accountId }));
    deepEqual(names, { [accountId]: 'Ada latest' });
  },
};

/** Other ways to send a player's name. */
const ways: Record<string, (services: Services, player: object, at: string) => Promise<unknown>> = {
  'a plugin': (services, player, observedAt) =>
    services.aggregator('ingestPluginDisplayNames', {
      body: {
        projectKey: 'plugin-player-directory',
        observedAt,
        names: [player],
        opToken: `good-${services.own}`,
      },
    }),
  "a snapshot's member": (services, player, observedAt) =>
    services.aggregator('ingestClubSnapshot', {
      body: { projectKey: services.own, observedAt, club: { clubId: 700_001 }, members: [player] },
    }),
  "a check's former holder": (services, player, checkedAt) => {
    const { accountId: oldHolderAccountId, displayName: oldHolder } = player as Record<string, string>;
    return reportRun(services, [foundRecord(services, { checkedAt, oldHolder, oldHolderAccountId })]);
  },
};

const sentOtherwise = Object.entries(ways).map(([way, send]): CrossServiceTest => ({
  name: `the name of ${way} becomes rows of the directory and its history, and is shown`,
  check: async (services) => {
    const accountId = ownAccount(services, 'Bob');
    const observedAt = minutesAgo(5);
    await send(services, { accountId, displayName: 'Bob otherwise' }, observedAt);
    const [name, , at] = await readDirectoryEntry(services, accountId);
    deepEqual([name, at], ['Bob otherwise', observedAt]);
    deepEqual(await readNameHistory(services, accountId), ['Bob otherwise']);
    const { names } = await services.catalog('resolveDisplayNames', query({ accountIds: accountId }));
    deepEqual(names, { [accountId]: 'Bob otherwise' });
  },
}));

/** Returns a record's holder at each place where the catalog shows it. */
async function shownHolders(services: Services): Promise<Record<string, unknown>> {
  const accountId = ownAccount(services, 'Ada');
  const isOwn = (row: { accountId?: string | null }): boolean => row.accountId === accountId;
  const { map, wrHistory } = await services.catalog('getMap', { path: { mapUid: ownMap(services) } });
  const { maps } = await services.catalog('listMaps', query({ q: services.own }));
  const boards = await services.catalog('getLeaderboards', query({ overallLimit: 1000, perBucketLimit: 50 }));
  const live = await services.catalog('getLiveLeaderboard', query({ limit: 1000, feedLimit: 500 }));
  const dashboard = await services.catalog('getDashboard', query({ wrFeedLimit: 500 }));
  const { latest, recent } = await services.catalog('getLatestRecord', query({ limit: 500 }));
  const { events } = await services.catalog('listEvents', query({ q: ownMap(services) }));
  const leaders = boards.buckets?.find(({ bucket }) => bucket === 'Fall 2024')?.leaders ?? [];
  const named = await services.catalog('listProjectMaps', { path: { projectKey: services.own } });
  return {
    map: map.wrHolder,
    history: wrHistory[0]?.holder,
    inventory: maps[0]?.wrHolder,
    overall: boards.overall.find(isOwn)?.holder,
    bucket: leaders.filter(({ holder }) => holder?.endsWith(services.own)).map(({ holder }) => holder)[0],
    mapsOfBoards: boards.maps?.find(({ mapUid }) => mapUid === ownMap(services))?.wrHolder,
    live: live.leaderboard.find(isOwn)?.holder,
    feed: live.feed.find(isOwn)?.holder,
    dashboard: dashboard.wrFeed.find(isOwn)?.holder,
    latest: latest?.holder,
    recent: recent.find(isOwn)?.holder,
    event: events.find(({ type }) => type === 'wr_change')?.holder,
    projectMap: named.maps[0]?.wrHolder,
  };
}

const resolved: CrossServiceTest = {
  name: 'every holder on the catalog has the current name of the directory, but of events the name that was sent',
  check: async (services) => {
    const accountId = ownAccount(services, 'Ada');
    const checkedAt = new Date().toISOString();
    const sent = `Ada sent ${services.own}`;
    // A webhook sends the directory nothing, and the check names only the account: the directory learns no name.
    await reportWebhook(services, { recordedAt: checkedAt, holder: sent });
    await reportRun(services, [foundRecord(services, { checkedAt, newHolder: null })]);
    deepEqual(await readDirectoryEntry(services, accountId), [null, null, null]);
    const before = await shownHolders(services);
    // The check has no holder, and a project's map shows what the project sent.
    equal(before['projectMap'], null);
    deepEqual(new Set(Object.values({ ...before, projectMap: sent })), new Set([sent]));
    for (const name of [`Ada renamed ${services.own}`, `Ada again ${services.own}`]) {
      await reportNames(services, [{ accountId, displayName: name }]);
      const shown = await shownHolders(services);
      const named = Object.fromEntries(Object.keys(shown).map((place) => [place, name]));
      deepEqual(shown, { ...named, event: sent });
      // The shown name can be searched for.
      const { events } = await services.catalog('listEvents', query({ q: sent.toUpperCase() }));
      ok(events.some(({ type }) => type === 'wr_change'));
    }
    const [record] = await readHistory(services);
    ok(record?.accountId === accountId, 'The record keeps its account.');
  },
};

/** Names: from contributions to the directory to every holder that the catalog shows. */
export const nameTests: CrossServiceTest[] = [reported, ...sentOtherwise, resolved];
