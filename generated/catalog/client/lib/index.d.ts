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
/** Get a map. All that is known of the map, its current world record and those before it, newest first. */
export declare const getMap: (client: Client, ...[request, options]: Arguments<"getMap">) => Promise<Answer<"getMap">>;
/** Get map facts. The older form of the map route: the facts alone, without an envelope and without world records. */
export declare const getMapInfo: (client: Client, ...[request, options]: Arguments<"getMapInfo">) => Promise<Answer<"getMapInfo">>;
/** List maps. All known maps with their current world records, by upload time, newest first and unknown ones last. */
export declare const listMaps: (client: Client, ...[request, options]: Arguments<"listMaps">) => Promise<Answer<"listMaps">>;
/** Get the leaderboards. Counts current world records. The overall list has most records first, then the newest record first, then the account id. A player is an account, or a name where no account is known. */
export declare const getLeaderboards: (client: Client, ...[request, options]: Arguments<"getLeaderboards">) => Promise<Answer<"getLeaderboards">>;
/** Get the live leaderboard. The players with most current world records, and the newest world records. */
export declare const getLiveLeaderboard: (client: Client, ...[request, options]: Arguments<"getLiveLeaderboard">) => Promise<Answer<"getLiveLeaderboard">>;
/** Get the latest record. The newest world record by the moment when it was driven, and those before it. The list includes the newest one. */
export declare const getLatestRecord: (client: Client, ...[request, options]: Arguments<"getLatestRecord">) => Promise<Answer<"getLatestRecord">>;
/** Request an update. Asks the trackers to look at a map. The request waits in their queue until one of them has checked the map; while it waits, asking again answers the same request. The map need not be known. */
export declare const requestUpdate: (client: Client, ...[request, options]: Arguments<"requestUpdate">) => Promise<Answer<"requestUpdate">>;
/** Report a world record. For trusted services: takes a world record in at once. The same record told again, by whomever, is stored once; the moment that is told here, when it was driven, replaces the one when a tracker saw it. A faster time always becomes the current record; a slower one only when it was driven later. */
export declare const reportWorldRecord: (client: Client, ...[request, options]: Arguments<"reportWorldRecord">) => Promise<Answer<"reportWorldRecord">>;
