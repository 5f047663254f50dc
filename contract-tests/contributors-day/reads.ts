import { DAY, toMapUid, toPlayerId } from './requests.js';

/** A read route, and the number in its response that shows the day. */
interface DayRead {
  operation: string;
  path: string;
  body?: object;
  /** Returns the number to compare. */
  number: (json: Json) => number;
  expected: number;
  /** Whether its rows are in the order of arrival, so that the same day in another order reads differently. */
  isByArrival?: boolean;
}

type Json = Record<string, unknown>;

const V1 = '/api/v1';
const project = `project_key=${DAY.projectKey}`;
const countRows = (json: Json, name: string): number => (json[name] as unknown[]).length;
const numberAt = (json: Json, ...names: string[]): number =>
  Number(names.reduce<unknown>((value, name) => (value as Json)[name], json));
const sumRows = (rows: unknown, name: string): number =>
  (rows as Json[]).reduce((sum, row) => sum + Number(row[name]), 0);

const DAY_MAPS = DAY.campaigns * DAY.mapsPerCampaign;
/** The events of a run, its checks and their world records, of the snapshot, and the contributor's own. */
const DAY_EVENTS = 1 + DAY.checks + DAY.changed + 1 + DAY.events + 1;

/** Every read route of the aggregator with what it shows after a day was sent to an empty server. */
export const dayReads: DayRead[] = [
  {
    operation: 'getCatalog',
    path: `${V1}/catalog`,
    number: (json) => numberAt(json, 'docsVersion'),
    expected: 1,
  },
  {
    operation: 'getMeta',
    path: `${V1}/meta`,
    number: (json) => numberAt(json, 'summary', 'events'),
    expected: DAY_EVENTS,
  },
  {
    operation: 'listDisplayNames',
    path: `${V1}/display-names?limit=1000`,
    number: (json) => numberAt(json, 'count'),
    expected: DAY.players,
  },
  {
    operation: 'resolveDisplayNames',
    path: `${V1}/display-names/resolve`,
    body: { accountIds: Array.from({ length: DAY.players }, (_, index) => toPlayerId(index)) },
    number: (json) => numberAt(json, 'count'),
    expected: DAY.players,
  },
  {
    operation: 'getDisplayName',
    path: `${V1}/display-names/resolve/${toPlayerId(7)}`,
    number: (json) => Number((json['name'] as Json)['displayName'] === 'Day Player 7'),
    expected: 1,
  },
  {
    operation: 'findDisplayNames',
    path: `${V1}/display-names/by-name?displayName[]=day%20player%207`,
    number: (json) => countRows((json['queries'] as Json[])[0] ?? { matches: [] }, 'matches'),
    expected: 1,
  },
  {
    operation: 'searchDisplayNames',
    path: `${V1}/display-names/search?q=player%2049&limit=200`,
    number: (json) => numberAt(json, 'count'),
    expected: 11,
  },
  {
    operation: 'listCandidates',
    path: `${V1}/display-names/candidates?stale_after_seconds=0&limit=5000`,
    number: (json) => numberAt(json, 'total'),
    expected: DAY.players,
  },
  {
    operation: 'listCandidateDetails',
    path: `${V1}/display-names/candidates/details?stale_after_seconds=0&limit=5000`,
    number: (json) => countRows(json, 'candidates'),
    expected: DAY.players,
  },
  {
    operation: 'listProjects',
    path: `${V1}/projects`,
    number: (json) => numberAt(json, 'total'),
    expected: 1,
  },
  {
    operation: 'getProject',
    path: `${V1}/projects/${DAY.projectKey}`,
    number: (json) => numberAt(json, 'project', 'totalChecks'),
    expected: DAY.checks,
  },
  {
    operation: 'listProjectMaps',
    path: `${V1}/projects/${DAY.projectKey}/maps?changed_only=true`,
    number: (json) => numberAt(json, 'total'),
    expected: DAY.changed,
  },
  {
    operation: 'listProjectInstances',
    path: `${V1}/projects/${DAY.projectKey}/instances`,
    number: (json) => numberAt(json, 'total'),
    expected: 1,
  },
  {
    operation: 'listMapProjects',
    path: `${V1}/maps/${toMapUid(0)}/projects`,
    number: (json) => numberAt(json, 'count'),
    expected: 1,
  },
  {
    operation: 'listEvents',
    path: `${V1}/events/recent?${project}`,
    number: (json) => numberAt(json, 'total'),
    expected: DAY_EVENTS,
  },
  {
    operation: 'listEvents',
    path: `${V1}/events/recent?after_event_id=0&limit=1000&${project}`,
    number: (json) => numberAt(json, 'count'),
    expected: DAY_EVENTS,
    isByArrival: true,
  },
  {
    operation: 'getEventFacets',
    path: `${V1}/events/facets?${project}`,
    number: (json) => numberAt(json, 'total'),
    expected: DAY_EVENTS,
  },
  {
    operation: 'listWrBaselineQueue',
    path: `${V1}/queue/wr-baseline?${project}`,
    number: (json) => numberAt(json, 'total'),
    expected: 0,
  },
  {
    operation: 'getMetricsOverview',
    path: `${V1}/metrics/overview`,
    number: (json) => numberAt(json, 'metrics', 'throughput24h', 'checks'),
    expected: DAY.checks,
  },
  {
    operation: 'getMetricsTimeseries',
    path: `${V1}/metrics/timeseries?${project}`,
    number: (json) => sumRows((json['series'] as Json)['traffic'], 'samples'),
    expected: DAY.samples + 1,
  },
  {
    operation: 'getLeaderboardCoverage',
    path: `${V1}/metrics/leaderboards/coverage`,
    number: (json) => numberAt(json, 'coverage', 'mapsWithKnownWr'),
    expected: DAY.changed,
  },
  {
    operation: 'getClub',
    path: `${V1}/clubs/${DAY.clubId}/summary`,
    number: (json) => numberAt(json, 'club', 'mapCount'),
    expected: DAY_MAPS,
  },
  {
    operation: 'listClubCampaigns',
    path: `${V1}/clubs/${DAY.clubId}/campaigns`,
    number: (json) => numberAt(json, 'total'),
    expected: DAY.campaigns,
  },
  {
    operation: 'listClubMaps',
    path: `${V1}/clubs/${DAY.clubId}/maps`,
    number: (json) => numberAt(json, 'total'),
    expected: DAY_MAPS,
  },
  {
    operation: 'listClubMembers',
    path: `${V1}/clubs/${DAY.clubId}/members`,
    number: (json) => numberAt(json, 'total'),
    expected: DAY.members,
  },
  {
    operation: 'listTables',
    path: `${V1}/db/tables`,
    number: (json) =>
      Number((json['tables'] as Json[]).find(({ table }) => table === 'display_names')?.['rowCount']),
    expected: DAY.players,
  },
  {
    operation: 'getTableSchema',
    path: `${V1}/db/tables/club_maps/schema`,
    number: (json) => Number(countRows(json['schema'] as Json, 'columns') > 0),
    expected: 1,
  },
  {
    operation: 'listTableRows',
    path: `${V1}/db/tables/runs/rows`,
    number: (json) => numberAt(json, 'total'),
    expected: 1,
  },
];
