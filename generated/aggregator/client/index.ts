// Made by `npm run generate` from specs/. Change the spec, not this file.

import type { operations } from './types.js';
import { send, type Client, type SendOptions } from './send.js';

export type { Client, SendOptions } from './send.js';
export type { components } from './types.js';

type Id = keyof operations;
type Parameters<O extends Id> = operations[O]['parameters'];
type Given<Name extends string, T> = [T] extends [undefined] ? unknown : undefined extends T ? { [K in Name]?: T } : { [K in Name]: T };
type BodyOf<O extends Id> = operations[O] extends { requestBody: { content: infer C } }
  ? C extends { 'application/json': infer J }
    ? J
    : Blob | ArrayBuffer | Uint8Array<ArrayBuffer>
  : undefined;

/** What a call takes: the documented path, query and header parameters and the body. */
export type Request<O extends Id> = Given<'path', Parameters<O>['path']> &
  Given<'query', Parameters<O>['query']> &
  Given<'header', Parameters<O>['header']> &
  Given<'body', BodyOf<O>>;

type Arguments<O extends Id> = {} extends Request<O>
  ? [request?: Request<O>, options?: SendOptions]
  : [request: Request<O>, options?: SendOptions];

type ContentOf<R> = R extends { content: { 'application/json': infer J } } ? J : undefined;

/** What a call returns: one case per documented status, told apart by `status`. */
export type Answer<O extends Id> = {
  [S in keyof operations[O]['responses']]: {
    status: S;
    headers: Headers;
    body: ContentOf<operations[O]['responses'][S]>;
  };
}[keyof operations[O]['responses']];

/** Get the API catalogue. The documentation as data, for programs and documentation pages. It is made from the OpenAPI document and cannot differ from it. The example shows one endpoint out of all. */
export const getCatalog = (client: Client, ...[request, options]: Arguments<'getCatalog'>): Promise<Answer<'getCatalog'>> =>
  send(client, 'GET', '/api/v1/catalog', request, options);

/** Get the service's totals. How much the service holds at the moment. System events, which only tell of the machinery, are not counted. */
export const getMeta = (client: Client, ...[request, options]: Arguments<'getMeta'>): Promise<Answer<'getMeta'>> =>
  send(client, 'GET', '/api/v1/meta', request, options);

/** List display names. With `accountId[]` there is one row for each account, in the order of the request, and those without a name say so. With `q` there are the names and accounts that it is a part of, newest observation first. With neither there are the newest rows. */
export const listDisplayNames = (client: Client, ...[request, options]: Arguments<'listDisplayNames'>): Promise<Answer<'listDisplayNames'>> =>
  send(client, 'GET', '/api/v1/display-names', request, options);

/** Resolve many accounts. Looks up as many as 500 accounts in one request and changes nothing. Stale names are answered as well; whether to look them up elsewhere is up to you. A malformed id spoils nothing but itself. */
export const resolveDisplayNames = (client: Client, ...[request, options]: Arguments<'resolveDisplayNames'>): Promise<Answer<'resolveDisplayNames'>> =>
  send(client, 'POST', '/api/v1/display-names/resolve', request, options);

/** Get a display name. An account that nobody has named is no failure: its row says that the name is missing. */
export const getDisplayName = (client: Client, ...[request, options]: Arguments<'getDisplayName'>): Promise<Answer<'getDisplayName'>> =>
  send(client, 'GET', '/api/v1/display-names/resolve/{accountId}', request, options);

/** Find accounts by name. Names are compared whole, in their normalized form, so case, width and spare white space make no difference. Several accounts may bear one name; the 100 with the newest observations are answered. */
export const findDisplayNames = (client: Client, ...[request, options]: Arguments<'findDisplayNames'>): Promise<Answer<'findDisplayNames'>> =>
  send(client, 'GET', '/api/v1/display-names/by-name', request, options);

