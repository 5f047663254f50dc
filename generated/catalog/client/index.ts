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

/** List all endpoints. The documentation as data, in the order of the groups: for each endpoint its parameters, headers and worked examples. The list is made when the server starts. The example shows one endpoint out of many. */
export const listEndpoints = (client: Client, ...[request, options]: Arguments<'listEndpoints'>): Promise<Answer<'listEndpoints'>> =>
  send(client, 'GET', '/api/v1/public/endpoints', request, options);

/** Get service facts. What this service is, since when it runs, and how much it knows. */
export const getMeta = (client: Client, ...[request, options]: Arguments<'getMeta'>): Promise<Answer<'getMeta'>> =>
  send(client, 'GET', '/api/v1/meta', request, options);

/** Get metrics totals. Totals over everything that was contributed to the catalog and the aggregator. */
export const getMetricsOverview = (client: Client, ...[request, options]: Arguments<'getMetricsOverview'>): Promise<Answer<'getMetricsOverview'>> =>
  send(client, 'GET', '/api/v1/metrics/overview', request, options);

/** Get a map. All that is known of the map, its current world record and those before it, newest first. */
export const getMap = (client: Client, ...[request, options]: Arguments<'getMap'>): Promise<Answer<'getMap'>> =>
  send(client, 'GET', '/api/v1/public/maps/{mapUid}', request, options);

/** Get map facts. The older form of the map route: the facts alone, without an envelope and without world records. */
export const getMapInfo = (client: Client, ...[request, options]: Arguments<'getMapInfo'>): Promise<Answer<'getMapInfo'>> =>
  send(client, 'GET', '/api/v1/maps/info/{mapUid}', request, options);

/** Get catalog statistics. Counts over all known maps, also those that have left the club or are known by their uid only. */
export const getStats = (client: Client, ...[request, options]: Arguments<'getStats'>): Promise<Answer<'getStats'>> =>
  send(client, 'GET', '/api/v1/alterations/stats', request, options);

/** List maps. All known maps with their current world records, by upload time, newest first and unknown ones last. */
export const listMaps = (client: Client, ...[request, options]: Arguments<'listMaps'>): Promise<Answer<'listMaps'>> =>
  send(client, 'GET', '/api/v1/alterations/maps', request, options);

/** List campaigns. Campaigns of the primary club, last discovered first. */
export const listCampaigns = (client: Client, ...[request, options]: Arguments<'listCampaigns'>): Promise<Answer<'listCampaigns'>> =>
  send(client, 'GET', '/api/v1/alterations/campaigns', request, options);

/** List upload buckets. Upload buckets of the primary club, last discovered first. */
export const listUploads = (client: Client, ...[request, options]: Arguments<'listUploads'>): Promise<Answer<'listUploads'>> =>
  send(client, 'GET', '/api/v1/alterations/uploads', request, options);

/** Get the leaderboards. Counts current world records. The overall list has most records first, then the newest record first, then the account id. A player is an account, or a name where no account is known. */
export const getLeaderboards = (client: Client, ...[request, options]: Arguments<'getLeaderboards'>): Promise<Answer<'getLeaderboards'>> =>
  send(client, 'GET', '/api/v1/alterations/leaderboards', request, options);

/** Get the live leaderboard. The players with most current world records, and the newest world records. */
export const getLiveLeaderboard = (client: Client, ...[request, options]: Arguments<'getLiveLeaderboard'>): Promise<Answer<'getLiveLeaderboard'>> =>
  send(client, 'GET', '/api/v1/alterations/leaderboards/live', request, options);

/** Get the primary hook. The connection to the club that the catalog follows. Before its first snapshot it is not enabled, knows no map, and everything else but its key is null. */
export const getHook = (client: Client, ...[request, options]: Arguments<'getHook'>): Promise<Answer<'getHook'>> =>
  send(client, 'GET', '/api/v1/hook/primary', request, options);

/** List hook maps. Maps of the primary club by upload time, newest first and unknown ones last. */
export const listHookMaps = (client: Client, ...[request, options]: Arguments<'listHookMaps'>): Promise<Answer<'listHookMaps'>> =>
  send(client, 'GET', '/api/v1/hook/primary/maps', request, options);

/** List hook runs. One run for each snapshot of the primary club, newest first. */
export const listHookRuns = (client: Client, ...[request, options]: Arguments<'listHookRuns'>): Promise<Answer<'listHookRuns'>> =>
  send(client, 'GET', '/api/v1/hook/primary/runs', request, options);

