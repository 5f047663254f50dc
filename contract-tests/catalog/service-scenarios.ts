import { checkEndpoints, type ListedEndpoint } from '../check-endpoints.js';
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
  endpoints: ListedEndpoint[];
}

function listsEveryOperation({ json }: Answer, { document }: ScenarioContext): void {
  const { api, endpoints } = json as EndpointList;
  checkEndpoints(document, { total: api.totalEndpoints, groupOrder: api.groupOrder, endpoints });
}
