import { deepEqual, equal, ok } from 'node:assert/strict';
import {
  minutesAgo,
  ownAccount,
  ownMap,
  query,
  type CrossServiceTest,
  type Services,
} from './cross-service-test.js';
import { readMap } from './report.js';

const CAMPAIGN = 610_001;
const BUCKET = 620_001;

interface Snapshot {
  clubId: number;
  observedAt: string;
  /** Without maps: their collections are sent as complete and empty, by the operator. */
  isEmpty?: boolean;
}

/** Sends a snapshot of a club with a campaign, an upload bucket, a member and a map in each. */
async function reportClub(services: Services, { clubId, observedAt, isEmpty }: Snapshot): Promise<void> {
  const map = (name: string): object => ({
    mapUid: ownMap(services, name),
    name: `Winter 2031 - 07 ${name} ${services.own}`,
    author: ownAccount(services, 'Ada'),
    timestamp: observedAt,
  });
  const full = {
    campaigns: [{ campaignId: CAMPAIGN, name: `Campaign ${services.own}`, maps: [map('campaign')] }],
    uploads: [{ bucketId: BUCKET, name: `Bucket ${services.own}`, maps: [map('upload')] }],
    members: [{ accountId: ownAccount(services, 'Ada'), role: 'admin' }],
  };
  const empty = { campaigns: [], uploads: [], maps: [], complete: ['campaigns', 'uploads', 'maps'] };
  const club = { clubId, name: `Club ${services.own}`, createdAt: '2023-04-02T14:00:00.000Z' };
  const body = { projectKey: services.own, observedAt, club, ...(isEmpty ? empty : full) };
  const headers: Record<string, string> = isEmpty ? { 'x-admin-token': services.adminToken } : {};
  await services.aggregator('ingestClubSnapshot', { body, headers });
}

/** Returns a club's campaigns, each with its number of maps, and the uids of all its maps, in both services. */
async function readContents(services: Services, path: Record<string, string>): Promise<unknown[]> {
  const { campaigns } = await services.aggregator('listClubCampaigns', { path });
  const { maps } = await services.aggregator('listClubMaps', { path });
  const shown = await services.catalog('listClubCampaigns', { path });
  const shownMaps = await services.catalog('listClubMaps', { path });
  return [
    [campaigns, maps],
    [shown.campaigns, shownMaps.maps],
  ].map(([some = [], others = []]) => [
    some.map((row) => 'campaignId' in row && [row.campaignId, row.mapCount]),
    others.map((row) => 'mapUid' in row && row.mapUid).sort(),
  ]);
}

const clubs: CrossServiceTest = {
  name: 'a snapshot of any club is the same club, campaigns and maps on both services, and an event',
  check: async (services) => {
    const clubId = 700_002;
    const hookBefore = await services.catalog('getHook');
    const statsBefore = await services.catalog('getStats');
    await reportClub(services, { clubId, observedAt: minutesAgo(3) });
    const path = { clubId: String(clubId) };
    const { club } = await services.aggregator('getClub', { path });
    const shown = (await services.catalog('getClub', { path })).club;
    const { name, campaignCount, mapCount, memberCount, createdAt } = club;
    deepEqual([name, campaignCount, mapCount, memberCount], [`Club ${services.own}`, 1, 2, 1]);
    deepEqual(shown, { clubId, name, campaignCount, mapCount, memberCount, createdAt });
    const uids = [ownMap(services, 'campaign'), ownMap(services, 'upload')];
    const contents = [[[CAMPAIGN, 1]], uids];
    deepEqual(await readContents(services, path), [contents, contents]);
    const { events } = await services.aggregator('listEvents', query({ project_key: services.own }));
    deepEqual(
      events.map(({ type }) => type),
      ['club.snapshot'],
    );
    // For other clubs the hook and the alterations stay unchanged, and their maps are not tracked.
    deepEqual(await services.catalog('getHook'), hookBefore);
    equal((await services.catalog('getStats')).total_campaigns, statsBefore.total_campaigns);
    const { tracked, status } = await readMap(services, ownMap(services, 'campaign'));
    deepEqual([tracked, status], [false, 'pending']);
  },
};

