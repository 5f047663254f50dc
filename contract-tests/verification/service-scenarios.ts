import { deepEqual, equal, ok } from 'node:assert/strict';
import { listOperations } from '../document.js';
import type { Answer } from '../http-client.js';
import type { Scenario, ScenarioContext } from '../scenario.js';
import type { Success } from './records.js';

/** The service itself: its routes, its catalogue and its health. */
export const serviceScenarios: Scenario[] = [
  {
    name: 'every route by its name',
    operation: 'getApiRoot',
    status: 200,
    request: () => ({}),
    check: namesEveryRoute,
  },
  {
    name: 'every operation, in the order of the document',
    operation: 'listEndpoints',
    status: 200,
    request: () => ({}),
    check: listsEveryOperation,
  },
  {
    name: 'everything works',
    operation: 'getHealth',
    status: 200,
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

function namesEveryRoute({ json }: Answer, { document }: ScenarioContext): void {
  const routes = listOperations(document).flatMap(({ routeName, path }) =>
    routeName === undefined ? [] : [[routeName, asTemplate(path)] as const],
  );
  deepEqual((json as Success).data, { api_version: 'v1', endpoints: Object.fromEntries(routes) });
}

function listsEveryOperation({ json }: Answer, { document }: ScenarioContext): void {
  interface Catalog {
    api: { total_endpoints: number; group_order: string[] };
    endpoints: {
      key: string;
      method: string;
      path: string;
      group: string;
      exampleResponses: { body: string }[];
    }[];
  }
  const { api, endpoints } = (json as Success<Catalog>).data;
  const operations = listOperations(document);
  equal(api.total_endpoints, operations.length);
  deepEqual(
    endpoints.map(({ key, method, path }) => [key, method, path]),
    operations.map(({ id, method, path }) => [id, method, asTemplate(path)]),
  );
  for (const { group, exampleResponses } of endpoints) {
    ok(api.group_order.includes(group), `${group} is in the order of the groups`);
    for (const { body } of exampleResponses)
      ok(body === '' || JSON.parse(body), 'an example is JSON or nothing');
  }
}

function asTemplate(path: string): string {
  return path.replace(/\{([^}]+)\}/g, ':$1');
}