/** Search display names. `prefix` suits pickers, `contains` finds any part of a name, and `fuzzy` forgives typos among the 5000 freshest names. A text of one or two characters is looked for at the beginning of all names, and inside of the 5000 freshest. */
export const searchDisplayNames = (client: Client, ...[request, options]: Arguments<'searchDisplayNames'>): Promise<Answer<'searchDisplayNames'>> =>
  send(client, 'GET', '/api/v1/display-names/search', request, options);

/** List accounts without names. Accounts that were seen anywhere and have no name, the longest known first, and then those whose name is the oldest. Whoever can look up names finds here what to look up next. */
export const listCandidates = (client: Client, ...[request, options]: Arguments<'listCandidates'>): Promise<Answer<'listCandidates'>> =>
  send(client, 'GET', '/api/v1/display-names/candidates', request, options);

/** List candidates in detail. The same accounts in the same order, with where they were seen and what is known of them. */
export const listCandidateDetails = (client: Client, ...[request, options]: Arguments<'listCandidateDetails'>): Promise<Answer<'listCandidateDetails'>> =>
  send(client, 'GET', '/api/v1/display-names/candidates/details', request, options);

/** List projects. Newest `lastSyncAt` first, then by key; projects without one come last. */
export const listProjects = (client: Client, ...[request, options]: Arguments<'listProjects'>): Promise<Answer<'listProjects'>> =>
  send(client, 'GET', '/api/v1/projects', request, options);

/** Get a project. The counts are kept with every contribution, so they are exact at any moment. */
export const getProject = (client: Client, ...[request, options]: Arguments<'getProject'>): Promise<Answer<'getProject'>> =>
  send(client, 'GET', '/api/v1/projects/{projectKey}', request, options);

/** List a project's maps. The maps that the tracker runs of a project have checked, most recent check first, then by uid. The record of a map is the one that this project told last; other projects may know another. */
export const listProjectMaps = (client: Client, ...[request, options]: Arguments<'listProjectMaps'>): Promise<Answer<'listProjectMaps'>> =>
  send(client, 'GET', '/api/v1/projects/{projectKey}/maps', request, options);

/** List a project's instances. Most recent sign of life first, then by id. The ages are those of the moment of the answer, so nothing is cached. */
export const listProjectInstances = (client: Client, ...[request, options]: Arguments<'listProjectInstances'>): Promise<Answer<'listProjectInstances'>> =>
  send(client, 'GET', '/api/v1/projects/{projectKey}/instances', request, options);

/** List a map's projects. The projects whose tracker runs have checked a map, most recent check first, then by key. A map that nobody has checked has none. */
export const listMapProjects = (client: Client, ...[request, options]: Arguments<'listMapProjects'>): Promise<Answer<'listMapProjects'>> =>
  send(client, 'GET', '/api/v1/maps/{mapUid}/projects', request, options);

/** List events. Newest `occurredAt` first, then highest id. Events that the service stores for its own sake are left out unless asked for. */
export const listEvents = (client: Client, ...[request, options]: Arguments<'listEvents'>): Promise<Answer<'listEvents'>> =>
  send(client, 'GET', '/api/v1/events/recent', request, options);

/** Get event facets. The sources and types of the events in a window, most frequent first, then by value; at most 1000 of each. System events are left out unless asked for. */
export const getEventFacets = (client: Client, ...[request, options]: Arguments<'getEventFacets'>): Promise<Answer<'getEventFacets'>> =>
  send(client, 'GET', '/api/v1/events/facets', request, options);

/** List the queue. Newest items first. An item is open, `queued` or `processing`, until a later check of its map tells a record, or a world record is reported to the catalog. One that nobody resolves within 30 days is ignored. */
export const listWrBaselineQueue = (client: Client, ...[request, options]: Arguments<'listWrBaselineQueue'>): Promise<Answer<'listWrBaselineQueue'>> =>
  send(client, 'GET', '/api/v1/queue/wr-baseline', request, options);

