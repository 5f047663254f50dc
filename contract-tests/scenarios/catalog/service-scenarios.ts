import { checkEndpoints, type ListedEndpoint } from '../assert-endpoints.js';
import type { Response } from '../../contract/http-client.js';
import type { Scenario, ScenarioContext } from '../scenario.js';

/** The service's endpoints. */
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

function listsEveryOperation({ json }: Response, { document }: ScenarioContext): void {
  const { api, endpoints } = json as EndpointList;
  checkEndpoints(document, { total: api.totalEndpoints, groupOrder: api.groupOrder, endpoints });
}
