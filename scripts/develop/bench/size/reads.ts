import type { ServiceName } from '../../../../src/config.js';
import { namesFrom } from './names.js';
import { CLUB, mapUidOf, PROJECTS, SMALL_CLUB, type SizeCounts } from './size-rows.js';

/** Path and query below `/api/v1`; with a body it is a POST. */
export interface Target {
  path: string;
  body?: object;
}

/** A read to measure. */
export interface Read {
  service: ServiceName;
  operation: string;
  /** What is special about the parameters; "" without any. */
  variant: string;
  /** One of them is sent at a time, in turn. */
  targets: Target[];
}

/** How many different keys a read of one row asks for. */
const KEYS = 50;
const RESOLVED_NAMES = 500;
const RESOLVED_RECORDS = 100;

type Entry = readonly [variant: string, ...targets: (string | Target)[]];

/** Texts to search for, from one letter that nearly everything has to a text that nothing has. */
interface Texts {
  oneLetter: string[];
  twoLetters: string[];
  twoRareLetters: string[];
  common: string[];
  rare: string[];
}

const NAME_TEXTS = { oneLetter: ['k'], twoLetters: ['ka'], twoRareLetters: ['zq'], common: ['kami', 'tar'] };
const MAP_TEXTS = { oneLetter: ['i'], twoLetters: ['ic'], twoRareLetters: ['zq'], common: ['icy'] };
const EVENT_TEXTS = {
  oneLetter: ['i'],
  twoLetters: ['ka'],
  twoRareLetters: ['zq', 'c-'],
  common: ['cleaned', 'quick'],
};
const UNKNOWN_TEXT = 'nothing-has-this';
/** A sign that is no letter, and letters of scripts that a locale of PostgreSQL may not know. */
const OTHER_TEXTS = { sign: ['★', '★★★'], cyrillic: ['привет'], chinese: ['你好世界'] };

/** Returns every read operation with its filters, deep pages, rare and common texts. */
export function readsOf(counts: SizeCounts): Read[] {
  return [
    ...toReads('aggregator', aggregatorReads(counts)),
    ...toReads('verification', verificationReads(counts)),
    ...toReads('catalog', catalogReads(counts)),
  ];
}

/** Returns a read as a table shows it. */
export function titleOf({ service, operation, variant }: Read): string {
  return [service, operation, variant].filter((part) => part !== '').join(', ');
}

function toReads(service: ServiceName, table: Record<string, Entry[]>): Read[] {
  return Object.entries(table).flatMap(([operation, entries]) =>
    entries.map(([variant, ...targets]) => ({
      service,
      operation,
      variant,
      targets: targets.map((target) => (typeof target === 'string' ? { path: target } : target)),
    })),
  );
}

/** Returns the searches of a list, which has a filter, for texts of each kind. */
function textEntries(
  path: string,
  { oneLetter, twoLetters, twoRareLetters, common, rare }: Texts,
  filter = '',
): Entry[] {
  const paths = (texts: string[]): string[] =>
    texts.map((text) => `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(text)}`);
  const searches: [variant: string, texts: string[]][] = [
    ['q of one letter', oneLetter],
    ['q of two letters', twoLetters],
    ['q of two rare letters', twoRareLetters],
    ['q common', common],
    ['q rare', rare],
    ['q unknown', [UNKNOWN_TEXT]],
    ['q of signs', OTHER_TEXTS.sign],
    ['q in Cyrillic', OTHER_TEXTS.cyrillic],
    ['q in Chinese', OTHER_TEXTS.chinese],
  ];
  return searches.map(([variant, texts]): Entry => [`${filter}${variant}`, ...paths(texts)]);
}

/** Returns places spread over a list. */
function spread(count: number, parts = KEYS): number[] {
  return Array.from({ length: parts }, (_, part) => Math.floor((part * count) / parts));
}

function idsOf(names: number, parts?: number): string[] {
  return spread(names, parts).map((place) => namesFrom(place, 1)[0]?.accountId ?? '');
}

