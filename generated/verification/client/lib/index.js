// Made by `npm run generate` from specs/. Change the spec, not this file.
import { send } from './send.js';
export { followEvents, walkPages } from './pages.js';
export { createRetryingFetch } from './retry.js';
/** List all endpoints. The documentation as data, in the order of the groups: for each endpoint its parameters, notes and worked examples. The example shows one endpoint out of eleven. */
export const listEndpoints = (client, request, options) => send(client, { id: 'listEndpoints', method: 'GET', path: '/api/v1/endpoints', json: [200, 429], empty: [304] }, request, options);
/** Get the API root. A starting point for programs: it names the routes, so that only this one has to be known. `:name` in a route stands for a value to fill in. */
export const getApiRoot = (client, request, options) => send(client, { id: 'getApiRoot', method: 'GET', path: '/api/v1', json: [200, 429], empty: [304] }, request, options);
/** Check service health. The status is `degraded` when the service still responds but verification has stopped or the disk is nearly full. The HTTP status is 200 either way. */
export const getHealth = (client, request, options) => send(client, { id: 'getHealth', method: 'GET', path: '/api/v1/health', json: [200, 429], empty: [] }, request, options);
/** Get the live feed. A picture of what is publicly known, taken when the request is served; it says nothing about the machinery behind it. A record is unfinished while one of its tracks is `pending` or `not_run`. */
export const getLiveFeed = (client, request, options) => send(client, { id: 'getLiveFeed', method: 'GET', path: '/api/v1/live', json: [200, 400, 429], empty: [] }, request, options);
/** Get a record. This is the route to poll after a submission. A track without a result is listed too, as `not_run`. */
export const getRecord = (client, request, options) => send(client, { id: 'getRecord', method: 'GET', path: '/api/v1/records/{recordId}', json: [200, 404, 429], empty: [304] }, request, options);
/** Get a record's verdicts. Returns the same as the record route. It exists for older clients; new ones should ask for the record. */
export const getRecordVerdicts = (client, request, options) => send(client, { id: 'getRecordVerdicts', method: 'GET', path: '/api/v1/records/{recordId}/verdicts', json: [200, 404, 429], empty: [304] }, request, options);
/** List a map's verdicts. Lists the known records of one map, each with its result on the one track asked for. A map without known records is an empty list, and so is a page after the last one. */
export const listMapVerdicts = (client, request, options) => send(client, { id: 'listMapVerdicts', method: 'GET', path: '/api/v1/maps/{mapUid}/verdicts', json: [200, 400, 429], empty: [304] }, request, options);
/** Resolve many records. Looks up as many as 100 records in one request and changes nothing. Records come in the order of the request; a repeated id is returned once. */
export const resolveVerdicts = (client, request, options) => send(client, { id: 'resolveVerdicts', method: 'POST', path: '/api/v1/verdicts/batch', sends: 'json', json: [200, 400, 413, 415, 429], empty: [] }, request, options);
/** Stage a map file. Any bytes are accepted; whether they are a map is found out when the submission is verified. Only a body that is the text `{}`, `[object Object]` or `[object Blob]` is refused: a client sends it when it serializes the file instead of sending its bytes. The file is kept for 24 hours unless the server is configured otherwise, and for as long as a submission needs it. */
export const uploadMap = (client, request, options) => send(client, { id: 'uploadMap', method: 'POST', path: '/api/v1/uploads/map', sends: 'bytes', json: [200, 400, 413, 415, 429], empty: [] }, request, options);
/** Stage a replay file. Stages a replay or a ghost alone. Any bytes are accepted; what they are is found out when the submission is verified. Only a body that is the text `{}`, `[object Object]` or `[object Blob]` is refused: a client sends it when it serializes the file instead of sending its bytes. The file is kept for 24 hours unless the server is configured otherwise, and for as long as a submission needs it. */
export const uploadReplay = (client, request, options) => send(client, { id: 'uploadReplay', method: 'POST', path: '/api/v1/uploads/replay', sends: 'bytes', json: [200, 400, 413, 415, 429], empty: [] }, request, options);
/** Submit a replay. Queues the record for verification and returns at once. The file under `replay_ref` may be a replay or a ghost alone. Sending the same record and files again while they wait returns the same `submission_id` with the new rank, and needs nothing of the quota. */
export const createReplaySubmission = (client, request, options) => send(client, { id: 'createReplaySubmission', method: 'POST', path: '/api/v1/submissions/replay', sends: 'json', json: [200, 400, 413, 415, 429], empty: [] }, request, options);
