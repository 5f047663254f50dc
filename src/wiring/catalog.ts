import { isFilter } from '../../db/rules/search-text.js';
import { createCatalogMaps } from '../../db/stores/catalog/catalog-maps.js';
import { createLeaderboards } from '../../db/stores/catalog/leaderboards.js';
import { createRecordFeed } from '../../db/stores/catalog/record-feed.js';
import { createUpdateRequests } from '../../db/stores/catalog/update-requests.js';
import { createWorldRecordReports } from '../../db/stores/catalog/world-record-reports.js';
import { createQuotas } from '../../db/writes/quotas.js';
import { createClubs } from '../../db/stores/aggregator/community/clubs.js';
import { createProjects } from '../../db/stores/aggregator/tracking/projects.js';
import { createClubMaps } from '../../db/stores/catalog/club-maps.js';
import { createDashboard } from '../../db/stores/catalog/dashboard.js';
import { createEvents } from '../../db/stores/catalog/events.js';
import { createNames } from '../../db/stores/catalog/names.js';
import { createPrimaryClub } from '../../db/stores/catalog/primary-club.js';
import { createProjectMaps } from '../../db/stores/catalog/project-maps.js';
import { createTotals } from '../../db/stores/catalog/totals.js';
import { createTracker } from '../../db/stores/catalog/tracker.js';
import { operations } from '../../generated/catalog/operations.js';
import { validators } from '../../generated/catalog/request-validators.js';
import type { CatalogStores } from '../../handlers/catalog/contract.js';
import { handlers } from '../../handlers/catalog/index.js';
import { PUBLIC_ACCESS } from '../contract.js';
import { createTokenGuard } from '../http/token-guard.js';
import { randomText } from './random-text.js';
import { readPathPrefix } from './service-documents.js';
import type { ServiceParts, ServiceDependencies } from './service-parts.js';

/** x-webhook-secret is no authentication scheme of HTTP; the realm names the header. */
const SECRET_REFUSED = {
  challenge: 'ApiKey realm="x-webhook-secret"',
  message: 'Header x-webhook-secret is missing or wrong.',
};

/** Wires the records catalog: its stores and the webhook's secret, without which the webhook rejects every request. */
export function createCatalog({
  config,
  database,
  publicUrls,
  startedAt,
  now,
}: ServiceDependencies): ServiceParts {
  const quotas = createQuotas(database, { update_requests: config.updateRequestsPerHour }, now);
  const { webhookSecret: token } = config;
  const secrets = token === undefined ? [] : [{ name: 'x-webhook-secret', token, access: PUBLIC_ACCESS }];
  const stores: CatalogStores = {
    pathPrefix: readPathPrefix(publicUrls.catalog),
    maps: createCatalogMaps(database),
    recordFeed: createRecordFeed(database),
    leaderboards: createLeaderboards(database),
    totals: createTotals(database),
    primaryClub: createPrimaryClub(database),
    dashboard: createDashboard(database, now),
    tracker: createTracker(database, now),
    clubs: createClubs(database),
    clubMaps: createClubMaps(database),
    projects: createProjects(database),
    projectMaps: createProjectMaps(database),
    events: createEvents(database),
    names: createNames(database),
    updateRequests: createUpdateRequests(database, { now, randomText, quotas }),
    worldRecordReports: createWorldRecordReports(database, now),
    startedAt,
    isFilter,
    now,
  };
  const guards = { reportWorldRecord: createTokenGuard(secrets, SECRET_REFUSED) };
  return { operations, validators, handlers, stores, guards, tasks: [] };
}
