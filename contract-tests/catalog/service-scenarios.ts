import { deepEqual, equal, ok } from 'node:assert/strict';
import { listOperations } from '../document.js';
import type { Answer } from '../http-client.js';
import type { Scenario, ScenarioContext } from '../scenario.js';

/** The service itself: its endpoints. */
export const serviceScenarios: Scenario[] = [
  {
    name: 'every operation, in the order of the document',
    operation: 'listEndpoints',
    status: 200,
    request: () => ({}),
    check: listsEveryOperation,
  },
];

interface EndpointList {
  api: { totalEndpoints: number; groupOrder: string[] };
  endpoints: {
    key: string;
    method: string;
    path: string;
    group: string;
    exampleResponses: { body: string }[];
  }[];
}

function listsEveryOperation({ json }: Answer, { document }: ScenarioContext): void {
  const { api, endpoints } = json as EndpointList;
  const operations = listOperations(document);
  equal(api.totalEndpoints, operations.length);
  deepEqual(
    endpoints.map(({ key, method, path, group }) => [key, method, path, group]),
    operations.map(({ id, method, path, tag }) => [id, method, asTemplate(path), tag]),
  );
  for (const { group, exampleResponses } of endpoints) {
    ok(api.groupOrder.includes(group), `${group} is in the order of the groups`);
    for (const { body } of exampleResponses)
      ok(body === '' || JSON.parse(body), 'an example is JSON or nothing');
  }
}

function asTemplate(path: string): string {
  return path.replace(/\{([^}]+)\}/g, ':$1');
}
