import { namesFrom } from '../name-data.js';
import { mapUidOf, PROJECTS, CLUB, SMALL_CLUB, type SizeCounts } from './size-rows.js';

export type ServiceName = 'aggregator' | 'verification' | 'catalog';

/** A read to measure. */
export interface Read {
  service: ServiceName;
  operation: string;
  /** What is special about the parameters; "" without any. */
  variant: string;
  /** Path and query below `/api/v1`; one of them is sent at a time, in turn. */
  paths: string[];
}

/** How many different keys a read of one row asks for. */
const KEYS = 50;

type Entry = readonly [variant: string, ...paths: string[]];

/** Returns every read operation with its filters, deep pages, rare and common texts. */
export function readsOf(counts: SizeCounts): Read[] {
  return [
    ...toReads('aggregator', aggregatorReads(counts)),
    ...toReads('verification', verificationReads(counts)),
    ...toReads('catalog', catalogReads(counts)),
  ];
}

function toReads(service: ServiceName, table: Record<string, Entry[]>): Read[] {
  return Object.entries(table).flatMap(([operation, entries]) =>
    entries.map(([variant, ...paths]) => ({ service, operation, variant, paths })),
  );
}

/** Returns places spread over a list. */
function spread(count: number, parts = KEYS): number[] {
  return Array.from({ length: parts }, (_, part) => Math.floor((part * count) / parts));
}

