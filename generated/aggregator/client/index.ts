// Made by `npm run generate` from specs/. Change the spec, not this file.

import { send, type CallOptions, type Client, type ConditionalCallOptions, type ETag, type UnexpectedResponse } from './send.js';
import type { operations } from './types.js';

export { followEvents, walkPages, type FollowedPage, type FollowOptions, type PageOf, type PageParameter } from './pages.js';
export { createRetryingFetch, type RetryOptions } from './retry.js';
export type { CallOptions, Client, ConditionalCallOptions, ETag, Fetch, UnexpectedResponse } from './send.js';
export type { components, operations } from './types.js';

/** The id of an operation, which is also the name of its function. */
export type OperationId = keyof operations;

type ParametersOf<O extends OperationId> = operations[O]['parameters'];
type Part<Name extends string, T> = [T] extends [undefined] ? unknown : undefined extends T ? { [K in Name]?: T } : { [K in Name]: T };
type BodyOf<B> = B extends { content: { 'application/json': infer Json } } ? Json : B extends { content: object } ? Blob | ArrayBuffer | ArrayBufferView : B;

/** What a call takes: the documented path, query and header parameters and the body. */
export type RequestOf<O extends OperationId> = Part<'path', ParametersOf<O>['path']> &
  Part<'query', ParametersOf<O>['query']> &
  Part<'header', ParametersOf<O>['header']> &
  Part<'body', BodyOf<operations[O]['requestBody']>>;

type ContentOf<R> = R extends { content: { 'application/json': infer Json } } ? Json : undefined;
type StatusOf<O extends OperationId, Tag extends ETag> = Exclude<keyof operations[O]['responses'], [Extract<Tag, string>] extends [never] ? 304 : never>;

/**
 * What a call returns: one case per documented status, discriminated by `status`, and `unexpected`. 304 is one of them only
 * where `ifNoneMatch` was sent.
 */
export type ResponseOf<O extends OperationId, Tag extends ETag = ETag> =
  | {
      [S in StatusOf<O, Tag>]: { status: S; headers: Headers; body: ContentOf<operations[O]['responses'][S]> };
    }[StatusOf<O, Tag>]
  | UnexpectedResponse;

/** The operations by their path and method. */
export interface paths {
  '/api/v1/catalog': { get: operations['getCatalog'] };
  '/api/v1/meta': { get: operations['getMeta'] };
  '/api/v1/display-names': { get: operations['listDisplayNames'] };
  '/api/v1/display-names/resolve': { post: operations['resolveDisplayNames'] };
  '/api/v1/display-names/resolve/{accountId}': { get: operations['getDisplayName'] };
  '/api/v1/display-names/by-name': { get: operations['findDisplayNames'] };
  '/api/v1/display-names/search': { get: operations['searchDisplayNames'] };
  '/api/v1/display-names/candidates': { get: operations['listCandidates'] };
  '/api/v1/display-names/candidates/details': { get: operations['listCandidateDetails'] };
  '/api/v1/projects': { get: operations['listProjects'] };
  '/api/v1/projects/{projectKey}': { get: operations['getProject'] };
  '/api/v1/projects/{projectKey}/maps': { get: operations['listProjectMaps'] };
  '/api/v1/projects/{projectKey}/instances': { get: operations['listProjectInstances'] };
  '/api/v1/maps/{mapUid}/projects': { get: operations['listMapProjects'] };
  '/api/v1/events/recent': { get: operations['listEvents'] };
  '/api/v1/events/facets': { get: operations['getEventFacets'] };
  '/api/v1/queue/wr-baseline': { get: operations['listWrBaselineQueue'] };
  '/api/v1/metrics/overview': { get: operations['getMetricsOverview'] };
  '/api/v1/metrics/timeseries': { get: operations['getMetricsTimeseries'] };
  '/api/v1/metrics/leaderboards/coverage': { get: operations['getLeaderboardCoverage'] };
  '/api/v1/clubs/{clubId}/summary': { get: operations['getClub'] };
  '/api/v1/clubs/{clubId}/campaigns': { get: operations['listClubCampaigns'] };
  '/api/v1/clubs/{clubId}/maps': { get: operations['listClubMaps'] };
  '/api/v1/clubs/{clubId}/members': { get: operations['listClubMembers'] };
  '/api/v1/db/tables': { get: operations['listTables'] };
  '/api/v1/db/tables/{table}/schema': { get: operations['getTableSchema'] };
  '/api/v1/db/tables/{table}/rows': { get: operations['listTableRows'] };
  '/api/v1/ingest/tracker-run': { post: operations['ingestTrackerRun'] };
  '/api/v1/ingest/tracker-runs': { post: operations['ingestTrackerRuns'] };
  '/api/v1/ingest/instance/register': { post: operations['registerInstance'] };
  '/api/v1/ingest/instance/heartbeat': { post: operations['sendHeartbeat'] };
  '/api/v1/ingest/display-names': { post: operations['ingestDisplayNames'] };
  '/api/v1/ingest/display-names/plugin': { post: operations['ingestPluginDisplayNames'] };
  '/api/v1/ingest/club-snapshot': { post: operations['ingestClubSnapshot'] };
  '/api/v1/ingest/event': { post: operations['ingestEvent'] };
  '/api/v1/ingest/events': { post: operations['ingestEvents'] };
  '/api/v1/ingest/traffic': { post: operations['ingestTraffic'] };
  '/api/v1/ingest/traffic/batch': { post: operations['ingestTrafficBatch'] };
}