function aggregatorReads(counts: SizeCounts): Record<string, Entry[]> {
  return {
    ...nameReads(counts),
    ...trackingReads(counts),
    ...eventReads(counts),
    ...metricReads(),
    ...clubReads(counts),
    ...explorerReads(counts),
  };
}

function nameReads({ names }: SizeCounts): Record<string, Entry[]> {
  const ids = idsOf(names);
  const known = spread(names).map((place) => namesFrom(place, 1)[0]?.displayName ?? '');
  const rare = known.slice(0, 10);
  const accountIds = idsOf(names, RESOLVED_NAMES);
  const details = '/display-names/candidates/details';
  const search = (mode: string, texts: string[], rest = ''): string[] =>
    texts.map((text) => `/display-names/search?mode=${mode}&q=${encodeURIComponent(text)}${rest}`);
  return {
    getCatalog: [['', '/catalog']],
    getMeta: [['', '/meta']],
    getDisplayName: [
      ['', ...ids.map((id) => `/display-names/resolve/${id}`)],
      ['with an age', ...ids.map((id) => `/display-names/resolve/${id}?max_age_seconds=3600`)],
      ['unknown', '/display-names/resolve/00000000-0000-4000-8000-000000000000'],
    ],
    resolveDisplayNames: [
      [`${RESOLVED_NAMES} accounts`, { path: '/display-names/resolve', body: { accountIds } }],
    ],
    listDisplayNames: [
      ['', '/display-names'],
      ['with an age', '/display-names?max_age_seconds=3600'],
      ['2,000 rows', '/display-names?limit=2000'],
      ['50 accounts', `/display-names?${ids.map((id) => `accountId[]=${id}`).join('&')}`],
      ['50 accounts, joined', `/display-names?accountIds=${ids.join(',')}`],
      ...textEntries('/display-names', { ...NAME_TEXTS, rare }),
    ],
    findDisplayNames: [
      ['', ...known.map((name) => `/display-names/by-name?displayName[]=${name}&max_age_seconds=3600`)],
      ['50 names', `/display-names/by-name?${known.map((name) => `name[]=${name}`).join('&')}`],
    ],
    searchDisplayNames: [
      ...(['prefix', 'contains', 'fuzzy'] as const).flatMap((mode): Entry[] => [
        [`${mode}, one letter`, ...search(mode, NAME_TEXTS.oneLetter)],
        [`${mode}, two letters`, ...search(mode, NAME_TEXTS.twoLetters)],
        [`${mode}, two rare letters`, ...search(mode, NAME_TEXTS.twoRareLetters)],
        [`${mode}, common`, ...search(mode, ['kami', 'tarlyn'])],
        [`${mode}, rare`, ...search(mode, rare)],
        [`${mode}, unknown`, ...search(mode, [UNKNOWN_TEXT])],
        [`${mode}, of signs`, ...search(mode, OTHER_TEXTS.sign)],
        [`${mode}, in Cyrillic`, ...search(mode, OTHER_TEXTS.cyrillic)],
        [`${mode}, in Chinese`, ...search(mode, OTHER_TEXTS.chinese)],
      ]),
      [
        'contains, common, 1,000 rows',
        ...search('contains', NAME_TEXTS.common, '&limit=1000&max_age_seconds=3600'),
      ],
    ],
    listCandidates: [
      ['', '/display-names/candidates'],
      ['stale too', '/display-names/candidates?stale_after_seconds=3600'],
      ['5,000 rows', '/display-names/candidates?stale_after_seconds=3600&limit=5000'],
    ],
    listCandidateDetails: [
      ['', `${details}?limit=100`],
      ['deep', `${details}?stale_after_seconds=3600&limit=100&offset=${names / 2}`],
      ['last', `${details}?stale_after_seconds=3600&limit=100&offset=${names * 1.1}`],
      ['5,000 rows, deep', `${details}?limit=5000&offset=${names * 0.09}`],
    ],
  };
}

