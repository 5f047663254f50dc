import { deepEqual } from 'node:assert/strict';
import { assertEndpoints, type ListedEndpoint } from '../checks.js';
import { firstExample, listOperations, toRoutePattern } from '../../contract/document.js';
import type { Response } from '../../contract/http-client.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import type { Success } from './records.js';
import { header, plus, reverse, set } from '../says.js';

/** The service's routes, endpoints and health. */
export const serviceScenarios: WrittenScenario[] = [
  {
    name: 'every route by its name',
    operation: 'getApiRoot',
    says: {
      'it names the routes': set('/data/endpoints/live', '/api/v1/other'),
      'Reads carry an `ETag`': header('etag'),
    },
    request: () => ({}),
    check: namesEveryRoute,
  },
  {
    name: 'every operation, in the order of the document',
    operation: 'listEndpoints',
    says: {
      'in the order of the groups': reverse('/data/endpoints'),
      'Number of documented endpoints.': plus('/data/api/total_endpoints', 1),
    },
    request: () => ({}),
    check: listsEveryOperation,
  },
  {
    name: 'everything works',
    operation: 'getHealth',
    says: { 'The tracks that the API speaks about': set('/data/supported_tracks', ['replay', 'replay']) },
    request: () => ({}),
    check: ({ json }) => {
      const health = (json as Success<{ status: string; api_version: string; supported_tracks: string[] }>)
        .data;
      deepEqual(
        [health.status, health.api_version, health.supported_tracks],
        ['ok', 'v1', ['replay', 'deep']],
      );
    },
  },
];

function namesEveryRoute({ json }: Response, { document }: ScenarioContext): void {
  const { endpoints } = (json as Success<{ endpoints: Record<string, string> }>).data;
  const operations = listOperations(document);
  const others = operations.filter(({ id }) => id !== 'getApiRoot').map(toRoutePattern);
  deepEqual(Object.values(endpoints).toSorted(), others.toSorted());
  const success = operations.find(({ id }) => id === 'getApiRoot')?.responses.get(200);
  deepEqual(json, firstExample(document, success?.content?.['application/json'] ?? {}));
}

interface EndpointList {
  api: { total_endpoints: number; group_order: string[] };
  endpoints: ListedEndpoint[];
}

function listsEveryOperation({ json }: Response, { document }: ScenarioContext): void {
  const { api, endpoints } = (json as Success<EndpointList>).data;
  assertEndpoints(
    document,
    { total: api.total_endpoints, groupOrder: api.group_order, endpoints },
    { uploadMap: 'upload-map', uploadReplay: 'upload-replay' },
  );
}
