// Made by `npm run generate` from specs/. Change the spec, not this file.
import { send } from './send.js';
/** Get the API catalogue. The documentation as data, for programs and documentation pages. It is made from the OpenAPI document, so the two agree. The example shows one endpoint out of all. */
export const getCatalog = (client, ...[request, options]) => send(client, 'GET', '/api/v1/catalog', request, options);
/** List projects. Newest `lastSyncAt` first, then by key; projects without one come last. */
export const listProjects = (client, ...[request, options]) => send(client, 'GET', '/api/v1/projects', request, options);
/** Get a project. The counts are kept with every contribution, so they are exact at any moment. */
export const getProject = (client, ...[request, options]) => send(client, 'GET', '/api/v1/projects/{projectKey}', request, options);
/** List a project's instances. Most recent sign of life first, then by id. The ages are those of the moment of the answer, so nothing is cached. */
export const listProjectInstances = (client, ...[request, options]) => send(client, 'GET', '/api/v1/projects/{projectKey}/instances', request, options);
/** Register an instance. Tells of a program that a project runs, and counts as a heartbeat. What is left out keeps its stored value. */
export const registerInstance = (client, ...[request, options]) => send(client, 'POST', '/api/v1/ingest/instance/register', request, options);
/** Send a heartbeat. Tells that an instance is alive. One that is not known yet is registered. */
export const sendHeartbeat = (client, ...[request, options]) => send(client, 'POST', '/api/v1/ingest/instance/heartbeat', request, options);
