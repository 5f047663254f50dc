// Made by `npm run generate` from specs/. Change the spec, not this file.
import { send } from './send.js';
/** List all endpoints. The documentation as data, in the order of the groups: for each endpoint its parameters, headers and worked examples. The list is made when the server starts. The example shows one endpoint out of many. */
export const listEndpoints = (client, ...[request, options]) => send(client, 'GET', '/api/v1/public/endpoints', request, options);
/** Get a map. All that is known of the map, its current world record and those before it, newest first. */
export const getMap = (client, ...[request, options]) => send(client, 'GET', '/api/v1/public/maps/{mapUid}', request, options);
/** Get map facts. The older form of the map route: the facts alone, without an envelope and without world records. */
export const getMapInfo = (client, ...[request, options]) => send(client, 'GET', '/api/v1/maps/info/{mapUid}', request, options);
/** List maps. All known maps with their current world records, by upload time, newest first and unknown ones last. */
export const listMaps = (client, ...[request, options]) => send(client, 'GET', '/api/v1/alterations/maps', request, options);
/** Get the leaderboards. Counts current world records. The overall list has most records first, then the newest record first, then the account id. A player is an account, or a name where no account is known. */
export const getLeaderboards = (client, ...[request, options]) => send(client, 'GET', '/api/v1/alterations/leaderboards', request, options);
/** Get the live leaderboard. The players with most current world records, and the newest world records. */
export const getLiveLeaderboard = (client, ...[request, options]) => send(client, 'GET', '/api/v1/alterations/leaderboards/live', request, options);
/** Get the latest record. The newest world record by the moment when it was driven, and those before it. The list includes the newest one. */
export const getLatestRecord = (client, ...[request, options]) => send(client, 'GET', '/api/v1/latest-wr', request, options);
/** Request an update. Asks the trackers to look at a map. The request waits in their queue until one of them has checked the map; while it waits, asking again answers the same request. The map need not be known. */
export const requestUpdate = (client, ...[request, options]) => send(client, 'POST', '/api/v1/request-update', request, options);
/** Report a world record. For trusted services: takes a world record in at once. The same record told again, by whomever, is stored once; the moment that is told here, when it was driven, replaces the one when a tracker saw it. A faster time always becomes the current record; a slower one only when it was driven later. */
export const reportWorldRecord = (client, ...[request, options]) => send(client, 'POST', '/api/v1/webhook/wr', request, options);