/** Get the metrics. Totals, and what came in within 24 hours: the present hour and the 23 before it. Events that only tell of the machinery are not counted. */
export const getMetricsOverview = (client: Client, ...[request, options]: Arguments<'getMetricsOverview'>): Promise<Answer<'getMetricsOverview'>> =>
  send(client, 'GET', '/api/v1/metrics/overview', request, options);

/** Get a time series. Counts per hour or UTC day, oldest first, with zeroes where nothing was counted. There are as many buckets as hold the window, the present one included. Things are counted by when they happened. */
export const getMetricsTimeseries = (client: Client, ...[request, options]: Arguments<'getMetricsTimeseries'>): Promise<Answer<'getMetricsTimeseries'>> =>
  send(client, 'GET', '/api/v1/metrics/timeseries', request, options);

/** Check leaderboard coverage. Asks the records catalog for its overall leaderboard, page by page, and compares it with the maps that are known here. The catalog's address is a setting of this server. */
export const getLeaderboardCoverage = (client: Client, ...[request, options]: Arguments<'getLeaderboardCoverage'>): Promise<Answer<'getLeaderboardCoverage'>> =>
  send(client, 'GET', '/api/v1/metrics/leaderboards/coverage', request, options);

/** Get a club. What the newest snapshots tell of the club. The same object stands under both names. */
export const getClub = (client: Client, ...[request, options]: Arguments<'getClub'>): Promise<Answer<'getClub'>> =>
  send(client, 'GET', '/api/v1/clubs/{clubId}/summary', request, options);

/** List a club's campaigns. Newest first by the time at which a campaign was made, those of an unknown age last, then highest id first. */
export const listClubCampaigns = (client: Client, ...[request, options]: Arguments<'listClubCampaigns'>): Promise<Answer<'listClubCampaigns'>> =>
  send(client, 'GET', '/api/v1/clubs/{clubId}/campaigns', request, options);

/** List a club's maps. Lists each distinct map once, with all its places in campaigns and upload buckets. Newest upload first, those of an unknown age last, then by uid. */
export const listClubMaps = (client: Client, ...[request, options]: Arguments<'listClubMaps'>): Promise<Answer<'listClubMaps'>> =>
  send(client, 'GET', '/api/v1/clubs/{clubId}/maps', request, options);

/** List a club's members. The members who joined last come first, those of an unknown age last, then by account id. Names are those of the directory of names. */
export const listClubMembers = (client: Client, ...[request, options]: Arguments<'listClubMembers'>): Promise<Answer<'listClubMembers'>> =>
  send(client, 'GET', '/api/v1/clubs/{clubId}/members', request, options);

/** List tables. Lists what the table explorer shows, always in the same order. */
export const listTables = (client: Client, ...[request, options]: Arguments<'listTables'>): Promise<Answer<'listTables'>> =>
  send(client, 'GET', '/api/v1/db/tables', request, options);

/** Get a table's schema. Columns and indexes, named alike whatever database the server runs on. */
export const getTableSchema = (client: Client, ...[request, options]: Arguments<'getTableSchema'>): Promise<Answer<'getTableSchema'>> =>
  send(client, 'GET', '/api/v1/db/tables/{table}/schema', request, options);

/** List a table's rows. Rows as they are stored, sorted by one column and then by the primary key in the same direction. Null is lower than any value. A table of more than 100000 rows can be sorted only by columns that an index sorts; the answer to any other column names them. */
export const listTableRows = (client: Client, ...[request, options]: Arguments<'listTableRows'>): Promise<Answer<'listTableRows'>> =>
  send(client, 'GET', '/api/v1/db/tables/{table}/rows', request, options);

/** Send a tracker run. Stores a run and what follows from its checks: events, world records, names of holders, and queue items where something is missing. The same run of a project again, told by its times and content, changes nothing; a run without times is a new one each time. A check that cannot be taken is reported and the others are stored. */
export const ingestTrackerRun = (client: Client, ...[request, options]: Arguments<'ingestTrackerRun'>): Promise<Answer<'ingestTrackerRun'>> =>
  send(client, 'POST', '/api/v1/ingest/tracker-run', request, options);

