import { type CallOptions, type Client, type ConditionalCallOptions, type ETag, type UnexpectedResponse } from './send.js';
import type { operations } from '../types.js';
export { followEvents, walkPages, type FollowedPage, type FollowOptions, type PageOf, type PageParameter } from './pages.js';
export { createRetryingFetch, type RetryOptions } from './retry.js';
export type { CallOptions, Client, ConditionalCallOptions, ETag, Fetch, UnexpectedResponse } from './send.js';
export type { components, operations } from '../types.js';
/** The id of an operation, which is also the name of its function. */
export type OperationId = keyof operations;
type ParametersOf<O extends OperationId> = operations[O]['parameters'];
type Part<Name extends string, T> = [T] extends [undefined] ? unknown : undefined extends T ? {
    [K in Name]?: T;
} : {
    [K in Name]: T;
};
type BodyOf<B> = B extends {
    content: {
        'application/json': infer Json;
    };
} ? Json : B extends {
    content: object;
} ? Blob | ArrayBuffer | ArrayBufferView : B;
/** What a call takes: the documented path, query and header parameters and the body. */
export type RequestOf<O extends OperationId> = Part<'path', ParametersOf<O>['path']> & Part<'query', ParametersOf<O>['query']> & Part<'header', ParametersOf<O>['header']> & Part<'body', BodyOf<operations[O]['requestBody']>>;
type ContentOf<R> = R extends {
    content: {
        'application/json': infer Json;
    };
} ? Json : undefined;
type StatusOf<O extends OperationId, Tag extends ETag> = Exclude<keyof operations[O]['responses'], [Extract<Tag, string>] extends [never] ? 304 : never>;
/**
 * What a call returns: one case per documented status, discriminated by `status`, and `unexpected`. 304 is one of them only
 * where `ifNoneMatch` was sent.
 */
