import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { runForClient } from '../../db/connection/current-client.js';
import { SERVICES, type ServiceName } from '../config.js';
import { createAddressReader, isLocal } from '../http/client-address.js';
import { createDocsPage, INDEX_NAME, type DocsAssets, type Resource } from '../http/docs/docs-page.js';
import { createService, type RequestListener } from '../http/create-service.js';
import { createObserver } from '../http/observe.js';
import type { BodyBudgets } from '../http/operation-middleware.js';
import type { AnyHandler } from '../http/run-operation.js';
import { createPlayerPages } from '../http/pages/player-pages.js';
import { createRateLimit } from '../http/rate-limit.js';
import type { StaticResponses } from '../http/response/static-file.js';
import { readGuides, readWorkflows } from '../http/docs/guides.js';
import { renderContractRecipe, renderMockRecipe } from '../http/docs/recipes.js';
import { linkToPlace } from '../http/docs/render-first-view.js';
import { createSearchIndex, type SearchEntry } from '../http/docs/search-index.js';
import { listOperations, type LocatedOperation } from '../openapi-document.js';
import { projectRoot, version } from '../project-root.js';
import { readOutage } from './read-outage.js';
import { createStaticResponses, readServiceDocument, type ServiceDocument } from './service-documents.js';
import type { ServiceParts, Shared } from './service-parts.js';
import { clientPackageName, MOCK_PORTS, SUMMARIES, TITLES } from './service-titles.js';

/** Requests that have no response yet, by service. */
export type InFlight = Partial<Record<ServiceName, number>>;

/** Returns the request listener of one service: its own parts and the common ones. */
export function createListener(
  name: ServiceName,
  service: ServiceDocument,
  parts: ServiceParts,
  { config, logger, metrics, urls, bodies, inFlight }: Shared & { bodies: BodyBudgets; inFlight: InFlight },
  docsAssets: DocsAssets,
): RequestListener {
  const now = (): number => performance.now();
  inFlight[name] = 0;
  const docsPage = createDocsPage(
    {
      title: TITLES[name],
      document: service.document,
      clientPackage: clientPackageName(name),
      version,
      baseUrl: urls[name],
      related: SERVICES.map((service) => ({ title: TITLES[service], url: `${urls[service]}/api/` })),
      summaries: SUMMARIES,
      readContent: () => ({
        resources: listResources(name, urls[name]),
        guides: readGuides(urls),
        workflows: readWorkflows((service) => `${urls[service as ServiceName]}/api/openapi.yaml`),
        searchIndex: createIndex(urls),
      }),
    },
    docsAssets,
  );
  const observe = createObserver(name, logger, metrics, now, config.logSample);
  const listen = createService({
    operations: parts.operations,
    validators: parts.validators,
    handlers: parts.handlers as Record<string, AnyHandler>,
    stores: parts.stores,
    errorShape: parts.errorShape,
    ...(parts.guards ? { guards: parts.guards } : {}),
    protectedOperations: new Set(
      listOperations(service.document)
        .filter(({ operation }) => operation['x-access'] === 'protected')
        .map(({ operation }) => operation.operationId),
    ),
    staticResponses: createStaticResponses(
      service,
      docsPage,
      name === 'catalog' ? playerPages(urls, docsAssets) : undefined,
    ),
    notFound: docsPage.notFound,
    bodies,
    ...(name === 'catalog' ? { home: 'board/' } : {}),
    large: parts.large,
    runForClient,
    rateLimit: createRateLimit(config.rateLimitPerMinute.limit, now).take,
    ...(config.rateLimitPerMinute.exemptsLoopback ? { isUnlimited: isLocal } : {}),
    readAddress: createAddressReader(config.trustedProxies),
    observe: (context, status, error, unavailability) => {
      inFlight[name] = (inFlight[name] ?? 0) - 1;
      observe(context, status, error, unavailability);
    },
    readOutage,
    now,
  });
  return (request, response) => {
    inFlight[name] = (inFlight[name] ?? 0) + 1;
    listen(request, response);
  };
}

function playerPages({ verification }: Shared['urls'], { icon, search }: DocsAssets): StaticResponses {
  const links = [
    { label: 'Board', url: '../board/' },
    { label: 'API', url: '../api/' },
  ];
  return createPlayerPages({
    verificationUrl: verification,
    links,
    icon: `../api/${icon.href}`,
    documentation: '../api/',
    searchScript: `../api/${search.href}`,
    searchIndex: `../api/docs/${INDEX_NAME}`,
  });
}

/** The search goes over all services, whichever of them this process runs; guides are at each. */
function createIndex(urls: Shared['urls']): SearchEntry[] {
  const documents = SERVICES.map((service) => ({
    title: TITLES[service],
    document: readServiceDocument(service).document,
    toLink: (operation: LocatedOperation) => `${urls[service]}/api/${linkToPlace(operation)}`,
    toSectionLink: (slug: string) => `${urls[service]}/api/#description/${slug}`,
  }));
  return createSearchIndex(
    documents,
    readGuides(urls).map((guide) => ({ ...guide, url: `docs/guide-${guide.name}.html` })),
  );
}

/**
 * Returns the pages that a service's documentation links: changelog, client, and how to run a mock and a contract check of
 * this server. A deployment without the changelog's or the client's file has no page of it.
 */
function listResources(service: ServiceName, baseUrl: string): Resource[] {
  const facts = {
    service,
    baseUrl,
    documentUrl: `${baseUrl}/api/openapi.json`,
    mockPort: MOCK_PORTS[service],
  };
  return [
    ...fromFile('Changelog', 'changelog.html', `specs/${service}/CHANGELOG.md`),
    ...fromFile('Client', 'client.html', `generated/${service}/client/README.md`),
    { label: 'Contract report', name: 'contract.html', text: renderContractRecipe(facts) },
    { label: 'Mock', name: 'mock.html', text: renderMockRecipe(facts) },
  ];
}

function fromFile(label: string, name: string, path: string): Resource[] {
  const file = new URL(path, projectRoot);
  return existsSync(file) ? [{ label, name, text: readFileSync(file, 'utf8') }] : [];
}