const hook: CrossServiceTest = {
  name: "a snapshot of the primary club is the catalog's hook, its maps, and a run of the hook",
  check: async (services) => {
    const observedAt = new Date().toISOString();
    const { runs: before } = await services.catalog('listHookRuns');
    await reportClub(services, { clubId: services.primaryClubId, observedAt });
    const { hook: shown } = await services.catalog('getHook');
    deepEqual(
      [shown.hookKey, shown.clubId, shown.clubName, shown.enabled, shown.lastSyncAt],
      ['primary', services.primaryClubId, `Club ${services.own}`, true, observedAt],
    );
    const { maps } = await services.catalog('listHookMaps', query({ q: services.own }));
    deepEqual(maps.map(({ mapUid }) => mapUid).sort(), [
      ownMap(services, 'campaign'),
      ownMap(services, 'upload'),
    ]);
    const { runs } = await services.catalog('listHookRuns');
    deepEqual(runs.slice(1), before);
    const [run] = runs;
    deepEqual([run?.status, run?.mapsSeen, run?.mapsAdded, run?.mapsRemoved], ['ok', 2, 2, 0]);
    // An older snapshot changes nothing, but counts as a run.
    await reportClub(services, { clubId: services.primaryClubId, observedAt: minutesAgo(60), isEmpty: true });
    deepEqual((await services.catalog('getHook')).hook, shown);
    equal((await services.catalog('listHookRuns')).runs[0]?.status, 'skipped');
  },
};

const alterations: CrossServiceTest = {
  name: "a snapshot of the primary club is the alterations' maps, campaigns and uploads, and what is tracked",
  check: async (services) => {
    const clubId = services.primaryClubId;
    const start = Date.now();
    const at = (step: number): string => new Date(start + step).toISOString();
    await reportClub(services, { clubId, observedAt: at(1), isEmpty: true });
    const before = await services.catalog('getStats');
    equal(before.total_campaigns, 0);
    await reportClub(services, { clubId, observedAt: at(2) });
    const { campaigns } = await services.catalog('listCampaigns');
    deepEqual(
      campaigns.map(({ name, mapCount, externalId }) => [name, mapCount, externalId]),
      [[`Campaign ${services.own}`, 1, CAMPAIGN]],
    );
    const { uploads } = await services.catalog('listUploads');
    deepEqual(
      uploads.map(({ bucketId, name, mapCount }) => [bucketId, name, mapCount]),
      [[BUCKET, `Bucket ${services.own}`, 1]],
    );
    const { maps } = await services.catalog('listMaps', query({ q: services.own }));
    deepEqual(
      maps.map(({ season, year, tracked }) => [season, year, tracked]),
      [
        ['Winter', 2031, true],
        ['Winter', 2031, true],
      ],
    );
    const after = await services.catalog('getStats');
    deepEqual([after.total_campaigns, after.actively_tracked - before.actively_tracked], [1, 2]);
    const { runtime } = await services.catalog('getTrackerStatus');
    equal(runtime.trackedMaps, after.actively_tracked);
  },
};

const status: CrossServiceTest = {
  name: 'a map is active in the primary club, archived once it has left, and active again when it returns',
  check: async (services) => {
    const clubId = services.primaryClubId;
    const start = Date.now();
    const seen = async (): Promise<unknown[]> => {
      const { status: word, tracked } = await readMap(services, ownMap(services, 'campaign'));
      return [word, tracked];
    };
    const report = (milliseconds: number, isEmpty: boolean): Promise<void> =>
      reportClub(services, { clubId, observedAt: new Date(start + milliseconds).toISOString(), isEmpty });
    await report(0, false);
    deepEqual(await seen(), ['active', true]);
    await report(1, true);
    deepEqual(await seen(), ['archived', false]);
    const { maps } = await services.catalog('listHookMaps');
    deepEqual(maps, []);
    await report(2, false);
    deepEqual(await seen(), ['active', true]);
    const { runs } = await services.catalog('listHookRuns', query({ limit: 3 }));
    ok(runs[1] && runs[1].mapsRemoved >= 2, 'The run that emptied the club has removed its maps.');
  },
};

/** Effects of a snapshot on both services. */
export const snapshotTests: CrossServiceTest[] = [clubs, hook, alterations, status];