/** Send one tracker run. Does the same as the route in the singular, with one run per request. */
export const ingestTrackerRuns = (client: Client, ...[request, options]: Arguments<'ingestTrackerRuns'>): Promise<Answer<'ingestTrackerRuns'>> =>
  send(client, 'POST', '/api/v1/ingest/tracker-runs', request, options);

/** Register an instance. Tells of a program that a project runs, and counts as a heartbeat. What is left out keeps its stored value. */
export const registerInstance = (client: Client, ...[request, options]: Arguments<'registerInstance'>): Promise<Answer<'registerInstance'>> =>
  send(client, 'POST', '/api/v1/ingest/instance/register', request, options);

/** Send a heartbeat. Tells that an instance is alive. One that is not known yet is registered. */
export const sendHeartbeat = (client: Client, ...[request, options]: Arguments<'sendHeartbeat'>): Promise<Answer<'sendHeartbeat'>> =>
  send(client, 'POST', '/api/v1/ingest/instance/heartbeat', request, options);

/** Send display names. Of each account the newest observation stays, whichever arrives first; all of them join its history. A row that is no proper name is rejected with its reason, and the others are stored. Sending a request again changes nothing. */
export const ingestDisplayNames = (client: Client, ...[request, options]: Arguments<'ingestDisplayNames'>): Promise<Answer<'ingestDisplayNames'>> =>
  send(client, 'POST', '/api/v1/ingest/display-names', request, options);

/** Send names from plugins. For players rather than operators: the body carries a token of the plugin platform in place of an ingest token, and a server that is set up for it asks the platform whether the token is good. All players contribute as one project. The rows are treated as on the other route for names. */
export const ingestPluginDisplayNames = (client: Client, ...[request, options]: Arguments<'ingestPluginDisplayNames'>): Promise<Answer<'ingestPluginDisplayNames'>> =>
  send(client, 'POST', '/api/v1/ingest/display-names/plugin', request, options);

/** Send a club snapshot. Stores what was seen of a club in one transaction. A snapshot adds and updates: a collection that is absent or empty removes nothing, so that contributors may send only what is new. There are two ways to remove: */
export const ingestClubSnapshot = (client: Client, ...[request, options]: Arguments<'ingestClubSnapshot'>): Promise<Answer<'ingestClubSnapshot'>> =>
  send(client, 'POST', '/api/v1/ingest/club-snapshot', request, options);

/** Send an event. Stores one event as the route for many does. One that cannot be taken is a 400 here, not a rejected row. */
export const ingestEvent = (client: Client, ...[request, options]: Arguments<'ingestEvent'>): Promise<Answer<'ingestEvent'>> =>
  send(client, 'POST', '/api/v1/ingest/event', request, options);

/** Send events. An event with an `eventKey` is stored once per project, and so is one with `occurredAt` by its content. A world record that is known already is no new event. An event that cannot be taken is reported and the others are stored. */
export const ingestEvents = (client: Client, ...[request, options]: Arguments<'ingestEvents'>): Promise<Answer<'ingestEvents'>> =>
  send(client, 'POST', '/api/v1/ingest/events', request, options);

/** Send a traffic sample. Query strings are cut off before anything is stored. A sample with `occurredAt` is stored once, however often it is sent. */
export const ingestTraffic = (client: Client, ...[request, options]: Arguments<'ingestTraffic'>): Promise<Answer<'ingestTraffic'>> =>
  send(client, 'POST', '/api/v1/ingest/traffic', request, options);

/** Send traffic samples. Query strings are cut off before anything is stored. A sample with `occurredAt` is stored once, however often it is sent; equal ones in one request are different calls. A sample that cannot be taken is reported and the others are stored. */
export const ingestTrafficBatch = (client: Client, ...[request, options]: Arguments<'ingestTrafficBatch'>): Promise<Answer<'ingestTrafficBatch'>> =>
  send(client, 'POST', '/api/v1/ingest/traffic/batch', request, options);
