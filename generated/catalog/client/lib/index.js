// Made by `npm run generate` from specs/. Change the spec, not this file.
import { send } from './send.js';
/** List all endpoints. The documentation as data, in the order of the groups: for each endpoint its parameters, headers and worked examples. The list is made when the server starts. The example shows one endpoint out of many. */
export const listEndpoints = (client, ...[request, options]) => send(client, 'GET', '/api/v1/public/endpoints', request, options);
/** Request an update. Asks the trackers to look at a map. The request waits in their queue until one of them has checked the map; while it waits, asking again answers the same request. The map need not be known. */
export const requestUpdate = (client, ...[request, options]) => send(client, 'POST', '/api/v1/request-update', request, options);
/** Report a world record. For trusted services: takes a world record in at once. The same record told again, by whomever, is stored once; the moment that is told here, when it was driven, replaces the one when a tracker saw it. A faster time always becomes the current record; a slower one only when it was driven later. */
export const reportWorldRecord = (client, ...[request, options]) => send(client, 'POST', '/api/v1/webhook/wr', request, options);