/** Get a club. The club in numbers, as its newest snapshot left it. */
export const getClub = (client: Client, ...[request, options]: Arguments<'getClub'>): Promise<Answer<'getClub'>> =>
  send(client, 'GET', '/api/v1/clubs/{clubId}/summary', request, options);

/** List club campaigns. At most 5000 campaigns, newest first, those of unknown age last, then highest id. */
export const listClubCampaigns = (client: Client, ...[request, options]: Arguments<'listClubCampaigns'>): Promise<Answer<'listClubCampaigns'>> =>
  send(client, 'GET', '/api/v1/clubs/{clubId}/campaigns', request, options);

/** List club maps. Every map once, wherever in the club it stands; newest upload first, unknown ones last. */
export const listClubMaps = (client: Client, ...[request, options]: Arguments<'listClubMaps'>): Promise<Answer<'listClubMaps'>> =>
  send(client, 'GET', '/api/v1/clubs/{clubId}/maps', request, options);

/** Get the dashboard. Counters, tracked maps, the newest world records and the tracker in one answer. */
export const getDashboard = (client: Client, ...[request, options]: Arguments<'getDashboard'>): Promise<Answer<'getDashboard'>> =>
  send(client, 'GET', '/api/v1/dashboard', request, options);

/** Get the latest record. The newest world record by the moment when it was driven, and those before it. The list includes the newest one. */
export const getLatestRecord = (client: Client, ...[request, options]: Arguments<'getLatestRecord'>): Promise<Answer<'getLatestRecord'>> =>
  send(client, 'GET', '/api/v1/latest-wr', request, options);

/** Get the tracker status. The project whose run is the newest counts as the tracker. */
export const getTrackerStatus = (client: Client, ...[request, options]: Arguments<'getTrackerStatus'>): Promise<Answer<'getTrackerStatus'>> =>
  send(client, 'GET', '/api/v1/tracker/status', request, options);

/** List projects. Everybody who has contributed, at most 1000 projects, last heard of first. */
export const listProjects = (client: Client, ...[request, options]: Arguments<'listProjects'>): Promise<Answer<'listProjects'>> =>
  send(client, 'GET', '/api/v1/projects', request, options);

/** Get a project. The project and its settings, as it registered them. */
export const getProject = (client: Client, ...[request, options]: Arguments<'getProject'>): Promise<Answer<'getProject'>> =>
  send(client, 'GET', '/api/v1/projects/{projectKey}', request, options);

/** List project maps. Maps that the project's runs have told of, last checked first. Their records are those that the project told last. */
export const listProjectMaps = (client: Client, ...[request, options]: Arguments<'listProjectMaps'>): Promise<Answer<'listProjectMaps'>> =>
  send(client, 'GET', '/api/v1/projects/{projectKey}/maps', request, options);

/** List recent events. What projects have told, newest first. Events about the projects themselves and their names, such as heartbeats, are left out and not counted. */
export const listEvents = (client: Client, ...[request, options]: Arguments<'listEvents'>): Promise<Answer<'listEvents'>> =>
  send(client, 'GET', '/api/v1/events/recent', request, options);

/** Resolve display names. The names of up to 50 accounts. An id that nobody has named, and one that is malformed, is left out. */
export const resolveDisplayNames = (client: Client, ...[request, options]: Arguments<'resolveDisplayNames'>): Promise<Answer<'resolveDisplayNames'>> =>
  send(client, 'GET', '/api/v1/display-names', request, options);

/** Request an update. Asks the trackers to look at a map. The request waits in their queue until one of them has checked the map; while it waits, asking again answers the same request. The map need not be known. */
export const requestUpdate = (client: Client, ...[request, options]: Arguments<'requestUpdate'>): Promise<Answer<'requestUpdate'>> =>
  send(client, 'POST', '/api/v1/request-update', request, options);

/** Report a world record. For trusted services: takes a world record in at once. The same record told again, by whomever, is stored once; the moment that is told here, when it was driven, replaces the one when a tracker saw it. A faster time always becomes the current record; a slower one only when it was driven later. */
export const reportWorldRecord = (client: Client, ...[request, options]: Arguments<'reportWorldRecord'>): Promise<Answer<'reportWorldRecord'>> =>
  send(client, 'POST', '/api/v1/webhook/wr', request, options);