/** Get the API catalogue. The documentation as data, for programs and documentation pages. It is made from the OpenAPI document and cannot differ from it. The example shows one endpoint out of all. */
export const getCatalog = <Tag extends ETag = undefined>(
  client: Client,
  request?: RequestOf<'getCatalog'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'getCatalog', Tag>> =>
  send(client, { id: 'getCatalog', method: 'GET', path: '/api/v1/catalog', json: [200, 429], empty: [304] }, request, options);

/** Get the service's totals. How much the service holds now. System events are not counted. */
export const getMeta = (
  client: Client,
  request?: RequestOf<'getMeta'>,
  options?: CallOptions,
): Promise<ResponseOf<'getMeta'>> =>
  send(client, { id: 'getMeta', method: 'GET', path: '/api/v1/meta', json: [200, 429], empty: [] }, request, options);

/** List display names. With `accountId[]` there is one row for each account, in the order of the request. Accounts without a name, and texts that are no account ids, are rows with `missing` true. With `q` there are the names and accounts that it is a part of, newest observation first. With neither there are the newest rows. */
export const listDisplayNames = (
  client: Client,
  request?: RequestOf<'listDisplayNames'>,
  options?: CallOptions,
): Promise<ResponseOf<'listDisplayNames'>> =>
  send(client, { id: 'listDisplayNames', method: 'GET', path: '/api/v1/display-names', json: [200, 400, 429], empty: [] }, request, options);

/** Resolve many accounts. Looks up as many as 500 accounts in one request and changes nothing. Stale names are returned as well; whether to look them up elsewhere is up to you. A malformed id spoils nothing but itself. */
export const resolveDisplayNames = (
  client: Client,
  request: RequestOf<'resolveDisplayNames'>,
  options?: CallOptions,
): Promise<ResponseOf<'resolveDisplayNames'>> =>
  send(client, { id: 'resolveDisplayNames', method: 'POST', path: '/api/v1/display-names/resolve', sends: 'json', json: [200, 400, 413, 415, 429], empty: [] }, request, options);

/** Get a display name. An account that nobody has named is no failure: its row says that the name is missing. */
export const getDisplayName = (
  client: Client,
  request: RequestOf<'getDisplayName'>,
  options?: CallOptions,
): Promise<ResponseOf<'getDisplayName'>> =>
  send(client, { id: 'getDisplayName', method: 'GET', path: '/api/v1/display-names/resolve/{accountId}', json: [200, 400, 429], empty: [] }, request, options);

/** Find accounts by name. Names are compared whole, in their normalized form, so case, width and spare white space make no difference. Several accounts may have one name; the 100 with the newest observations are returned. */
export const findDisplayNames = (
  client: Client,
  request?: RequestOf<'findDisplayNames'>,
  options?: CallOptions,
): Promise<ResponseOf<'findDisplayNames'>> =>
  send(client, { id: 'findDisplayNames', method: 'GET', path: '/api/v1/display-names/by-name', json: [200, 400, 429], empty: [] }, request, options);

/** Search display names. `prefix` suits pickers, `contains` finds any part of a name, and `fuzzy` forgives typos among the 5000 freshest names; of a long text, among as many of them as are compared in a few milliseconds, and elsewhere finds it as a part of a name. A text of one or two characters is looked for at the beginning of all names, and inside of the 5000 freshest. */
export const searchDisplayNames = (
  client: Client,
  request: RequestOf<'searchDisplayNames'>,
  options?: CallOptions,
): Promise<ResponseOf<'searchDisplayNames'>> =>
  send(client, { id: 'searchDisplayNames', method: 'GET', path: '/api/v1/display-names/search', json: [200, 400, 429], empty: [] }, request, options);

/** List accounts without names. Accounts that were seen anywhere and have no name, those seen last first, and then those whose name is the oldest. Clients that can look up names find here what to look up next. */
export const listCandidates = <Tag extends ETag = undefined>(
  client: Client,
  request?: RequestOf<'listCandidates'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listCandidates', Tag>> =>
  send(client, { id: 'listCandidates', method: 'GET', path: '/api/v1/display-names/candidates', json: [200, 400, 429], empty: [304] }, request, options);

/** List candidates in detail. The same accounts in the same order, with where they were seen and what is known of them. */
export const listCandidateDetails = (
  client: Client,
  request?: RequestOf<'listCandidateDetails'>,
  options?: CallOptions,
): Promise<ResponseOf<'listCandidateDetails'>> =>
  send(client, { id: 'listCandidateDetails', method: 'GET', path: '/api/v1/display-names/candidates/details', json: [200, 400, 429], empty: [] }, request, options);

/** List projects. Newest `lastSyncAt` first, then by key; projects without one come last. */
export const listProjects = <Tag extends ETag = undefined>(
  client: Client,
  request?: RequestOf<'listProjects'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listProjects', Tag>> =>
  send(client, { id: 'listProjects', method: 'GET', path: '/api/v1/projects', json: [200, 400, 429], empty: [304] }, request, options);

/** Get a project. The counts are kept with every contribution, so they are always exact. */
export const getProject = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'getProject'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'getProject', Tag>> =>
  send(client, { id: 'getProject', method: 'GET', path: '/api/v1/projects/{projectKey}', json: [200, 400, 404, 429], empty: [304] }, request, options);

/** List a project's maps. The maps that the tracker runs of a project have checked, most recent check first, then by uid. The record of a map is the one that this project reported last; other projects may know another. */
export const listProjectMaps = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'listProjectMaps'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listProjectMaps', Tag>> =>
  send(client, { id: 'listProjectMaps', method: 'GET', path: '/api/v1/projects/{projectKey}/maps', json: [200, 400, 404, 429], empty: [304] }, request, options);

/** List a project's instances. Most recent sign of life first, then by id. The ages are those of the time of the response, so nothing is cached. */
export const listProjectInstances = (
  client: Client,
  request: RequestOf<'listProjectInstances'>,
  options?: CallOptions,
): Promise<ResponseOf<'listProjectInstances'>> =>
  send(client, { id: 'listProjectInstances', method: 'GET', path: '/api/v1/projects/{projectKey}/instances', json: [200, 400, 404, 429], empty: [] }, request, options);

/** List a map's projects. The projects whose tracker runs have checked a map, most recent check first, then by key. A map that nobody has checked has none. */
export const listMapProjects = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'listMapProjects'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listMapProjects', Tag>> =>
  send(client, { id: 'listMapProjects', method: 'GET', path: '/api/v1/maps/{mapUid}/projects', json: [200, 400, 429], empty: [304] }, request, options);

/** List events. Newest `occurredAt` first, then highest id. Events that the service stores for its own sake are left out unless asked for. */
export const listEvents = <Tag extends ETag = undefined>(
  client: Client,
  request?: RequestOf<'listEvents'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listEvents', Tag>> =>
  send(client, { id: 'listEvents', method: 'GET', path: '/api/v1/events/recent', json: [200, 400, 429], empty: [304] }, request, options);

/** Get event facets. The sources and types of the events in a window, most frequent first, then by value; at most 1000 of each. System events are left out unless asked for. */
export const getEventFacets = <Tag extends ETag = undefined>(
  client: Client,
  request?: RequestOf<'getEventFacets'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'getEventFacets', Tag>> =>
  send(client, { id: 'getEventFacets', method: 'GET', path: '/api/v1/events/facets', json: [200, 400, 429], empty: [304] }, request, options);

/** List the queue. Newest items first. An item is open, `queued` or `processing`, until a later check of its map reports a record, or a world record is reported to the catalog. One that nobody resolves within 30 days is ignored. */
export const listWrBaselineQueue = <Tag extends ETag = undefined>(
  client: Client,
  request?: RequestOf<'listWrBaselineQueue'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listWrBaselineQueue', Tag>> =>
  send(client, { id: 'listWrBaselineQueue', method: 'GET', path: '/api/v1/queue/wr-baseline', json: [200, 400, 429], empty: [304] }, request, options);

/** Get the metrics. Totals, and what came in within 24 hours: the present hour and the 23 before it. System events are not counted. */
export const getMetricsOverview = (
  client: Client,
  request?: RequestOf<'getMetricsOverview'>,
  options?: CallOptions,
): Promise<ResponseOf<'getMetricsOverview'>> =>
  send(client, { id: 'getMetricsOverview', method: 'GET', path: '/api/v1/metrics/overview', json: [200, 429], empty: [] }, request, options);

/** Get a time series. Counts per hour or UTC day, oldest first, with zeroes where nothing was counted. There are as many buckets as hold the window, the present one included. Things are counted by when they happened. */
export const getMetricsTimeseries = (
  client: Client,
  request?: RequestOf<'getMetricsTimeseries'>,
  options?: CallOptions,
): Promise<ResponseOf<'getMetricsTimeseries'>> =>
  send(client, { id: 'getMetricsTimeseries', method: 'GET', path: '/api/v1/metrics/timeseries', json: [200, 400, 429], empty: [] }, request, options);

/** Check leaderboard coverage. Asks the records catalog for the size of its overall leaderboard, in one request, and compares it with the maps that are known here. The catalog's address is a setting of this server. What the catalog said is kept for two seconds. */
export const getLeaderboardCoverage = (
  client: Client,
  request?: RequestOf<'getLeaderboardCoverage'>,
  options?: CallOptions,
): Promise<ResponseOf<'getLeaderboardCoverage'>> =>
  send(client, { id: 'getLeaderboardCoverage', method: 'GET', path: '/api/v1/metrics/leaderboards/coverage', json: [200, 400, 429, 502, 503], empty: [] }, request, options);

/** Get a club. The club as the newest snapshots describe it. The same object stands under both names. */
export const getClub = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'getClub'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'getClub', Tag>> =>
  send(client, { id: 'getClub', method: 'GET', path: '/api/v1/clubs/{clubId}/summary', json: [200, 400, 404, 429], empty: [304] }, request, options);

/** List a club's campaigns. Newest first by the time at which a campaign was made, those of an unknown age last, then highest id first. */
export const listClubCampaigns = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'listClubCampaigns'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listClubCampaigns', Tag>> =>
  send(client, { id: 'listClubCampaigns', method: 'GET', path: '/api/v1/clubs/{clubId}/campaigns', json: [200, 400, 404, 429], empty: [304] }, request, options);

/** List a club's maps. Lists each distinct map once, with all its places in campaigns and upload buckets. Newest upload first, those of an unknown age last, then by uid. */
export const listClubMaps = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'listClubMaps'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listClubMaps', Tag>> =>
  send(client, { id: 'listClubMaps', method: 'GET', path: '/api/v1/clubs/{clubId}/maps', json: [200, 400, 404, 429], empty: [304] }, request, options);

/** List a club's members. The members who joined last come first, those of an unknown age last, then by account id. Names are those of the directory of names. */
export const listClubMembers = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'listClubMembers'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listClubMembers', Tag>> =>
  send(client, { id: 'listClubMembers', method: 'GET', path: '/api/v1/clubs/{clubId}/members', json: [200, 400, 404, 429], empty: [304] }, request, options);

/** List tables. Lists what the table explorer shows, always in the same order. */
export const listTables = <Tag extends ETag = undefined>(
  client: Client,
  request?: RequestOf<'listTables'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listTables', Tag>> =>
  send(client, { id: 'listTables', method: 'GET', path: '/api/v1/db/tables', json: [200, 400, 429], empty: [304] }, request, options);

/** Get a table's schema. Columns and indexes, named alike whatever database the server runs on. */
export const getTableSchema = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'getTableSchema'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'getTableSchema', Tag>> =>
  send(client, { id: 'getTableSchema', method: 'GET', path: '/api/v1/db/tables/{table}/schema', json: [200, 400, 404, 429], empty: [304] }, request, options);

/** List a table's rows. Rows as they are stored, sorted by one column and then by the primary key in the same direction. Null is lower than any value. A table of more than 100000 rows, or of more than 10000 whose number is not kept, can be sorted only by columns that an index sorts; the response to any other column names them. */
export const listTableRows = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'listTableRows'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listTableRows', Tag>> =>
  send(client, { id: 'listTableRows', method: 'GET', path: '/api/v1/db/tables/{table}/rows', json: [200, 400, 404, 429], empty: [304] }, request, options);

/** Send a tracker run. Stores a run and what follows from its checks: events, world records, names of holders, and queue items where something is missing. The same run of a project again, recognized by its times and content, changes nothing but the project's names and when it was seen; a run without times is a new one each time. A check that cannot be taken is reported and the others are stored. */
export const ingestTrackerRun = (
  client: Client,
  request: RequestOf<'ingestTrackerRun'>,
  options?: CallOptions,
): Promise<ResponseOf<'ingestTrackerRun'>> =>
  send(client, { id: 'ingestTrackerRun', method: 'POST', path: '/api/v1/ingest/tracker-run', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);

/** Send one tracker run. Does the same as the route in the singular, with one run per request. */
export const ingestTrackerRuns = (
  client: Client,
  request: RequestOf<'ingestTrackerRuns'>,
  options?: CallOptions,
): Promise<ResponseOf<'ingestTrackerRuns'>> =>
  send(client, { id: 'ingestTrackerRuns', method: 'POST', path: '/api/v1/ingest/tracker-runs', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);

/** Register an instance. Registers a program that a project runs, and counts as a heartbeat. What is left out keeps its stored value. */
export const registerInstance = (
  client: Client,
  request: RequestOf<'registerInstance'>,
  options?: CallOptions,
): Promise<ResponseOf<'registerInstance'>> =>
  send(client, { id: 'registerInstance', method: 'POST', path: '/api/v1/ingest/instance/register', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);

/** Send a heartbeat. Reports that an instance is alive. An unknown one is registered. */
export const sendHeartbeat = (
  client: Client,
  request: RequestOf<'sendHeartbeat'>,
  options?: CallOptions,
): Promise<ResponseOf<'sendHeartbeat'>> =>
  send(client, { id: 'sendHeartbeat', method: 'POST', path: '/api/v1/ingest/instance/heartbeat', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);

/** Send display names. Of each account the newest observation stays, whichever arrives first; all of them join its history. A row that is not a valid name is rejected with its reason, and the others are stored. Sending a request again changes nothing. */
export const ingestDisplayNames = (
  client: Client,
  request: RequestOf<'ingestDisplayNames'>,
  options?: CallOptions,
): Promise<ResponseOf<'ingestDisplayNames'>> =>
  send(client, { id: 'ingestDisplayNames', method: 'POST', path: '/api/v1/ingest/display-names', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);

/** Send names from plugins. For players rather than operators: the body carries a token of the plugin platform in place of an ingest token, and a server that is set up for it asks the platform whether the token is good. All players contribute as one project. The rows are treated as on the other route for names. */
export const ingestPluginDisplayNames = (
  client: Client,
  request: RequestOf<'ingestPluginDisplayNames'>,
  options?: CallOptions,
): Promise<ResponseOf<'ingestPluginDisplayNames'>> =>
  send(client, { id: 'ingestPluginDisplayNames', method: 'POST', path: '/api/v1/ingest/display-names/plugin', sends: 'json', json: [200, 400, 401, 413, 415, 429, 502, 503], empty: [] }, request, options);

/** Send a club snapshot. Stores what was seen of a club in one transaction. A snapshot adds and updates: a collection that is absent or empty removes nothing, so that contributors may send only what is new. "Removing rows of a club" in the introduction says how rows are removed. */
export const ingestClubSnapshot = (
  client: Client,
  request: RequestOf<'ingestClubSnapshot'>,
  options?: CallOptions,
): Promise<ResponseOf<'ingestClubSnapshot'>> =>
  send(client, { id: 'ingestClubSnapshot', method: 'POST', path: '/api/v1/ingest/club-snapshot', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);

/** Send an event. Stores one event as the route for many does. One that cannot be taken is a 400 here, not a rejected row. */
export const ingestEvent = (
  client: Client,
  request: RequestOf<'ingestEvent'>,
  options?: CallOptions,
): Promise<ResponseOf<'ingestEvent'>> =>
  send(client, { id: 'ingestEvent', method: 'POST', path: '/api/v1/ingest/event', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);

/** Send events. An event with an `eventKey` is stored once per project, and so is one with `occurredAt` by its content. A world record that is known already is no new event. An event that cannot be taken is reported and the others are stored. */
export const ingestEvents = (
  client: Client,
  request: RequestOf<'ingestEvents'>,
  options?: CallOptions,
): Promise<ResponseOf<'ingestEvents'>> =>
  send(client, { id: 'ingestEvents', method: 'POST', path: '/api/v1/ingest/events', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);

/** Send a traffic sample. Query strings are cut off before anything is stored. A sample with `occurredAt` is stored once, however often it is sent. */
export const ingestTraffic = (
  client: Client,
  request: RequestOf<'ingestTraffic'>,
  options?: CallOptions,
): Promise<ResponseOf<'ingestTraffic'>> =>
  send(client, { id: 'ingestTraffic', method: 'POST', path: '/api/v1/ingest/traffic', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);

/** Send traffic samples. Query strings are cut off before anything is stored. A sample with `occurredAt` is stored once, however often it is sent; equal ones in one request are different calls. A sample that cannot be taken is reported and the others are stored. */
export const ingestTrafficBatch = (
  client: Client,
  request: RequestOf<'ingestTrafficBatch'>,
  options?: CallOptions,
): Promise<ResponseOf<'ingestTrafficBatch'>> =>
  send(client, { id: 'ingestTrafficBatch', method: 'POST', path: '/api/v1/ingest/traffic/batch', sends: 'json', json: [200, 400, 401, 413, 415, 429], empty: [] }, request, options);