function trackingReads({ maps }: SizeCounts): Record<string, Entry[]> {
  const project = PROJECTS[0];
  const list = `/projects/${project}/maps`;
  const texts = { ...MAP_TEXTS, rare: [`map-${maps - 7}`] };
  const queue = '/queue/wr-baseline';
  return {
    listProjects: [['', '/projects?limit=1000']],
    getProject: [['', `/projects/${project}`]],
    listProjectMaps: [
      ['', `${list}?limit=100`],
      ['5,000 rows', `${list}?limit=5000`],
      ['changed only', `${list}?limit=100&changed_only=true`],
      ['changed only, deep', `${list}?limit=100&changed_only=true&offset=${maps * 0.4}`],
      ['deep', `${list}?limit=100&offset=${maps * 0.4}`],
      ...textEntries(`${list}?limit=100`, texts),
      ['q common, deep', `${list}?limit=100&q=icy&offset=${Math.min(9900, maps * 0.05)}`],
    ],
    listProjectInstances: [['', `/projects/${project}/instances?limit=1000`]],
    listMapProjects: [['', ...spread(maps).map((place) => `/maps/${mapUidOf(place)}/projects?limit=1000`)]],
    listWrBaselineQueue: [
      ['', queue],
      ['all', `${queue}?status=all`],
      ['of a project, page 2', `${queue}?status=all&project_key=${project}&page=2&limit=100`],
      ...textEntries(`${queue}?status=all`, texts),
    ],
  };
}

function eventReads(counts: SizeCounts): Record<string, Entry[]> {
  const { maps, events } = counts;
  const project = PROJECTS[0];
  const window = 'from_iso=2026-01-10T10:20:00Z&to_iso=2026-03-12T11:40:00Z';
  const list = '/events/recent';
  const lastPage = Math.floor((events * 0.99) / 80);
  const texts = { ...EVENT_TEXTS, rare: ['rare1000', 'rare9000'] };
  return {
    listEvents: [
      ['', list],
      ['1,000 rows', `${list}?limit=1000`],
      ['page 50', `${list}?page=50`],
      ['middle page', `${list}?page=${Math.floor(events / 160)}`],
      ['last page', `${list}?page=${lastPage}`],
      ['with system events', `${list}?include_system=true`],
      ['with system events, last page', `${list}?include_system=true&page=${lastPage}`],
      ['of a project', `${list}?project_key=${project}`],
      ['of a project, deep', `${list}?project_key=${project}&page=${Math.floor(events / 800)}`],
      ['of a source', `${list}?source=${project}`],
      ['of a player', `${list}?account_id=${idsOf(counts.names, 1)[0]}`],
      ['of a type', `${list}?event_type=wr_change`],
      ['of a type, deep', `${list}?event_type=wr_change&page=${Math.floor(counts.worldRecords / 160)}`],
      ['changed only', `${list}?changed_only=true`],
      ['changed only, deep', `${list}?changed_only=true&page=${Math.floor(events / 4000)}`],
      ['up to an id', `${list}?max_event_id=${events / 2}`],
      ['after an id', `${list}?after_event_id=${events / 2}`],
      ['after an id, q rare', `${list}?after_event_id=${events / 2}&q=rare1000`],
      ['window', `${list}?${window}`],
      ['window, middle page', `${list}?${window}&page=${Math.floor(events / 4000)}`],
      [
        'all filters',
        `${list}?${window}&project_key=${project}&source=${project}&event_type=wr_change&changed_only=true`,
      ],
      ...textEntries(list, texts),
      ...Object.entries({
        'of a project': `project_key=${project}`,
        'of a source': `source=${project}`,
        'of a type': 'event_type=wr_change',
        'of a type of a project': `project_key=${project}&event_type=wr_change`,
        'of a player': `account_id=${idsOf(counts.names, 1)[0]}`,
        'changed only': 'changed_only=true',
        'with system events': 'include_system=true',
        'up to an id': `max_event_id=${events / 2}`,
        window,
      }).flatMap(([filter, query]) => textEntries(`${list}?${query}`, texts, `${filter}, `)),
      ['q of two letters, page 50', `${list}?q=ka&page=50`],
      ['q common, page 50', `${list}?q=cleaned&page=50`],
      [
        'q of a map',
        ...spread(maps)
          .slice(0, 10)
          .map((place) => `${list}?q=${mapUidOf(place)}`),
      ],
      ['q of a player', ...namesFrom(0, 10).map(({ displayName }) => `${list}?q=${displayName}`)],
    ],
    getEventFacets: [
      ['', '/events/facets'],
      ['with system events', '/events/facets?include_system=true'],
      ['window', `/events/facets?${window}`],
      ['of a project', `/events/facets?project_key=${project}`],
      ['of a project, window', `/events/facets?project_key=${project}&${window}`],
    ],
  };
}

