import type { operations } from '../types.js';
import { type Client, type SendOptions } from './send.js';
export type { Client, SendOptions } from './send.js';
export type { components } from '../types.js';
type Id = keyof operations;
type Parameters<O extends Id> = operations[O]['parameters'];
type Given<Name extends string, T> = [T] extends [undefined] ? unknown : undefined extends T ? {
    [K in Name]?: T;
} : {
    [K in Name]: T;
};
type BodyOf<O extends Id> = operations[O] extends {
    requestBody: {
        content: infer C;
    };
} ? C extends {
    'application/json': infer J;
} ? J : Blob | ArrayBuffer | Uint8Array<ArrayBuffer> : undefined;
/** What a call takes: the documented path, query and header parameters and the body. */
export type Request<O extends Id> = Given<'path', Parameters<O>['path']> & Given<'query', Parameters<O>['query']> & Given<'header', Parameters<O>['header']> & Given<'body', BodyOf<O>>;
type Arguments<O extends Id> = {} extends Request<O> ? [request?: Request<O>, options?: SendOptions] : [request: Request<O>, options?: SendOptions];
type ContentOf<R> = R extends {
    content: {
        'application/json': infer J;
    };
} ? J : undefined;
/** What a call returns: one case per documented status, told apart by `status`. */
export type Answer<O extends Id> = {
    [S in keyof operations[O]['responses']]: {
        status: S;
        headers: Headers;
        body: ContentOf<operations[O]['responses'][S]>;
    };
}[keyof operations[O]['responses']];
/** List all endpoints. The documentation as data, in the order of the groups: for each endpoint its parameters, headers and worked examples. The list is made when the server starts. The example shows one endpoint out of many. */
export declare const listEndpoints: (client: Client, ...[request, options]: Arguments<"listEndpoints">) => Promise<Answer<"listEndpoints">>;
/** Get service facts. What this service is, since when it runs, and how much it knows. */
export declare const getMeta: (client: Client, ...[request, options]: Arguments<"getMeta">) => Promise<Answer<"getMeta">>;
/** Get metrics totals. Totals over everything that was contributed to the catalog and the aggregator. */
export declare const getMetricsOverview: (client: Client, ...[request, options]: Arguments<"getMetricsOverview">) => Promise<Answer<"getMetricsOverview">>;
/** Get a map. All that is known of the map, its current world record and those before it, newest first. */
export declare const getMap: (client: Client, ...[request, options]: Arguments<"getMap">) => Promise<Answer<"getMap">>;
/** Get map facts. The older form of the map route: the facts alone, without an envelope and without world records. */
export declare const getMapInfo: (client: Client, ...[request, options]: Arguments<"getMapInfo">) => Promise<Answer<"getMapInfo">>;
/** Get catalog statistics. Counts over all known maps, also those that have left the club or are known by their uid only. */
export declare const getStats: (client: Client, ...[request, options]: Arguments<"getStats">) => Promise<Answer<"getStats">>;
/** List maps. All known maps with their current world records, by upload time, newest first and unknown ones last. */
export declare const listMaps: (client: Client, ...[request, options]: Arguments<"listMaps">) => Promise<Answer<"listMaps">>;
/** List campaigns. Campaigns of the primary club, last discovered first. */
export declare const listCampaigns: (client: Client, ...[request, options]: Arguments<"listCampaigns">) => Promise<Answer<"listCampaigns">>;
/** List upload buckets. Upload buckets of the primary club, last discovered first. */
export declare const listUploads: (client: Client, ...[request, options]: Arguments<"listUploads">) => Promise<Answer<"listUploads">>;
/** Get the leaderboards. Counts current world records. The overall list has most records first, then the newest record first, then the account id. A player is an account, or a name where no account is known. */
export declare const getLeaderboards: (client: Client, ...[request, options]: Arguments<"getLeaderboards">) => Promise<Answer<"getLeaderboards">>;
/** Get the live leaderboard. The players with most current world records, and the newest world records. */
export declare const getLiveLeaderboard: (client: Client, ...[request, options]: Arguments<"getLiveLeaderboard">) => Promise<Answer<"getLiveLeaderboard">>;
/** Get the primary hook. The connection to the club that the catalog follows. Before its first snapshot it is not enabled, knows no map, and everything else but its key is null. */
export declare const getHook: (client: Client, ...[request, options]: Arguments<"getHook">) => Promise<Answer<"getHook">>;
/** List hook maps. Maps of the primary club by upload time, newest first and unknown ones last. */
export declare const listHookMaps: (client: Client, ...[request, options]: Arguments<"listHookMaps">) => Promise<Answer<"listHookMaps">>;
/** List hook runs. One run for each snapshot of the primary club, newest first. */
export declare const listHookRuns: (client: Client, ...[request, options]: Arguments<"listHookRuns">) => Promise<Answer<"listHookRuns">>;
/** Get a club. The club in numbers, as its newest snapshot left it. */
export declare const getClub: (client: Client, ...[request, options]: Arguments<"getClub">) => Promise<Answer<"getClub">>;
/** List club campaigns. At most 5000 campaigns, newest first, those of unknown age last, then highest id. */
export declare const listClubCampaigns: (client: Client, ...[request, options]: Arguments<"listClubCampaigns">) => Promise<Answer<"listClubCampaigns">>;
/** List club maps. Every map once, wherever in the club it stands; newest upload first, unknown ones last. */
export declare const listClubMaps: (client: Client, ...[request, options]: Arguments<"listClubMaps">) => Promise<Answer<"listClubMaps">>;
/** Get the dashboard. Counters, tracked maps, the newest world records and the tracker in one answer. */
export declare const getDashboard: (client: Client, ...[request, options]: Arguments<"getDashboard">) => Promise<Answer<"getDashboard">>;
/** Get the latest record. The newest world record by the moment when it was driven, and those before it. The list includes the newest one. */
export declare const getLatestRecord: (client: Client, ...[request, options]: Arguments<"getLatestRecord">) => Promise<Answer<"getLatestRecord">>;
/** Get the tracker status. The project whose run is the newest counts as the tracker. */
export declare const getTrackerStatus: (client: Client, ...[request, options]: Arguments<"getTrackerStatus">) => Promise<Answer<"getTrackerStatus">>;
/** List projects. Everybody who has contributed, at most 1000 projects, last heard of first. */
export declare const listProjects: (client: Client, ...[request, options]: Arguments<"listProjects">) => Promise<Answer<"listProjects">>;
/** Get a project. The project and its settings, as it registered them. */
export declare const getProject: (client: Client, ...[request, options]: Arguments<"getProject">) => Promise<Answer<"getProject">>;
/** List project maps. Maps that the project's runs have told of, last checked first. Their records are those that the project told last. */
export declare const listProjectMaps: (client: Client, ...[request, options]: Arguments<"listProjectMaps">) => Promise<Answer<"listProjectMaps">>;
/** List recent events. What projects have told, newest first. Events about the projects themselves and their names, such as heartbeats, are left out and not counted. */
export declare const listEvents: (client: Client, ...[request, options]: Arguments<"listEvents">) => Promise<Answer<"listEvents">>;
/** Resolve display names. The names of up to 50 accounts. An id that nobody has named, and one that is malformed, is left out. */
export declare const resolveDisplayNames: (client: Client, ...[request, options]: Arguments<"resolveDisplayNames">) => Promise<Answer<"resolveDisplayNames">>;
/** Request an update. Asks the trackers to look at a map. The request waits in their queue until one of them has checked the map; while it waits, asking again answers the same request. The map need not be known. */
export declare const requestUpdate: (client: Client, ...[request, options]: Arguments<"requestUpdate">) => Promise<Answer<"requestUpdate">>;
/** Report a world record. For trusted services: takes a world record in at once. The same record told again, by whomever, is stored once; the moment that is told here, when it was driven, replaces the one when a tracker saw it. A faster time always becomes the current record; a slower one only when it was driven later. */
export declare const reportWorldRecord: (client: Client, ...[request, options]: Arguments<"reportWorldRecord">) => Promise<Answer<"reportWorldRecord">>;
