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
  '/api/v1/endpoints': { get: operations['listEndpoints'] };
  '/api/v1': { get: operations['getApiRoot'] };
  '/api/v1/health': { get: operations['getHealth'] };
  '/api/v1/live': { get: operations['getLiveFeed'] };
  '/api/v1/records/{recordId}': { get: operations['getRecord'] };
  '/api/v1/records/{recordId}/verdicts': { get: operations['getRecordVerdicts'] };
  '/api/v1/maps/{mapUid}/verdicts': { get: operations['listMapVerdicts'] };
  '/api/v1/verdicts/batch': { post: operations['resolveVerdicts'] };
  '/api/v1/uploads/map': { post: operations['uploadMap'] };
  '/api/v1/uploads/replay': { post: operations['uploadReplay'] };
  '/api/v1/submissions/replay': { post: operations['createReplaySubmission'] };
}

/** List all endpoints. The documentation as data, in the order of the groups: for each endpoint its parameters, notes and worked examples. The example shows one endpoint out of eleven. */
export const listEndpoints = <Tag extends ETag = undefined>(
  client: Client,
  request?: RequestOf<'listEndpoints'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listEndpoints', Tag>> =>
  send(client, { id: 'listEndpoints', method: 'GET', path: '/api/v1/endpoints', json: [200, 429], empty: [304] }, request, options);

/** Get the API root. A starting point for programs: it names the routes, so that only this one has to be known. `:name` in a route stands for a value to fill in. */
export const getApiRoot = <Tag extends ETag = undefined>(
  client: Client,
  request?: RequestOf<'getApiRoot'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'getApiRoot', Tag>> =>
  send(client, { id: 'getApiRoot', method: 'GET', path: '/api/v1', json: [200, 429], empty: [304] }, request, options);

/** Check service health. The status is `degraded` when the service still responds but verification has stopped or the disk is nearly full. The HTTP status is 200 either way. */
export const getHealth = (
  client: Client,
  request?: RequestOf<'getHealth'>,
  options?: CallOptions,
): Promise<ResponseOf<'getHealth'>> =>
  send(client, { id: 'getHealth', method: 'GET', path: '/api/v1/health', json: [200, 429], empty: [] }, request, options);

/** Get the live feed. A picture of what is publicly known, taken when the request is served; it says nothing about the machinery behind it. A record is unfinished while one of its tracks is `pending` or `not_run`. */
export const getLiveFeed = (
  client: Client,
  request?: RequestOf<'getLiveFeed'>,
  options?: CallOptions,
): Promise<ResponseOf<'getLiveFeed'>> =>
  send(client, { id: 'getLiveFeed', method: 'GET', path: '/api/v1/live', json: [200, 400, 429], empty: [] }, request, options);

/** Get a record. This is the route to poll after a submission. A track without a result is listed too, as `not_run`. */
export const getRecord = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'getRecord'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'getRecord', Tag>> =>
  send(client, { id: 'getRecord', method: 'GET', path: '/api/v1/records/{recordId}', json: [200, 404, 429], empty: [304] }, request, options);

/** Get a record's verdicts. Returns the same as the record route. It exists for older clients; new ones should ask for the record. */
export const getRecordVerdicts = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'getRecordVerdicts'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'getRecordVerdicts', Tag>> =>
  send(client, { id: 'getRecordVerdicts', method: 'GET', path: '/api/v1/records/{recordId}/verdicts', json: [200, 404, 429], empty: [304] }, request, options);

/** List a map's verdicts. Lists the known records of one map, each with its result on the one track asked for. A map without known records is an empty list, and so is a page after the last one. */
export const listMapVerdicts = <Tag extends ETag = undefined>(
  client: Client,
  request: RequestOf<'listMapVerdicts'>,
  options?: ConditionalCallOptions<Tag>,
): Promise<ResponseOf<'listMapVerdicts', Tag>> =>
  send(client, { id: 'listMapVerdicts', method: 'GET', path: '/api/v1/maps/{mapUid}/verdicts', json: [200, 400, 429], empty: [304] }, request, options);

/** Resolve many records. Looks up as many as 100 records in one request and changes nothing. Records come in the order of the request; a repeated id is returned once. */
export const resolveVerdicts = (
  client: Client,
  request: RequestOf<'resolveVerdicts'>,
  options?: CallOptions,
): Promise<ResponseOf<'resolveVerdicts'>> =>
  send(client, { id: 'resolveVerdicts', method: 'POST', path: '/api/v1/verdicts/batch', sends: 'json', json: [200, 400, 413, 415, 429], empty: [] }, request, options);

/** Stage a map file. Any bytes are accepted; whether they are a map is found out when the submission is verified. Only a body that is the text `{}`, `[object Object]` or `[object Blob]` is refused: a client sends it when it serializes the file instead of sending its bytes. The file is kept for 24 hours unless the server is configured otherwise, and for as long as a submission needs it. */
export const uploadMap = (
  client: Client,
  request: RequestOf<'uploadMap'>,
  options?: CallOptions,
): Promise<ResponseOf<'uploadMap'>> =>
  send(client, { id: 'uploadMap', method: 'POST', path: '/api/v1/uploads/map', sends: 'bytes', json: [200, 400, 413, 415, 429], empty: [] }, request, options);

/** Stage a replay file. Stages a replay or a ghost alone. Any bytes are accepted; what they are is found out when the submission is verified. Only a body that is the text `{}`, `[object Object]` or `[object Blob]` is refused: a client sends it when it serializes the file instead of sending its bytes. The file is kept for 24 hours unless the server is configured otherwise, and for as long as a submission needs it. */
export const uploadReplay = (
  client: Client,
  request: RequestOf<'uploadReplay'>,
  options?: CallOptions,
): Promise<ResponseOf<'uploadReplay'>> =>
  send(client, { id: 'uploadReplay', method: 'POST', path: '/api/v1/uploads/replay', sends: 'bytes', json: [200, 400, 413, 415, 429], empty: [] }, request, options);

/** Submit a replay. Queues the record for verification and returns at once. The file under `replay_ref` may be a replay or a ghost alone. Sending the same record and files again while they wait returns the same `submission_id` with the new rank, and needs nothing of the quota. */
export const createReplaySubmission = (
  client: Client,
  request: RequestOf<'createReplaySubmission'>,
  options?: CallOptions,
): Promise<ResponseOf<'createReplaySubmission'>> =>
  send(client, { id: 'createReplaySubmission', method: 'POST', path: '/api/v1/submissions/replay', sends: 'json', json: [200, 400, 413, 415, 429], empty: [] }, request, options);