function aggregatorReads({ names, players, maps, events }: SizeCounts): Record<string, Entry[]> {
  const ids = spread(names).map((place) => namesFrom(place, 1)[0]?.accountId ?? '');
  const known = spread(names).map((place) => namesFrom(place, 1)[0]?.displayName ?? '');
  const uids = spread(maps).map(mapUidOf);
  const project = PROJECTS[0];
  const window = 'from_iso=2026-01-10T10:20:00Z&to_iso=2026-03-12T11:40:00Z';
  return {
    getCatalog: [['', '/catalog']],
    getMeta: [['', '/meta']],
    getDisplayName: [['', ...ids.map((id) => `/display-names/resolve/${id}`)]],
    listDisplayNames: [
      ['', '/display-names'],
      ['50 accounts', `/display-names?${ids.map((id) => `accountId[]=${id}`).join('&')}`],
      ['q of two letters', '/display-names?q=ka', '/display-names?q=zq'],
      ['q common', '/display-names?q=kami', '/display-names?q=tar'],
      ['q rare', ...known.slice(0, 10).map((name) => `/display-names?q=${name}`)],
    ],
    findDisplayNames: [['', ...known.map((name) => `/display-names/by-name?displayName[]=${name}`)]],
    searchDisplayNames: [
      [
        'prefix',
        ...known.slice(0, 10).map((name) => `/display-names/search?mode=prefix&q=${name.slice(0, 4)}`),
      ],
      [
        'contains',
        '/display-names/search?mode=contains&q=kami',
        '/display-names/search?mode=contains&q=tarlyn',
      ],
      ['contains, two letters', '/display-names/search?mode=contains&q=ka'],
      ['fuzzy', '/display-names/search?mode=fuzzy&q=kamirov'],
    ],
    listCandidates: [
      ['', '/display-names/candidates'],
      ['stale too', '/display-names/candidates?stale_after_seconds=3600'],
    ],
    listCandidateDetails: [
      ['', '/display-names/candidates/details?limit=100'],
      ['deep', `/display-names/candidates/details?stale_after_seconds=3600&limit=100&offset=${names / 2}`],
      ['last', `/display-names/candidates/details?stale_after_seconds=3600&limit=100&offset=${names * 1.1}`],
    ],
    listProjects: [['', '/projects']],
    getProject: [['', `/projects/${project}`]],
    listProjectMaps: [
      ['', `/projects/${project}/maps?limit=100`],
      ['changed only', `/projects/${project}/maps?limit=100&changed_only=true`],
      ['deep', `/projects/${project}/maps?limit=100&offset=${maps * 0.4}`],
      ['q common', `/projects/${project}/maps?limit=100&q=icy`],
      ['q rare', `/projects/${project}/maps?limit=100&q=map-${maps - 7}`],
      [
        'q of two letters',
        `/projects/${project}/maps?limit=100&q=ic`,
        `/projects/${project}/maps?limit=100&q=zq`,
      ],
    ],
    listProjectInstances: [['', `/projects/${project}/instances`]],
    listMapProjects: [['', ...uids.map((uid) => `/maps/${uid}/projects`)]],
    listEvents: [
      ['', '/events/recent'],
      ['page 50', '/events/recent?page=50'],
      ['middle page', `/events/recent?page=${Math.floor(events / 160)}`],
      ['last page', `/events/recent?page=${Math.floor((events * 0.99) / 80)}`],
      ['with system events', '/events/recent?include_system=true'],
      ['of a project', `/events/recent?project_key=${project}`],
      ['of a source', `/events/recent?source=${project}`],
      ['of a type', '/events/recent?event_type=wr_change'],
      ['changed only', '/events/recent?changed_only=true'],
      ['window', `/events/recent?${window}`],
      ['window, middle page', `/events/recent?${window}&page=${Math.floor(events / 4000)}`],
      ['q of two letters', '/events/recent?q=ka'],
      ['q of two rare letters', '/events/recent?q=zq', '/events/recent?q=c-'],
      ['q of one letter', '/events/recent?q=i'],
      ['q common', '/events/recent?q=cleaned', '/events/recent?q=quick'],
      ['q common, page 50', '/events/recent?q=cleaned&page=50'],
      ['q common, of a project', `/events/recent?q=cleaned&project_key=${project}`],
      ['q common, window', `/events/recent?q=cleaned&${window}`],
      ['q rare', '/events/recent?q=rare1000', '/events/recent?q=rare9000'],
      ['q of a map', ...uids.slice(0, 10).map((uid) => `/events/recent?q=${uid}`)],
      ['q unknown', '/events/recent?q=nothing-has-this'],
    ],
    getEventFacets: [
      ['', '/events/facets'],
      ['window', `/events/facets?${window}`],
      ['of a project', `/events/facets?project_key=${project}`],
    ],
    listWrBaselineQueue: [
      ['', '/queue/wr-baseline?status=all'],
      ['q', '/queue/wr-baseline?status=all&q=icy'],
    ],
    getMetricsOverview: [['', '/metrics/overview']],
    getMetricsTimeseries: [
      ['day by hour', '/metrics/timeseries?bucket=hour&window_hours=24'],
      ['year by day', '/metrics/timeseries?bucket=day&window_hours=8760'],
      ['year by hour', '/metrics/timeseries?bucket=hour&window_hours=8760'],
    ],
    getLeaderboardCoverage: [['', '/metrics/leaderboards/coverage']],
    getClub: [['', `/clubs/${CLUB}/summary`]],
    listClubCampaigns: [['', `/clubs/${CLUB}/campaigns`]],
    listClubMaps: [
      ['', `/clubs/${CLUB}/maps?limit=100`],
      ['deep', `/clubs/${CLUB}/maps?limit=100&offset=${maps * 0.8}`],
      ['q common', `/clubs/${CLUB}/maps?limit=100&q=icy`],
      ['q rare', `/clubs/${CLUB}/maps?limit=100&q=map-${maps - 7}`],
    ],
    listClubMembers: [
      ['', `/clubs/${CLUB}/members`],
      ['q common', `/clubs/${CLUB}/members?q=kami`],
      ['q of two letters', `/clubs/${CLUB}/members?q=ka`],
      ['q rare', `/clubs/${CLUB}/members?q=${namesFrom(players / 10, 1)[0]?.displayName ?? ''}`],
    ],
    listTables: [
      ['', '/db/tables'],
      ['with counts', '/db/tables?include_counts=true'],
    ],
    getTableSchema: [['', '/db/tables/events/schema']],
    listTableRows: [
      ['events', '/db/tables/events/rows?limit=100'],
      ['events, deep', `/db/tables/events/rows?limit=100&offset=${events / 4}`],
      ['events, middle', `/db/tables/events/rows?limit=100&offset=${events / 2}`],
      ['names, deep', `/db/tables/display_names/rows?limit=100&offset=${names / 2}`],
      ['history, deep', `/db/tables/display_name_history/rows?limit=100&offset=${names / 2}`],
      ['events by time, deep', `/db/tables/events/rows?limit=100&sort_by=occurred_at&offset=${events / 4}`],
    ],
  };
}

function verificationReads({ records }: SizeCounts): Record<string, Entry[]> {
  const ids = spread(records).map((place) => `rec-${place}`);
  const map = mapUidOf(3);
  return {
    listEndpoints: [['', '/endpoints']],
    getApiRoot: [['', '']],
    getLiveFeed: [['', '/live']],
    getRecord: [['', ...ids.map((id) => `/records/${id}`)]],
    getRecordVerdicts: [['', ...ids.map((id) => `/records/${id}/verdicts`)]],
    listMapVerdicts: [
      ['', `/maps/${map}/verdicts`],
      ['by status', `/maps/${map}/verdicts?track=replay&status=pass`],
      ['last page', `/maps/${map}/verdicts?limit=10&page=${Math.max(1, Math.floor(records / 2000 / 10))}`],
    ],
  };
}

