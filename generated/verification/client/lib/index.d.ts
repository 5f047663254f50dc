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
/** List all endpoints. The documentation as data, in the order of the groups: for each endpoint its parameters, notes and worked examples. The example shows one endpoint out of eleven. */
export declare const listEndpoints: (client: Client, ...[request, options]: Arguments<"listEndpoints">) => Promise<Answer<"listEndpoints">>;
/** Get the API root. A starting point for programs: it names the routes, so that only this one has to be known. `:name` in a route stands for a value to fill in. */
export declare const getApiRoot: (client: Client, ...[request, options]: Arguments<"getApiRoot">) => Promise<Answer<"getApiRoot">>;
/** Check service health. The status is `degraded` when the service still answers but verification has stopped or the disk is nearly full. The HTTP status is 200 either way. */
export declare const getHealth: (client: Client, ...[request, options]: Arguments<"getHealth">) => Promise<Answer<"getHealth">>;
/** Get the live feed. A picture of what is publicly known, taken while the request is answered; it says nothing about the machinery behind it. A record is unfinished while one of its tracks is `pending` or `not_run`. */
export declare const getLiveFeed: (client: Client, ...[request, options]: Arguments<"getLiveFeed">) => Promise<Answer<"getLiveFeed">>;
/** Get a record. This is the route to poll after a submission. A track without a result is listed too, as `not_run`. */
export declare const getRecord: (client: Client, ...[request, options]: Arguments<"getRecord">) => Promise<Answer<"getRecord">>;
/** Get a record's verdicts. Answers the same as the record route. It exists for older clients; new ones should ask for the record. */
export declare const getRecordVerdicts: (client: Client, ...[request, options]: Arguments<"getRecordVerdicts">) => Promise<Answer<"getRecordVerdicts">>;
/** List a map's verdicts. Lists the known records of one map, each with its result on the one track asked for. A map without known records is an empty list, and so is a page after the last one. */
export declare const listMapVerdicts: (client: Client, ...[request, options]: Arguments<"listMapVerdicts">) => Promise<Answer<"listMapVerdicts">>;
/** Resolve many records. Looks up as many as 100 records in one request and changes nothing. Records come in the order of the request; an id given twice is answered once. */
export declare const resolveVerdicts: (client: Client, ...[request, options]: Arguments<"resolveVerdicts">) => Promise<Answer<"resolveVerdicts">>;
/** Stage a map file. Any bytes are accepted; whether they are a map is found out when the submission is verified. The file is kept for 24 hours unless the server is configured otherwise, and for as long as a submission needs it. */
export declare const uploadMap: (client: Client, ...[request, options]: Arguments<"uploadMap">) => Promise<Answer<"uploadMap">>;
/** Stage a replay file. Any bytes are accepted; whether they are a replay is found out when the submission is verified. The file is kept for 24 hours unless the server is configured otherwise, and for as long as a submission needs it. */
export declare const uploadReplay: (client: Client, ...[request, options]: Arguments<"uploadReplay">) => Promise<Answer<"uploadReplay">>;
/** Submit a replay. Queues the record for verification and answers at once: the `replay` track is `pending`, unless it has passed before. Sending the same record and files again while they wait answers the same `submission_id`. */
export declare const createReplaySubmission: (client: Client, ...[request, options]: Arguments<"createReplaySubmission">) => Promise<Answer<"createReplaySubmission">>;
