import { hostname } from 'node:os';
import { createInstances } from '../../db/stores/aggregator/tracking/instances.js';
import { OWN_PROJECT_KEY } from '../../db/stores/catalog/own-project.js';
import { createProjects } from '../../db/stores/aggregator/tracking/projects.js';
import { createEvents } from '../../db/stores/aggregator/tracking/events.js';
import { createQueue } from '../../db/stores/aggregator/tracking/queue.js';
import { createRuns } from '../../db/stores/aggregator/tracking/runs.js';
import { isFilter } from '../../db/rules/search-text.js';
import { createTotals } from '../../db/stores/catalog/totals.js';
import { operations } from '../../generated/aggregator/operations.js';
import { validators } from '../../generated/aggregator/request-validators.js';
import type { AggregatorStores } from '../../handlers/aggregator/contract.js';
import { INGEST_CHALLENGE, PLUGIN_CHALLENGE } from '../../handlers/aggregator/common/responses.js';
import { handlers } from '../../handlers/aggregator/index.js';
import type { Config } from '../config.js';
import {
  createOriginGuard,
  createTokenGuard,
  type Guard,
  type TokenAccess,
  type TokenHeader,
} from '../http/token-guard.js';
import { listOperations, type OpenApiDocument } from '../openapi-document.js';
import { createPeriodicTask } from './tasks.js';
import { toReachable } from './service-documents.js';
import type { ServiceParts, ServiceDependencies } from './service-parts.js';
import { createCandidates } from '../../db/stores/aggregator/identity/candidates.js';
import { createNameDirectory } from '../../db/stores/aggregator/identity/name-directory.js';
import { createNameIngest } from '../../db/stores/aggregator/identity/name-ingest.js';
import { createNameSearch } from '../../db/stores/aggregator/identity/name-search.js';
import { createPluginAuth } from '../plugin-auth.js';
import { createClubSnapshots } from '../../db/stores/aggregator/community/club-snapshots.js';
import { createClubs } from '../../db/stores/aggregator/community/clubs.js';
import { createTraffic } from '../../db/stores/aggregator/community/traffic.js';
import { createTables } from '../../db/stores/aggregator/explorer/tables.js';
import { createCoverage } from '../../db/stores/aggregator/metrics/coverage.js';
import { createOverview } from '../../db/stores/aggregator/metrics/overview.js';
import { createTimeseries } from '../../db/stores/aggregator/metrics/timeseries.js';
import { createFetchLeaderboard } from './fetch-leaderboard.js';

const SWEEP_EVERY_MS = 3_600_000;

/**
 * Wires the aggregator: stores, the token guard of its ingest routes, metrics, and the task that ignores queue entries older than 30 days.
 * Logs what of its configuration is open.
 */
export function createAggregator(dependencies: ServiceDependencies): ServiceParts {
  const { config, document, database, logger, publicUrls, listenUrls, startedAt, now } = dependencies;
  const { pluginAuthSecret: secret, pluginAuthUrl: url, pluginProjectKey } = config;
  const isIngestOpen = listTokens(config).length === 0;
  if (isIngestOpen)
    logger.warn('Ingest is open to everybody: none of INGEST_TOKEN, INGEST_TOKENS and ADMIN_TOKEN is set.');
  else if (secret === undefined)
    logger.warn('The plugin route is closed: ingest needs a token, and PLUGIN_AUTH_SECRET is not set.');
  const isLocal = config.host === 'localhost' || config.host === '::1' || config.host.startsWith('127.');
  if (!isLocal && config.primaryClubId === undefined)
    logger.warn('PRIMARY_CLUB_ID is not set: the first club that a snapshot names becomes the primary one.');
  addIngestMetrics(dependencies);
  const queue = createQueue(database);
  const whenNotChecked = isIngestOpen ? 'open' : 'closed';
  const stores: AggregatorStores = {
    directory: createNameDirectory(database, now),
    nameSearch: createNameSearch(database, now),
    candidates: createCandidates(database, now),
    nameIngest: createNameIngest(database, now),
    checkPluginToken:
      secret === undefined ? whenNotChecked : createPluginAuth({ url, secret, now: () => performance.now() }),
    pluginProjectKey,
    totals: createTotals(database),
    clubs: createClubs(database),
    clubSnapshots: createClubSnapshots(database, now),
    traffic: createTraffic(database),
    tables: createTables(database),
    overview: createOverview(database),
    timeseries: createTimeseries(database),
    coverage: createCoverage(database),
    fetchLeaderboard: createFetchLeaderboard(
      publicUrls.catalog,
      listenUrls.catalog && toReachable(listenUrls.catalog),
    ),
    publicUrl: publicUrls.aggregator,
    isIngestOpen,
    instances: createInstances(database),
    projects: createProjects(database),
    runs: createRuns(database),
    events: createEvents(database),
    queue,
    isFilter,
    startedAt,
    now,
  };
  const sweep = async (signal: AbortSignal): Promise<void> => {
    const ignored = await queue.sweep(now(), signal);
    if (ignored > 0) logger.info({ ignored }, 'queue items ignored after 30 days');
  };
  const fault = 'The queue could not be swept';
  return {
    operations,
    validators,
    handlers,
    stores,
    guards: createGuards(document, config, publicUrls.aggregator),
    tasks: [createPeriodicTask(sweep, { everyMs: SWEEP_EVERY_MS, logger, fault })],
  };
}