function catalogReads({ maps, names, worldRecords, players }: SizeCounts): Record<string, Entry[]> {
  const uids = spread(maps).map(mapUidOf);
  const ids = spread(names).map((place) => namesFrom(place, 1)[0]?.accountId ?? '');
  const project = PROJECTS[0];
  return {
    listEndpoints: [['', '/public/endpoints']],
    getMeta: [['', '/meta']],
    getMetricsOverview: [['', '/metrics/overview']],
    getMap: [['', ...uids.map((uid) => `/public/maps/${uid}`)]],
    getMapInfo: [['', ...uids.map((uid) => `/maps/info/${uid}`)]],
    getStats: [['', '/alterations/stats']],
    listMaps: [
      ['', '/alterations/maps?limit=100'],
      ['tracked', '/alterations/maps?limit=100&tracked=true'],
      ['deep', `/alterations/maps?limit=100&offset=${maps * 0.8}`],
      ['middle', `/alterations/maps?limit=100&offset=${maps * 0.5}`],
      ['by season', '/alterations/maps?limit=100&season=Winter'],
      ['by season, deep', `/alterations/maps?limit=100&season=Winter&offset=${maps * 0.2}`],
      ['by year', '/alterations/maps?limit=100&year=2021'],
      ['by alteration', '/alterations/maps?limit=100&alteration=Icy'],
      ['by all of them', '/alterations/maps?limit=100&season=Winter&year=2021&alteration=Icy&tracked=true'],
      ['q common', '/alterations/maps?limit=100&q=icy'],
      ['q common, deep', `/alterations/maps?limit=100&q=icy&offset=${maps * 0.1}`],
      ['q rare', `/alterations/maps?limit=100&q=map-${maps - 7}`],
      ['q of two letters', '/alterations/maps?limit=100&q=ic', '/alterations/maps?limit=100&q=zq'],
    ],
    listCampaigns: [
      ['', '/alterations/campaigns?limit=100'],
      ['deep', `/alterations/campaigns?limit=100&offset=${maps / 50}`],
    ],
    listUploads: [['', '/alterations/uploads?limit=100']],
    getLeaderboards: [
      ['', '/alterations/leaderboards'],
      ['with maps and medals', '/alterations/leaderboards?includeMaps=true&includeMedals=true'],
      [
        'deep',
        `/alterations/leaderboards?overallLimit=100&overallOffset=${players / 2}&includeBuckets=false`,
      ],
    ],
    getLiveLeaderboard: [['', '/alterations/leaderboards/live']],
    getHook: [['', '/hook/primary']],
    listHookMaps: [
      ['', '/hook/primary/maps?limit=100'],
      ['q common', '/hook/primary/maps?limit=100&q=icy'],
    ],
    listHookRuns: [['', '/hook/primary/runs']],
    getClub: [['', `/clubs/${CLUB}/summary`]],
    listClubCampaigns: [['', `/clubs/${SMALL_CLUB}/campaigns`]],
    listClubMaps: [
      ['', `/clubs/${CLUB}/maps?limit=100`],
      ['deep', `/clubs/${CLUB}/maps?limit=100&offset=${maps * 0.8}`],
      ['q common', `/clubs/${CLUB}/maps?limit=100&q=icy`],
      ['q rare', `/clubs/${CLUB}/maps?limit=100&q=map-${maps - 7}`],
    ],
    getDashboard: [
      ['', '/dashboard'],
      ['with all', '/dashboard?includeMapOptions=true&includeTracker=true'],
      ['deep', `/dashboard?mapsOffset=${maps * 0.8}`],
    ],
    getLatestRecord: [
      ['', '/latest-wr'],
      ['deep', `/latest-wr?offset=${worldRecords / 4}`],
    ],
    getTrackerStatus: [['', '/tracker/status']],
    listProjects: [['', '/projects']],
    getProject: [['', `/projects/${project}`]],
    listProjectMaps: [
      ['', `/projects/${project}/maps?limit=100`],
      ['deep', `/projects/${project}/maps?limit=100&offset=${maps * 0.4}`],
      ['q common', `/projects/${project}/maps?limit=100&q=icy`],
      ['q rare', `/projects/${project}/maps?limit=100&q=map-${maps - 7}`],
      [
        'q of two letters',
        `/projects/${project}/maps?limit=100&q=ic`,
        `/projects/${project}/maps?limit=100&q=zq`,
      ],
    ],
    listEvents: [
      ['', '/events/recent'],
      ['of a project', `/events/recent?project=${project}`],
      ['deep', '/events/recent?offset=500000'],
      ['q of two letters', '/events/recent?q=ka'],
      ['q of two rare letters', '/events/recent?q=zq'],
      ['q common', '/events/recent?q=cleaned'],
      ['q rare', '/events/recent?q=rare1000', '/events/recent?q=rare9000'],
    ],
    resolveDisplayNames: [['', `/display-names?accountIds=${ids.join(',')}`]],
  };
}