export type ResponseOf<O extends OperationId, Tag extends ETag = ETag> = {
    [S in StatusOf<O, Tag>]: {
        status: S;
        headers: Headers;
        body: ContentOf<operations[O]['responses'][S]>;
    };
}[StatusOf<O, Tag>] | UnexpectedResponse;
/** The operations by their path and method. */
export interface paths {
    '/api/v1/public/endpoints': {
        get: operations['listEndpoints'];
    };
    '/api/v1/meta': {
        get: operations['getMeta'];
    };
    '/api/v1/metrics/overview': {
        get: operations['getMetricsOverview'];
    };
    '/api/v1/public/maps/{mapUid}': {
        get: operations['getMap'];
    };
    '/api/v1/maps/info/{mapUid}': {
        get: operations['getMapInfo'];
    };
    '/api/v1/alterations/stats': {
        get: operations['getStats'];
    };
    '/api/v1/alterations/maps': {
        get: operations['listMaps'];
    };
    '/api/v1/alterations/campaigns': {
        get: operations['listCampaigns'];
    };
    '/api/v1/alterations/uploads': {
        get: operations['listUploads'];
    };
    '/api/v1/alterations/leaderboards': {
        get: operations['getLeaderboards'];
    };
    '/api/v1/alterations/leaderboards/live': {
        get: operations['getLiveLeaderboard'];
    };
    '/api/v1/hook/primary': {
        get: operations['getHook'];
    };
    '/api/v1/hook/primary/maps': {
        get: operations['listHookMaps'];
    };
    '/api/v1/hook/primary/runs': {
        get: operations['listHookRuns'];
    };
    '/api/v1/clubs/{clubId}/summary': {
        get: operations['getClub'];
    };
    '/api/v1/clubs/{clubId}/campaigns': {
        get: operations['listClubCampaigns'];
    };
    '/api/v1/clubs/{clubId}/maps': {
        get: operations['listClubMaps'];
    };
    '/api/v1/dashboard': {
        get: operations['getDashboard'];
    };
    '/api/v1/latest-wr': {
        get: operations['getLatestRecord'];
    };
    '/api/v1/tracker/status': {
        get: operations['getTrackerStatus'];
    };
    '/api/v1/projects': {
        get: operations['listProjects'];
    };
    '/api/v1/projects/{projectKey}': {
        get: operations['getProject'];
    };
    '/api/v1/projects/{projectKey}/maps': {
        get: operations['listProjectMaps'];
    };
    '/api/v1/events/recent': {
        get: operations['listEvents'];
    };
    '/api/v1/display-names': {
        get: operations['resolveDisplayNames'];
    };
    '/api/v1/request-update': {
        post: operations['requestUpdate'];
    };
    '/api/v1/webhook/wr': {
        post: operations['reportWorldRecord'];
    };
}
/** List all endpoints. The documentation as data, in the order of the groups: for each endpoint its parameters, headers and worked examples. `generatedAt` is when the server was started. The example shows one endpoint out of many. */
export declare const listEndpoints: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"listEndpoints">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"listEndpoints", Tag>>;
/** Get service facts. What this service is, since when it runs, and how much it knows. */
export declare const getMeta: (client: Client, request?: RequestOf<"getMeta">, options?: CallOptions) => Promise<ResponseOf<"getMeta">>;
/** Get metrics totals. Totals over everything that was contributed to the catalog and the aggregator. */
export declare const getMetricsOverview: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"getMetricsOverview">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"getMetricsOverview", Tag>>;
/** Get a map. All that is known of the map, with the history of its world records: the current one first, then the others, newest first, those that were revoked among them. The current one is the fastest that is not revoked, in whatever order reports arrived. */
export declare const getMap: (client: Client, request: RequestOf<"getMap">, options?: CallOptions) => Promise<ResponseOf<"getMap">>;
/** Get map facts. The older form of the map route: the facts alone, without an envelope and without world records. */
export declare const getMapInfo: <Tag extends ETag = undefined>(client: Client, request: RequestOf<"getMapInfo">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"getMapInfo", Tag>>;
/** Get catalog statistics. Counts over all known maps, also those that have left the club or are known by their uid only. */
export declare const getStats: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"getStats">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"getStats", Tag>>;
/** List maps. All known maps with their current world records, by upload time, newest first and unknown ones last. */
export declare const listMaps: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"listMaps">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"listMaps", Tag>>;
/** List campaigns. Campaigns of the primary club, last discovered first. */
export declare const listCampaigns: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"listCampaigns">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"listCampaigns", Tag>>;
/** List upload buckets. Upload buckets of the primary club, last discovered first. */
export declare const listUploads: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"listUploads">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"listUploads", Tag>>;
/** Get the leaderboards. Counts current world records. The overall list has most records first, then the newest record first, then the account id. A player is an account, or a name where no account is known. */
export declare const getLeaderboards: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"getLeaderboards">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"getLeaderboards", Tag>>;
/** Get the live leaderboard. The players with most current world records, and the newest world records that were reported as changes. */
export declare const getLiveLeaderboard: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"getLiveLeaderboard">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"getLiveLeaderboard", Tag>>;
/** Get the primary hook. The connection to the club that the catalog follows. Before its first snapshot it is not enabled, knows no map, and everything else but its key is null. */
export declare const getHook: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"getHook">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"getHook", Tag>>;
/** List hook maps. Maps of the primary club by upload time, newest first and unknown ones last. */
export declare const listHookMaps: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"listHookMaps">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"listHookMaps", Tag>>;
/** List hook runs. One run for each snapshot of the primary club, newest first. */
export declare const listHookRuns: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"listHookRuns">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"listHookRuns", Tag>>;
/** Get a club. The club in numbers, as its newest snapshot left it. */
export declare const getClub: <Tag extends ETag = undefined>(client: Client, request: RequestOf<"getClub">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"getClub", Tag>>;
/** List club campaigns. At most 5000 campaigns, newest first, those of unknown age last, then highest id. */
export declare const listClubCampaigns: <Tag extends ETag = undefined>(client: Client, request: RequestOf<"listClubCampaigns">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"listClubCampaigns", Tag>>;
/** List club maps. Every map once, wherever in the club it stands; newest upload first, unknown ones last. */
export declare const listClubMaps: <Tag extends ETag = undefined>(client: Client, request: RequestOf<"listClubMaps">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"listClubMaps", Tag>>;
/** Get the dashboard. Counters, tracked maps, the newest world records that were reported as changes, and the tracker in one response. */
export declare const getDashboard: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"getDashboard">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"getDashboard", Tag>>;
/** Get the latest record. The newest world record by the time when it was driven, and those before it. The list includes the newest one. Records that were revoked are left out, and those that trackers have only found unchanged. */
export declare const getLatestRecord: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"getLatestRecord">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"getLatestRecord", Tag>>;
/** Get the tracker status. The project whose run is the newest counts as the tracker. */
export declare const getTrackerStatus: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"getTrackerStatus">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"getTrackerStatus", Tag>>;
/** List projects. Everybody who has contributed, at most 1000 projects, last heard of first. */
export declare const listProjects: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"listProjects">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"listProjects", Tag>>;
/** Get a project. The project and its settings, as it registered them. */
export declare const getProject: <Tag extends ETag = undefined>(client: Client, request: RequestOf<"getProject">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"getProject", Tag>>;
/** List project maps. Maps of the project's runs, last checked first. Their records are those that the project reported last. */
export declare const listProjectMaps: <Tag extends ETag = undefined>(client: Client, request: RequestOf<"listProjectMaps">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"listProjectMaps", Tag>>;
/** List recent events. What projects have reported, newest first. Events about the projects themselves and their names, such as heartbeats, are left out and not counted. */
export declare const listEvents: <Tag extends ETag = undefined>(client: Client, request?: RequestOf<"listEvents">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"listEvents", Tag>>;
/** Resolve display names. The names of up to 50 accounts. An id that nobody has named, and one that is malformed, is left out. */
export declare const resolveDisplayNames: <Tag extends ETag = undefined>(client: Client, request: RequestOf<"resolveDisplayNames">, options?: ConditionalCallOptions<Tag>) => Promise<ResponseOf<"resolveDisplayNames", Tag>>;
/** Request an update. Asks the trackers to look at a map. The request waits in their queue until one of them reports a record of the map, or the webhook does, for at most 30 days; while it waits, asking again returns the same request. The map need not be known. An address has 60 new requests an hour, unless the server is set up otherwise; asking again costs none. */
export declare const requestUpdate: (client: Client, request: RequestOf<"requestUpdate">, options?: CallOptions) => Promise<ResponseOf<"requestUpdate">>;
/** Report a world record. For trusted services: takes a world record in at once. The same record (map, player and time) reported again, by any contributor, is one record; its `recordedAt` is the earliest moment that it was reported with. */
export declare const reportWorldRecord: (client: Client, request: RequestOf<"reportWorldRecord">, options?: CallOptions) => Promise<ResponseOf<"reportWorldRecord">>;
