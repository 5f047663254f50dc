// Made by `npm run generate` from specs/. Change the spec, not this file.
import { send } from './send.js';
export { followEvents, walkPages } from './pages.js';
export { createRetryingFetch } from './retry.js';
/** List all endpoints. The documentation as data, in the order of the groups: for each endpoint its parameters, headers and worked examples. `generatedAt` is when the server was started. The example shows one endpoint out of many. */
export const listEndpoints = (client, request, options) => send(client, { id: 'listEndpoints', method: 'GET', path: '/api/v1/public/endpoints', json: [200, 429], empty: [304] }, request, options);
/** Get service facts. What this service is, since when it runs, and how much it knows. */
export const getMeta = (client, request, options) => send(client, { id: 'getMeta', method: 'GET', path: '/api/v1/meta', json: [200, 429], empty: [] }, request, options);
/** Get metrics totals. Totals over everything that was contributed to the catalog and the aggregator. */
export const getMetricsOverview = (client, request, options) => send(client, { id: 'getMetricsOverview', method: 'GET', path: '/api/v1/metrics/overview', json: [200, 429], empty: [304] }, request, options);
/** Get a map. All that is known of the map, with the history of its world records: the current one first, then the others, newest first, those that were revoked among them. The current one is the fastest that is not revoked, in whatever order reports arrived. */
export const getMap = (client, request, options) => send(client, { id: 'getMap', method: 'GET', path: '/api/v1/public/maps/{mapUid}', json: [200, 400, 404, 429], empty: [] }, request, options);
/** Get map facts. The older form of the map route: the facts alone, without an envelope and without world records. */
export const getMapInfo = (client, request, options) => send(client, { id: 'getMapInfo', method: 'GET', path: '/api/v1/maps/info/{mapUid}', json: [200, 404, 429], empty: [304] }, request, options);
/** Get catalog statistics. Counts over all known maps, also those that have left the club or are known by their uid only. */
export const getStats = (client, request, options) => send(client, { id: 'getStats', method: 'GET', path: '/api/v1/alterations/stats', json: [200, 429], empty: [304] }, request, options);
/** List maps. All known maps with their current world records, by upload time, newest first and unknown ones last. */
export const listMaps = (client, request, options) => send(client, { id: 'listMaps', method: 'GET', path: '/api/v1/alterations/maps', json: [200, 400, 429], empty: [304] }, request, options);
/** List campaigns. Campaigns of the primary club, last discovered first. */
export const listCampaigns = (client, request, options) => send(client, { id: 'listCampaigns', method: 'GET', path: '/api/v1/alterations/campaigns', json: [200, 400, 429], empty: [304] }, request, options);
/** List upload buckets. Upload buckets of the primary club, last discovered first. */
export const listUploads = (client, request, options) => send(client, { id: 'listUploads', method: 'GET', path: '/api/v1/alterations/uploads', json: [200, 400, 429], empty: [304] }, request, options);
/** Get the leaderboards. Counts current world records. The overall list has most records first, then the newest record first, then the account id. A player is an account, or a name where no account is known. */
export const getLeaderboards = (client, request, options) => send(client, { id: 'getLeaderboards', method: 'GET', path: '/api/v1/alterations/leaderboards', json: [200, 400, 429], empty: [304] }, request, options);
/** Get the live leaderboard. The players with most current world records, and the newest world records that were reported as changes. */
export const getLiveLeaderboard = (client, request, options) => send(client, { id: 'getLiveLeaderboard', method: 'GET', path: '/api/v1/alterations/leaderboards/live', json: [200, 400, 429], empty: [304] }, request, options);
/** Get the primary hook. The connection to the club that the catalog follows. Before its first snapshot it is not enabled, knows no map, and everything else but its key is null. */
export const getHook = (client, request, options) => send(client, { id: 'getHook', method: 'GET', path: '/api/v1/hook/primary', json: [200, 429], empty: [304] }, request, options);
/** List hook maps. Maps of the primary club by upload time, newest first and unknown ones last. */
export const listHookMaps = (client, request, options) => send(client, { id: 'listHookMaps', method: 'GET', path: '/api/v1/hook/primary/maps', json: [200, 400, 429], empty: [304] }, request, options);
/** List hook runs. One run for each snapshot of the primary club, newest first. */
export const listHookRuns = (client, request, options) => send(client, { id: 'listHookRuns', method: 'GET', path: '/api/v1/hook/primary/runs', json: [200, 400, 429], empty: [304] }, request, options);
/** Get a club. The club in numbers, as its newest snapshot left it. */
export const getClub = (client, request, options) => send(client, { id: 'getClub', method: 'GET', path: '/api/v1/clubs/{clubId}/summary', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** List club campaigns. At most 5000 campaigns, newest first, those of unknown age last, then highest id. */
export const listClubCampaigns = (client, request, options) => send(client, { id: 'listClubCampaigns', method: 'GET', path: '/api/v1/clubs/{clubId}/campaigns', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** List club maps. Every map once, wherever in the club it stands; newest upload first, unknown ones last. */
export const listClubMaps = (client, request, options) => send(client, { id: 'listClubMaps', method: 'GET', path: '/api/v1/clubs/{clubId}/maps', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** Get the dashboard. Counters, tracked maps, the newest world records that were reported as changes, and the tracker in one response. */
export const getDashboard = (client, request, options) => send(client, { id: 'getDashboard', method: 'GET', path: '/api/v1/dashboard', json: [200, 400, 429], empty: [304] }, request, options);
/** Get the latest record. The newest world record by the time when it was driven, and those before it. The list includes the newest one. Records that were revoked are left out, and those that trackers have only found unchanged. */
export const getLatestRecord = (client, request, options) => send(client, { id: 'getLatestRecord', method: 'GET', path: '/api/v1/latest-wr', json: [200, 400, 429], empty: [304] }, request, options);
/** Get the tracker status. The project whose run is the newest counts as the tracker. */
export const getTrackerStatus = (client, request, options) => send(client, { id: 'getTrackerStatus', method: 'GET', path: '/api/v1/tracker/status', json: [200, 429], empty: [304] }, request, options);
/** List projects. Everybody who has contributed, at most 1000 projects, last heard of first. */
export const listProjects = (client, request, options) => send(client, { id: 'listProjects', method: 'GET', path: '/api/v1/projects', json: [200, 429], empty: [304] }, request, options);
/** Get a project. The project and its settings, as it registered them. */
export const getProject = (client, request, options) => send(client, { id: 'getProject', method: 'GET', path: '/api/v1/projects/{projectKey}', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** List project maps. Maps of the project's runs, last checked first. Their records are those that the project reported last. */
export const listProjectMaps = (client, request, options) => send(client, { id: 'listProjectMaps', method: 'GET', path: '/api/v1/projects/{projectKey}/maps', json: [200, 400, 404, 429], empty: [304] }, request, options);
/** List recent events. What projects have reported, newest first. Events about the projects themselves and their names, such as heartbeats, are left out and not counted. */
export const listEvents = (client, request, options) => send(client, { id: 'listEvents', method: 'GET', path: '/api/v1/events/recent', json: [200, 400, 429], empty: [304] }, request, options);
/** Resolve display names. The names of up to 50 accounts. An id that nobody has named, and one that is malformed, is left out. */
export const resolveDisplayNames = (client, request, options) => send(client, { id: 'resolveDisplayNames', method: 'GET', path: '/api/v1/display-names', json: [200, 400, 429], empty: [304] }, request, options);
/** Request an update. Asks the trackers to look at a map. The request waits in their queue until one of them reports a record of the map, or the webhook does, for at most 30 days; while it waits, asking again returns the same request. The map need not be known. An address has 60 new requests an hour, unless the server is set up otherwise; asking again costs none. */
export const requestUpdate = (client, request, options) => send(client, { id: 'requestUpdate', method: 'POST', path: '/api/v1/request-update', sends: 'json', json: [200, 400, 413, 415, 429], empty: [] }, request, options);
/** Report a world record. For trusted services: takes a world record in at once. The same record (map, player and time) reported again, by any contributor, is one record; its `recordedAt` is the earliest moment that it was reported with. */
export const reportWorldRecord = (client, request, options) => send(client, { id: 'reportWorldRecord', method: 'POST', path: '/api/v1/webhook/wr', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