/** Projects with a metric of their own: the series of a metric must be bounded. */
const MAX_PROJECTS = 100;

function addIngestMetrics({ config, database, metrics, now }: ServiceDependencies): void {
  // Gauges must not wait behind requests.
  const projects = createProjects({ ...database, read: database.monitor });
  metrics.gauge('ingest_age_seconds', 'Time since a project last sent anything.', 'project', async () => {
    const rows = await projects.listLastSeen(MAX_PROJECTS);
    // The services' own projects are silent while nobody plays, which is no problem.
    const own = [OWN_PROJECT_KEY, config.pluginProjectKey];
    const ages = rows
      .filter(({ projectKey }) => !own.includes(projectKey))
      .map(({ projectKey, lastSeenAt }): [string, number] => [
        projectKey,
        Math.max(0, (now().getTime() - Date.parse(lastSeenAt)) / 1000),
      ]);
    return Object.fromEntries(ages);
  });
}

function listTokens({ ingestToken, ingestTokens, adminToken }: Config): TokenHeader[] {
  const all = { isAdmin: false, projectKeys: null };
  const ingest = ingestToken === undefined ? [] : inEitherHeader(ingestToken, all);
  const ofProjects = ingestTokens.flatMap(({ projectKey, token }) =>
    inEitherHeader(token, { isAdmin: false, projectKeys: new Set([projectKey]) }),
  );
  const access = { isAdmin: true, projectKeys: null };
  const admin = adminToken === undefined ? [] : [{ name: 'x-admin-token', token: adminToken, access }];
  return [...ingest, ...ofProjects, ...admin];
}

function inEitherHeader(token: string, access: TokenAccess): TokenHeader[] {
  return [
    { name: 'x-ingest-token', token, access },
    { name: 'authorization', scheme: 'Bearer', token, access },
  ];
}

/** Until a token is configured, every secured operation is open to programs and to pages of this server, and so is the plugin's without a secret. */
function createGuards(
  document: OpenApiDocument,
  config: Config,
  publicUrl: string,
): NonNullable<ServiceParts['guards']> {
  const tokens = listTokens(config);
  const ownNames = [config.host, hostname(), new URL(publicUrl).hostname].map((name) => name.toLowerCase());
  const openTo = (challenge: string): Guard =>
    createOriginGuard(ownNames, { challenge, message: FOREIGN_PAGE });
  const guard =
    tokens.length === 0
      ? openTo(INGEST_CHALLENGE)
      : createTokenGuard(tokens, { challenge: INGEST_CHALLENGE, message: 'Unauthorized' });
  const secured = listOperations(document).filter(({ operation }) => operation.security !== undefined);
  const isPluginOpen = tokens.length === 0 && config.pluginAuthSecret === undefined;
  return {
    ...Object.fromEntries(secured.map(({ operation }) => [operation.operationId, guard])),
    ...(isPluginOpen ? { ingestPluginDisplayNames: openTo(PLUGIN_CHALLENGE) } : {}),
  };
}

const FOREIGN_PAGE =
  'Without a token, this server takes requests of web pages from its own address only: set INGEST_TOKEN, or AGGREGATOR_URL to the address of the page.';
