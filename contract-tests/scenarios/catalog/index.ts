import type { ApiDocument } from '../../contract/document.js';
import { completeScenarios } from '../generic-scenarios.js';
import { readProjectJson } from '../../contract/project.js';
import type { ServiceSuite } from '../scenario.js';
import { clubScenarios, hookScenarios } from './club-scenarios.js';
import { eventScenarios, projectScenarios } from './contributor-scenarios.js';
import { mapListScenarios } from './map-list-scenarios.js';
import { mapScenarios } from './map-scenarios.js';
import { nameScenarios } from './name-scenarios.js';
import { dashboardScenarios, inventoryScenarios } from './overview-scenarios.js';
import { plainScenarios } from './plain-scenarios.js';
import { latestScenarios, leaderboardScenarios } from './record-scenarios.js';
import { reportScenarios } from './report-scenarios.js';
import { requestScenarios } from './request-scenarios.js';
import { eachRestingOn, header, status } from '../says.js';

const document = readProjectJson('generated/catalog/openapi.json') as ApiDocument;

/** The suite of the records catalog. */
export const catalog: ServiceSuite = {
  service: 'catalog',
  document,
  everyRoute: {
    trailingSlash: 'a trailing slash on a path is tolerated',
    otherSites: 'may call every route that needs no token or secret from a browser',
    allowedMethods: '`Allow` lists the methods that it takes',
    unknownRoute: 'No such map, club, project or route.',
  },
  scenarios: eachRestingOn(
    completeScenarios(document, [
      ...plainScenarios,
      ...mapScenarios,
      ...mapListScenarios,
      ...inventoryScenarios,
      ...leaderboardScenarios,
      ...hookScenarios,
      ...clubScenarios,
      ...dashboardScenarios,
      ...latestScenarios,
      ...projectScenarios,
      ...eventScenarios,
      ...nameScenarios,
      ...requestScenarios,
      ...reportScenarios,
    ]),
    {
      'unchanged since the cached copy': {
        'as long as nothing has changed, the response is an empty 304': status(200),
      },
      'an address that has used up its requests': {
        '`Retry-After` says when to try again.': header('retry-after'),
      },
      'limit is ""': { 'with an empty value (`?limit=`) returns 400': status(200) },
    },
  ),
  // The club is configured, because otherwise the first one in a snapshot becomes the primary one.
  environment: {
    WEBHOOK_SECRET: 'contract-webhook-secret',
    PRIMARY_CLUB_ID: '29812',
    // Small, so that exceeding it is fast.
    UPDATE_REQUESTS_PER_HOUR: '12',
  },
  credentials: [
    {
      setting: 'WEBHOOK_SECRET',
      operation: 'reportWorldRecord',
      header: 'x-webhook-secret',
    },
  ],
  cheapOperation: 'listEndpoints',
};