function metricReads(): Record<string, Entry[]> {
  const series = '/metrics/timeseries';
  return {
    getMetricsOverview: [['', '/metrics/overview']],
    getMetricsTimeseries: [
      ['day by hour', `${series}?bucket=hour&window_hours=24`],
      ['year by day', `${series}?bucket=day&window_hours=8760`],
      ['year by hour', `${series}?bucket=hour&window_hours=8760`],
      ['year by hour, of a project', `${series}?bucket=hour&window_hours=8760&project_key=${PROJECTS[0]}`],
    ],
    getLeaderboardCoverage: [
      ['', '/metrics/leaderboards/coverage'],
      ['all maps', '/metrics/leaderboards/coverage?tracked_only=false&timeout_ms=15000'],
    ],
  };
}

function clubReads({ maps, players }: SizeCounts): Record<string, Entry[]> {
  const list = `/clubs/${CLUB}/maps`;
  const members = `/clubs/${CLUB}/members`;
  return {
    getClub: [['', `/clubs/${CLUB}/summary`]],
    listClubCampaigns: [
      ['', `/clubs/${CLUB}/campaigns`],
      ['5,000 rows', `/clubs/${CLUB}/campaigns?limit=5000`],
    ],
    listClubMaps: [
      ['', `${list}?limit=100`],
      ['5,000 rows', `${list}?limit=5000`],
      ['deep', `${list}?limit=100&offset=${maps * 0.8}`],
      ['of a small club', `/clubs/${SMALL_CLUB}/maps?limit=100`],
      ...textEntries(`${list}?limit=100`, { ...MAP_TEXTS, rare: [`map-${maps - 7}`] }),
      ['q common, deep', `${list}?limit=100&q=icy&offset=${Math.min(9900, maps * 0.1)}`],
    ],
    listClubMembers: [
      ['', members],
      ['5,000 rows', `${members}?limit=5000`],
      ...textEntries(members, {
        ...NAME_TEXTS,
        rare: [namesFrom(players / 10, 1)[0]?.displayName ?? ''],
      }),
    ],
  };
}

function explorerReads({ names, events, maps }: SizeCounts): Record<string, Entry[]> {
  const rows = (table: string, rest = ''): string => `/db/tables/${table}/rows?limit=100${rest}`;
  return {
    listTables: [
      ['', '/db/tables?include_counts=false'],
      ['with counts', '/db/tables?include_counts=true'],
    ],
    getTableSchema: [['', '/db/tables/events/schema']],
    listTableRows: [
      ['events', rows('events')],
      ['events, deep', rows('events', `&offset=${events / 4}`)],
      ['events, middle', rows('events', `&offset=${events / 2}`)],
      ['names, deep', rows('display_names', `&offset=${names / 2}`)],
      ['history, deep', rows('display_name_history', `&offset=${names / 2}`)],
      ['events by time, deep', rows('events', `&sort_by=occurred_at&offset=${events / 4}`)],
      ['events by time, oldest', rows('events', '&sort_by=occurred_at&sort_dir=asc')],
      ['maps by name, deep', rows('maps', `&sort_by=name&offset=${maps * 0.9}`)],
    ],
  };
}

