import type { ApiDocument } from '../../contract/document.js';
import { completeScenarios } from '../generic-scenarios.js';
import { readProjectJson } from '../../contract/project.js';
import type { ServiceSuite, TestDoubles } from '../scenario.js';
import { eventListScenarios, facetScenarios } from './event-list-scenarios.js';
import { eventBatchScenarios, eventScenarios } from './event-scenarios.js';
import { instanceScenarios } from './instance-scenarios.js';
import { projectScenarios } from './project-scenarios.js';
import { clubScenarios } from './club-scenarios.js';
import { checkedMapScenarios, queueScenarios } from './map-scenarios.js';
import { runScenarios } from './run-scenarios.js';
import { candidateScenarios } from './candidate-scenarios.js';
import { startCatalogStub } from './catalog-stub.js';
import { metricsScenarios } from './metrics-scenarios.js';
import { nameBatchScenarios } from './name-batch-scenarios.js';
import { nameIngestScenarios } from './name-ingest-scenarios.js';
import { nameLookupScenarios } from './name-lookup-scenarios.js';
import { nameSearchScenarios } from './name-search-scenarios.js';
import { pluginScenarios } from './plugin-scenarios.js';
import { startPluginPlatform } from './plugin-platform.js';
import { serviceScenarios } from './service-scenarios.js';
import { snapshotScenarios } from './snapshot-scenarios.js';
import { tableScenarios } from './table-scenarios.js';
import { trafficScenarios } from './traffic-scenarios.js';
import { eachRestingOn, header, status } from '../says.js';

const document = readProjectJson('generated/aggregator/openapi.json') as ApiDocument;

/** Stubs of the plugin platform and the records catalog that the aggregator calls. */
async function startTestDoubles(): Promise<TestDoubles> {
  const started = await Promise.all([startPluginPlatform(), startCatalogStub()]);
  return {
    environment: Object.assign({}, ...started.map(({ environment }) => environment)) as Record<
      string,
      string
    >,
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()));
    },
  };
}

/** The suite of the aggregator. */
export const aggregator: ServiceSuite = {
  service: 'aggregator',
  document,
  everyRoute: {
    trailingSlash: 'a slash at the end of a path makes no difference',
    otherSites: 'may call every route that needs no token or secret from a browser',
    allowedMethods: 'A 405 lists the methods that work in `Allow`',
    unknownRoute: 'No such resource or route.',
  },
  scenarios: eachRestingOn(
    completeScenarios(document, [
      ...serviceScenarios,
      ...projectScenarios,
      ...instanceScenarios,
      ...clubScenarios,
      ...snapshotScenarios,
      ...runScenarios,
      ...eventScenarios,
      ...eventBatchScenarios,
      ...eventListScenarios,
      ...facetScenarios,
      ...checkedMapScenarios,
      ...queueScenarios,
      ...trafficScenarios,
      ...nameLookupScenarios,
      ...nameBatchScenarios,
      ...nameSearchScenarios,
      ...candidateScenarios,
      ...nameIngestScenarios,
      ...pluginScenarios,
      ...tableScenarios,
      ...metricsScenarios,
    ]),
    {
      'unchanged since the cached copy': {
        'as long as nothing has changed, the response is an empty 304': status(200),
      },
      'an address that has used up its requests': {
        '`Retry-After` says when to try again.': header('retry-after'),
      },
      'clubId is "NaN"': { 'The request is malformed, uses a wrong method': status(404) },
      'after_event_id is ""': { 'out of its bounds or empty (`?limit=`) is refused with a 400': status(200) },
    },
  ),
  // With tokens, so that requests without one are refused.
  environment: {
    INGEST_TOKEN: 'contract-ingest-token',
    ADMIN_TOKEN: 'contract-admin-token',
  },
  startTestDoubles,
  credentials: [
    {
      setting: 'INGEST_TOKEN',
      operation: 'sendHeartbeat',
      header: 'x-ingest-token',
    },
  ],
  cheapOperation: 'getCatalog',
};
