import { deepEqual } from 'node:assert/strict';
import { ownAccount, ownMap, query, type CrossServiceTest, type Services } from './cross-service-test.js';
import { foundRecord, reportNames, reportRun } from './report.js';

/** Lists of rows with a text, by operation: the names that they show, and how they are searched. */
type Lists = Record<string, (q: string) => Promise<(string | null | undefined)[]>>;

function listsOf({ aggregator, catalog, own, primaryClubId }: Services): Lists {
  const project = { path: { projectKey: own } };
  const club = { path: { clubId: String(primaryClubId) } };
  return {
    'events of the aggregator': async (q) =>
      (await aggregator('listEvents', query({ q, project_key: own }))).events.map(({ mapName }) => mapName),
    'events of the catalog': async (q) =>
      (await catalog('listEvents', query({ q, project: own }))).events.map(({ mapName }) => mapName),
    'maps of a project of the aggregator': async (q) =>
      (await aggregator('listProjectMaps', { ...project, ...query({ q }) })).maps.map(({ name }) => name),
    'maps of a project of the catalog': async (q) =>
      (await catalog('listProjectMaps', { ...project, ...query({ q }) })).maps.map(({ name }) => name),
    'maps of a club of the aggregator': async (q) =>
      (await aggregator('listClubMaps', { ...club, ...query({ q }) })).maps.map(({ name }) => name),
    'maps of a club of the catalog': async (q) =>
      (await catalog('listClubMaps', { ...club, ...query({ q }) })).maps.map(({ name }) => name),
    'maps of the hook': async (q) =>
      (await catalog('listHookMaps', query({ q }))).maps.map(({ name }) => name),
    'all maps': async (q) => (await catalog('listMaps', query({ q }))).maps.map(({ name }) => name),
    'the queue': async (q) =>
      (await aggregator('listWrBaselineQueue', query({ q, project_key: own }))).items.map(
        ({ mapName }) => mapName,
      ),
    'members of a club': async (q) =>
      (await aggregator('listClubMembers', { ...club, ...query({ q }) })).members.map(
        (one) => one.displayName,
      ),
    'display names': async (q) =>
      (await aggregator('listDisplayNames', query({ q }))).names.map((one) => one.displayName),
    'the search of names': async (q) =>
      (await aggregator('searchDisplayNames', query({ q }))).matches.map((one) => one.displayName),
    'holders of events': async (q) =>
      (await aggregator('listEvents', query({ q, event_type: 'wr_change' }))).events.map(
        ({ holder }) => holder,
      ),
  };
}

const NAMES = ['members of a club', 'display names', 'the search of names', 'holders of events'];

export const searchTests: CrossServiceTest[] = [
  {
    name: 'a name as a list shows it, with colour codes and doubled white space, finds its rows in every list',
    check: async (services) => {
      const { own, primaryClubId } = services;
      const mapName = `$366De$376tr$386oi$z  -  ${own}\u00a0 Σ`;
      const plainName = `DETROI - ${own} σ`;
      const displayName = `Ada  of  ${own}`;
      const accountId = ownAccount(services, 'Ada');
      await reportNames(services, [{ accountId, displayName }]);
      await reportRun(services, [
        foundRecord(services, { mapName, oldWrTime: null, newHolder: displayName }),
      ]);
      await services.aggregator('ingestClubSnapshot', {
        body: {
          projectKey: own,
          club: { clubId: primaryClubId, name: 'Primary' },
          maps: [{ mapUid: ownMap(services), name: mapName }],
          members: [{ accountId }],
        },
      });
      for (const [list, read] of Object.entries(listsOf(services))) {
        const isOfNames = NAMES.includes(list);
        const expected = isOfNames ? displayName : mapName;
        for (const q of [expected, isOfNames ? `ada of ${own}` : plainName])
          deepEqual([list, [...new Set(await read(q))]], [list, [expected]]);
      }
    },
  },
];