function verificationReads({ records }: SizeCounts): Record<string, Entry[]> {
  const ids = spread(records).map((place) => `rec-${place}`);
  const resolved = spread(records, RESOLVED_RECORDS).map((place) => `rec-${place}`);
  const list = `/maps/${mapUidOf(3)}/verdicts`;
  const lastPage = Math.max(1, Math.floor(records / 2000 / 10));
  return {
    listEndpoints: [['', '/endpoints']],
    getApiRoot: [['', '']],
    getHealth: [['', '/health']],
    getLiveFeed: [
      ['', '/live'],
      ['500 records, 50 maps', '/live?limit=500&mapLimit=50'],
      ['of a player', `/live?account_id=${idsOf(records, 1)[0]}`],
    ],
    getRecord: [['', ...ids.map((id) => `/records/${id}`)]],
    getRecordVerdicts: [['', ...ids.map((id) => `/records/${id}/verdicts`)]],
    listMapVerdicts: [
      ['', list],
      ['by status', `${list}?track=replay&status=pass`],
      ['by status, both tracks', `${list}?track=deep&status=fail&sort=updated_desc`],
      ['last page', `${list}?limit=10&page=${lastPage}`],
    ],
    resolveVerdicts: [
      [
        `${RESOLVED_RECORDS} records`,
        { path: '/verdicts/batch', body: { record_ids: resolved, track: 'all' } },
      ],
    ],
  };
}

function catalogReads(counts: SizeCounts): Record<string, Entry[]> {
  return { ...catalogMapReads(counts), ...catalogRecordReads(counts), ...catalogProjectReads(counts) };
}

function catalogMapReads({ maps }: SizeCounts): Record<string, Entry[]> {
  const uids = spread(maps).map(mapUidOf);
  const list = '/alterations/maps?limit=100';
  const clubMaps = `/clubs/${CLUB}/maps?limit=100`;
  const hookMaps = '/hook/primary/maps?limit=100';
  const texts = { ...MAP_TEXTS, rare: [`map-${maps - 7}`] };
  return {
    listEndpoints: [['', '/public/endpoints']],
    getMeta: [['', '/meta']],
    getMetricsOverview: [['', '/metrics/overview']],
    getMap: [
      ['', ...uids.map((uid) => `/public/maps/${uid}`)],
      ['25 records', ...uids.map((uid) => `/public/maps/${uid}?wrHistoryLimit=25`)],
    ],
    getMapInfo: [['', ...uids.map((uid) => `/maps/info/${uid}`)]],
    getStats: [['', '/alterations/stats']],
    listMaps: [
      ['', list],
      ['5,000 rows', '/alterations/maps?limit=5000'],
      ['of a player', `${list}&accountId=${idsOf(maps, 1)[0]}`],
      ['tracked', `${list}&tracked=true`],
      ['tracked, deep', `${list}&tracked=true&offset=${maps * 0.8}`],
      ['deep', `${list}&offset=${maps * 0.8}`],
      ['middle', `${list}&offset=${maps * 0.5}`],
      ['by season', `${list}&season=Winter`],
      ['by season, deep', `${list}&season=Winter&offset=${maps * 0.2}`],
      ['by year', `${list}&year=2021`],
      ['by alteration', `${list}&alteration=Icy`],
      ['by all of them', `${list}&season=Winter&year=2021&alteration=Icy&tracked=true`],
      ...textEntries(list, texts),
      ['q common, deep', `${list}&q=icy&offset=${Math.min(9900, maps * 0.1)}`],
      ...textEntries(`${list}&season=Winter`, texts, 'by season, '),
      ...textEntries(`${list}&tracked=true`, texts, 'tracked, '),
    ],
    listCampaigns: [
      ['', '/alterations/campaigns?limit=100'],
      ['5,000 rows', '/alterations/campaigns?limit=5000'],
      ['deep', `/alterations/campaigns?limit=100&offset=${maps / 50}`],
    ],
    listUploads: [
      ['', '/alterations/uploads?limit=100'],
      ['5,000 rows', '/alterations/uploads?limit=5000&offset=0'],
    ],
    getHook: [['', '/hook/primary']],
    listHookMaps: [
      ['', hookMaps],
      ['5,000 rows', '/hook/primary/maps?limit=5000'],
      ...textEntries(hookMaps, texts),
    ],
    listHookRuns: [
      ['', '/hook/primary/runs'],
      ['1,000 rows', '/hook/primary/runs?limit=1000'],
    ],
    getClub: [['', `/clubs/${CLUB}/summary`]],
    listClubCampaigns: [
      ['', `/clubs/${CLUB}/campaigns`],
      ['of a small club', `/clubs/${SMALL_CLUB}/campaigns`],
    ],
    listClubMaps: [
      ['', clubMaps],
      ['deep', `${clubMaps}&offset=${maps * 0.8}`],
      ...textEntries(clubMaps, texts),
    ],
  };
}

