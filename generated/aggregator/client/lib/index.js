// Made by `npm run generate` from specs/. Change the spec, not this file.
import { send } from './send.js';
export { followEvents, walkPages } from './pages.js';
export { createRetryingFetch } from './retry.js';
/** Get the API catalogue. The documentation as data, for programs and documentation pages. It is made from the OpenAPI document and cannot differ from it. The example shows one endpoint out of all. */
export const getCatalog = (client, request, options) => send(client, { id: 'getCatalog', method: 'GET', path: '/api/v1/catalog', json: [200, 429], empty: [304] }, request, options);
/** Get the service's totals. How much the service holds now. System events are not counted. */
export const getMeta = (client, request, options) => send(client, { id: 'getMeta', method: 'GET', path: '/api/v1/meta', json: [200, 429], empty: [] }, request, options);
/** List display names. With `accountId[]` there is one row for each account, in the order of the request. Accounts without a name, and texts that are no account ids, are rows with `missing` true. With `q` there are the names and accounts that it is a part of, newest observation first. With neither there are the newest rows. */
export const listDisplayNames = (client, request, options) => send(client, { id: 'listDisplayNames', method: 'GET', path: '/api/v1/display-names', json: [200, 400, 429], empty: [] }, request, options);
/** Resolve many accounts. Looks up as many as 500 accounts in one request and changes nothing. Stale names are returned as well; whether to look them up elsewhere is up to you. A malformed id spoils nothing but itself. */
export const resolveDisplayNames = (client, request, options) => send(client, { id: 'resolveDisplayNames', method: 'POST', path: '/api/v1/display-names/resolve', sends: 'json', json: [200, 400, 413, 415, 429], empty: [] }, request, options);
/** Get a display name. An account that nobody has named is no failure: its row says that the name is missing. */
export const getDisplayName = (client, request, options) => send(client, { id: 'getDisplayName', method: 'GET', path: '/api/v1/display-names/resolve/{accountId}', json: [200, 400, 429], empty: [] }, request, options);
/** Find accounts by name. Names are compared whole, in their normalized form, so case, width and spare white space make no difference. Several accounts may have one name; the 100 with the newest observations are returned. */
export const findDisplayNames = (client, request, options) => send(client, { id: 'findDisplayNames', method: 'GET', path: '/api/v1/display-names/by-name', json: [200, 400, 429], empty: [] }, request, options);
/** Search display names. `prefix` suits pickers, `contains` finds any part of a name, and `fuzzy` forgives typos among the 5000 freshest names; of a long text, among as many of them as are compared in a few milliseconds, and elsewhere finds it as a part of a name. A text of one or two characters is looked for at the beginning of all names, and inside of the 5000 freshest. */
export const searchDisplayNames = (client, request, options) => send(client, { id: 'searchDisplayNames', method: 'GET', path: '/api/v1/display-names/search', json: [200, 400, 429], empty: [] }, request, options);
/** List accounts without names. Accounts that were seen anywhere and have no name, those seen last first, and then those whose name is the oldest. Clients that can look up names find here what to look up next. */
export const listCandidates = (client, request, options) => send(client, { id: 'listCandidates', method: 'GET', path: '/api/v1/display-names/candidates', json: [200, 400, 429], empty: [304] }, request, options);
/** List candidates in detail. The same accounts in the same order, with where they were seen and what is known of them. */
export const listCandidateDetails = (client, request, options) => send(client, { id: 'listCandidateDetails', method: 'GET', path: '/api/v1/display-names/candidates/details', json: [200, 400, 429], empty: [] }, request, options);
/** List projects. Newest `lastSyncAt` first, then by key; projects without one come last. */
export const listProjects = (client, request, options) => send(client, { id: 'listProjects', method: 'GET', path: '/api/v1/projects', json: [200, 400, 429], empty: [304] }, request, options);
/** Get a project. The counts are kept with every contribution, so they are always exact. */
export const getProject = (client, request, options) => send(client, { id: 'getProject', method: 'GET', path: '/api/v1/projects/{projectKey}', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** List a project's maps. The maps that the tracker runs of a project have checked, most recent check first, then by uid. The record of a map is the one that this project reported last; other projects may know another. */
export const listProjectMaps = (client, request, options) => send(client, { id: 'listProjectMaps', method: 'GET', path: '/api/v1/projects/{projectKey}/maps', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** List a project's instances. Most recent sign of life first, then by id. The ages are those of the time of the response, so nothing is cached. */
export const listProjectInstances = (client, request, options) => send(client, { id: 'listProjectInstances', method: 'GET', path: '/api/v1/projects/{projectKey}/instances', json: [200, 400, 404, 429], empty: [] }, request, options);
/** List a map's projects. The projects whose tracker runs have checked a map, most recent check first, then by key. A map that nobody has checked has none. */
export const listMapProjects = (client, request, options) => send(client, { id: 'listMapProjects', method: 'GET', path: '/api/v1/maps/{mapUid}/projects', json: [200, 400, 429], empty: [304] }, request, options);
/** List events. Newest `occurredAt` first, then highest id. Events that the service stores for its own sake are left out unless asked for. */
export const listEvents = (client, request, options) => send(client, { id: 'listEvents', method: 'GET', path: '/api/v1/events/recent', json: [200, 400, 429], empty: [304] }, request, options);
/** Get event facets. The sources and types of the events in a window, most frequent first, then by value; at most 1000 of each. System events are left out unless asked for. */
export const getEventFacets = (client, request, options) => send(client, { id: 'getEventFacets', method: 'GET', path: '/api/v1/events/facets', json: [200, 400, 429], empty: [304] }, request, options);
/** List the queue. Newest items first. An item is open, `queued` or `processing`, until a later check of its map reports a record, or a world record is reported to the catalog. One that nobody resolves within 30 days is ignored. */
export const listWrBaselineQueue = (client, request, options) => send(client, { id: 'listWrBaselineQueue', method: 'GET', path: '/api/v1/queue/wr-baseline', json: [200, 400, 429], empty: [304] }, request, options);
/** Get the metrics. Totals, and what came in within 24 hours: the present hour and the 23 before it. System events are not counted. */
export const getMetricsOverview = (client, request, options) => send(client, { id: 'getMetricsOverview', method: 'GET', path: '/api/v1/metrics/overview', json: [200, 429], empty: [] }, request, options);
/** Get a time series. Counts per hour or UTC day, oldest first, with zeroes where nothing was counted. There are as many buckets as hold the window, the present one included. Things are counted by when they happened. */
export const getMetricsTimeseries = (client, request, options) => send(client, { id: 'getMetricsTimeseries', method: 'GET', path: '/api/v1/metrics/timeseries', json: [200, 400, 429], empty: [] }, request, options);
/** Check leaderboard coverage. Asks the records catalog for the size of its overall leaderboard, in one request, and compares it with the maps that are known here. The catalog's address is a setting of this server. What the catalog said is kept for two seconds. */
export const getLeaderboardCoverage = (client, request, options) => send(client, { id: 'getLeaderboardCoverage', method: 'GET', path: '/api/v1/metrics/leaderboards/coverage', json: [200, 400, 429, 502, 503], empty: [] }, request, options);
/** Get a club. The club as the newest snapshots describe it. The same object stands under both names. */
export const getClub = (client, request, options) => send(client, { id: 'getClub', method: 'GET', path: '/api/v1/clubs/{clubId}/summary', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** List a club's campaigns. Newest first by the time at which a campaign was made, those of an unknown age last, then highest id first. */
export const listClubCampaigns = (client, request, options) => send(client, { id: 'listClubCampaigns', method: 'GET', path: '/api/v1/clubs/{clubId}/campaigns', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** List a club's maps. Lists each distinct map once, with all its places in campaigns and upload buckets. Newest upload first, those of an unknown age last, then by uid. */
export const listClubMaps = (client, request, options) => send(client, { id: 'listClubMaps', method: 'GET', path: '/api/v1/clubs/{clubId}/maps', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** List a club's members. The members who joined last come first, those of an unknown age last, then by account id. Names are those of the directory of names. */
export const listClubMembers = (client, request, options) => send(client, { id: 'listClubMembers', method: 'GET', path: '/api/v1/clubs/{clubId}/members', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** List tables. Lists what the table explorer shows, always in the same order. */
export const listTables = (client, request, options) => send(client, { id: 'listTables', method: 'GET', path: '/api/v1/db/tables', json: [200, 400, 429], empty: [304] }, request, options);
/** Get a table's schema. Columns and indexes, named alike whatever database the server runs on. */
export const getTableSchema = (client, request, options) => send(client, { id: 'getTableSchema', method: 'GET', path: '/api/v1/db/tables/{table}/schema', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** List a table's rows. Rows as they are stored, sorted by one column and then by the primary key in the same direction. Null is lower than any value. A table of more than 100000 rows, or of more than 10000 whose number is not kept, can be sorted only by columns that an index sorts; the response to any other column names them. */
export const listTableRows = (client, request, options) => send(client, { id: 'listTableRows', method: 'GET', path: '/api/v1/db/tables/{table}/rows', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** Send a tracker run. Stores a run and what follows from its checks: events, world records, names of holders, and queue items where something is missing. The same run of a project again, recognized by its times and content, changes nothing but the project's names and when it was seen; a run without times is a new one each time. A check that cannot be taken is reported and the others are stored. */
export const ingestTrackerRun = (client, request, options) => send(client, { id: 'ingestTrackerRun', method: 'POST', path: '/api/v1/ingest/tracker-run', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
/** Send one tracker run. Does the same as the route in the singular, with one run per request. */
export const ingestTrackerRuns = (client, request, options) => send(client, { id: 'ingestTrackerRuns', method: 'POST', path: '/api/v1/ingest/tracker-runs', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
/** Register an instance. Registers a program that a project runs, and counts as a heartbeat. What is left out keeps its stored value. */
export const registerInstance = (client, request, options) => send(client, { id: 'registerInstance', method: 'POST', path: '/api/v1/ingest/instance/register', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
/** Send a heartbeat. Reports that an instance is alive. An unknown one is registered. */
export const sendHeartbeat = (client, request, options) => send(client, { id: 'sendHeartbeat', method: 'POST', path: '/api/v1/ingest/instance/heartbeat', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
/** Send display names. Of each account the newest observation stays, whichever arrives first; all of them join its history. A row that is not a valid name is rejected with its reason, and the others are stored. Sending a request again changes nothing. */
export const ingestDisplayNames = (client, request, options) => send(client, { id: 'ingestDisplayNames', method: 'POST', path: '/api/v1/ingest/display-names', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
/** Send names from plugins. For players rather than operators: the body carries a token of the plugin platform in place of an ingest token, and a server that is set up for it asks the platform whether the token is good. All players contribute as one project. The rows are treated as on the other route for names. */
export const ingestPluginDisplayNames = (client, request, options) => send(client, { id: 'ingestPluginDisplayNames', method: 'POST', path: '/api/v1/ingest/display-names/plugin', sends: 'json', json: [200, 400, 401, 413, 415, 429, 502, 503], empty: [] }, request, options);
/** Send a club snapshot. Stores what was seen of a club in one transaction. A snapshot adds and updates: a collection that is absent or empty removes nothing, so that contributors may send only what is new. "Removing rows of a club" in the introduction says how rows are removed. */
export const ingestClubSnapshot = (client, request, options) => send(client, { id: 'ingestClubSnapshot', method: 'POST', path: '/api/v1/ingest/club-snapshot', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
/** Send an event. Stores one event as the route for many does. One that cannot be taken is a 400 here, not a rejected row. */
export const ingestEvent = (client, request, options) => send(client, { id: 'ingestEvent', method: 'POST', path: '/api/v1/ingest/event', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
/** Send events. An event with an `eventKey` is stored once per project, and so is one with `occurredAt` by its content. A world record that is known already is no new event. An event that cannot be taken is reported and the others are stored. */
export const ingestEvents = (client, request, options) => send(client, { id: 'ingestEvents', method: 'POST', path: '/api/v1/ingest/events', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
/** Send a traffic sample. Query strings are cut off before anything is stored. A sample with `occurredAt` is stored once, however often it is sent. */
export const ingestTraffic = (client, request, options) => send(client, { id: 'ingestTraffic', method: 'POST', path: '/api/v1/ingest/traffic', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
/** Send traffic samples. Query strings are cut off before anything is stored. A sample with `occurredAt` is stored once, however often it is sent; equal ones in one request are different calls. A sample that cannot be taken is reported and the others are stored. */
export const ingestTrafficBatch = (client, request, options) => send(client, { id: 'ingestTrafficBatch', method: 'POST', path: '/api/v1/ingest/traffic/batch', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