function catalogRecordReads({ maps, worldRecords, players }: SizeCounts): Record<string, Entry[]> {
  const leaderboards = '/alterations/leaderboards';
  return {
    getLeaderboards: [
      ['', leaderboards],
      ['without maps and medals', `${leaderboards}?includeMaps=false&includeMedals=false`],
      ['deep', `${leaderboards}?overallLimit=100&overallOffset=${players / 2}&includeBuckets=false`],
      ['1,000 of each', `${leaderboards}?overallLimit=1000&perBucketLimit=1000`],
    ],
    getLiveLeaderboard: [
      ['', '/alterations/leaderboards/live'],
      ['1,000 of each', '/alterations/leaderboards/live?limit=1000&feedLimit=1000'],
    ],
    getDashboard: [
      ['', '/dashboard'],
      ['without options and tracker', '/dashboard?includeMapOptions=false&includeTracker=false'],
      ['deep', `/dashboard?mapsOffset=${maps * 0.8}`],
      ['1,000 of each', '/dashboard?mapsLimit=1000&wrFeedLimit=1000'],
    ],
    getLatestRecord: [
      ['', '/latest-wr'],
      ['latest only', '/latest-wr?includeRecent=false'],
      ['deep', `/latest-wr?limit=24&offset=${worldRecords / 4}`],
    ],
  };
}

function catalogProjectReads({ maps, names, events }: SizeCounts): Record<string, Entry[]> {
  const project = PROJECTS[0];
  const list = `/projects/${project}/maps?limit=100`;
  return {
    getTrackerStatus: [['', '/tracker/status']],
    listProjects: [['', '/projects']],
    getProject: [['', `/projects/${project}`]],
    listProjectMaps: [
      ['', list],
      ['deep', `${list}&offset=${maps * 0.4}`],
      ...textEntries(list, { ...MAP_TEXTS, rare: [`map-${maps - 7}`] }),
    ],
    listEvents: [
      ['', '/events/recent'],
      ['of a project', `/events/recent?project=${project}`],
      ['of a player', `/events/recent?accountId=${idsOf(names, 1)[0]}`],
      ['deep', `/events/recent?offset=${events / 4}`],
      ['after an id', `/events/recent?after_event_id=${events / 2}`],
      ['1,000 rows', '/events/recent?limit=1000'],
      ...textEntries('/events/recent', { ...EVENT_TEXTS, rare: ['rare1000', 'rare9000'] }),
      ...textEntries(
        `/events/recent?project=${project}`,
        { ...EVENT_TEXTS, rare: ['rare1000', 'rare9000'] },
        'of a project, ',
      ),
    ],
    resolveDisplayNames: [['50 accounts', `/display-names?accountIds=${idsOf(names).join(',')}`]],
  };
}
